"""Intervals of integers with sound arithmetic (Hickey; Smid H4 with its ends corrected)."""

from __future__ import annotations

from typing import NamedTuple

from oxpecker.terms.limits import MOST_END_BITS
from oxpecker.terms.numbers import divide

INFINITE = float("inf")
Extended = int | float
"""A plain int, or a float infinity; never multiplied as floats, since ints may exceed every float."""


class Interval(NamedTuple):
    """All integers from `low` to `high`, both included; None is infinite. Never empty."""

    low: int | None = None
    high: int | None = None

    @property
    def is_point(self) -> bool:
        """Whether there is exactly one value."""
        return self.low is not None and self.low == self.high

    @property
    def is_full(self) -> bool:
        """Whether nothing is known."""
        return self.low is None and self.high is None

    def contains(self, value: int) -> bool:
        """Whether the value lies inside."""
        return (self.low is None or self.low <= value) and (self.high is None or value <= self.high)

    def includes(self, other: Interval) -> bool:
        """Whether every value of the other lies inside."""
        return (self.low is None or (other.low is not None and self.low <= other.low)) and (
            self.high is None or (other.high is not None and other.high <= self.high)
        )

    def meet(self, other: Interval) -> Interval | None:
        """The intersection; None if it is empty."""
        low, high = _greatest(self.low, other.low), _least(self.high, other.high)
        return None if low is not None and high is not None and low > high else Interval(low, high)

    def join(self, other: Interval) -> Interval:
        """The smallest interval around both."""
        low = None if self.low is None or other.low is None else min(self.low, other.low)
        high = None if self.high is None or other.high is None else max(self.high, other.high)
        return Interval(low, high)

    def nearest_to_zero(self) -> int:
        """The default value of a variable in this interval."""
        if self.low is not None and self.low > 0:
            return self.low
        return self.high if self.high is not None and self.high < 0 else 0

    def add(self, other: Interval) -> Interval:
        """a + b"""
        low = None if self.low is None or other.low is None else self.low + other.low
        high = None if self.high is None or other.high is None else self.high + other.high
        return Interval(low, high)

    def neg(self) -> Interval:
        """-a"""
        return Interval(None if self.high is None else -self.high, None if self.low is None else -self.low)

    def sub(self, other: Interval) -> Interval:
        """a - b: <a-d, b-c>, where Smid H4 prints <a-c, b-d>."""
        return self.add(other.neg())

    def scale(self, factor: int) -> Interval:
        """a * factor"""
        if factor == 0:
            return Interval(0, 0)
        low, high = (self.low, self.high) if factor > 0 else (self.high, self.low)
        return Interval(None if low is None else low * factor, None if high is None else high * factor)

    def mul(self, other: Interval) -> Interval:
        """a * b: the extremes are among the products of the ends."""
        if self.is_full and other.is_full:
            return self
        ends = [_product(a, b) for a in _ends(self) for b in _ends(other)]
        return _from_ends(min(ends), max(ends))

    def square(self) -> Interval:
        """a * a, where both factors are the same value."""
        result = self.mul(self)
        return Interval(0, result.high) if result.low is None or result.low < 0 else result

    def div(self, other: Interval) -> Interval:
        """a / b, truncating, 0 if b is 0: monotone in a, and in b on each side of zero."""
        corners: list[Extended] = []
        if other.contains(0):
            corners.append(0)
        if other.high is None or other.high > 0:
            corners += _quotients(self, max(other.low or 1, 1), other.high)
        if other.low is None or other.low < 0:
            corners += _quotients(self, -1 if other.high is None else min(other.high, -1), other.low)
        return _from_ends(min(corners), max(corners))

    def rem(self, other: Interval) -> Interval:
        """a % b: has the sign of a, is smaller than both in size, and 0 if b is 0."""
        size = other.size()
        smallest = other.distance_from_zero()
        if smallest > 0 and Interval(1 - smallest, smallest - 1).includes(self):
            return self
        most = None if size is None else max(size - 1, 0)
        low = 0 if self.low is not None and self.low >= 0 else _negated(_least(_negated(self.low), most))
        high = 0 if self.high is not None and self.high <= 0 else _least(self.high, most)
        return Interval(low, high)

    def size(self) -> int | None:
        """The greatest absolute value; None is infinite."""
        return None if self.low is None or self.high is None else max(abs(self.low), abs(self.high))

    def distance_from_zero(self) -> int:
        """The least absolute value."""
        return abs(self.nearest_to_zero())

    def wrap(self, width: int, signed: bool = True) -> Interval:
        """Exact when all values lie in one period, otherwise the whole range of the width."""
        least = -(1 << width - 1) if signed else 0
        if self.low is not None and self.high is not None:
            period = self.low - least >> width
            if period == self.high - least >> width:
                return Interval(self.low - (period << width), self.high - (period << width))
        return Interval(least, least + (1 << width) - 1)

    def bit_not(self) -> Interval:
        """~a = -a - 1"""
        return Interval(None if self.high is None else ~self.high, None if self.low is None else ~self.low)

    def bit_and(self, other: Interval) -> Interval:
        """a & b: at most any non-negative operand; negative only if both are, and then at most each."""
        tops = [i.high for i in (self, other) if i.low is not None and i.low >= 0]
        if tops:
            return Interval(0, _least(tops[0], tops[-1]))
        low = None if self.low is None or other.low is None else -1 << max(_bits(self.low), _bits(other.low))
        if self.high is None or other.high is None:
            high = None
        elif self.high < 0 and other.high < 0:
            high = min(self.high, other.high)
        else:
            high = max(self.high, other.high)
        return Interval(low, high)

    def bit_or(self, other: Interval) -> Interval:
        """a | b = ~(~a & ~b)"""
        return self.bit_not().bit_and(other.bit_not()).bit_not()

    def bit_xor(self, other: Interval) -> Interval:
        """a ^ b: at most as many bits as the longer operand; negative if and only if the signs differ."""
        ends = (self.low, self.high, other.low, other.high)
        bits = None if any(end is None for end in ends) else max(_bits(end) for end in ends if end is not None)
        first, second = _sign(self), _sign(other)
        low = 0 if first is not None and first == second else None if bits is None else -1 << bits
        high = -1 if first is not None and second == -1 - first else None if bits is None else (1 << bits) - 1
        return Interval(low, high)

    def shift_left(self, distance: Interval, width: int) -> Interval:
        """a << (distance & width - 1), not wrapped."""
        least, most = _distances(distance, width)
        low = None if self.low is None else self.low << (most if self.low < 0 else least)
        high = None if self.high is None else self.high << (least if self.high < 0 else most)
        return Interval(low, high)

    def shift_right(self, distance: Interval, width: int) -> Interval:
        """a >> (distance & width - 1)"""
        least, most = _distances(distance, width)
        low = None if self.low is None else self.low >> (least if self.low < 0 else most)
        high = None if self.high is None else self.high >> (most if self.high < 0 else least)
        return Interval(low, high)

    def shift_right_unsigned(self, distance: Interval, width: int, signed: bool = True) -> Interval:
        """The low bits shifted right, filled with zeros, wrapped."""
        return self.wrap(width, False).shift_right(distance, width).wrap(width, signed)

    def __str__(self) -> str:
        low = "-inf" if self.low is None else str(self.low)
        return f"[{low}, {'inf' if self.high is None else self.high}]"


