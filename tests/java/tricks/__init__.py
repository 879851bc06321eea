"""Small classes, each of which does something that an analysis has to notice."""

from __future__ import annotations

from random import Random

from tests.java.tricks.early import EARLY
from tests.java.tricks.trick import Trick, read_tricks

_FILES = ("nulls", "arrays", "constructions", "statics", "contents", "effects", "constants")
_EACH = 12
"""How many tricks a program has."""


def _in_turn() -> list[Trick]:
    """All tricks, those of a kind apart from each other."""
    found = [*(trick for name in _FILES for trick in read_tricks(name)), *EARLY]
    Random(0).shuffle(found)
    return found


TRICKS = _in_turn()


def some_tricks(random: Random, seed: int) -> tuple[list[str], list[str]]:
    """The classes of some tricks, and a step for each; programs that follow each other have all of them by turns."""
    lines: list[str] = []
    steps: list[str] = []
    for number in range(_EACH):
        classes, step = TRICKS[(seed * _EACH + number) % len(TRICKS)].written(random, number)
        lines += classes
        steps.append(step)
    return lines, steps
