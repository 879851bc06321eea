"""Relational logic in which calls are replaced by method bodies."""

from __future__ import annotations

from dataclasses import dataclass, field

from oxpecker.limits import Budget
from oxpecker.refinement import Engine, Limits
from oxpecker.strategies.goal import Goal
from oxpecker.strategies.relational import Properties, check_relationally
from oxpecker.strategies.strategy import Partial


@dataclass(frozen=True, slots=True)
class Inline:
    """Encodes all code at once."""

    limits: Limits
    properties: Properties = field(hash=False, default_factory=dict)

    def run(self, goal: Goal, budget: Budget) -> Partial:
        """The verdict within the size limits; raises WrongProperty if a property does not fit the program."""
        return check_relationally(Engine.INLINE, self.limits, self.properties, goal, budget)
