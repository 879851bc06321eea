"""Sets of floating-point numbers: an interval, and whether NaN belongs to them."""

from __future__ import annotations

import math
from typing import NamedTuple


class Floats(NamedTuple):
    """The numbers from `low` to `high`, and perhaps NaN. Zero stands for both zeros; low > high: no numbers."""

    low: float
    high: float
    nan: bool = False

    @property
    def is_empty(self) -> bool:
        """Whether there is neither a number nor NaN."""
        return self.low > self.high and not self.nan

    @property
    def has_numbers(self) -> bool:
        """Whether there is more than NaN."""
        return self.low <= self.high

    @property
    def is_point(self) -> bool:
        """Whether there is one number other than zero, whose sign is not known, and no NaN."""
        return self.low == self.high != 0 and not self.nan

    def contains(self, value: float) -> bool:
        """Whether a number or NaN belongs to the set."""
        return self.nan if value != value else self.low <= value <= self.high

    def meet(self, other: Floats) -> Floats:
        """What belongs to both."""
        return Floats(max(self.low, other.low), min(self.high, other.high), self.nan and other.nan)

    def join(self, other: Floats) -> Floats:
        """The smallest set of this form that contains both."""
        return Floats(min(self.low, other.low), max(self.high, other.high), self.nan or other.nan)

    @property
    def numbers(self) -> Floats:
        """The set without NaN."""
        return Floats(self.low, self.high)


EVERYTHING = Floats(-math.inf, math.inf, True)
NUMBERS = Floats(-math.inf, math.inf)
NOT_A_NUMBER = Floats(math.inf, -math.inf, True)
NOTHING = Floats(math.inf, -math.inf)


def point(value: float) -> Floats:
    """The set of one value."""
    return NOT_A_NUMBER if value != value else Floats(value, value)
