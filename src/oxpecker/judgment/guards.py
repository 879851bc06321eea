"""Exceptions that are thrown on purpose, about arguments or state: guards.

A `throw` is a guard if its class is one that is used for this, and if what decides whether it is reached was given by
the caller of the method under check, all along the calls that lead to it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import reduce
from itertools import pairwise
from typing import TypeAlias

from oxpecker.judgment.conditions import negated
from oxpecker.judgment.given import STATE, Given
from oxpecker.judgment.sites import Body
from oxpecker.oox import typed
from oxpecker.oox.hierarchy import Hierarchy, MethodInfo
from oxpecker.oox.records import dataclass
from oxpecker.oox.source import BUILT_IN, Span
from oxpecker.oox.syntax import BinaryOperator, UnaryOperator
from oxpecker.oox.tree import rewritten
from oxpecker.oox.types import BOOL, ClassType

Trace = Sequence[tuple[str, Span]]
"""The calls that lead to a `throw`, innermost first: each with the place it has come to."""

IsChanged: TypeAlias = Callable[[bool], bool]
"""Whether a run has changed what it was given: objects and arrays, or only arrays."""

_ABOUT_TEXT = (
    "NumberFormatException",
    "DateTimeParseException",
    "IllegalCharsetNameException",
    "UnsupportedCharsetException",
    "PatternSyntaxException",
)
"""What the library throws about a text that it cannot read."""

_ABOUT_ARGUMENTS = "IllegalArgumentException"
_BITS = (BinaryOperator.BIT_AND, BinaryOperator.BIT_OR, BinaryOperator.BIT_XOR)
_ANYTHING = frozenset({"Throwable", "Exception", "RuntimeException", "Error"})


@dataclass(frozen=True, slots=True)
class GuardSite:
    """A guard, and what it demands on entry of the method under check, if that can be written."""

    demand: typed.Expression | None


@dataclass(frozen=True, slots=True)
class _Reached:
    """How far up the calls of a guard were followed.

    The node is the `throw` or the call that leads to it, with what decides there; `reads_state` tells whether the state
    decides, in whatever call, and `reads_objects` whether more of it than elements of arrays; the demand is what must
    hold there for the guard not to throw.
    """

    node: typed.Node
    decisive: list[typed.Expression]
    reads_state: bool
    reads_objects: bool
    demand: typed.Expression | None


class Guards:
    """Recognises guards in the traces of exceptions."""

    def __init__(self, hierarchy: Hierarchy, methods: Mapping[str, typed.Method]) -> None:
        self._hierarchy = hierarchy
        self._methods = methods

    def site(self, exception: str, trace: Trace, is_changed: IsChanged) -> GuardSite | None:
        """The guard that a trace ends with; `is_changed` tells whether the run has changed what it was given."""
        found = self._about_given(exception, trace, is_changed)
        return GuardSite(None) if found is None and self._is_told_to_others(exception, trace) else found

    def _is_told_to_others(self, exception: str, trace: Trace) -> bool:
        """Whether a class throws on purpose, about an argument, in code that only itself can call.

        So a parser refuses a text: what decides is how far it has come. The exception is meant for the callers of the
        public method, whereas a callee that others call, too, may blame the method.
        """
        if not self._is_any(exception, (_ABOUT_ARGUMENTS,)) or any(name not in self._methods for name, _ in trace):
            return False
        frames = [self._methods[name] for name, _ in trace]
        checked = frames[-1].info
        if checked.private or not frames[-1].parameters:
            return False
        body = Body(frames[0])
        thrown = (each for each in body.at(trace[0][1]) if isinstance(each, typed.Throw))
        is_written = any(not {str(t) for t in body.caught(each)} & _ANYTHING for each in thrown)
        return is_written and all(each.info.private and each.info.owner == checked.owner for each in frames[:-1])

    def _about_given(self, exception: str, trace: Trace, is_changed: IsChanged) -> GuardSite | None:
        """The guard about what was given, if that is what decides."""
        own = [entry for entry in trace if not entry[1].file.startswith(BUILT_IN)]
        if not own or list(trace[-len(own) :]) != own or any(name not in self._methods for name, _ in trace):
            return None  # code of the library calls back
        first = self._first(exception, own, len(own) < len(trace))
        if first is None and len(own) + 1 == len(trace):
            first = self._supplied(exception, trace)
        if first is None:
            return self._documented(exception, own, None, len(own) < len(trace))
        whole = self._reaches_caller(own, first)
        is_call = isinstance(first.node, typed.Invoke) and self.rejects(first.node.method, exception)
        if is_call or isinstance(first.node, typed.NewObject):
            whole = self._of_check(trace) or whole
        if whole is None:
            return self._documented(exception, own, first, True)
        frames = [Body(self._methods[name]) for name, _ in own]
        if not whole.decisive and not self._needs_no_condition(exception, frames, whole.node):
            return self._documented(exception, own, first, True)
        given = Given(frames[-1].method)
        if whole.decisive and not (given.mentioned(whole.decisive) or given.reads_statics(whole.decisive)):
            return None  # constants: no caller can do better
        if whole.reads_state and is_changed(whole.reads_objects):
            return None  # the method itself may have made the state
        return GuardSite(whole.demand)

    def _documented(self, exception: str, own: Trace, first: _Reached | None, thrown: bool) -> GuardSite | None:
        """The documented refusal of the method under check: whatever leads to it, callers are told."""
        is_thrown = thrown or first is not None or self._throws(own[0])
        return GuardSite(None) if is_thrown and self.rejects(self._methods[own[-1][0]].info, exception) else None

    def _throws(self, entry: tuple[str, Span]) -> bool:
        return any(isinstance(node, typed.Throw) for node in Body(self._methods[entry[0]]).at(entry[1]))

    def is_deliberate(self, exception: str, trace: Trace) -> bool:
        """Whether a callee in the program throws on purpose, about what it was called with or its state."""
        if len(trace) < 2 or not self._is_about_callers(exception):
            return False
        name, span = trace[0]
        if span.file.startswith(BUILT_IN) or name not in self._methods:
            return False
        body = Body(self._methods[name])
        return any(isinstance(node, typed.Throw) and not body.is_null_check(node) for node in body.at(span))

    def is_excluded(self, exception: str, trace: Trace) -> bool:
        """Whether the method itself says by a `throw` after a loop that the search for an argument succeeds."""
        if len(trace) != 1 or not (exception == "AssertionError" or self._is_about_callers(exception)):
            return False
        body = Body(self._methods[trace[0][0]])
        given = {each.index for each in body.method.parameters[0 if body.method.info.static else 1 :]}
        decisive = [
            condition
            for node in body.at(trace[0][1])
            if isinstance(node, typed.Throw) and not body.is_implicit(node)
            for condition in body.found_before(node)
        ]
        return any(local.variable.index in given for local in typed.found(decisive, typed.Local))

    def refusing(self, exception: str, trace: Trace, is_changed: IsChanged) -> typed.Expression | None:
        """The object of the library that refuses a call whatever its state, such as a view that changes nothing.

        Only if the caller gave it to the method: whoever made it wanted that. Other calls of the method do not matter,
        unless they may replace the object.
        """
        own = [entry for entry in trace if not entry[1].file.startswith(BUILT_IN)]
        library = trace[: len(trace) - len(own)]
        is_called = bool(own and library) and list(trace[len(library) :]) == own
        # A class may have inherited the method.
        if not is_called or len({*map(_name, library)}) > 1 or any(name not in self._methods for name, _ in trace):
            return None
        refusal, frames = Body(self._methods[trace[0][0]]), [Body(self._methods[name]) for name, _ in own]
        thrown = [each for each in refusal.at(trace[0][1]) if isinstance(each, typed.Throw)]
        if not self.rejects(refusal.method.info, exception) or not any(map(refusal.is_only, thrown)):
            return None
        calls = (each for each in frames[0].at(own[0][1]) if isinstance(each, typed.Invoke))
        refused = next((each.receiver for each in calls if each.method.name == _name(trace[0])), None)
        for (callee, _), (caller, (_, span)) in pairwise(zip(frames, own, strict=True)):
            refused = _seen_by(caller, span, callee, refused)
        given = None if refused is None else Given(frames[-1].method).on_entry(refused)
        if given is None or (_is_replaceable(given) and is_changed(True)) or self._is_set_to_empty(given):
            return None
        return given

    def _is_set_to_empty(self, read: typed.Expression) -> bool:
        """Whether code sets a field to what the library gives everybody, such as an empty list: perhaps by mistake."""
        if not isinstance(read, (typed.FieldRead, typed.StaticRead)):
            return False
        values = (
            each.value
            for method in self._methods.values()
            for each in typed.walk(method.body)
            if isinstance(each, (typed.SetField, typed.SetStatic)) and each.field is read.field
        )
        return any(isinstance(each, typed.Invoke) and each.receiver is None and not each.arguments for each in values)

    def _first(self, exception: str, own: Trace, in_library: bool) -> _Reached | None:
        """The `throw`, or the call of a check in the library, and what decides about it."""
        body, span = Body(self._methods[own[0][0]]), own[0][1]
        for node in body.at(span):
            if isinstance(node, typed.Throw) and not in_library and not body.is_null_check(node):
                info = body.method.info
                deliberate = self._is_about_callers(exception) or self.rejects(info, exception) or body.is_only(node)
                deliberate |= self._is_excluded_here(exception, own) and not body.is_implicit(node)
                caught = {str(t) for t in body.caught(node)}
                if (deliberate or info.is_constructor) and not caught & _ANYTHING:
                    return _Reached(node, body.decisions(node), False, False, _avoided(body, node))
                return None
            is_refusal = self._is_any(exception, (_ABOUT_ARGUMENTS,)) and _creates_with_given(body, node)
            is_check = isinstance(node, typed.Invoke) and self._is_check(exception, node.method)
            if in_library and isinstance(node, (typed.Invoke, typed.NewObject)) and (is_check or is_refusal):
                return _Reached(node, [*node.arguments, *body.decisions(node)], False, False, None)
        return None

    def _is_excluded_here(self, exception: str, own: Trace) -> bool:
        """Whether a `throw` says that no code of the program makes such a call, where no other code can make it."""
        return self._is_any(exception, ("AssertionError",)) and self._methods[own[-1][0]].info.is_own_business

    def _supplied(self, exception: str, trace: Trace) -> _Reached | None:
        """The call of a library method that throws what the program supplies, such as `orElseThrow(() -> ..)`."""
        (name, place), (caller, span) = trace[:2]
        called, body = Body(self._methods[name]), Body(self._methods[caller])
        suppliers = {_supplier(each.value) for each in called.at(place) if isinstance(each, typed.Throw)} - {None}
        calls = [
            each
            for each in body.at(span)
            if isinstance(each, typed.Invoke) and each.method.name == called.method.info.name
        ]
        if not suppliers or len(calls) != 1 or not self._is_about_callers(exception):
            return None
        passed = passed_arguments(called.method, calls[0])
        decisive = [value for index, value in passed.items() if index not in suppliers]
        return _Reached(calls[0], [*decisive, *body.decisions(calls[0])], False, False, None)

    def _of_check(self, trace: Trace) -> _Reached | None:
        """The same for a check of the library, by its code: only some of its arguments decide."""
        body = Body(self._methods[trace[0][0]])
        for node in body.at(trace[0][1]):
            if isinstance(node, typed.Throw):
                avoided = _avoided(body, node)
                demand = None if avoided is None or _is_about_bits(avoided) else avoided
                return self._reaches_caller(trace, _Reached(node, body.decisions(node), False, False, demand))
        return None

    def _reaches_caller(self, trace: Trace, reached: _Reached) -> _Reached | None:
        """What decides in the method under check if all calls pass on what they were given."""
        frames = [Body(self._methods[name]) for name, _ in trace]
        for number, body in enumerate(frames):
            given = Given(body.method)
            if not all(map(given.is_given, reached.decisive)):
                return None
            reads_state = reached.reads_state or given.reads_state(reached.decisive)
            reads_objects = reached.reads_objects or given.reads_objects(reached.decisive)
            demand = None if reached.demand is None else given.on_entry(reached.demand)
            if number + 1 == len(frames):
                return _Reached(reached.node, reached.decisive, reads_state, reads_objects, demand)
            caller, span = frames[number + 1], trace[number + 1][1]
            call = next((each for each in caller.at(span) if isinstance(each, (typed.Invoke, typed.NewObject))), None)
            if call is None:
                return None
            passed = passed_arguments(body.method, call)
            wanted = [passed[index] for index in sorted(given.mentioned(reached.decisive)) if index in passed]
            demand = None if demand is None else substituted(demand, passed)
            decisive = [*wanted, *caller.decisions(call)]
            reached = _Reached(call, decisive, reads_state, reads_objects, _avoided(caller, call, demand))
        return None

    def _needs_no_condition(self, exception: str, frames: list[Body], node: typed.Node) -> bool:
        """Whether a method that always throws does so on purpose: a stub, or a constructor that allows no object."""
        if len(frames) > 1 or not isinstance(node, typed.Throw):
            return False
        unsupported = self._hierarchy.subclass(exception, "UnsupportedOperationException")
        return unsupported or frames[0].is_only(node) or frames[0].method.info.is_constructor

    def _is_about_callers(self, exception: str) -> bool:
        """Whether who throws it means that a caller is wrong: any unchecked exception, or one of the program."""
        cls = self._hierarchy.get(exception)
        declared_here = cls is not None and not cls.declaration.span.file.startswith(BUILT_IN)
        is_error = self._hierarchy.subclass(exception, "Error")
        return (declared_here and not is_error) or self._hierarchy.subclass(exception, "RuntimeException")

    def _is_check(self, exception: str, method: MethodInfo) -> bool:
        return self.rejects(method, exception) or self._is_any(exception, _ABOUT_TEXT)

    def rejects(self, method: MethodInfo, exception: str) -> bool:
        """Whether a method, or one that it overrides, documents that it refuses calls by an exception."""
        declared = [str(t) for each in (method, *method.overrides) for t in each.rejects]
        return self._is_any(exception, declared)

    def _is_any(self, exception: str, classes: Sequence[str]) -> bool:
        return any(self._hierarchy.subclass(exception, above) for above in classes)


def _supplier(thrown: typed.Expression | None) -> int | None:
    """The parameter or local whose method returns what is thrown."""
    while isinstance(thrown, typed.CastReference):
        thrown = thrown.operand
    receiver = thrown.receiver if isinstance(thrown, typed.Invoke) else None
    return receiver.variable.index if isinstance(receiver, typed.Local) else None


def _name(entry: tuple[str, Span]) -> str:
    """The simple name of a method in a trace."""
    return entry[0].partition("(")[0].rpartition(".")[2]


def _creates_with_given(body: Body, node: typed.Node) -> bool:
    """Whether a node creates an object with arguments as the caller gave them: a computed one is the method's own."""
    if not isinstance(node, typed.NewObject):
        return False
    given = [Given(body.method).on_entry(each) for each in node.arguments]
    return not any(each is None or typed.contains(each, typed.Binary, typed.Unary, typed.Invoke) for each in given)