FULL = Interval()


def point(value: int) -> Interval:
    """The interval of one value."""
    return Interval(value, value)


def _least(left: int | None, right: int | None) -> int | None:
    """The smaller of two upper ends."""
    if left is None or right is None:
        return right if left is None else left
    return min(left, right)


def _greatest(left: int | None, right: int | None) -> int | None:
    """The greater of two lower ends."""
    if left is None or right is None:
        return right if left is None else left
    return max(left, right)


def _negated(end: int | None) -> int | None:
    return None if end is None else -end


def _ends(interval: Interval) -> tuple[Extended, Extended]:
    return (
        -INFINITE if interval.low is None else interval.low,
        INFINITE if interval.high is None else interval.high,
    )


def _from_ends(low: Extended, high: Extended) -> Interval:
    return Interval(low if isinstance(low, int) else None, high if isinstance(high, int) else None)


def _product(left: Extended, right: Extended) -> Extended:
    """The product; 0 times infinity is 0, because the infinite end is never reached."""
    if left == 0 or right == 0:
        return 0
    if isinstance(left, int) and isinstance(right, int) and left.bit_length() + right.bit_length() <= MOST_END_BITS:
        return left * right
    return INFINITE if (left > 0) == (right > 0) else -INFINITE


def _quotients(dividend: Interval, near: int, far: int | None) -> list[Extended]:
    """The quotients at the corners, for divisors of one sign, `near` being the one nearest to zero."""
    corners: list[Extended] = []
    for end in _ends(dividend):
        if isinstance(end, int):
            corners += [divide(end, near), 0 if far is None else divide(end, far)]
        else:
            corners.append(end if near > 0 else -end)
    return corners


def _bits(value: int) -> int:
    """The number of bits of a value, without its sign."""
    return (~value if value < 0 else value).bit_length()


def _sign(interval: Interval) -> int | None:
    """0 if never negative, -1 if always negative, None if unknown."""
    if interval.low is not None and interval.low >= 0:
        return 0
    return -1 if interval.high is not None and interval.high < 0 else None


def _distances(distance: Interval, width: int) -> tuple[int, int]:
    """The least and greatest distance after masking."""
    low, high = distance
    if low is None or high is None or low // width != high // width:
        return 0, width - 1
    return low % width, high % width
