"""Candidate preconditions of a called method: bounds of its parameters, and how they compare, at every call."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import permutations

from oxpecker.horn.limits import MOST_THRESHOLDS
from oxpecker.horn.summaries.expressions import compared, literal, local
from oxpecker.horn.summaries.samples import literals
from oxpecker.oox import typed
from oxpecker.oox.syntax import BinaryOperator as B
from oxpecker.oox.types import INTEGRAL, RANGES, ArrayType


def thresholds(methods: Iterable[typed.Method]) -> list[int]:
    """The numbers that arguments are compared with: those that some methods mention, and their neighbours."""
    near = {each + d for each in literals(methods) for d in (-1, 0, 1)}
    return sorted(near, key=lambda each: (abs(each), each))[:MOST_THRESHOLDS]


def preconditions(method: typed.Method, limits: Callable[[], Sequence[int]]) -> Iterator[typed.Expression]:
    """Candidates; those that some call violates are dropped."""
    numbers = [each for each in method.parameters if each.type in INTEGRAL]
    arrays = [each for each in method.parameters if isinstance(each.type, ArrayType)]
    for array in arrays:
        yield compared(B.NOT_EQUAL, local(array), typed.Literal(array.type, None))
    for variable in numbers:
        low, high = RANGES[variable.type]
        for value in limits():
            if low < value < high:
                yield compared(B.GREATER_EQUAL, local(variable), literal(value, variable.type))
                yield compared(B.LESS_EQUAL, local(variable), literal(value, variable.type))
    for one, other in permutations(numbers, 2):
        if one.type == other.type:
            yield compared(B.LESS_EQUAL, local(one), local(other))
    for array in arrays:
        for variable in numbers:
            length = typed.LengthOf(variable.type, local(array))
            yield compared(B.LESS_EQUAL, local(variable), length)
            yield compared(B.LESS, local(variable), length)
