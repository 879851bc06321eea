"""Which call is to blame for a failure in a callee: the one whose arguments break what the callee relies on.

A callee that fails because of what it was given has a condition on its callers. The search goes from the failing place
along the calls, as long as a method only passes on what it was given itself.
"""

from __future__ import annotations

import operator
from collections.abc import Callable, Mapping, Sequence
from itertools import pairwise, takewhile

from oxpecker.judgment.conditions import needed, negated
from oxpecker.judgment.given import Given
from oxpecker.judgment.guards import Trace, overriding_receiver, passed_arguments, unless_other
from oxpecker.judgment.linear import never_holds, without_truisms
from oxpecker.judgment.sites import Body
from oxpecker.judgment.wording import Wording
from oxpecker.oox import typed
from oxpecker.oox.records import dataclass
from oxpecker.oox.source import BUILT_IN, Span
from oxpecker.oox.syntax import BinaryOperator, UnaryOperator
from oxpecker.oox.tree import rewritten

_COMPARISONS: Mapping[BinaryOperator, Callable[[int, int], bool]] = {
    BinaryOperator.LESS: operator.lt,
    BinaryOperator.LESS_EQUAL: operator.le,
    BinaryOperator.NOT_EQUAL: operator.ne,
}
_WRITES = (typed.SetField, typed.SetElement, typed.SetStatic)


@dataclass(frozen=True, slots=True)
class Blame:
    """The place to blame for a failure: a call that breaks a condition of its callee.

    `needs` is what the callee needs, in its own words; empty if it cannot be written. If all calls only pass on what
    they were given, `is_passed_on`: the place is then in the first method that others may call, and `callee` is empty
    if it fails itself. `condition` is in that case what the outermost caller has to keep to, if it can be written.
    """

    method: str
    span: Span
    callee: str
    needs: str
    is_passed_on: bool = False
    condition: typed.Expression | None = None


@dataclass(frozen=True, slots=True)
class _Needs:
    """What a method needs of its caller: expressions over its parameters and the state.

    `condition` says it as one expression on entry, if that can be written.
    """

    given: Given
    expressions: Sequence[typed.Expression]
    condition: typed.Expression | None
    told: str = ""
    """The same in words, where there is no such expression."""
    is_thrown: bool = False
    """Whether it is a `throw` that the expressions decide about."""

    def text(self, wording: Wording) -> str:
        """What is needed, in words; empty if it cannot be written."""
        return self.told if self.condition is None else wording.of(self.condition)


class Blamer:
    """Finds the calls to blame in the traces of exceptions."""

    def __init__(self, methods: Mapping[str, typed.Method], wording: Wording) -> None:
        self._methods = methods
        self._wording = wording

    def blamed(self, exception: str, trace: Trace) -> Blame | None:
        """The place to blame; None if it is the failing method, for something that it was not given."""
        frames = self._frames(trace)
        first = self._first(exception, *frames[0], _library_call(trace)) if frames else None
        if first is None:
            return None
        levels = [first]
        for (callee, _), (caller, span) in pairwise(frames):
            needs = levels[-1]
            passed = _passed(callee, needs, caller, span)
            if passed is None:
                return None
            further = None if _is_broken(needs, passed) else _passed_on(callee, caller, span, needs, passed)
            if further is None:
                return Blame(str(caller.method.info), span, str(callee.method.info), needs.text(self._wording))
            levels.append(further)
        own = sum(not span.file.startswith(BUILT_IN) for _, span in trace)
        return self._to_the_end(frames, levels) if len(frames) == own and not first.is_thrown else None

    def _to_the_end(self, frames: Sequence[tuple[Body, Span]], levels: Sequence[_Needs]) -> Blame:
        """The place in the first method that others may call, or in the outermost one."""
        places = (number for number, (body, _) in enumerate(frames) if not body.method.info.is_own_business)
        place = next(places, len(frames) - 1)
        body, span = frames[place]
        callee = str(frames[place - 1][0].method.info) if place else ""
        text = levels[place - 1].text(self._wording) if place else ""
        return Blame(str(body.method.info), span, callee, text, is_passed_on=True, condition=levels[-1].condition)

    def _frames(self, trace: Trace) -> list[tuple[Body, Span]]:
        """The failing method and its callers, as far as no code of the library calls."""
        found: list[tuple[Body, Span]] = []
        for name, span in trace:
            if span.file.startswith(BUILT_IN) or name not in self._methods:
                if found:
                    break
                continue
            found.append((Body(self._methods[name]), span))
        return found

    def _first(self, exception: str, body: Body, span: Span, library: str) -> _Needs | None:
        """What the failing method needs of its caller; None if it is to blame itself."""
        given = Given(body.method)
        for node in body.at(span):
            expressions: list[typed.Expression] = []
            lifted, told = None, ""
            if library:
                expressions = _given_to(library, node)
                told = _told(node, given, self._wording)
            elif isinstance(node, typed.Throw):
                expressions = body.decisions(node)
                told = _opposite(body, node, given, self._wording)
            else:
                condition = needed(node, exception)
                expressions = [] if condition is None else [condition]
                lifted = None if condition is None else given.on_entry(condition)
                lifted = None if lifted is None else without_truisms(lifted)
            if expressions:
                return self._checked(
                    exception, body, _Needs(given, expressions, lifted, told, isinstance(node, typed.Throw))
                )
        return None

    def _checked(self, exception: str, body: Body, needs: _Needs) -> _Needs | None:
        given, expressions = needs.given, needs.expressions
        if not (given.mentioned(expressions) or given.reads_statics(expressions)):
            return None  # about constants no caller decides anything
        if not all(map(given.is_given, expressions)) or any(map(never_holds, given.lifted(expressions))):
            return None
        if given.reads_state(expressions) and _may_write(body, given.lifted(expressions)):
            return None  # the method itself may have made the state
        is_null = exception == "NullPointerException"
        if is_null and (_is_from_call(expressions) or _tests_null(body, given.mentioned(expressions))):
            return None  # it asks for null itself, or uses an answer without asking
        return needs


