"""Arithmetic on sets of floats: all results that rounding to the nearest double can have.

Rounding is monotone, so the results at the ends, rounded in the same way, enclose all others exactly.
"""

from __future__ import annotations

import math

from oxpecker.numerics.floats import EVERYTHING, NUMBERS, Floats

INFINITY = math.inf


def negated(a: Floats) -> Floats:
    """-a"""
    return Floats(-a.high, -a.low, a.nan)


def added(a: Floats, b: Floats) -> Floats:
    """a + b"""
    if a.low > a.high or b.low > b.high:
        return Floats(INFINITY, -INFINITY, a.nan or b.nan)
    low, high = a.low + b.low, a.high + b.high
    opposite = (a.high == INFINITY and b.low == -INFINITY) or (a.low == -INFINITY and b.high == INFINITY)
    # A sum of opposite infinities is NaN; a neighbouring sum may be anything between them.
    return Floats(-INFINITY if low != low else low, INFINITY if high != high else high, a.nan or b.nan or opposite)


def subtracted(a: Floats, b: Floats) -> Floats:
    """a - b"""
    return added(a, Floats(-b.high, -b.low, b.nan))


def _has_zero(a: Floats) -> bool:
    return a.low <= 0 <= a.high


def _has_infinity(a: Floats) -> bool:
    return a.low == -INFINITY or a.high == INFINITY


def multiplied(a: Floats, b: Floats) -> Floats:
    """a * b"""
    if a.low > a.high or b.low > b.high:
        return Floats(INFINITY, -INFINITY, a.nan or b.nan)
    invalid = (_has_zero(a) and _has_infinity(b)) or (_has_zero(b) and _has_infinity(a))
    products = (a.low * b.low, a.low * b.high, a.high * b.low, a.high * b.high)
    if invalid:
        # Zero times infinity is NaN, but zero times what is next to infinity is zero.
        products = tuple(0.0 if each != each else each for each in products)  # type: ignore[assignment]
    return Floats(min(products), max(products), a.nan or b.nan or invalid)


def squared(a: Floats) -> Floats:
    """a * a, for one and the same a"""
    if a.low > a.high:
        return a
    ends = (a.low * a.low, a.high * a.high)
    return Floats(0.0 if _has_zero(a) else min(ends), max(ends), a.nan)


def divided(a: Floats, b: Floats) -> Floats:
    """a / b"""
    if a.low > a.high or b.low > b.high:
        return Floats(INFINITY, -INFINITY, a.nan or b.nan)
    invalid = (_has_zero(a) and _has_zero(b)) or (_has_infinity(a) and _has_infinity(b))
    nan = a.nan or b.nan or invalid
    if _has_zero(b):
        return Floats(-INFINITY, INFINITY, nan)  # the sign of the zero decides that of the infinity
    quotients = (a.low / b.low, a.low / b.high, a.high / b.low, a.high / b.high)
    if any(each != each for each in quotients):
        return EVERYTHING
    return Floats(min(quotients), max(quotients), nan)


def remainder(a: Floats, b: Floats) -> Floats:
    """Java's a % b: exact, smaller than b in size, with the sign of a"""
    if a.low > a.high or b.low > b.high:
        return Floats(INFINITY, -INFINITY, a.nan or b.nan)
    nan = a.nan or b.nan or _has_infinity(a) or _has_zero(b)
    least = 0.0 if _has_zero(b) else min(abs(b.low), abs(b.high))
    if -least < a.low and a.high < least:
        return Floats(a.low, a.high, nan)
    most = max(abs(b.low), abs(b.high))
    return Floats(max(min(a.low, 0.0), -most), min(max(a.high, 0.0), most), nan)


def widened(a: Floats, steps: int) -> Floats:
    """The set with at least so many doubles more at either end."""
    if a.low > a.high:
        return a
    return Floats(below(a.low, steps), above(a.high, steps), a.nan)


def above(x: float, steps: int) -> float:
    """A double that is at least so many doubles greater; infinity has none."""
    return x + (abs(x) * ((steps + 2) * 2.0**-52) + (steps + 1) * 5e-324) if -INFINITY < x < INFINITY else _above(x)


def _above(x: float) -> float:
    return x if x > 0 else -LARGEST


def below(x: float, steps: int) -> float:
    """A double that is at least so many doubles less."""
    return -above(-x, steps)


LARGEST = 1.7976931348623157e308


def whole(a: Floats) -> Floats:
    """All numbers, and NaN if it belongs to a set."""
    return EVERYTHING if a.nan else NUMBERS
