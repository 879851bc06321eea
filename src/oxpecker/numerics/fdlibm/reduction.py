"""The reduction of an angle by multiples of a quarter turn."""

from __future__ import annotations

import math

from oxpecker.numerics.fdlibm.words import EXPONENT, WITHOUT_SIGN, high_word, of_words, words

_F = float.fromhex
_INVERSE = _F("0x1.45f306dc9c883p-1")
_QUARTER = tuple(map(_F, ("0x1.921fb544p0", "0x1.0b4611a6p-34", "0x1.3198a2ep-69")))
"""Half of pi, as a sum of doubles with 33 bits each."""
_RESTS = tuple(map(_F, ("0x1.0b4611a626331p-34", "0x1.3198a2e037073p-69", "0x1.b839a252049c1p-104")))
"""What is missing after one, two and three of them."""
_NEAR_MULTIPLES = (
    0x3FF921FB, 0x400921FB, 0x4012D97C, 0x401921FB, 0x401F6A7A, 0x4022D97C, 0x4025FDBB, 0x402921FB,
    0x402C463A, 0x402F6A7A, 0x4031475C, 0x4032D97C, 0x40346B9C, 0x4035FDBB, 0x40378FDB, 0x403921FB,
    0x403AB41B, 0x403C463A, 0x403DD85A, 0x403F6A7A, 0x40407E4C, 0x4041475C, 0x4042106C, 0x4042D97C,
    0x4043A28C, 0x40446B9C, 0x404534AC, 0x4045FDBB, 0x4046C6CB, 0x40478FDB, 0x404858EB, 0x404921FB,
)  # fmt: skip
"""The high words of the first multiples of half of pi: near them the difference needs more digits."""
_TWO_OVER_PI = (
    0xA2F983, 0x6E4E44, 0x1529FC, 0x2757D1, 0xF534DD, 0xC0DB62, 0x95993C, 0x439041, 0xFE5163, 0xABDEBB, 0xC561B7,
    0x246E3A, 0x424DD2, 0xE00649, 0x2EEA09, 0xD1921C, 0xFE1DEB, 0x1CB129, 0xA73EE8, 0x8235F5, 0x2EBB44, 0x84E99C,
    0x7026B4, 0x5F7E41, 0x3991D6, 0x398353, 0x39F49C, 0x845F8B, 0xBDF928, 0x3B1FF8, 0x97FFDE, 0x05980F, 0xEF2F11,
    0x8B5A0A, 0x6D1F6D, 0x367ECF, 0x27CB09, 0xB74F46, 0x3F669E, 0x5FEA2D, 0x7527BA, 0xC7EBE5, 0xF17B3D, 0x0739F7,
    0x8A5292, 0xEA6BFB, 0x5FB11F, 0x8D5D08, 0x560330, 0x46FC7B, 0x6BABF0, 0xCFBC20, 0x9AF436, 0x1DA9E3, 0x91615E,
    0xE61B08, 0x659985, 0x5F14A0, 0x68408D, 0xFFD880, 0x4D7327, 0x310606, 0x1556CA, 0x73A8C9, 0x60E27B, 0xC08C6B,
)  # fmt: skip
"""The digits of 2/pi, 24 bits each."""
_HALF_PI = tuple(
    map(
        _F,
        (
            "0x1.921fb4p0", "0x1.4442dp-24", "0x1.846988p-48", "0x1.8cc516p-72",
            "0x1.01b838p-96", "0x1.a25204p-120", "0x1.382228p-145", "0x1.9f31dp-169",
        ),
    )
)  # fmt: skip
"""Half of pi, in pieces of 24 bits."""
_DIGIT = 0x1000000
_FIRST_DIGITS = 4
"""Digits of the product that suffice for a double, unless most of them cancel."""

Reduced = tuple[int, float, float]
"""The number of quarter turns, modulo 8 for large angles, and the rest as a sum of two doubles."""


def reduced(x: float) -> Reduced:
    """A finite angle without its quarter turns; the rest is at most an eighth of a turn in size."""
    high = high_word(x)
    size = high & WITHOUT_SIGN
    if size <= 0x3FE921FB:
        return 0, x, 0.0
    if size < 0x4002D97C:
        return _by_one(x, size)
    assert size < EXPONENT, "only finite angles have a rest"
    quarters, first, second = _of_medium(abs(x), size) if size <= 0x413921FB else _of_large(x, size)
    return (quarters, first, second) if high >= 0 else (-quarters, -first, -second)


def _by_one(x: float, size: int) -> Reduced:
    """An angle of less than three eighths of a turn."""
    sign = 1.0 if x > 0 else -1.0
    rest = x - sign * _QUARTER[0]
    near = size == 0x3FF921FB
    if near:
        rest -= sign * _QUARTER[1]
    missing = sign * _RESTS[1 if near else 0]
    first = rest - missing
    return int(sign), first, (rest - first) - missing


