"""Thresholds of the engine. None can turn a wrong program into a right one: beyond them a path is given up.

`LONGEST_CHAIN` changes no verdict, only the shape of terms. What lies beyond the others is `unknown`.
"""

LONGEST_CHOICE = 64
"""Values among which a conditional value chooses: references of an array, characters of a string."""
LONGEST_CHAIN = 8
"""Conditional values are chains up to here; longer ones of integers are elements of a list."""
LONGEST_ELEMENT = 4096
"""Integers of an array among which an index that is not known chooses."""
LONGEST_RANGE = 10_000
"""Integers of a range that is fixed which a quantifier tries one by one."""
LONGEST_ARRAY = 2**31 - 1
"""The length of the longest array that Java has."""
