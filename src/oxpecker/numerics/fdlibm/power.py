"""Powers, by logarithms to the base 2 with extra digits."""

from __future__ import annotations

import math

from oxpecker.numerics.fdlibm.exponential import POWER
from oxpecker.numerics.fdlibm.words import WITHOUT_SIGN, high_word, of_words, polynomial, scaled, truncated, words

_F = float.fromhex
_LOGARITHM = tuple(
    map(
        _F,
        (
            "0x1.3333333333303p-1", "0x1.b6db6db6fabffp-2", "0x1.55555518f264dp-2", "0x1.17460a91d4101p-2",
            "0x1.d864a93c9db65p-3", "0x1.a7e284a454eefp-3",
        ),
    )
)  # fmt: skip
_BASES = ((1.0, 0.0, 0.0), (1.5, _F("0x1.2b8034p-1"), _F("0x1.cfdeb43cfd006p-27")))
"""Numbers near a significand, with their logarithms as sums of two doubles."""
_CP, _CP_HIGH, _CP_LOW = _F("0x1.ec709dc3a03fdp-1"), _F("0x1.ec709ep-1"), _F("-0x1.e2fe0145b01f5p-28")
_INVERSE_LN2 = _F("0x1.71547652b82fep0")
_INVERSE_LN2_HIGH, _INVERSE_LN2_LOW = _F("0x1.715476p0"), _F("0x1.4ae0bf85ddf44p-26")
_LN2, _LN2_HIGH, _LN2_LOW = _F("0x1.62e42fefa39efp-1"), _F("0x1.62e43p-1"), _F("-0x1.05c610ca86c39p-29")
_OVERFLOW_REST = 8.0085662595372944372e-0017
_HUGE_EXPONENT = _F("0x1.00000ffffffffp31")


def power(x: float, y: float) -> float:
    """x to the power of y, as Java has it: 1 to the power of an infinity is NaN."""
    if y == 0.0:
        return 1.0
    if x != x or y != y:
        return math.nan
    if y == 2.0:
        return x * x
    if y == 0.5 and x > -math.inf:
        return math.sqrt(x + 0.0) if x >= 0 else math.nan
    if y == 1.0:
        return x
    if math.isinf(y):
        return _with_infinite_exponent(abs(x), y)
    is_negative = math.copysign(1.0, x) < 0
    is_odd = is_negative and math.fmod(y, 2.0) in (1.0, -1.0)
    if x == 0 or math.isinf(x) or abs(x) == 1:
        return _of_special_base(abs(x), y, is_negative, is_odd)
    if is_negative and y != math.floor(y):
        return math.nan
    if y == -1.0:
        return 1.0 / x
    sign = -1.0 if is_odd else 1.0
    return sign * _positive(abs(x), y)


def _with_infinite_exponent(size: float, y: float) -> float:
    if size == 1.0:
        return math.nan
    return math.inf if (size > 1.0) == (y > 0) else 0.0


def _of_special_base(size: float, y: float, is_negative: bool, is_odd: bool) -> float:
    """Powers of the zeros, the infinities, 1 and -1."""
    if size == 1.0 and is_negative and y != math.floor(y):
        return math.nan
    value = size if y > 0 or size == 1.0 else math.inf if size == 0 else 0.0
    return -value if is_odd else value


def _positive(x: float, y: float) -> float:
    if abs(y) > _HUGE_EXPONENT:
        if x < _F("0x1.fffffp-1"):
            return math.inf if y < 0 else 0.0
        if x > _F("0x1.00000ffffffffp0"):
            return math.inf if y > 0 else 0.0
        high, low = _logarithm_near_one(x)
    else:
        high, low = _logarithm(x)
    first = truncated(y)
    low = (y - first) * high + y * low
    high = first * high
    return _exponential(high, low)


def _logarithm_near_one(x: float) -> tuple[float, float]:
    t = x - 1.0
    w = (t * t) * (0.5 - t * (0.3333333333333333333333 - t * 0.25))
    u = _INVERSE_LN2_HIGH * t
    v = t * _INVERSE_LN2_LOW - w * _INVERSE_LN2
    high = truncated(u + v)
    return high, v - (high - u)


def _logarithm(x: float) -> tuple[float, float]:
    """The logarithm to the base 2 as a sum of two doubles."""
    n = 0
    word = high_word(x)
    if word < 0x00100000:
        x *= _F("0x1.0p53")
        n, word = -53, high_word(x)
    n += (word >> 20) - 0x3FF
    bits = word & 0xFFFFF
    word = bits | 0x3FF00000
    k = 0
    if 0x3988E < bits < 0xBB67A:
        k = 1
    elif bits >= 0xBB67A:
        n += 1
        word -= 0x00100000
    x = of_words(word, words(x)[1])
    base, of_base, of_base_rest = _BASES[k]
    u = x - base
    v = 1.0 / (x + base)
    ss = u * v
    s_high = truncated(ss)
    t_high = of_words(((word >> 1) | 0x20000000) + 0x00080000 + (k << 18), 0)
    t_low = x - (t_high - base)
    s_low = v * ((u - s_high * t_high) - s_high * t_low)
    s2 = ss * ss
    r = s2 * s2 * polynomial(s2, _LOGARITHM)
    r += s_low * (s_high + ss)
    s2 = s_high * s_high
    t_high = truncated(3.0 + s2 + r)
    t_low = r - ((t_high - 3.0) - s2)
    u = s_high * t_high
    v = s_low * t_high + t_low * ss
    p_high = truncated(u + v)
    p_low = v - (p_high - u)
    z_high = _CP_HIGH * p_high
    z_low = _CP_LOW * p_high + p_low * _CP + of_base_rest
    exponent = float(n)
    high = truncated(((z_high + z_low) + of_base) + exponent)
    return high, z_low - (((high - exponent) - of_base) - z_high)


def _exponential(high: float, low: float) -> float:
    """2 to the power of a sum of two doubles."""
    z = low + high
    word, rest = words(z)
    if word >= 0x40900000:
        if (word - 0x40900000) | rest or low + _OVERFLOW_REST > z - high:
            return math.inf
    elif word & WITHOUT_SIGN >= 0x4090CC00 and (word != 0xC090CC00 - (1 << 32) or rest or low <= z - high):
        return 0.0
    n = 0
    size = word & WITHOUT_SIGN
    if size > 0x3FE00000:
        moved = (word & 0xFFFFFFFF) + (0x00100000 >> ((size >> 20) - 0x3FF + 1))
        k = ((moved & WITHOUT_SIGN) >> 20) - 0x3FF
        high -= of_words(moved & ~(0xFFFFF >> k), 0)
        n = ((moved & 0xFFFFF) | 0x00100000) >> (20 - k)
        if word < 0:
            n = -n
    t = truncated(low + high)
    u = t * _LN2_HIGH
    v = (low - (t - high)) * _LN2 + t * _LN2_LOW
    z = u + v
    w = v - (z - u)
    t = z * z
    t1 = z - t * polynomial(t, POWER)
    r = (z * t1) / (t1 - 2.0) - (w + z * w)
    z = 1.0 - (r - z)
    return math.ldexp(z, n) if (high_word(z) + (n << 20)) >> 20 <= 0 else scaled(z, n)
