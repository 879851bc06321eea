"""Functions of doubles whose results IEEE 754 determines."""

from __future__ import annotations

import math
from fractions import Fraction

_ALL_WHOLE = float(1 << 52)
"""Doubles from here on have no fraction."""


def _has_fraction(x: float) -> bool:
    return -_ALL_WHOLE < x < _ALL_WHOLE and x != 0


def square_root(x: float) -> float:
    """The nearest double to the square root."""
    return math.nan if x < 0 else math.sqrt(x)


def rounded_down(x: float) -> float:
    """The greatest whole number that is not greater."""
    return float(math.floor(x)) if _has_fraction(x) else x


def rounded_up(x: float) -> float:
    """The least whole number that is not less; what lies between -1 and 0 becomes -0."""
    return math.copysign(float(math.ceil(x)), x) if _has_fraction(x) else x


def rounded_to_even(x: float) -> float:
    """The nearest whole number, the even one of two."""
    return math.copysign(float(round(x)), x) if _has_fraction(x) else x


def fused(a: float, b: float, c: float) -> float:
    """a * b + c, rounded once."""
    if math.isinf(c) and math.isfinite(a) and math.isfinite(b):
        return c  # the product is finite, even where it would overflow
    if not all(map(math.isfinite, (a, b, c))) or a == 0 or b == 0:
        return a * b + c
    exact = Fraction(a) * Fraction(b) + Fraction(c)
    try:
        return float(exact) if exact or c else a * b
    except OverflowError:
        return math.inf if exact > 0 else -math.inf
