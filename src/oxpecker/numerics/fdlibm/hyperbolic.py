"""Hyperbolic sine, cosine and tangent, by exponentials."""

from __future__ import annotations

import math

from oxpecker.numerics.fdlibm.exponential import exp, expm1
from oxpecker.numerics.fdlibm.words import WITHOUT_SIGN, high_word

_LARGE = 0x40360000
"""The high word of 22, beyond which one of the two exponentials does not matter."""
_LARGEST_EXPONENTIAL = 0x40862E42
_LARGEST = float.fromhex("0x1.633ce8fb9f87dp9")
"""The greatest number whose hyperbolic sine and cosine are finite."""


def sinh(x: float) -> float:
    """The hyperbolic sine."""
    if not math.isfinite(x):
        return x
    size, word = abs(x), high_word(x) & WITHOUT_SIGN
    half = 0.5 if math.copysign(1.0, x) > 0 else -0.5
    if word < _LARGE:
        if word < 0x3E300000:
            return x
        t = expm1(size)
        return half * (2.0 * t - t * t / (t + 1.0)) if word < 0x3FF00000 else half * (t + t / (t + 1.0))
    if word < _LARGEST_EXPONENTIAL:
        return half * exp(size)
    if size <= _LARGEST:
        w = exp(0.5 * size)
        return half * w * w
    return math.copysign(math.inf, x)


def cosh(x: float) -> float:
    """The hyperbolic cosine."""
    if not math.isfinite(x):
        return x * x
    size, word = abs(x), high_word(x) & WITHOUT_SIGN
    if word < 0x3FD62E43:
        t = expm1(size)
        w = 1.0 + t
        return w if word < 0x3C800000 else 1.0 + (t * t) / (w + w)
    if word < _LARGE:
        t = exp(size)
        return 0.5 * t + 0.5 / t
    if word < _LARGEST_EXPONENTIAL:
        return 0.5 * exp(size)
    if size <= _LARGEST:
        w = exp(0.5 * size)
        return 0.5 * w * w
    return math.inf


def tanh(x: float) -> float:
    """The hyperbolic tangent."""
    if x != x:
        return x
    word = high_word(x) & WITHOUT_SIGN
    if word >= _LARGE:
        return math.copysign(1.0, x)
    if word < 0x3C800000:
        return x * (1.0 + x)
    size = abs(x)
    if word >= 0x3FF00000:
        z = 1.0 - 2.0 / (expm1(2.0 * size) + 2.0)
    else:
        t = expm1(-2.0 * size)
        z = -t / (t + 2.0)
    return math.copysign(z, x)
