"""Sine, cosine and tangent: the angle is reduced to an eighth of a turn, where polynomials suffice."""

from __future__ import annotations

import math

from oxpecker.numerics.fdlibm.reduction import reduced
from oxpecker.numerics.fdlibm.words import WITHOUT_SIGN, high_word, of_words, polynomial, truncated

_F = float.fromhex
_SMALL = 0x3FE921FB
"""The high word of an eighth of a turn."""
_S1 = _F("-0x1.5555555555549p-3")
_SINE = tuple(
    map(
        _F,
        (
            "0x1.111111110f8a6p-7", "-0x1.a01a019c161d5p-13", "0x1.71de357b1fe7dp-19", "-0x1.ae5e68a2b9cebp-26",
            "0x1.5d93a5acfd57cp-33",
        ),
    )
)  # fmt: skip
_COSINE = tuple(
    map(
        _F,
        (
            "0x1.555555555554cp-5", "-0x1.6c16c16c15177p-10", "0x1.a01a019cb159p-16", "-0x1.27e4f809c52adp-22",
            "0x1.1ee9ebdb4b1c4p-29", "-0x1.8fae9be8838d4p-37",
        ),
    )
)  # fmt: skip
_TANGENT = tuple(
    map(
        _F,
        (
            "0x1.5555555555563p-2", "0x1.111111110fe7ap-3", "0x1.ba1ba1bb341fep-5", "0x1.664f48406d637p-6",
            "0x1.226e3e96e8493p-7", "0x1.d6d22c9560328p-9", "0x1.7dbc8fee08315p-10", "0x1.344d8f2f26501p-11",
            "0x1.026f71a8d1068p-12", "0x1.47e88a03792a6p-14", "0x1.2b80f32f0a7e9p-14", "-0x1.375cbdb605373p-16",
            "0x1.b2a7074bf7ad4p-16",
        ),
    )
)  # fmt: skip
_EIGHTH = _F("0x1.921fb54442d18p-1")
_EIGHTH_REST = _F("0x1.1a62633145c07p-55")


def sin(x: float) -> float:
    """The sine of an angle."""
    if not math.isfinite(x):
        return math.nan
    if high_word(x) & WITHOUT_SIGN <= _SMALL:
        return _sine_alone(x)
    quarters, first, second = reduced(x)
    value = _cosine(first, second) if quarters & 1 else _sine(first, second)
    return -value if quarters & 2 else value


def cos(x: float) -> float:
    """The cosine of an angle."""
    if not math.isfinite(x):
        return math.nan
    if high_word(x) & WITHOUT_SIGN <= _SMALL:
        return _cosine(x, 0.0)
    quarters, first, second = reduced(x)
    value = _sine(first, second) if quarters & 1 else _cosine(first, second)
    return -value if (quarters + 1) & 2 else value


def tan(x: float) -> float:
    """The tangent of an angle."""
    if not math.isfinite(x):
        return math.nan
    if high_word(x) & WITHOUT_SIGN <= _SMALL:
        return _tangent(x, 0.0, False)
    quarters, first, second = reduced(x)
    return _tangent(first, second, bool(quarters & 1))


def _sine_alone(x: float) -> float:
    if high_word(x) & WITHOUT_SIGN < 0x3E400000:
        return x
    z = x * x
    return x + z * x * (_S1 + z * polynomial(z, _SINE))


def _sine(x: float, rest: float) -> float:
    """The sine of a sum of two doubles, the second far smaller."""
    if high_word(x) & WITHOUT_SIGN < 0x3E400000:
        return x
    z = x * x
    v = z * x
    return x - ((z * (0.5 * rest - v * polynomial(z, _SINE)) - rest) - v * _S1)


def _cosine(x: float, rest: float) -> float:
    size = high_word(x) & WITHOUT_SIGN
    if size < 0x3E400000:
        return 1.0
    z = x * x
    r = z * polynomial(z, _COSINE)
    if size < 0x3FD33333:
        return 1.0 - (0.5 * z - (z * r - x * rest))
    quarter = 0.28125 if size > 0x3FE90000 else of_words(size - 0x00200000, 0)
    return (1.0 - quarter) - ((0.5 * z - quarter) - (z * r - x * rest))


def _tangent(x: float, rest: float, is_inverted: bool) -> float:
    """The tangent of a sum of two doubles, or its negative inverse."""
    high = high_word(x)
    size = high & WITHOUT_SIGN
    if size < 0x3E300000:
        if not is_inverted:
            return x
        return 1.0 / abs(x) if x == 0 else _negative_inverse(x + rest, x, rest)
    is_large = size >= 0x3FE59428
    if is_large:
        if high < 0:
            x, rest = -x, -rest
        x, rest = (_EIGHTH - x) + (_EIGHTH_REST - rest), 0.0
    z = x * x
    w = z * z
    odd = polynomial(w, _TANGENT[1::2])
    even = z * polynomial(w, _TANGENT[2::2])
    s = z * x
    r = rest + z * (s * (odd + even) + rest)
    r += _TANGENT[0] * s
    w = x + r
    if is_large:
        v = -1.0 if is_inverted else 1.0
        return (-1.0 if high < 0 else 1.0) * (v - 2.0 * (x - (w * w / (w + v) - r)))
    return _negative_inverse(w, x, r) if is_inverted else w


def _negative_inverse(w: float, x: float, rest: float) -> float:
    """-1 / (x + rest), more exactly than a division of the rounded sum."""
    z = truncated(w)
    v = rest - (z - x)
    a = -1.0 / w
    t = truncated(a)
    s = 1.0 + t * z
    return t + a * (s + t * v)
