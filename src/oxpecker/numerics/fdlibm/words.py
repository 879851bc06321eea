"""Doubles as two words of 32 bits, the view that fdlibm has of them."""

from __future__ import annotations

from struct import Struct

_DOUBLE = Struct(">d")
_SIGNED = Struct(">iI")
_LONG = Struct(">Q")

WITHOUT_SIGN = 0x7FFF_FFFF
EXPONENT = 0x7FF0_0000
"""The high word of infinity."""


def words(x: float) -> tuple[int, int]:
    """The high word, which has the sign, and the low word, which is unsigned."""
    high, low = _SIGNED.unpack(_DOUBLE.pack(x))
    return high, low


def high_word(x: float) -> int:
    """The sign, the exponent and the first 20 bits of the significand, as a signed number."""
    high: int = _SIGNED.unpack(_DOUBLE.pack(x))[0]
    return high


def of_words(high: int, low: int) -> float:
    """The double of two words; what does not fit into them is cut."""
    value: float = _DOUBLE.unpack(_LONG.pack((high & 0xFFFF_FFFF) << 32 | low & 0xFFFF_FFFF))[0]
    return value


def truncated(x: float) -> float:
    """A double without its low word."""
    return of_words(high_word(x), 0)


def with_high(x: float, high: int) -> float:
    """A double with another high word."""
    return of_words(high, words(x)[1])


def scaled(x: float, exponent: int) -> float:
    """A double whose exponent is raised, if the result is a normal number."""
    high, low = words(x)
    return of_words(high + (exponent << 20), low)


def polynomial(x: float, coefficients: tuple[float, ...]) -> float:
    """c0 + x*(c1 + x*(c2 + ..)), rounded after each step."""
    result = coefficients[-1]
    for coefficient in coefficients[-2::-1]:
        result = coefficient + x * result
    return result
