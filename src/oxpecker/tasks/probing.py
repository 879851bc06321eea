"""A few runs on plain values, before anything symbolic: they settle many programs that are wrong.

Values are those that programs tend to ask for: zero and its neighbours, and what the program's own text compares with.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from math import isfinite
from random import Random

from oxpecker.oox import numbers
from oxpecker.oox.interpreter import Choices, Excluded, Value
from oxpecker.oox.types import BOOL, CHAR, DOUBLE, FLOATING, INTEGRAL, RANGES, STRING, Type
from oxpecker.results import Finding
from oxpecker.tasks.program import TaskProgram
from oxpecker.tasks.runs import Runs

_MOST_RUNS = 60
_STEPS_OF_ALL = 300_000
_MOST_LITERALS = 40

_NUMBERS = "2 -1 0 3"
"""For programs that read numbers from text."""

_TOKENS = re.compile(
    r'//[^\n]*|/\*.*?\*/|"""(?:\\.|[^\\])*?"""|"(?P<string>(?:\\.|[^"\\\n])*)"'
    r"|'(?P<character>[^'\\\n])'|(?<![\w.])(?P<number>\d+(?:\.\d+)?)[lLfFdD]?(?![\w.])",
    re.DOTALL,
)


@dataclass(frozen=True, slots=True)
class Pool:
    """Values to try, the plainest of each type first; all of them can be written down, as witnesses need."""

    texts: tuple[str, ...]
    integers: tuple[int, ...]
    fractions: tuple[float, ...]

    def values(self, t: Type) -> tuple[Value, ...]:
        """Values of a type; none of types that have no literals."""
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


def pool_of(texts: Iterable[str]) -> Pool:
    """The literals of Java texts, their neighbours, and what is always worth a try."""
    found: dict[str, list[str]] = {"string": [], "character": [], "number": []}
    for match in (match for text in texts for match in _TOKENS.finditer(text)):
        if match.lastgroup is not None and len(found[match.lastgroup]) < _MOST_LITERALS:
            found[match.lastgroup].append(match.group(match.lastgroup))
    strings = [text for text in found["string"] if "\\" not in text]
    integers = [int(number) for number in found["number"] if "." not in number]
    near = [value for number in integers for value in (number, number + 1, number - 1, -number)]
    letters = [ord(letter) for letter in [*found["character"], "a", "A", " "]]
    fractions = [float(number) for number in found["number"]]
    small = [0, 1, -1, 2, 3, 10]
    return Pool(
        tuple(dict.fromkeys(["", "a", *strings, "1", "-1", " ", _NUMBERS])),
        tuple(dict.fromkeys([*small, *near, *letters, 2**31 - 1, -(2**31)])),
        tuple(dict.fromkeys([0.0, 1.0, -1.0, 0.5, *fractions, *(-value for value in fractions), 1e10, 1e300])),
    )


def pool_of_task(program: TaskProgram) -> Pool:
    """Values that a task's own text suggests."""
    own = {str(file) for file in program.files}
    return pool_of(source.text for name, source in program.sources.items() if name in own)


def probe(program: TaskProgram, counted: frozenset[str]) -> Iterator[Finding]:
    """What a few runs show of exceptions of these classes."""
    pool, runs = pool_of_task(program), Runs(program, counted)
    left = _STEPS_OF_ALL
    for number in range(_MOST_RUNS):
        run = runs.run(_choices(pool, number))
        finding = runs.finding(run)
        if finding is not None:
            yield finding
        left -= run.outcome.steps
        if left < 0 or not (run.values or run.schedule or isinstance(run.outcome, Excluded)):
            break


def _choices(pool: Pool, number: int) -> Choices:
    """The plainest values everywhere, then the next plain ones, then any mixture."""
    random = Random(number)

    def draw(t: Type) -> Value | None:
        values = pool.values(t)
        if not values:
            return None
        return values[min(number, len(values) - 1)] if number < 2 else random.choice(values)

    return Choices(seed=number if number > 1 else None, draw=draw)