def _library_call(trace: Trace) -> str:
    """The name of the method of the library that the program calls; empty if the program throws itself."""
    library = takewhile(lambda entry: entry[1].file.startswith(BUILT_IN), trace)
    names = [name for name, _ in library]
    return names[-1].partition("(")[0].rpartition(".")[2] if names else ""


def _given_to(library: str, node: typed.Node) -> list[typed.Expression]:
    """What a call passes to a method of the library; empty if the node is none."""
    if isinstance(node, typed.NewObject):
        return [*node.arguments]
    if not isinstance(node, typed.Invoke) or node.method.name != library:
        return []
    return [*node.arguments, *([] if node.receiver is None else [node.receiver])]


def _told(call: typed.Node, given: Given, wording: Wording) -> str:
    """What a call of the library needs, in words."""
    lifted = given.on_entry(call) if isinstance(call, typed.Invoke) else None
    text = "" if lifted is None else wording.of(lifted)
    return text and f"{text} does not throw"


def _opposite(body: Body, throw: typed.Throw, given: Given, wording: Wording) -> str:
    """What prevents a `throw` that one test decides about, in words."""
    decisions = body.decisions(throw)
    for parent, child in body.above(throw):
        if isinstance(parent, typed.If) and decisions == [parent.condition]:
            lifted = given.on_entry(parent.condition)
            return "" if lifted is None else wording.of(negated(lifted) if child is parent.then else lifted)
    return ""


def _is_broken(needs: _Needs, arguments: Mapping[int, typed.Expression]) -> bool:
    """Whether constants among the arguments already break what is needed, whatever the others are."""
    parts = () if needs.condition is None else _conjuncts(needs.condition)
    return any(_value(part, arguments) is False for part in parts)


def _conjuncts(condition: typed.Expression) -> list[typed.Expression]:
    match condition:
        case typed.Binary(operator=BinaryOperator.AND, left=left, right=right):
            return [*_conjuncts(left), *_conjuncts(right)]
    return [condition]


def _value(expression: typed.Expression, arguments: Mapping[int, typed.Expression]) -> object:
    """The value of a comparison of constants and arguments; None if it is not known."""
    match expression:
        case typed.Literal(value=value):
            return value
        case typed.Local(variable=variable) if variable.index in arguments:
            return _value(arguments[variable.index], {})
        case typed.Unary(operator=UnaryOperator.NEGATE, operand=operand):
            number = _value(operand, arguments)
            return -number if isinstance(number, int) else None
        case typed.Binary(operator=comparison, left=left, right=right) if comparison in _COMPARISONS:
            one, two = _value(left, arguments), _value(right, arguments)
            return _COMPARISONS[comparison](one, two) if isinstance(one, int) and isinstance(two, int) else None
    return None


