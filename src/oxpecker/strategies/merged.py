"""Symbolic execution with merged paths: branches that only choose values do not fork."""

from __future__ import annotations

from dataclasses import replace

from oxpecker.engine import Merging
from oxpecker.limits import Budget
from oxpecker.oox.records import dataclass
from oxpecker.strategies.goal import Goal
from oxpecker.strategies.strategy import Partial
from oxpecker.strategies.symbolic import Symbolic


@dataclass(frozen=True, slots=True)
class Merged:
    """Explores few paths with large terms, from the start."""

    def run(self, goal: Goal, budget: Budget) -> Partial:
        """The verdict that follows from the merged paths."""
        options = replace(goal.options, merging=Merging.ALWAYS)
        return Symbolic().run(replace(goal, options=options), budget)