def _of_medium(t: float, size: int) -> Reduced:
    """A positive angle of up to about 2**19 quarter turns."""
    quarters = int(t * _INVERSE + 0.5)
    count = float(quarters)
    rest = t - count * _QUARTER[0]
    missing = count * _RESTS[0]
    first = rest - missing
    if quarters >= 32 or size == _NEAR_MULTIPLES[quarters - 1]:
        exponent = size >> 20
        for step, lost in ((1, 16), (2, 49)):
            if exponent - (high_word(first) >> 20 & 0x7FF) <= lost:
                break
            before = rest
            missing = count * _QUARTER[step]
            rest = before - missing
            missing = count * _RESTS[step] - ((before - rest) - missing)
            first = rest - missing
    return quarters, first, (rest - first) - missing


def _of_large(x: float, size: int) -> Reduced:
    """The size of any large angle, by the digits of 2/pi that matter for its exponent (Payne and Hanek)."""
    exponent = (size >> 20) - 1046
    rest = of_words(size - (exponent << 20), words(x)[1])
    parts = []
    for _ in range(2):
        parts.append(float(int(rest)))
        rest = (rest - parts[-1]) * _DIGIT
    parts.append(rest)
    while parts[-1] == 0.0:
        parts.pop()
    return _Product(parts, exponent).rest()


class _Product:
    """The fraction of x * 2/pi, in digits of 24 bits."""

    def __init__(self, parts: list[float], exponent: int) -> None:
        self._parts = parts
        self._skipped = max((exponent - 3) // 24, 0)
        self._exponent = exponent - 24 * (self._skipped + 1)
        self._columns = [self._column(number) for number in range(_FIRST_DIGITS + 1)]
        self._digits: list[int] = []
        self._is_negative = False

    def _column(self, number: int) -> float:
        total = 0.0
        for place, part in enumerate(self._parts):
            digit = self._skipped + number - place
            total += part * (float(_TWO_OVER_PI[digit]) if digit >= 0 else 0.0)
        return total

    def rest(self) -> Reduced:
        """The quarter turns modulo 8, and the fraction times half of pi."""
        while True:
            quarters, fraction = self._split()
            if fraction != 0.0 or any(self._digits[_FIRST_DIGITS:]):
                break
            more = 1
            while self._digits[_FIRST_DIGITS - more] == 0:
                more += 1
            count = len(self._columns)
            self._columns += [self._column(number) for number in range(count, count + more)]
        first, second = self._times_half_pi(fraction)
        sign = -1.0 if self._is_negative else 1.0
        return quarters & 7, sign * first, sign * second

    def _split(self) -> tuple[int, float]:
        """The integer part, and what is left of the first digits; the digits are those of the nearest fraction."""
        digits, z = [], self._columns[-1]
        for column in self._columns[-2::-1]:
            carried = float(int(z / _DIGIT))
            digits.append(int(z - _DIGIT * carried))
            z = column + carried
        exponent = self._exponent
        z = math.ldexp(z, exponent)
        z -= 8.0 * math.floor(z * 0.125)
        quarters = int(z)
        z -= float(quarters)
        half = 0
        if exponent > 0:
            whole = digits[-1] >> (24 - exponent)
            quarters += whole
            digits[-1] -= whole << (24 - exponent)
            half = digits[-1] >> (23 - exponent)
        elif exponent == 0:
            half = digits[-1] >> 23
        elif z >= 0.5:
            half = 2
        self._is_negative = half > 0
        if half > 0:
            quarters += 1
            carry = _complement(digits)
            if exponent > 0:
                digits[-1] &= (1 << (24 - exponent)) - 1
            if half == 2:
                z = 1.0 - z
                if carry:
                    z -= math.ldexp(1.0, exponent)
        self._digits = digits
        return quarters, z

    def _times_half_pi(self, fraction: float) -> tuple[float, float]:
        digits, exponent = list(self._digits), self._exponent
        if fraction == 0.0:
            exponent -= 24
            while digits[-1] == 0:  # the leading digits are the last of the list
                digits.pop()
                exponent -= 24
        else:
            z = math.ldexp(fraction, -exponent)
            if z >= _DIGIT:
                carried = float(int(z / _DIGIT))
                digits += [int(z - _DIGIT * carried), int(carried)]
                exponent += 24
            else:
                digits.append(int(z))
        unit = math.ldexp(1.0, exponent)
        values = [0.0] * len(digits)
        for place in range(len(digits) - 1, -1, -1):
            values[place] = unit * float(digits[place])
            unit /= _DIGIT
        return _summed(values)


def _complement(digits: list[int]) -> bool:
    """1 minus a fraction; whether it is not zero."""
    carry = False
    for place, digit in enumerate(digits):
        if carry:
            digits[place] = 0xFFFFFF - digit
        elif digit:
            carry = True
            digits[place] = _DIGIT - digit
    return carry


def _summed(values: list[float]) -> tuple[float, float]:
    """The digits times half of pi, as a sum of two doubles."""
    last = len(values) - 1
    sums = []
    for place in range(last, -1, -1):
        total = 0.0
        for number in range(min(_FIRST_DIGITS, last - place) + 1):
            total += _HALF_PI[number] * values[place + number]
        sums.append(total)
    first = 0.0
    for each in reversed(sums):
        first += each
    second = sums[0] - first
    for each in sums[1:]:
        second += each
    return first, second
