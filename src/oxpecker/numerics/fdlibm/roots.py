"""Cube roots and hypotenuses; square roots are rounded correctly by every machine."""

from __future__ import annotations

import math
import sys

from oxpecker.numerics.fdlibm.words import high_word, of_words, truncated, with_high

_F = float.fromhex
_NORMAL = 715094163
_SUBNORMAL = 696219795
"""What makes a third of a high word the high word of the cube root, roughly."""
_C, _D = _F("0x1.15f15f15f15f1p-1"), _F("-0x1.691de2532c834p-1")
_E, _G = _F("0x1.6a0ea0ea0ea0fp0"), _F("0x1.6db6db6db6db7p-2")
_SLOPE = _F("0x1.9b6db6db6db6ep0")


def cbrt(x: float) -> float:
    """The cube root of a number."""
    if x == 0.0 or not math.isfinite(x):
        return x
    size = abs(x)
    if size < sys.float_info.min:
        scaled = _F("0x1.0p54") * size
        t = with_high(scaled, high_word(scaled) // 3 + _SUBNORMAL)
    else:
        t = of_words(high_word(size) // 3 + _NORMAL, 0)
    r = t * t / size
    s = _C + r * t
    t *= _G + _SLOPE / (s + _E + _D / s)
    t = truncated(t)
    t = of_words(high_word(t) + 1, 0)
    s = t * t
    r = size / s
    r = (r - t) / (t + t + r)
    return math.copysign(t + t * r, x)


def hypot(x: float, y: float) -> float:
    """The square root of x*x + y*y, without intermediate overflow."""
    if math.isinf(x) or math.isinf(y):
        return math.inf
    if x != x or y != y:
        return math.nan
    a, b = max(abs(x), abs(y)), min(abs(x), abs(y))
    if high_word(a) - high_word(b) > 0x3C00000:
        return a + b
    exponent = 0
    if a > _F("0x1.00000ffffffffp500"):
        a, b, exponent = math.ldexp(a, -600), math.ldexp(b, -600), 600
    of_a, of_b = high_word(a), high_word(b)
    if b < _F("0x1.0p-500"):
        if b == 0.0:
            return _scaled(a, exponent)
        is_subnormal = b < sys.float_info.min
        shift = 1022 if is_subnormal else 600
        a, b, exponent = math.ldexp(a, shift), math.ldexp(b, shift), exponent - shift
        if not is_subnormal:  # otherwise fdlibm goes on with the leading digits as they were
            of_a, of_b = high_word(a), high_word(b)
    difference = a - b
    if difference > b:
        first = of_words(of_a, 0)
        square = first * first - (b * (-b) - (a - first) * (a + first))
    else:
        twice, first, other = a + a, of_words(of_a + 0x00100000, 0), of_words(of_b, 0)
        square = first * other - (difference * (-difference) - (first * (b - other) + (twice - first) * b))
    root = math.sqrt(square)
    return _scaled(root, exponent)


def _scaled(value: float, exponent: int) -> float:
    try:
        return math.ldexp(value, exponent)
    except OverflowError:
        return math.inf
