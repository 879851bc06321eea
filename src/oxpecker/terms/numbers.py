"""Java's arithmetic on plain numbers, made total: it defines what the operations of terms mean."""

from __future__ import annotations

import math
import struct

from oxpecker.terms.kinds import Sort

SINGLE = struct.Struct("<f")
DOUBLE = struct.Struct("<d")


def wrapped(value: int, width: int, signed: bool = True) -> int:
    """The value congruent to this one in the range of the given two's complement width."""
    value &= (1 << width) - 1
    return value - (1 << width) if signed and value >> (width - 1) else value


def divide(left: int, right: int) -> int:
    """Division towards zero; 0 if the divisor is 0."""
    if right == 0:
        return 0
    quotient = abs(left) // abs(right)
    return quotient if (left < 0) == (right < 0) else -quotient


def remainder(left: int, right: int) -> int:
    """The remainder of division towards zero, with the sign of the dividend; 0 if the divisor is 0."""
    if right == 0:
        return 0
    rest = abs(left) % abs(right)
    return -rest if left < 0 else rest


def shifted_right_unsigned(value: int, distance: int, width: int, signed: bool) -> int:
    """The low bits shifted right, filled with zeros."""
    return wrapped((value & (1 << width) - 1) >> (distance & width - 1), width, signed)


def to_single(value: float) -> float:
    """The nearest `float` to a `double`."""
    if math.isnan(value) or math.isinf(value):
        return value
    try:
        result: float = SINGLE.unpack(SINGLE.pack(value))[0]
    except OverflowError:
        return math.copysign(math.inf, value)
    return result


PATTERN_WIDTHS = {Sort.FLOAT: 32, Sort.DOUBLE: 64}
_PATTERNS = {32: (SINGLE, struct.Struct("<i")), 64: (DOUBLE, struct.Struct("<q"))}


def float_pattern(value: float, width: int) -> int:
    """The bits of a float in two's complement; every NaN has the bits of Java's canonical NaN."""
    floating, signed = _PATTERNS[width]
    bits: int = signed.unpack(floating.pack(math.nan if math.isnan(value) else value))[0]
    return bits


def float_of_bits(bits: int, width: int) -> float:
    """The float with these low bits; there is only one NaN."""
    floating, signed = _PATTERNS[width]
    value: float = floating.unpack(signed.pack(wrapped(bits, width)))[0]
    return math.nan if math.isnan(value) else value


def rounded(value: float, sort: Sort) -> float:
    """The value of the sort nearest to a double."""
    return to_single(value) if sort is Sort.FLOAT else value


def float_divide(left: float, right: float) -> float:
    """IEEE division: division by zero returns an infinity or NaN."""
    if right != 0.0:
        return left / right
    if left == 0.0 or math.isnan(left):
        return math.nan
    return math.copysign(math.inf, left) * math.copysign(1.0, right)


def float_remainder(left: float, right: float) -> float:
    """Java's `%` on floating point: truncated, like C's fmod."""
    if math.isnan(left) or math.isnan(right) or math.isinf(left) or right == 0.0:
        return math.nan
    return math.fmod(left, right)


def float_to_integer(value: float, low: int, high: int, saturating: bool) -> int:
    """Java's narrowing conversion: NaN becomes 0, values beyond the bounds become the nearest bound."""
    if math.isnan(value):
        return 0
    if math.isinf(value):
        return high if value > 0 else low
    whole = int(value)
    return min(max(whole, low), high) if saturating else whole


def integer_to_float(value: int, sort: Sort) -> float:
    """The nearest floating-point value, rounded once; integers too large for it become infinite."""
    if sort is Sort.FLOAT:
        value = _to_24_bits(value)
    try:
        return rounded(float(value), sort)
    except OverflowError:
        return math.inf if value > 0 else -math.inf


def _to_24_bits(value: int) -> int:
    """Rounds to nearest, ties to even, at once: going through a double could round twice."""
    size = abs(value)
    spare = size.bit_length() - 24
    if spare > 0:
        half, rest = 1 << spare - 1, size & (1 << spare) - 1
        size >>= spare
        if rest > half or (rest == half and size & 1):
            size += 1
        size <<= spare
    return -size if value < 0 else size


def same_float(left: float, right: float) -> bool:
    """Whether two floats are identical: NaN equals itself, the zeros differ."""
    if left != left:
        return right != right
    return left == right and math.copysign(1.0, left) == math.copysign(1.0, right)


def float_bits(value: float) -> int:
    """A number that distinguishes floats as `same_float` does."""
    return -1 if value != value else int.from_bytes(DOUBLE.pack(value), "little")
