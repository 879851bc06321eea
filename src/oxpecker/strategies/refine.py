"""Relational logic in which specifications of calls are refined on demand."""

from __future__ import annotations

from dataclasses import dataclass, field

from oxpecker.limits import Budget
from oxpecker.refinement import Engine, Limits
from oxpecker.strategies.goal import Goal
from oxpecker.strategies.relational import Properties, check_relationally
from oxpecker.strategies.strategy import Partial


@dataclass(frozen=True, slots=True)
class Refine:
    """Starts with weak specifications of calls, and refines them by counterexamples."""

    limits: Limits
    properties: Properties = field(hash=False, default_factory=dict)

    def run(self, goal: Goal, budget: Budget) -> Partial:
        """The verdict within the size limits; raises WrongProperty if a property does not fit the program."""
        return check_relationally(Engine.REFINE, self.limits, self.properties, goal, budget)
