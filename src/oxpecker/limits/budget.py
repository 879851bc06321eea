"""Budgets of work, counted and not timed: the same program gets the same answer on a slower machine, only later.

A unit is one look of an explorer at its watch, which takes about a quarter of a millisecond on a machine of today. What
solvers do is counted in units as well, as far as they tell.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

_in_force: list[Budget] = []
"""The budgets that work counts towards, the outermost first."""

UNITS_OF_A_SECOND = 4_000
"""Units that stand for a second of a time limit."""
_QUESTIONS = 4
"""A question to a solver may use up this part of a budget; the rest is left for others."""


class Budget:
    """How much work may be done, and how much has been; None for as much as there is time for."""

    __slots__ = ("gave_up", "question", "spent", "units")

    def __init__(self, units: int | None = None, question: int | None = None) -> None:
        self.units = units
        self.spent = 0
        self.question = question if units is None or question is not None else max(units // _QUESTIONS, 1)
        """The units that one question to a solver may take."""
        self.gave_up = False
        """Whether a question has taken more, and has no answer."""

    @classmethod
    def of_time(cls, seconds: float, share: float = 1.0, most: int | None = None) -> Budget:
        """What a machine of today does in a share of some seconds, whatever the clock says; with `most` units."""
        units = int(share * seconds * UNITS_OF_A_SECOND)
        return cls(units if most is None else min(units, most))

    @property
    def is_enough(self) -> bool:
        """Whether nothing was left out so far for want of more."""
        return not (self.is_spent or self.gave_up)

    @property
    def is_spent(self) -> bool:
        """Whether nothing is left of it."""
        return self.units is not None and self.spent >= self.units

    @contextmanager
    def spending(self) -> Iterator[None]:
        """What is done inside counts towards this budget, and towards those around it."""
        _in_force.append(self)
        try:
            yield
        finally:
            _in_force.remove(self)


def spend(units: int) -> None:
    """Counts work towards the budgets in force."""
    for budget in _in_force:
        budget.spent += units


def is_spent() -> bool:
    """Whether a budget in force is spent."""
    return any(budget.is_spent for budget in _in_force)


def give_up_question() -> None:
    """Notes that a question has no answer because it would take too many units."""
    for budget in _in_force:
        budget.gave_up = True


def question_units() -> int | None:
    """The units that one question may take now; None if no budget is in force."""
    allowed = [budget.question for budget in _in_force if budget.question is not None]
    return min(allowed, default=None)
