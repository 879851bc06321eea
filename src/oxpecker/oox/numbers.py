"""Arithmetic as Java defines it, on Python's numbers. Unbounded integers use the same functions without wrapping."""

from __future__ import annotations

import math
import struct

from oxpecker.oox.types import BIGINT, BYTE, CHAR, DOUBLE, FLOAT, FLOATING, INT, LONG, RANGES, SHORT, WIDTHS, Type

NARROW = frozenset({BYTE, SHORT, CHAR})
"""The types whose values are always of their declared width, whatever is said about int and long."""


def wrap(value: int, t: Type) -> int:
    """The value of an integer type that is congruent to this one (two's complement)."""
    if t == BIGINT:
        return value
    low, high = RANGES[t]
    return (value - low & high - low) + low


def divide(left: int, right: int) -> int:
    """Integer division towards zero; the divisor is not zero."""
    quotient = abs(left) // abs(right)
    return quotient if (left < 0) == (right < 0) else -quotient


def remainder(left: int, right: int) -> int:
    """What integer division leaves; it has the sign of the dividend."""
    rest = abs(left) % abs(right)
    return -rest if left < 0 else rest


def shift_left(value: int, distance: int, t: Type) -> int:
    """Shift by the distance modulo the width of the type; not wrapped."""
    return value << (distance & WIDTHS[t] - 1)


def shift_right(value: int, distance: int, t: Type) -> int:
    """Shift that keeps the sign."""
    return value >> (distance & WIDTHS[t] - 1)


def shift_right_unsigned(value: int, distance: int, t: Type) -> int:
    """Shift of the value's two's complement at its declared width, zeros coming in."""
    distance &= WIDTHS[t] - 1
    return wrap((value & (1 << WIDTHS[t]) - 1) >> distance, t)


def to_single(value: float) -> float:
    """The nearest `float` to a `double`."""
    if math.isnan(value) or math.isinf(value):
        return value
    try:
        result: float = struct.unpack("<f", struct.pack("<f", value))[0]
    except OverflowError:
        return math.copysign(math.inf, value)
    return result


def single_from_text(text: str) -> float:
    """The `float` nearest to a decimal number, rounded once (through a double it could be rounded twice)."""
    from fractions import Fraction

    value = to_single(float(text))
    if math.isinf(value) or float(text) == 0.0:
        return value
    (bits,) = struct.unpack("<i", struct.pack("<f", value))
    exact = Fraction(text)
    near = [struct.unpack("<f", struct.pack("<i", b))[0] for b in (bits, bits - 1, bits + 1) if b >= -(2**31)]
    best: float = min((f for f in near if math.isfinite(f)), key=lambda f: (abs(Fraction(f) - exact), _is_odd(f)))
    return best


def _is_odd(value: float) -> bool:
    bits: int = struct.unpack("<i", struct.pack("<f", value))[0]
    return bool(bits & 1)


def float_divide(left: float, right: float) -> float:
    """IEEE division: division by zero returns an infinity or NaN."""
    if right != 0.0:
        return left / right
    if left == 0.0 or math.isnan(left) or math.isnan(right):
        return math.nan
    return math.copysign(math.inf, left) * math.copysign(1.0, right)


def float_remainder(left: float, right: float) -> float:
    """Java's `%` on floating point: truncated, as C's fmod."""
    if math.isnan(left) or math.isnan(right) or math.isinf(left) or right == 0.0:
        return math.nan
    return math.fmod(left, right)


def float_to_integer(value: float, t: Type, wraps: bool) -> int:
    """Java's narrowing: not-a-number is 0, what is too large becomes the extreme value of int or long.

    Without wrapping every finite value is kept, truncated.
    """
    if math.isnan(value):
        return 0
    low, high = RANGES[INT if t in NARROW else t]
    if math.isinf(value):
        return wrap(high if value > 0 else low, t)
    whole = int(value)
    if wraps or t in NARROW:
        whole = wrap(min(max(whole, low), high), t)
    return whole


def integer_to_float(value: int, t: Type) -> float:
    """The nearest floating-point value, rounded once; integers beyond every float become infinite."""
    if t == FLOAT:
        return _integer_to_single(value)
    try:
        return float(value)
    except OverflowError:
        return math.inf if value > 0 else -math.inf


def _integer_to_single(value: int) -> float:
    """Rounds to 24 bits directly: going through a double could round twice."""
    size = abs(value)
    spare = size.bit_length() - 24
    if spare > 0:
        half, rest = 1 << spare - 1, size & (1 << spare) - 1
        size >>= spare
        if rest > half or (rest == half and size & 1):
            size += 1
        size <<= spare
    try:
        return to_single(float(size)) * (-1.0 if value < 0 else 1.0)
    except OverflowError:
        return math.inf if value > 0 else -math.inf


def convert(value: int | float, source: Type, target: Type, wraps: bool) -> int | float:
    """A numeric conversion between any two types; `wraps` is Java's width for int, long and uint."""
    if target in FLOATING:
        if source in FLOATING:
            return to_single(float(value)) if target == FLOAT else float(value)
        return integer_to_float(int(value), target)
    if source in FLOATING:
        return float_to_integer(float(value), target, wraps)
    return wrap(int(value), target) if wraps or target in NARROW else int(value)


_PATTERNS: dict[Type, tuple[str, str]] = {
    INT: ("<f", "<i"),
    LONG: ("<d", "<q"),
    FLOAT: ("<i", "<f"),
    DOUBLE: ("<q", "<d"),
}
"""For each type how what has the same bits is written down, and how it is read as one of the type."""


def bits_of(value: int | float, t: Type) -> int | float:
    """The number of a type with the bits of one of the other kind; there is one NaN, and integers are cut to fit."""
    written, read = _PATTERNS[t]
    if t in FLOATING:
        value = wrap(int(value), INT if t == FLOAT else LONG)
    elif value != value:
        value = math.nan
    result: int | float = struct.unpack(read, struct.pack(written, value))[0]
    return math.nan if result != result else result


def in_range(value: int, t: Type) -> bool:
    """Whether an integer is a value of the type at its declared width."""
    low, high = RANGES[t]
    return low <= value <= high
