"""The exponential function, and the one that is exact near zero."""

from __future__ import annotations

import math

from oxpecker.numerics.fdlibm.words import WITHOUT_SIGN, high_word, of_words, polynomial, scaled

_F = float.fromhex
LN2 = _F("0x1.62e42feep-1")
LN2_REST = _F("0x1.a39ef35793c76p-33")
_INVERSE_LN2 = _F("0x1.71547652b82fep0")
_LARGEST = _F("0x1.62e42fefa39efp9")
_LEAST = _F("-0x1.74910d52d3051p9")
_HALF_LN2 = 0x3FD62E42
"""The high word of half of the logarithm of 2."""
POWER = tuple(
    map(
        _F,
        (
            "0x1.555555555553ep-3", "-0x1.6c16c16bebd93p-9", "0x1.1566aaf25de2cp-14", "-0x1.bbd41c5d26bf1p-20",
            "0x1.6376972bea4d0p-25",
        ),
    )
)  # fmt: skip
_LESS_ONE = tuple(
    map(
        _F,
        (
            "-0x1.11111111110f4p-5", "0x1.a01a019fe5585p-10", "-0x1.4ce199eaadbb7p-14", "0x1.0cfca86e65239p-18",
            "-0x1.afdb76e09c32dp-23",
        ),
    )
)  # fmt: skip


def _reduced(x: float, size: int) -> tuple[int, float, float]:
    """A multiple of the logarithm of 2, and the rest as a difference of two doubles."""
    sign = -1 if x < 0 else 1
    if size < 0x3FF0A2B2:
        return sign, x - sign * LN2, sign * LN2_REST
    count = int(_INVERSE_LN2 * x + sign * 0.5)
    return count, x - count * LN2, count * LN2_REST


def exp(x: float) -> float:
    """e to the power of x."""
    if x != x or math.isinf(x):
        return 0.0 if x < 0 else x
    if x > _LARGEST or x < _LEAST:
        return math.inf if x > 0 else 0.0
    size = high_word(x) & WITHOUT_SIGN
    if size < 0x3E300000:
        return 1.0 + x
    count, first, second = _reduced(x, size) if size > _HALF_LN2 else (0, x, 0.0)
    rest = first - second
    t = rest * rest
    c = rest - t * polynomial(t, POWER)
    if count == 0:
        return 1.0 - ((rest * c) / (c - 2.0) - rest)
    y = 1.0 - ((second - (rest * c) / (2.0 - c)) - first)
    if count >= -1021:
        return scaled(y, count)
    return scaled(y, count + 1000) * _F("0x1.0p-1000")


def expm1(x: float) -> float:
    """e to the power of x, less 1."""
    if x != x or x == math.inf:
        return x
    size = high_word(x) & WITHOUT_SIGN
    if x > _LARGEST:
        return math.inf
    if size >= 0x4043687A and x < 0:
        return -1.0
    if size < 0x3C900000:
        return x
    if size <= _HALF_LN2:
        half, e = _correction(x)
        return x - (x * e - half)
    count, first, second = _reduced(x, size)
    rest = first - second
    lost = (first - rest) - second
    half, e = _correction(rest)
    e = (rest * (e - lost) - lost) - half
    return _times_power(count, rest, e)


def _correction(x: float) -> tuple[float, float]:
    """x*x/2, and what the exponential of a small number has besides it."""
    halved = 0.5 * x
    half = x * halved
    r = 1.0 + half * polynomial(half, _LESS_ONE)
    t = 3.0 - r * halved
    return half, half * ((r - t) / (6.0 - x * t))


def _times_power(count: int, x: float, e: float) -> float:
    """2**count * (1 + x - e) - 1"""
    if count == -1:
        return 0.5 * (x - e) - 0.5
    if count == 1:
        return -2.0 * (e - (x + 0.5)) if x < -0.25 else 1.0 + 2.0 * (x - e)
    if count <= -2 or count > 56:
        return scaled(1.0 - (e - x), count) - 1.0
    if count < 20:
        return scaled(of_words(0x3FF00000 - (0x200000 >> count), 0) - (e - x), count)
    power = of_words((0x3FF - count) << 20, 0)
    return scaled(x - (e + power) + 1.0, count)