def _seen_by(caller: Body, span: Span, callee: Body, value: typed.Expression | None) -> typed.Expression | None:
    """What the caller passes as a value that its callee was given; None if the callee was not given it."""
    given = None if value is None else Given(callee.method).on_entry(value)
    call = next((each for each in caller.at(span) if isinstance(each, (typed.Invoke, typed.NewObject))), None)
    return None if given is None or call is None else substituted(given, passed_arguments(callee.method, call))


def _is_replaceable(given: typed.Expression) -> bool:
    """Whether a method may see another object than on entry where it reads what it was given."""
    reads = typed.found(given, *STATE)
    return not all(isinstance(each, (typed.FieldRead, typed.StaticRead)) and each.field.final for each in reads)


def _is_about_bits(condition: typed.Expression) -> bool:
    """Whether a condition combines bits: that is how the library computes it, and not what it means."""
    return any(each.operator in _BITS for each in typed.found(condition, typed.Binary))


def passed_arguments(method: typed.Method, call: typed.Invoke | typed.NewObject) -> dict[int, typed.Expression]:
    """The arguments of a call, by the places of the parameters; a new object is none."""
    receiver = call.receiver if isinstance(call, typed.Invoke) else None
    skipped = 0 if method.info.static else 1
    passed = dict(zip((p.index for p in method.parameters[skipped:]), call.arguments, strict=False))
    if receiver is not None and skipped:
        passed[method.parameters[0].index] = receiver
    return passed


