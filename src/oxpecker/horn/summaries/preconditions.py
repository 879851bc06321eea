"""Candidate preconditions of a called method: bounds of its parameters, and how they compare, at every call."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import permutations

from oxpecker.horn.limits import MOST_THRESHOLDS
from oxpecker.horn.summaries.expressions import compared, literal, local
from oxpecker.horn.summaries.samples import literals
from oxpecker.oox import typed
from oxpecker.oox.syntax import BinaryOperator as B
from oxpecker.oox.types import INTEGRAL, RANGES, ArrayType


def preconditions(method: typed.Method, callers: Iterable[typed.Method]) -> Iterator[typed.Expression]:
    """Candidates; those that some call violates are dropped."""
    constants = literals([method, *callers])
    thresholds = sorted({each + d for each in constants for d in (-1, 0, 1)}, key=lambda each: (abs(each), each))
    numbers = [each for each in method.parameters if each.type in INTEGRAL]
    arrays = [each for each in method.parameters if isinstance(each.type, ArrayType)]
    for array in arrays:
        yield compared(B.NOT_EQUAL, local(array), typed.Literal(array.type, None))
    for variable in numbers:
        low, high = RANGES[variable.type]
        for value in thresholds[:MOST_THRESHOLDS]:
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
