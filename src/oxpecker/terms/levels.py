"""How much the constructors of terms simplify (Jip's evaluation heuristics)."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from enum import Enum


class Level(Enum):
    """How much is simplified."""

    NONE = "none"
    """Only operations on plain values are computed."""
    SIMPLE = "simple"
    """Koppier's rules (Koppier 4.6.3)."""
    EXTENDED = "extended"
    """Everything: Smid's rules, intervals, linear normal forms."""


class _Setting:
    """The level as the constructors ask for it."""

    __slots__ = ("extended", "level", "simple")

    def __init__(self) -> None:
        self.level = Level.EXTENDED
        self.extended = True
        self.simple = True


SETTING = _Setting()


def set_evaluation(level: Level) -> None:
    """Choose how much terms built from now on are simplified. Terms of all levels may be mixed."""
    SETTING.level = level
    SETTING.extended = level is Level.EXTENDED
    SETTING.simple = level is not Level.NONE


def get_evaluation() -> Level:
    """The present level."""
    return SETTING.level


@contextmanager
def evaluation(level: Level) -> Iterator[None]:
    """The level for the length of a `with`."""
    before = SETTING.level
    set_evaluation(level)
    try:
        yield
    finally:
        set_evaluation(before)
