"""Budgets that count work instead of time: on a slower machine, the same program gets the same answer, only later.

A unit is one check of the limits by an explorer, about a quarter of a millisecond on a current machine. The work of
solvers is counted in the same units, as far as they report it.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from math import isinf
from threading import local


class _InForce(local):
    """The budgets in force in a thread: what one thread may do does not depend on the work of others."""

    def __init__(self) -> None:
        self.budgets: list[Budget] = []
        """Outermost first."""


_in_force = _InForce()

UNITS_OF_A_SECOND = 4_000
"""Units that correspond to a second of a time limit."""
_QUESTIONS = 4
"""The largest part of a budget that one solver query may use; the rest is left for others."""


class Budget:
    """How much work is allowed, and how much is done; None means limited by time only."""

    __slots__ = ("gave_up", "is_trial", "queries", "question", "spent", "units")

    def __init__(self, units: int | None = None, question: int | None = None, is_trial: bool = False) -> None:
        self.units = units
        self.spent = 0
        self.queries = 0
        """Queries that a solver had to answer; not all solvers count the units of their work."""
        self.question = question if units is None or question is not None else max(units // _QUESTIONS, 1)
        """The units that one question to a solver may take."""
        self.is_trial = is_trial
        """Whether a question without an answer will be put again with more units."""
        self.gave_up = False
        """Whether a question has taken more, and has no answer."""

    @classmethod
    def of_time(cls, seconds: float, share: float = 1.0, most: int | None = None) -> Budget:
        """The units of a share of some seconds on a current machine, at most `most`; independent of the clock."""
        units = None if isinf(seconds) else int(share * seconds * UNITS_OF_A_SECOND)
        return cls(min((each for each in (units, most) if each is not None), default=None))

    @property
    def is_enough(self) -> bool:
        """Whether nothing has been skipped so far because the budget was too small."""
        return not (self.is_spent or self.gave_up)

    @property
    def is_spent(self) -> bool:
        """Whether the budget is used up."""
        return self.units is not None and self.spent >= self.units

    @contextmanager
    def spending(self) -> Iterator[None]:
        """Counts the work inside towards this budget and the enclosing ones."""
        _in_force.budgets.append(self)
        try:
            yield
        finally:
            _in_force.budgets.remove(self)


@contextmanager
def apart(units: int | None) -> Iterator[Budget]:
    """Counts the work inside towards a budget of its own and no other; queries may take as much as outside.

    For work that may as well be done in another process: what it finds does not depend on what was done before.
    """
    outer, own = _in_force.budgets, Budget(units, question_units())
    _in_force.budgets = [own]
    try:
        yield own
    finally:
        _in_force.budgets = outer


def spend(units: int) -> None:
    """Counts work towards the budgets in force."""
    for budget in _in_force.budgets:
        budget.spent += units


def count_query() -> None:
    """Counts a query that a solver has to answer."""
    for budget in _in_force.budgets:
        budget.queries += 1


def is_spent() -> bool:
    """Whether a budget in force is used up."""
    return any(budget.is_spent for budget in _in_force.budgets)


def is_trying() -> bool:
    """Whether nothing depends on the answer to the query that is asked now."""
    return any(budget.is_trial for budget in _in_force.budgets)


def give_up_question() -> None:
    """Records that a query was given up because it would take too many units; a trial hides it from outer budgets."""
    least = question_units()
    for budget in reversed(_in_force.budgets):
        budget.gave_up = True
        if budget.is_trial and budget.question == least:
            break


def units_left() -> int | None:
    """The units that are left of the smallest budget in force; None if all are limited by time only."""
    left = [budget.units - budget.spent for budget in _in_force.budgets if budget.units is not None]
    return min(left, default=None)


def question_units() -> int | None:
    """The units that one query may take now; None if no budget is in force."""
    allowed = [budget.question for budget in _in_force.budgets if budget.question is not None]
    return min(allowed, default=None)
