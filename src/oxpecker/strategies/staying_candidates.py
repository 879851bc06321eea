"""Candidates for recurrence sets: conditions over numbers that held in all observed rounds of a loop.

Any condition may be a candidate, because a set of them is proved to be closed before it is used.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import combinations

from oxpecker.oox import typed
from oxpecker.oox.interpreter.heap import Value
from oxpecker.oox.interpreter.visits import Frame
from oxpecker.oox.records import dataclass
from oxpecker.oox.syntax import BinaryOperator as B
from oxpecker.oox.types import BOOL, FLOATING, INTEGRAL, RANGES
from oxpecker.strategies.limits import MOST_COMPARED, WIDEST_LOW_BITS

_HOLDS: dict[B, Callable[[float, float], bool]] = {
    B.GREATER: lambda x, y: x > y,
    B.LESS: lambda x, y: x < y,
    B.GREATER_EQUAL: lambda x, y: x >= y,
    B.LESS_EQUAL: lambda x, y: x <= y,
    B.NOT_EQUAL: lambda x, y: x != y,
    B.EQUAL: lambda x, y: x == y,
}


@dataclass(frozen=True, slots=True)
class Candidate:
    """A condition over locals: as an expression, as a test of a frame, and in words."""

    expression: typed.Expression
    holds: Callable[[Frame], bool]
    text: str


def candidates(
    changing: Sequence[typed.Variable], constants: Iterable[int | float], frames: Sequence[Frame]
) -> list[Candidate]:
    """The candidates over the changing locals that hold in all frames, the simplest first."""
    known = list(dict.fromkeys(constants))
    tried: list[Candidate] = []
    for variable in changing:
        values = [frame[variable.index] for frame in frames]
        tried += _low_bits(variable, values)
        tried += _compared(variable, known)
        tried += _observed(variable, values)
    numbers = [each for each in changing if each.type in INTEGRAL][:MOST_COMPARED]
    for one, two in combinations(numbers, 2):
        tried += _pairs(one, two)
    return [each for each in tried if all(map(each.holds, frames))]


def _low_bits(variable: typed.Variable, values: Sequence[Value]) -> Iterator[Candidate]:
    """The same last bits in all rounds: unlike other remainders, these survive wrap-around."""
    if variable.type not in INTEGRAL or not isinstance(values[0], int):
        return
    for width in range(1, WIDEST_LOW_BITS + 1):
        mask = (1 << width) - 1
        rest, index = values[0] & mask, variable.index
        bits = typed.Binary(variable.type, B.BIT_AND, _local(variable), typed.Literal(variable.type, mask))
        text = f"{variable.name} & {mask} == {rest}"
        if mask == 1:
            text = f"{variable.name} is {'odd' if rest else 'even'}"
        expression = typed.Binary(BOOL, B.EQUAL, bits, typed.Literal(variable.type, rest))
        yield Candidate(expression, _has_bits(index, mask, rest), text)


def _has_bits(index: int, mask: int, rest: int) -> Callable[[Frame], bool]:
    def holds(frame: Frame) -> bool:
        value = frame[index]
        return isinstance(value, int) and value & mask == rest

    return holds


def _compared(variable: typed.Variable, constants: Iterable[int | float]) -> Iterator[Candidate]:
    # Comparisons of floating-point numbers cost much, and equalities of them are seldom kept.
    operators = (B.GREATER, B.LESS) if variable.type in FLOATING else tuple(_HOLDS)
    for constant in constants:
        for operator in operators:
            yield from _comparison(variable, operator, constant)


def _observed(variable: typed.Variable, values: Sequence[Value]) -> Iterator[Candidate]:
    """The least and the largest value of all rounds."""
    if variable.type == BOOL and isinstance(values[0], bool):
        literal = typed.Literal(BOOL, values[0])
        expression = typed.Binary(BOOL, B.EQUAL, _local(variable), literal)
        index, first = variable.index, values[0]
        yield Candidate(expression, lambda frame: frame[index] is first, f"{variable.name} = {str(first).lower()}")
    numbers = [each for each in values if isinstance(each, (int, float)) and not isinstance(each, bool)]
    if numbers and variable.type in INTEGRAL:
        yield from _comparison(variable, B.GREATER_EQUAL, min(numbers))
        yield from _comparison(variable, B.LESS_EQUAL, max(numbers))


def _comparison(variable: typed.Variable, operator: B, constant: float) -> Iterator[Candidate]:
    """A comparison with a constant, if that is a value of the variable's type."""
    t = variable.type
    if t in INTEGRAL:
        low, high = RANGES[t]
        if not isinstance(constant, int) or not low <= constant <= high:
            return
    elif t in FLOATING:
        constant = float(constant)
    else:
        return
    expression = typed.Binary(BOOL, operator, _local(variable), typed.Literal(t, constant))
    index, test = variable.index, _HOLDS[operator]
    yield Candidate(
        expression,
        lambda frame: test(frame[index], constant),  # type: ignore[arg-type]
        f"{variable.name} {operator} {constant}",
    )


def _pairs(one: typed.Variable, two: typed.Variable) -> Iterator[Candidate]:
    if one.type != two.type:
        return
    first, second = one.index, two.index
    for operator, test in _HOLDS.items():
        expression = typed.Binary(BOOL, operator, _local(one), _local(two))
        yield Candidate(expression, _both(test, first, second), f"{one.name} {operator} {two.name}")


def _both(test: Callable[[float, float], bool], first: int, second: int) -> Callable[[Frame], bool]:
    return lambda frame: test(frame[first], frame[second])  # type: ignore[arg-type]


def _local(variable: typed.Variable) -> typed.Local:
    return typed.Local(variable.type, variable)
