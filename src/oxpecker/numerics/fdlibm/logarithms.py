"""Logarithms: natural, decimal, and the one that is exact near one."""

from __future__ import annotations

import math
import sys

from oxpecker.numerics.fdlibm.exponential import LN2, LN2_REST
from oxpecker.numerics.fdlibm.words import WITHOUT_SIGN, high_word, polynomial, with_high

_F = float.fromhex
_COEFFICIENTS = tuple(
    map(
        _F,
        (
            "0x1.5555555555593p-1", "0x1.999999997fa04p-2", "0x1.2492494229359p-2", "0x1.c71c51d8e78afp-3",
            "0x1.7466496cb03dep-3", "0x1.39a09d078c69fp-3", "0x1.2f112df3e5244p-3",
        ),
    )
)  # fmt: skip
_INVERSE_LN10 = _F("0x1.bcb7b1526e50ep-2")
_LOG10_2 = _F("0x1.34413509f6p-2")
_LOG10_2_REST = _F("0x1.9fef311f12b36p-42")
_TWO54 = _F("0x1.0p54")


def _outside(x: float) -> float | None:
    """The logarithm of what is no positive finite number."""
    if x == 0:
        return -math.inf
    if not x > 0:
        return math.nan
    return x if math.isinf(x) else None


def _normal(x: float) -> tuple[int, float]:
    """A positive number as a normal one times a power of two."""
    return (-54, x * _TWO54) if x < sys.float_info.min else (0, x)


def log(x: float) -> float:
    """The natural logarithm."""
    known = _outside(x)
    if known is not None:
        return known
    k, x = _normal(x)
    high = high_word(x)
    k += (high >> 20) - 1023
    high &= 0xFFFFF
    above = (high + 0x95F64) & 0x100000
    f = with_high(x, high | (above ^ 0x3FF00000)) - 1.0
    k += above >> 20
    power = float(k)
    if (0xFFFFF & (2 + high)) < 3:
        if f == 0.0:
            return power * LN2 + power * LN2_REST if k else 0.0
        r = f * f * (0.5 - 0.33333333333333333 * f)
        return power * LN2 - ((r - power * LN2_REST) - f) if k else f - r
    s = f / (2.0 + f)
    z = s * s
    w = z * z
    r = z * polynomial(w, _COEFFICIENTS[0::2]) + w * polynomial(w, _COEFFICIENTS[1::2])
    if (high - 0x6147A) | (0x6B851 - high) > 0:
        half = 0.5 * f * f
        if k == 0:
            return f - (half - s * (half + r))
        return power * LN2 - ((half - (s * (half + r) + power * LN2_REST)) - f)
    if k == 0:
        return f - s * (f - r)
    return power * LN2 - ((s * (f - r) - power * LN2_REST) - f)


def log10(x: float) -> float:
    """The decimal logarithm."""
    known = _outside(x)
    if known is not None:
        return known
    k, x = _normal(x)
    high = high_word(x)
    k += (high >> 20) - 1023
    below = 1 if k < 0 else 0
    mantissa = with_high(x, (high & 0xFFFFF) | ((0x3FF - below) << 20))
    power = float(k + below)
    return (power * _LOG10_2_REST + _INVERSE_LN10 * log(mantissa)) + power * _LOG10_2


def log1p(x: float) -> float:
    """The natural logarithm of 1 + x."""
    if not x > -1:
        return -math.inf if x == -1 else math.nan
    if x == math.inf:
        return x
    high = high_word(x)
    size = high & WITHOUT_SIGN
    if size < 0x3E200000:
        return x if size < 0x3C900000 else x - x * x * 0.5
    if (high > 0 and high < 0x3FDA827A) or -0x7FFFFFFF - 1 < high <= 0xBFD2BEC3 - (1 << 32):
        k, f, c, significand = 0, x, 0.0, 1
    else:
        k, f, c, significand = _around_one(x, high)
    half = 0.5 * f * f
    if significand == 0:
        if f == 0.0:
            return k * LN2 + (c + k * LN2_REST) if k else 0.0
        r = half * (1.0 - 0.66666666666666666 * f)
        return k * LN2 - ((r - (k * LN2_REST + c)) - f) if k else f - r
    s = f / (2.0 + f)
    z = s * s
    r = z * polynomial(z, _COEFFICIENTS)
    if k == 0:
        return f - (half - s * (half + r))
    return k * LN2 - ((half - (s * (half + r) + (k * LN2_REST + c))) - f)


def _around_one(x: float, high: int) -> tuple[int, float, float, int]:
    """1 + x as 2**k * (1 + f), the relative rounding error of 1 + x, and leading bits of f."""
    if high < 0x43400000:
        u = 1.0 + x
        word = high_word(u)
        k = (word >> 20) - 1023
        c = (1.0 - (u - x) if k > 0 else x - (u - 1.0)) / u
    else:
        u, c = x, 0.0
        word = high_word(u)
        k = (word >> 20) - 1023
    word &= 0xFFFFF
    if word < 0x6A09E:
        return k, with_high(u, word | 0x3FF00000) - 1.0, c, word
    return k + 1, with_high(u, word | 0x3FE00000) - 1.0, c, (0x100000 - word) >> 2
