"""What counting loops do, as quantified conditions, sums and filled ranges."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from oxpecker.oox import typed
from oxpecker.oox.syntax import BinaryOperator, FoldKind, QuantifierKind
from oxpecker.oox.types import BOOL, INT, INTEGRAL
from oxpecker.refinement.inference.conditions import conjunction
from oxpecker.refinement.inference.execution import Execution, LoopEntry
from oxpecker.refinement.inference.path import Condition, Filled, Path, Result
from oxpecker.refinement.inference.values import (
    FALSE,
    TRUE,
    Expression,
    LoopVariable,
    Unknown,
    binary,
    integer,
    mentions,
    negation,
    replaced,
)


@dataclass(frozen=True, slots=True)
class Counting:
    """A loop whose counter goes up by one from `low` until it reaches `high`."""

    entry: LoopEntry
    counter: LoopVariable
    low: Expression
    high: Expression
    stays: Expression
    """The condition under which another round is made."""
    bound: typed.Bound


def with_loops(execution: Execution) -> list[Path]:
    """The paths that have ended, with what is known of the loops that they went through."""
    paths = execution.ended
    for number, entry in execution.loops.items():
        counting = _counting(entry, number)
        if counting is not None:
            paths = _summarised(counting, paths)
    return paths


def _counting(entry: LoopEntry, number: int) -> Counting | None:
    for index, variable in entry.variables.items():
        if variable.type != INT or not entry.rounds:
            continue
        one_more = binary(BinaryOperator.PLUS, variable, integer(1), INT)
        if any(each.locals.get(index) != one_more for each in entry.rounds):
            continue
        for condition in entry.rounds[0].conditions:
            value = condition.value
            if not (isinstance(value, typed.Binary) and value.operator is BinaryOperator.LESS):
                continue
            if value.left == variable and not mentions(value.right, (LoopVariable, Unknown)):
                bound = typed.Bound(INT, variable.name if "$" not in variable.name else "i", number)
                return Counting(entry, variable, entry.initial[index], value.right, value, bound)
    return None


def _summarised(loop: Counting, paths: list[Path]) -> list[Path]:
    within = [path for path in paths if _leaves_within(loop, path) and not path.conditions[-1].is_guard]
    exits = list(dict.fromkeys(_within(loop, path) for path in within))
    return [_through(loop, path, exits) if _passes(loop, path) else path for path in paths]


def _passes(loop: Counting, path: Path) -> bool:
    return any(condition.value in (loop.stays, negation(loop.stays)) for condition in path.conditions)


def _leaves_within(loop: Counting, path: Path) -> bool:
    return any(condition.value == loop.stays for condition in path.conditions)


def _within(loop: Counting, path: Path) -> Expression:
    """Under which condition on the counter a path leaves the loop in the middle of a round."""
    own = [c.value for c in path.conditions if mentions(c.value, LoopVariable) and not c.is_guard]
    return replaced(conjunction([each for each in own if each != loop.stays]), loop.counter, loop.bound)


def _through(loop: Counting, path: Path, exits: list[Expression]) -> Path:
    path = path.fork()
    conditions = [c for c in path.conditions if not mentions(c.value, LoopVariable)]
    place = next(c.span for c in path.conditions if c.value in (loop.stays, negation(loop.stays)))
    if _leaves_within(loop, path) and path.conditions[-1].is_guard:
        path.conditions = [*conditions[: loop.entry.known], *_failing(loop, path.conditions[-1])]
        return path
    if _leaves_within(loop, path):
        inside = _within(loop, path)
        path.conditions = [*conditions, Condition(_exists(loop, inside), place, False)]
        if path.value == loop.counter:
            path.about_result = list(_first(loop, inside))
        return path
    path.conditions = [*conditions, *(Condition(negation(_exists(loop, each)), place, False) for each in exits)]
    for index, value in _after(loop):
        path = _substituted(path, loop.entry.variables[index], value)
    path.filled = [*path.filled, *_fills(loop)]
    return path


def _failing(loop: Counting, guard: Condition) -> Iterator[Condition]:
    """That the language throws in some round of the loop, if the rounds before do not leave it."""
    entered = binary(BinaryOperator.LESS, loop.low, loop.high, BOOL)
    if entered != TRUE:
        yield replace(guard, value=entered, is_guard=False)
    value = guard.value
    if not mentions(value, LoopVariable):
        yield guard
        return
    length = _limit(loop, value)
    if length is None:
        yield replace(guard, value=_exists(loop, replaced(value, loop.counter, loop.bound)))
        return
    negative = binary(BinaryOperator.LESS, loop.low, integer(0), BOOL)
    beyond = binary(BinaryOperator.LESS, length, loop.high, BOOL)
    both = [each for each in (negative, beyond) if each != FALSE]
    yield replace(guard, value=both[0] if len(both) == 1 else typed.Binary(BOOL, BinaryOperator.OR, negative, beyond))


def _limit(loop: Counting, guard: Expression) -> Expression | None:
    """The length of an array that the counter is an index of."""
    if not (isinstance(guard, typed.Binary) and guard.operator is BinaryOperator.OR):
        return None
    inside = negation(guard.right)
    if not (isinstance(inside, typed.Binary) and inside.operator is BinaryOperator.LESS):
        return None
    fits = inside.left == loop.counter and not mentions(inside.right, (LoopVariable, Unknown))
    return inside.right if fits else None


def _first(loop: Counting, inside: Expression) -> Iterator[Expression]:
    """That the result is the first index at which a condition holds."""
    result = Result(INT)
    yield negation(binary(BinaryOperator.LESS, result, loop.low, BOOL))
    yield binary(BinaryOperator.LESS, result, loop.high, BOOL)
    yield replaced(inside, loop.bound, result)
    before = typed.ForRange(BOOL, QuantifierKind.EXISTS, loop.bound, loop.low, result, inside, True)
    yield negation(before)


def _exists(loop: Counting, inside: Expression) -> Expression:
    if inside == TRUE:
        return Unknown(BOOL, 0)
    return typed.ForRange(BOOL, QuantifierKind.EXISTS, loop.bound, loop.low, loop.high, inside, True)


def _after(loop: Counting) -> Iterator[tuple[int, Expression]]:
    """What the locals of a loop hold after it, for those of which that is known."""
    for index, variable in loop.entry.variables.items():
        initial = loop.entry.initial[index]
        if variable == loop.counter:
            yield index, loop.high
            continue
        total = _total(loop, index, variable)
        if total is not None:
            is_zero = isinstance(initial, typed.Literal) and initial.value == 0
            yield index, total if is_zero else binary(BinaryOperator.PLUS, initial, total, variable.type)


def _total(loop: Counting, index: int, variable: LoopVariable) -> Expression | None:
    """The sum of what the rounds add to a local."""
    if variable.type not in INTEGRAL:
        return None
    steps = []
    for each in loop.entry.rounds:
        value = each.locals.get(index)
        own = [c.value for c in each.conditions if not c.is_guard and c.value != loop.stays]
        if value == variable:
            continue
        if not (isinstance(value, typed.Binary) and value.operator is BinaryOperator.PLUS):
            return None
        steps.append((conjunction(own), value))
    if len(steps) != 1:
        return None
    ((condition, step),) = steps
    added = step.right if step.left == variable else step.left
    if variable not in (step.left, step.right) or mentions(added, Unknown):
        return None
    inner = replaced(added, loop.counter, loop.bound)
    held = None if condition == TRUE else replaced(condition, loop.counter, loop.bound)
    if held is not None and isinstance(added, typed.Literal) and added.value == 1:
        return typed.Fold(variable.type, FoldKind.COUNT, loop.bound, loop.low, loop.high, held, None, True)
    return typed.Fold(variable.type, FoldKind.SUM, loop.bound, loop.low, loop.high, inner, held, True)


def _fills(loop: Counting) -> Iterator[Filled]:
    """The ranges that every round of the loop writes one element of."""
    if len(loop.entry.rounds) != 1:
        return
    (only,) = loop.entry.rounds
    if any(not c.is_guard and c.value != loop.stays for c in only.conditions):
        return
    for (array, index), value in only.elements.items():
        if index == loop.counter and not mentions(array, (LoopVariable, Unknown)):
            held = replaced(value, loop.counter, loop.bound)
            yield Filled(array, loop.bound, loop.low, loop.high, held)


def _substituted(path: Path, old: Expression, new: Expression) -> Path:
    """The path with what is known of a local of a loop after it."""
    value = None if path.value is None else replaced(path.value, old, new)
    fields = {key: replaced(each, old, new) for key, each in path.fields.items()}
    statics = {key: replaced(each, old, new) for key, each in path.statics.items()}
    elements = {(a, replaced(i, old, new)): replaced(e, old, new) for (a, i), e in path.elements.items()}
    return replace(path, value=value, fields=fields, statics=statics, elements=elements)
