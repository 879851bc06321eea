"""Candidate invariants of loops, and candidate postconditions of methods, taken from conditions in the program.

Any condition that can be evaluated may be a candidate, because candidates are proved before they are used.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from itertools import combinations

from oxpecker.oox import typed
from oxpecker.oox.syntax import BinaryOperator as B
from oxpecker.oox.syntax import UnaryOperator
from oxpecker.oox.tree import Rewriter
from oxpecker.oox.types import BOOL, INTEGRAL, RANGES, ArrayType, ClassType, Type
from oxpecker.strategies.limits import MOST_CANDIDATES, MOST_COMPARED

_PLAIN = (typed.Literal, typed.Local, typed.Unary, typed.Binary, typed.Convert, typed.LengthOf, typed.FieldRead)
"""The expressions that a candidate may contain."""
_COMPARISONS = (B.LESS, B.LESS_EQUAL, B.GREATER, B.GREATER_EQUAL, B.EQUAL, B.NOT_EQUAL)
_RELAXED = {B.LESS: B.LESS_EQUAL, B.GREATER: B.GREATER_EQUAL}
_STEPS = {B.LESS_EQUAL: 1, B.GREATER_EQUAL: -1}

Substitution = Mapping[typed.Variable, typed.Expression]


def of_loop(method: typed.Method, scope: Iterable[typed.Variable]) -> list[typed.Expression]:
    """Candidates for the start of each iteration of a loop, over the locals that are assigned by then."""
    known = sorted(scope, key=lambda variable: variable.index)
    found: dict[typed.Expression, None] = {}
    for condition in _conditions(method):
        if locals_of(condition) <= set(known):
            found |= dict.fromkeys((condition, negated(condition), *_relaxed(condition)))
    for variable in known:
        found |= dict.fromkeys(_of_variable(method, variable))
    numbers = [v for v in known if v.type in INTEGRAL][:MOST_COMPARED]
    for one, other in combinations(numbers, 2):
        if one.type == other.type:
            found |= dict.fromkeys(_compared(operator, _local(one), _local(other)) for operator in _COMPARISONS)
    return [each for each in found if locals_of(each)][:MOST_CANDIDATES]


def of_function(method: typed.Method, callers: Iterable[typed.Method]) -> list[typed.Expression]:
    """Candidates for the result of a call, from conditions in its callers."""
    found: dict[typed.Expression, None] = {}
    for caller in callers:
        for substitution in _calls(method, caller):
            seen = [_substituted(each, substitution) for each in _conditions(caller)]
            plain = list(dict.fromkeys(each for each in seen if each is not None))
            about = [each for each in plain if _mentions_result(each)]
            guards = [each for each in plain if not _mentions_result(each)]
            candidates = [each for condition in about for each in (condition, negated(condition))]
            found |= dict.fromkeys(candidates)
            for guard in guards:
                for unless in (guard, negated(guard)):
                    found |= dict.fromkeys(_compared(B.OR, unless, each) for each in candidates)
    return list(found)[:MOST_CANDIDATES]


def negated(condition: typed.Expression) -> typed.Expression:
    """The negation of a condition."""
    return typed.Unary(BOOL, UnaryOperator.NOT, condition)


def _conditions(method: typed.Method) -> list[typed.Expression]:
    """The conditions in a method that may be candidates, including parts of others."""
    found: dict[typed.Expression, None] = {}
    for node in typed.found(method.roots, typed.Binary, typed.Local):
        if node.type == BOOL and is_plain(node):
            found[node] = None
    return list(found)


def is_plain(expression: typed.Expression) -> bool:
    """Whether an expression can be evaluated without calls."""
    return all(isinstance(node, _PLAIN) for node in typed.walk(expression))


def _relaxed(condition: typed.Expression) -> Iterator[typed.Expression]:
    """Weaker conditions that still hold after the step that makes a comparison false."""
    if not isinstance(condition, typed.Binary):
        return
    if condition.operator in _RELAXED:
        yield replace(condition, operator=_RELAXED[condition.operator])
        return
    limit, step = condition.right, _STEPS.get(condition.operator)
    if step is not None and isinstance(limit, typed.Literal) and isinstance(limit.value, int):
        low, high = RANGES.get(limit.type, (0, -1))
        if low <= limit.value + step <= high:
            yield replace(condition, right=replace(limit, value=limit.value + step))


def _of_variable(method: typed.Method, variable: typed.Variable) -> Iterator[typed.Expression]:
    """Candidates from the type of a local, and the constants assigned to it."""
    local = _local(variable)
    if variable.type == BOOL:
        yield from (local, negated(local))
    elif variable.type in INTEGRAL:
        for value in _constants(method, variable):
            literal = typed.Literal(variable.type, value)
            yield from (_compared(operator, local, literal) for operator in (B.GREATER_EQUAL, B.LESS_EQUAL, B.EQUAL))
    elif isinstance(variable.type, (ClassType, ArrayType)):
        yield _compared(B.NOT_EQUAL, local, typed.Literal(variable.type, None))


def _constants(method: typed.Method, variable: typed.Variable) -> list[int]:
    sets = (node for node in typed.STATEMENTS.found(method.body, typed.SetLocal) if node.variable == variable)
    values = (node.value.value for node in sets if isinstance(node.value, typed.Literal))
    return list(dict.fromkeys((0, *(value for value in values if isinstance(value, int)))))


def _calls(method: typed.Method, caller: typed.Method) -> Iterator[Substitution]:
    """For each call whose result is assigned to a local: the callee's names for the caller's locals."""
    defined = _definitions(caller)
    for node in typed.STATEMENTS.found(caller.body, typed.SetLocal):
        if not isinstance(node.value, typed.Invoke) or node.value.method.key != method.info.key:
            continue
        found: dict[typed.Variable, typed.Expression] = {
            node.variable: typed.Bound(node.variable.type, typed.RETVAL, 0)
        }
        for parameter, argument in zip(method.parameters, node.value.arguments, strict=True):
            if isinstance(argument, typed.Local):
                found.setdefault(argument.variable, _local(parameter))
        for variable, value in defined.items():
            meant = None if variable in found else _substituted(value, found)
            if meant is not None:
                found[variable] = meant
        yield found


def _definitions(method: typed.Method) -> dict[typed.Variable, typed.Expression]:
    """The locals that are assigned once, to a simple expression."""
    sets: dict[typed.Variable, list[typed.Expression]] = {}
    for node in typed.STATEMENTS.found(method.body, typed.SetLocal):
        if not node.declares:
            sets.setdefault(node.variable, []).append(node.value)
    return {variable: values[0] for variable, values in sets.items() if len(values) == 1 and is_plain(values[0])}


def _substituted(expression: typed.Expression, substitution: Substitution) -> typed.Expression | None:
    """An expression with its locals substituted; None if a local has no substitute."""
    if not locals_of(expression) <= substitution.keys():
        return None
    return Rewriter(typed.EXPRESSIONS, {typed.Local: lambda local: substitution[local.variable]}).rewrite(expression)


def _mentions_result(expression: typed.Expression) -> bool:
    return typed.contains(expression, typed.Bound)


def locals_of(expression: typed.Expression) -> set[typed.Variable]:
    """The locals in an expression."""
    return {node.variable for node in typed.found(expression, typed.Local)}


def _local(variable: typed.Variable) -> typed.Local:
    return typed.Local(variable.type, variable)


def _compared(operator: B, left: typed.Expression, right: typed.Expression) -> typed.Expression:
    result: Type = BOOL
    return typed.Binary(result, operator, left, right)
