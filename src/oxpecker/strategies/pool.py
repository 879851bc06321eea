"""Values for concrete runs: simple ones, and those that a program's own text suggests."""

from __future__ import annotations

import re
from collections.abc import Iterable
from contextlib import suppress
from dataclasses import dataclass
from functools import cached_property
from math import isfinite
from struct import pack, unpack

from oxpecker.oox import numbers
from oxpecker.oox.float_text import float_text
from oxpecker.oox.interpreter import Value
from oxpecker.oox.late_patterns import late_pattern
from oxpecker.oox.types import BOOL, CHAR, DOUBLE, FLOAT, FLOATING, INTEGRAL, RANGES, STRING, Type
from oxpecker.strategies.goal import Goal
from oxpecker.strategies.limits import LONGEST_NUMBER, MOST_LITERALS

_NUMBERS = "2 -1 0 3"
"""For programs that read numbers from text."""

_TOKENS = late_pattern(
    r'//[^\n]*|/\*.*?\*/|"""(?:\\.|[^\\])*?"""|"(?P<string>(?:\\.|[^"\\\n])*)"'
    r"|'(?P<character>[^'\\\n])'|(?<![\w.])(?P<number>\d+(?:\.\d+)?(?:[eE][+-]?\d+)?)[lLfFdD]?(?![\w.])",
    re.DOTALL,
)


@dataclass(frozen=True)
class Pool:
    """Values to try, the simplest of each type first; all have a literal form, as witnesses need."""

    texts: tuple[str, ...]
    integers: tuple[int, ...]
    fractions: tuple[float, ...]

    def values(self, t: Type) -> tuple[Value, ...]:
        """Values of a type; empty for types without literals."""
        if t == BOOL:
            return (False, True)
        if t == STRING:
            return self.texts
        if t in FLOATING:
            rounded = (numbers.convert(value, DOUBLE, t, wraps=False) for value in self.fractions)
            return tuple(value for value in dict.fromkeys(rounded) if isfinite(value))
        if t in INTEGRAL or t == CHAR:
            low, high = RANGES[t]
            return tuple(number for number in self.integers if low <= number <= high)
        return ()

    @cached_property
    def related(self) -> Pool:
        """The pool extended by other readings of each value: as text, as a number, as bits."""
        read = [number for text in self.texts for number in _numbers_in(text)]
        whole = [int(number) for number in read if isfinite(number) and number == int(number)]
        letters = [ord(letter) for text in self.texts for letter in text]
        bits = [pattern for number in [*self.fractions, *read] for pattern in _bits_of(number)]
        signed = [sign * number for number in self.integers for sign in (1, -1)]
        spelt = [form for number in signed for form in (str(number), f"{number:x}", f"{number:b}", f"{number:o}")]
        real = [number for pattern in signed for number in (float(pattern), *_with_bits(pattern))]
        return Pool(
            tuple(dict.fromkeys([*self.texts, *spelt, *(float_text(number, DOUBLE) for number in self.fractions)])),
            tuple(dict.fromkeys([*self.integers, *whole, *bits, *letters, *signed])),
            tuple(dict.fromkeys([*self.fractions, *read, *(-number for number in read), *real])),
        )


def _numbers_in(text: str) -> list[float]:
    """The numbers that a text denotes, in different bases."""
    found: list[float] = []
    if len(text) > LONGEST_NUMBER:
        return found
    for base in (10, 16, 2, 8):
        with suppress(ValueError):
            whole = int(text, base)
            # The text of bits has no sign.
            found += [whole, *(whole - (1 << width) for width in (32, 64) if 1 << width - 1 <= whole < 1 << width)]
    with suppress(ValueError):
        found.append(float(text))
    return found


def _bits_of(number: float) -> list[int]:
    """The bits of a number as a double and as a float, as integers."""
    single = numbers.convert(float(number), DOUBLE, FLOAT, wraps=False)
    return [*unpack(">q", pack(">d", number)), *unpack(">i", pack(">f", single))]


def _with_bits(pattern: int) -> list[float]:
    """The double and the float with these bits, if there are any."""
    doubles = unpack(">d", pack(">q", pattern)) if -(2**63) <= pattern < 2**63 else ()
    singles = unpack(">f", pack(">i", pattern)) if -(2**31) <= pattern < 2**31 else ()
    return [*doubles, *singles]


def pool_of(texts: Iterable[str]) -> Pool:
    """The literals of Java texts, their neighbours, and a few standard values."""
    found: dict[str, list[str]] = {"string": [], "character": [], "number": []}
    for match in (match for text in texts for match in _TOKENS.finditer(text)):
        if match.lastgroup is not None and len(found[match.lastgroup]) < MOST_LITERALS:
            found[match.lastgroup].append(match.group(match.lastgroup))
    strings = [text for text in found["string"] if "\\" not in text]
    numerals = [number for number in found["number"] if len(number) <= LONGEST_NUMBER]
    integers = [int(number) for number in numerals if number.isdecimal()]
    near = [value for number in integers for value in (number, number + 1, number - 1, -number)]
    letters = [ord(letter) for letter in [*found["character"], "a", "A", " "]]
    fractions = [value for number in numerals if isfinite(value := float(number))]
    small = [0, 1, -1, 2, 3, 10]
    return Pool(
        tuple(dict.fromkeys(["", "a", *strings, "1", "-1", " ", _NUMBERS])),
        tuple(dict.fromkeys([*small, *near, *letters, 2**31 - 1, -(2**31)])),
        tuple(dict.fromkeys([0.0, 1.0, -1.0, 0.5, *fractions, *(-value for value in fractions), 1e10, 1e300])),
    )


def pool_of_goal(goal: Goal) -> Pool:
    """Values that the program's own text suggests."""
    return pool_of(source.text for name, source in goal.sources.items() if name in goal.files)
