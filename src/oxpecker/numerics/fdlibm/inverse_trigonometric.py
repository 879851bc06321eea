"""Arc sine, arc cosine and arc tangent."""

from __future__ import annotations

import math

from oxpecker.numerics.fdlibm.words import WITHOUT_SIGN, high_word, polynomial, truncated

_F = float.fromhex
_QUARTER = _F("0x1.921fb54442d18p0")
_QUARTER_REST = _F("0x1.1a62633145c07p-54")
_EIGHTH = _F("0x1.921fb54442d18p-1")
_PI_REST = _F("0x1.1a62633145c07p-53")
_NUMERATOR = tuple(
    map(
        _F,
        (
            "0x1.5555555555555p-3", "-0x1.4d61203eb6f7dp-2", "0x1.9c1550e884455p-3", "-0x1.48228b5688f3bp-5",
            "0x1.9efe07501b288p-11", "0x1.23de10dfdf709p-15",
        ),
    )
)  # fmt: skip
_DENOMINATOR = tuple(
    map(_F, ("-0x1.33a271c8a2d4bp1", "0x1.02ae59c598ac8p1", "-0x1.6066c1b8d0159p-1", "0x1.3b8c5b12e9282p-4"))
)
_ARCS = tuple(map(_F, ("0x1.dac670561bb4fp-2", "0x1.921fb54442d18p-1", "0x1.f730bd281f69bp-1", "0x1.921fb54442d18p0")))
"""The arc tangents of 1/2, 1, 3/2 and infinity."""
_ARC_RESTS = tuple(
    map(_F, ("0x1.a2b7f222f65e2p-56", "0x1.1a62633145c07p-55", "0x1.007887af0cbbdp-56", "0x1.1a62633145c07p-54"))
)
_ARC_TANGENT = tuple(
    map(
        _F,
        (
            "0x1.555555555550dp-2", "-0x1.999999998ebc4p-3", "0x1.24924920083ffp-3", "-0x1.c71c6fe231671p-4",
            "0x1.745cdc54c206ep-4", "-0x1.3b0f2af749a6dp-4", "0x1.10d66a0d03d51p-4", "-0x1.dde2d52defd9ap-5",
            "0x1.97b4b24760debp-5", "-0x1.2b4442c6a6c2fp-5", "0x1.0ad3ae322da11p-6",
        ),
    )
)  # fmt: skip
_FAR_APART = 60
"""Binary orders of magnitude by which y and x differ if the smaller one does not matter."""


def _ratio(t: float) -> float:
    """A rational approximation of (asin(x) - x) / x, for t = x * x."""
    return t * polynomial(t, _NUMERATOR) / (1.0 + t * polynomial(t, _DENOMINATOR))


def asin(x: float) -> float:
    """The arc sine of a number between -1 and 1."""
    if not -1 <= x <= 1:
        return math.nan
    size = high_word(x) & WITHOUT_SIGN
    if abs(x) == 1:
        return x * _QUARTER + x * _QUARTER_REST
    if size < 0x3FE00000:
        return x if size < 0x3E400000 else x + x * _ratio(x * x)
    t = (1.0 - abs(x)) * 0.5
    s = math.sqrt(t)
    ratio = _ratio(t)
    if size >= 0x3FEF3333:
        result = _QUARTER - (2.0 * (s + s * ratio) - _QUARTER_REST)
    else:
        w = truncated(s)
        c = (t - w * w) / (s + w)
        p = 2.0 * s * ratio - (_QUARTER_REST - 2.0 * c)
        q = _EIGHTH - 2.0 * w
        result = _EIGHTH - (p - q)
    return result if x > 0 else -result


def acos(x: float) -> float:
    """The arc cosine of a number between -1 and 1."""
    if not -1 <= x <= 1:
        return math.nan
    if abs(x) == 1:
        return 0.0 if x > 0 else math.pi + 2.0 * _QUARTER_REST
    size = high_word(x) & WITHOUT_SIGN
    if size < 0x3FE00000:
        if size <= 0x3C600000:
            return _QUARTER + _QUARTER_REST
        return _QUARTER - (x - (_QUARTER_REST - x * _ratio(x * x)))
    z = (1.0 - abs(x)) * 0.5
    s = math.sqrt(z)
    ratio = _ratio(z)
    if x < 0:
        return math.pi - 2.0 * (s + (ratio * s - _QUARTER_REST))
    first = truncated(s)
    c = (z - first * first) / (s + first)
    return 2.0 * (first + (ratio * s + c))


def atan(x: float) -> float:
    """The arc tangent of a number."""
    if x != x:
        return x
    size = high_word(x) & WITHOUT_SIGN
    if size >= 0x44100000:
        return math.copysign(_ARCS[3] + _ARC_RESTS[3], x)
    if size < 0x3FDC0000:
        return x if size < 0x3E200000 else x - x * _arc_ratio(x)
    place, y = _near_arc(abs(x), size)
    result = _ARCS[place] - ((y * _arc_ratio(y) - _ARC_RESTS[place]) - y)
    return result if x > 0 else -result


def _near_arc(x: float, size: int) -> tuple[int, float]:
    """The nearest number whose arc is known, and the tangent of the difference."""
    if size < 0x3FE60000:
        return 0, (2.0 * x - 1.0) / (2.0 + x)
    if size < 0x3FF30000:
        return 1, (x - 1.0) / (x + 1.0)
    if size < 0x40038000:
        return 2, (x - 1.5) / (1.0 + 1.5 * x)
    return 3, -1.0 / x


def _arc_ratio(x: float) -> float:
    z = x * x
    w = z * z
    return z * polynomial(w, _ARC_TANGENT[0::2]) + w * polynomial(w, _ARC_TANGENT[1::2])


def atan2(y: float, x: float) -> float:
    """The angle of a point."""
    if x != x or y != y:
        return math.nan
    if x == 1.0:
        return atan(y)
    is_left = math.copysign(1.0, x) < 0
    if y == 0:
        return math.copysign(math.pi, y) if is_left else y
    if x == 0:
        return math.copysign(_QUARTER, y)
    if math.isinf(x):
        if math.isinf(y):
            return math.copysign(3.0 * _EIGHTH if is_left else _EIGHTH, y)
        return math.copysign(math.pi if is_left else 0.0, y)
    if math.isinf(y):
        return math.copysign(_QUARTER, y)
    apart = ((high_word(y) & WITHOUT_SIGN) - (high_word(x) & WITHOUT_SIGN)) >> 20
    if apart > _FAR_APART:
        z = _QUARTER + 0.5 * _PI_REST
    elif is_left and apart < -_FAR_APART:
        z = 0.0
    else:
        z = atan(abs(y / x))
    if not is_left:
        return z if y > 0 else -z
    return math.pi - (z - _PI_REST) if y > 0 else (z - _PI_REST) - math.pi