def _passed(callee: Body, needs: _Needs, caller: Body, span: Span) -> dict[int, typed.Expression] | None:
    """The arguments of a call that matter, by the places of the parameters; None if nothing is known about it."""
    call = next((each for each in caller.at(span) if isinstance(each, (typed.Invoke, typed.NewObject))), None)
    mentioned = needs.given.mentioned(needs.expressions)
    passed = {} if call is None else passed_arguments(callee.method, call)
    if not mentioned or not mentioned <= passed.keys():
        return None
    return {index: passed[index] for index in sorted(mentioned)}


def _if_dispatched(
    callee: Body, caller: Body, span: Span, condition: typed.Expression, passed: Mapping[int, typed.Expression]
) -> typed.Expression:
    """A condition of a callee, for its caller; if the callee overrides another method, for receivers of its class."""
    call = next((each for each in caller.at(span) if isinstance(each, typed.Invoke)), None)
    seen = overriding_receiver(callee.method, call)
    return _with(condition, passed) if seen is None else unless_other(seen, _with(condition, {**passed, 0: seen}))


def _passed_on(
    callee: Body, caller: Body, span: Span, needs: _Needs, passed: Mapping[int, typed.Expression]
) -> _Needs | None:
    """What a caller needs if it only passes on what it was given."""
    given, arguments = Given(caller.method), [*passed.values()]
    if any(map(_is_answer, arguments)) or not all(map(given.is_given, arguments)):
        return None
    if not given.mentioned(arguments) or _tests_null(caller, given.mentioned(arguments)):
        return None
    if given.reads_state(arguments) and _may_write(caller, given.lifted(arguments)):
        return None
    needs_here = None if needs.condition is None else _if_dispatched(callee, caller, span, needs.condition, passed)
    condition = None if needs_here is None else given.on_entry(needs_here)
    return _Needs(given, arguments, None if condition is None else without_truisms(condition))


def _with(condition: typed.Expression, passed: Mapping[int, typed.Expression]) -> typed.Expression:
    """A condition with arguments in place of parameters."""
    if isinstance(condition, typed.Local):
        return passed.get(condition.variable.index, condition)
    return rewritten(typed.EXPRESSIONS, condition, lambda part: _with(part, passed))


def _is_answer(argument: typed.Expression) -> bool:
    """Whether an argument is the result of a call, which the caller did not look at."""
    while isinstance(argument, (typed.CastReference, typed.Convert)):
        argument = argument.operand
    return isinstance(argument, typed.Invoke)


def _is_from_call(expressions: Sequence[typed.Expression]) -> bool:
    return any(_is_answer(each.left) for each in expressions if isinstance(each, typed.Binary))


def _may_write(body: Body, expressions: Sequence[typed.Expression]) -> bool:
    """Whether a method may change the state that expressions read, itself or by a call."""
    code = body.method.body
    if any(not call.method.pure for call in typed.found(code, typed.Invoke)):
        return True
    if typed.contains(expressions, typed.Invoke):
        return typed.contains(code, *_WRITES)
    fields = {each.field for each in typed.found(expressions, typed.FieldRead)}
    statics = {each.field for each in typed.found(expressions, typed.StaticRead)}
    fields &= {each.field for each in typed.found(code, typed.SetField)}
    statics &= {each.field for each in typed.found(code, typed.SetStatic)}
    elements = typed.contains(expressions, typed.ElementRead) and typed.contains(code, typed.SetElement)
    return bool(fields or statics) or elements


def _tests_null(body: Body, parameters: set[int]) -> bool:
    """Whether a method compares one of its parameters with null."""
    pairs = [(node.left, node.right) for node in typed.found(body.method.body, typed.Binary)]
    return any(_is_null(one) and _is_any(two, parameters) for pair in pairs for one, two in (pair, pair[::-1]))


def _is_null(node: typed.Expression) -> bool:
    return isinstance(node, typed.Literal) and node.value is None


def _is_any(node: typed.Expression, parameters: set[int]) -> bool:
    while isinstance(node, typed.CastReference):
        node = node.operand
    return isinstance(node, typed.Local) and node.variable.index in parameters
