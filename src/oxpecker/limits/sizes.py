"""How large a string or a number may grow.

Python builds either at any size, in one step that cannot be interrupted: forty squarings would never end.
"""

from __future__ import annotations

import sys

LONGEST_STRING = 2**24
"""Characters of a string."""
LONGEST_NUMBER = 2**20
"""Binary digits of a number."""


_MOST_DIGITS = 640_000
"""Decimal digits that Python reads and writes: enough for the longest number."""


def allow_long_numbers() -> None:
    """Lets Python convert the longest numbers that programs can compute; its default limit is 4,300 digits."""
    if 0 < sys.get_int_max_str_digits() < _MOST_DIGITS:
        sys.set_int_max_str_digits(_MOST_DIGITS)


class TooLarge(MemoryError):
    """A value would exceed the size limit; it is not built."""


def joined(left: str, right: str) -> str:
    """The concatenation of two strings."""
    if len(left) + len(right) > LONGEST_STRING:
        raise TooLarge(f"a string of {len(left) + len(right):,} characters")
    return left + right


def product(left: int, right: int) -> int:
    """The product of two numbers."""
    result_bits = left.bit_length() + right.bit_length()
    if result_bits > LONGEST_NUMBER:
        raise TooLarge(f"a number of {result_bits:,} binary digits")
    return left * right
