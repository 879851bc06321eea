"""Symbolic execution, with separate paths until there are many."""

from __future__ import annotations

from oxpecker.engine import check_method
from oxpecker.limits import Budget
from oxpecker.oox.records import dataclass
from oxpecker.solver import open_solver
from oxpecker.strategies.goal import Goal
from oxpecker.strategies.strategy import Partial


@dataclass(frozen=True, slots=True)
class Symbolic:
    """Explores all paths, within bounds that grow."""

    def run(self, goal: Goal, budget: Budget) -> Partial:
        """The verdict that follows from the paths; raises SolverMissing if the solver is not installed."""
        options = goal.options
        with open_solver(options.solver) as solver, budget.spending():
            result = check_method(goal.program, goal.method, solver, options, goal.sources, goal.tell)
        return Partial(result, is_complete=budget.is_enough)
