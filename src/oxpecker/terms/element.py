"""Array elements at a symbolic index: one term, however long the array is (CPBPV's `element`)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from oxpecker.terms.interval import Interval
from oxpecker.terms.kinds import Op, Sort
from oxpecker.terms.linear import check_int, interval_of
from oxpecker.terms.term import Int, Term, make


def element(index: Int, *values: Int) -> Int:
    """The value at an index; an index out of range is clamped to the nearest end."""
    check_int(index, *values)
    if type(index) is not Term:
        chosen: Int = at(index, values)
        return chosen
    if all(value is values[0] or (type(value) is int and value == values[0]) for value in values):
        return values[0]
    args = (index, *values)
    low, high = element_interval(args, interval_of)
    return make(Op.ELEMENT, Sort.INT, args, low, high)


def at(index: int, values: Sequence[Any]) -> Any:
    """The value at a known index."""
    return values[min(max(index, 0), len(values) - 1)]


def element_interval(args: tuple[Any, ...], of: Callable[[Any], Interval]) -> Interval:
    """The interval of the values that the index may select."""
    index, *values = args
    low, high = of(index)
    first = 0 if low is None else min(max(low, 0), len(values) - 1)
    last = len(values) - 1 if high is None else min(max(high, 0), len(values) - 1)
    result = of(values[first])
    for value in values[first + 1 : last + 1]:
        result = result.join(of(value))
    return result
