"""Small classes, each of which does something that an analysis has to notice."""

from __future__ import annotations

from hashlib import sha256
from random import Random

from tests.java.tricks.early import EARLY
from tests.java.tricks.trick import Trick, read_tricks

_FILES = (
    "nulls",
    "arrays",
    "constructions",
    "statics",
    "contents",
    "nested",
    "effects",
    "constants",
    "collections",
    "owned",
)
_TURNS = 27
"""Programs that follow each other and have all tricks."""


def _digest(trick: Trick) -> int:
    """A number that depends on the text of a trick alone: a new trick moves no other to another program."""
    return int(sha256("\n".join([*trick.classes, trick.steps]).encode()).hexdigest(), 16)


TRICKS = sorted((*(trick for name in _FILES for trick in read_tricks(name)), *EARLY), key=_digest)


def some_tricks(seed: int) -> tuple[list[str], list[str]]:
    """The classes of some tricks, and a step for each; programs that follow each other have all of them by turns."""
    lines: list[str] = []
    steps: list[str] = []
    for number, trick in enumerate(each for each in TRICKS if _digest(each) % _TURNS == seed % _TURNS):
        classes, step = trick.written(Random(f"{seed} {_digest(trick)}"), number)
        lines += classes
        steps.append(step)
    return lines, steps