def overriding_receiver(called: typed.Method, call: typed.Expression | None) -> typed.CastReference | None:
    """The receiver of a call as an object of the class whose method runs, if that overrides the one that is called."""
    is_other = isinstance(call, typed.Invoke) and not called.info.static and call.method.run is not called.info.run
    if not is_other or not isinstance(call, typed.Invoke) or call.receiver is None:
        return None
    return typed.CastReference(ClassType(called.info.owner), call.receiver, span=call.span)


def unless_other(seen: typed.CastReference, condition: typed.Expression) -> typed.Expression:
    """A condition that matters for objects of one class only."""
    is_one = typed.TypeTest(BOOL, seen.operand, seen.type, span=seen.span)
    is_other = typed.Unary(BOOL, UnaryOperator.NOT, is_one, span=seen.span)
    return typed.Binary(BOOL, BinaryOperator.OR, is_other, condition, span=condition.span)


def _avoided(body: Body, node: typed.Node, otherwise: typed.Expression | None = None) -> typed.Expression | None:
    """The condition under which a node is not reached, or something holds there; None if that cannot be told."""
    choices = body.choices(node)
    if choices is None or (isinstance(node, (typed.Invoke, typed.NewObject)) and otherwise is None):
        return None
    parts = [negated(condition) if outcome else condition for condition, outcome in reversed(choices)]
    parts += [] if otherwise is None else [otherwise]
    if not parts:
        return None
    return reduce(lambda one, two: typed.Binary(BOOL, BinaryOperator.OR, one, two, span=two.span), parts)


def substituted(expression: typed.Expression, values: Mapping[int, typed.Expression]) -> typed.Expression | None:
    """An expression with values for the variables in it; None if one has none."""
    if any(local.variable.index not in values for local in typed.found(expression, typed.Local)):
        return None

    def change(part: typed.Expression) -> typed.Expression:
        if isinstance(part, typed.Local):
            return values[part.variable.index]
        return rewritten(typed.EXPRESSIONS, part, change)

    return change(expression)
