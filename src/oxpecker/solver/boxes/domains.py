"""What a term may be inside of a box: integers of an interval, a set of floats, or some truth values."""

from __future__ import annotations

from typing import Final, TypeAlias

from oxpecker.numerics.floats import EVERYTHING, Floats, point
from oxpecker.terms import Interval, Sort, Term, Value

Truth: TypeAlias = int
"""A set of truth values, as bits."""
NEITHER: Final = 0
FALSE: Final = 1
TRUE: Final = 2
EITHER: Final = 3

Domain: TypeAlias = Truth | Interval | Floats


class Contradiction(Exception):
    """A term has no value left."""


def whole(term: Term) -> Domain:
    """Everything that a term of its sort and interval may be."""
    if term.sort is Sort.BOOL:
        return EITHER
    return Interval(term.low, term.high) if term.sort is Sort.INT else EVERYTHING


def only(value: Value | str) -> Domain:
    """The domain of a plain value; texts are no values, and never looked at."""
    if type(value) is bool:
        return TRUE if value else FALSE
    if type(value) is float:
        return point(value)
    return Interval(value, value) if type(value) is int else NEITHER


def joined(one: Domain, other: Domain) -> Domain:
    """What belongs to one of two, and perhaps more."""
    if isinstance(one, int):
        assert isinstance(other, int)
        return one | other
    if isinstance(one, Interval):
        assert isinstance(other, Interval)
        return one.join(other)
    assert isinstance(other, Floats)
    return one.join(other)


def met(one: Domain, other: Domain) -> Domain:
    """What belongs to both; raises `Contradiction` if that is nothing."""
    if type(one) is Floats:
        assert type(other) is Floats
        low = one.low if one.low > other.low else other.low
        high = one.high if one.high < other.high else other.high
        nan = one.nan and other.nan
        if low > high and not nan:
            raise Contradiction
        return Floats(low, high, nan)
    if type(one) is Interval:
        assert type(other) is Interval
        found = one.meet(other)
        if found is None:
            raise Contradiction
        return found
    assert type(one) is int and type(other) is int
    if not one & other:
        raise Contradiction
    return one & other
