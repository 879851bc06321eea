"""Floating-point numbers as the text that Java writes for them, up to JDK 18.

Digits are generated until what is left is within half the distance to the next number (Steele and White). Some habits
of those versions show (JDK-4511638): integers that fit in a long have all their digits but those that no bit stands
for, numbers with an exponent have at least two digits, around a power of two the smaller distance counts on both sides,
and where the integers that this takes fit in an int or a long, some of them overflow.
"""

from __future__ import annotations

import math

from oxpecker.oox.types import FLOAT, Type

_PRECISIONS = {True: (24, -126), False: (53, -1022)}
"""For float and double: the number of bits of a significand, and the least exponent of a normal number."""


def float_text(value: float, t: Type) -> str:
    """The text of a number of the type."""
    if math.isnan(value):
        return "NaN"
    if math.isinf(value):
        return "Infinity" if value > 0 else "-Infinity"
    if value == 0.0:
        return "-0.0" if math.copysign(1.0, value) < 0 else "0.0"
    sign = "-" if value < 0 else ""
    digits, exponent = _digits(abs(value), t == FLOAT)
    if -3 <= exponent < 7:
        return sign + _plain(digits, exponent)
    return f"{sign}{digits[0]}.{digits[1:] or '0'}E{exponent}"


def _plain(digits: str, exponent: int) -> str:
    if exponent < 0:
        return "0." + "0" * (-exponent - 1) + digits
    whole = digits[: exponent + 1].ljust(exponent + 1, "0")
    return f"{whole}.{digits[exponent + 1 :] or '0'}"


def _digits(value: float, single: bool) -> tuple[str, int]:
    """Significant digits and the decimal exponent of the first one."""
    top = math.frexp(value)[1] - 1
    size, least = _PRECISIONS[single]
    bits = size - max(0, least - top)
    if 0 <= top <= 62 and value.is_integer():
        return _whole_digits(int(value), top - bits - 1)
    return _generated(value, top, bits)


def _whole_digits(value: int, spare: int) -> tuple[str, int]:
    """The digits of an integer, rounded where it has more bits than the number could have."""
    dropped = len(str(1 << spare)) - 1 if spare > 1 else 0
    value, rest = divmod(value, 10**dropped)
    if dropped and 2 * rest >= 10**dropped:
        value += 1
    text = str(value)
    return text.rstrip("0"), len(text) + dropped - 1


def _generated(value: float, top: int, bits: int) -> tuple[str, int]:
    """Digits one by one, until the number cannot be mistaken for its neighbours."""
    exponent = _estimate(value, top)
    rest, unit, near, width = _scaled(value, top, bits, exponent)
    tens = 10 * unit
    digits: list[int] = []
    first, rest = divmod(rest, unit)
    rest, near = 10 * rest, _cut(10 * near, width)
    low, high = rest < near, _cut(rest + near, width) > tens
    if first or high:
        digits.append(first)
    else:
        exponent -= 1
    if not -3 <= exponent < 8:
        low = high = False
    while not (low or high):
        digit, rest = divmod(rest, unit)
        rest, near = 10 * rest, _cut(10 * near, width)
        # A distance that has become negative was too large to be counted.
        low, high = near <= 0 or rest < near, near <= 0 or _cut(rest + near, width) > tens
        digits.append(digit)
    tie = _cut(_cut(2 * rest, width) - tens, width)
    if high and (not low or tie > 0 or (tie == 0 and digits[-1] % 2)):
        exponent += _round_up(digits)
    return "".join(map(str, digits)), exponent


def _scaled(value: float, top: int, bits: int, exponent: int) -> tuple[int, int, int, int]:
    """The number, 10 to its exponent, and half the distance to the next number as integers; and how they are computed.

    The fourth is the width of the integers that Java computes with, which may overflow; 0 for as many bits as it takes.
    """
    odd = value.as_integer_ratio()[0]
    odd >>= (odd & -odd).bit_length() - 1
    length = odd.bit_length()
    fraction = max(0, length - top - 1)
    fives, tens = max(0, -exponent), max(0, exponent)
    near = fives + fraction + top - bits
    rest, unit = fives + fraction + top - length + 1, tens + fraction
    shared = min(rest, unit)
    rest, unit, near = rest - shared, unit - shared, near - shared - (1 if length == 1 else 0)
    if near < 0:
        rest, unit, near = rest - near, unit - near, 0
    widest = max(length + rest + _bits_of_power(fives), unit + 1 + _bits_of_power(tens + 1))
    width = 32 if widest < 32 else 64 if widest < 64 else 0
    return odd * 5**fives << rest, 5**tens << unit, 5**fives << near, width


def _bits_of_power(count: int) -> int:
    """How many bits a power of five is thought to have."""
    if count == 0:
        return 0
    return (5**count).bit_length() if count < 27 else 3 * count


def _cut(value: int, width: int) -> int:
    """An integer as one of the width holds it."""
    half = 1 << width >> 1
    return (value + half & (1 << width) - 1) - half if width else value


def _estimate(value: float, top: int) -> int:
    """The decimal exponent, or one more: a tangent of the logarithm is never below it."""
    fraction = math.ldexp(value, -top) if top > -1022 else math.ldexp(math.ldexp(value, 200), -top - 200)
    return math.floor((fraction - 1.5) * 0.289529654 + 0.176091259 + top * 0.301029995663981)


def _round_up(digits: list[int]) -> int:
    """The next number of as many digits; 1 where it has one more digit before the point, else 0."""
    place = len(digits) - 1
    while place > 0 and digits[place] == 9:
        digits[place] = 0
        place -= 1
    if digits[place] == 9:
        digits[place] = 1
        return 1
    digits[place] += 1
    return 0
