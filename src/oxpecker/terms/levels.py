"""How much the term constructors simplify (Jip's evaluation heuristics)."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from enum import Enum


class Level(Enum):
    """How much the constructors simplify."""

    NONE = "none"
    """Only computes operations on plain values."""
    SIMPLE = "simple"
    """Koppier's rules (Koppier 4.6.3)."""
    EXTENDED = "extended"
    """Everything: Smid's rules, intervals, linear normal forms."""


class _Setting:
    """The current level, as the constructors read it."""

    __slots__ = ("extended", "level", "simple")

    def __init__(self) -> None:
        self.level = Level.EXTENDED
        self.extended = True
        self.simple = True


SETTING = _Setting()


def set_evaluation(level: Level) -> None:
    """Sets how much the constructors simplify from now on. Terms of different levels can be mixed."""
    SETTING.level = level
    SETTING.extended = level is Level.EXTENDED
    SETTING.simple = level is not Level.NONE


def get_evaluation() -> Level:
    """The current level."""
    return SETTING.level


@contextmanager
def evaluation(level: Level) -> Iterator[None]:
    """Sets the level inside a `with` block."""
    before = SETTING.level
    set_evaluation(level)
    try:
        yield
    finally:
        set_evaluation(before)
