"""How large a string or a number may grow.

Python makes either as large as it is told to, in one step that nothing can interrupt: forty squarings would not end.
"""

from __future__ import annotations

import sys

LONGEST_STRING = 2**24
"""Of characters."""
LONGEST_NUMBER = 2**20
"""Of binary digits."""


_MOST_DIGITS = 640_000
"""Decimal digits that Python reads and writes: enough for the longest number."""


def allow_long_numbers() -> None:
    """Lets Python write numbers as long as programs can make them; by itself it refuses those of 4,300 digits."""
    if 0 < sys.get_int_max_str_digits() < _MOST_DIGITS:
        sys.set_int_max_str_digits(_MOST_DIGITS)


class TooLarge(MemoryError):
    """A value that would be larger than may be; it is not made."""


def joined(left: str, right: str) -> str:
    """Two strings one behind the other."""
    if len(left) + len(right) > LONGEST_STRING:
        raise TooLarge(f"a string of {len(left) + len(right):,} characters")
    return left + right


def product(left: int, right: int) -> int:
    """The product of two numbers."""
    result_bits = left.bit_length() + right.bit_length()
    if result_bits > LONGEST_NUMBER:
        raise TooLarge(f"a number of {result_bits:,} binary digits")
    return left * right
