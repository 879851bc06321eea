"""A few concrete runs on simple values, before anything symbolic: they refute many incorrect programs.

The values are common boundary values: zero and its neighbours, and the constants in the program's own text.
"""

from __future__ import annotations

from random import Random

from oxpecker.limits import Budget
from oxpecker.oox.interpreter import Choices, Excluded, Value
from oxpecker.oox.records import dataclass
from oxpecker.oox.types import Type
from oxpecker.strategies.goal import Goal
from oxpecker.strategies.limits import PROBING_RUNS
from oxpecker.strategies.pool import Pool, pool_of_goal
from oxpecker.strategies.runs import Runs
from oxpecker.strategies.strategy import Partial, refuted


@dataclass(frozen=True, slots=True)
class Probe:
    """Runs on a few simple values."""

    def run(self, goal: Goal, budget: Budget) -> Partial:
        """A violation of the goal in one of these runs."""
        pool, runs = pool_of_goal(goal), Runs(goal)
        with budget.spending():
            for number in range(PROBING_RUNS):
                run = runs.run(_choices(pool, number))
                finding = runs.finding(run)
                if finding is not None:
                    return refuted(goal, finding)
                asks = run.values or run.schedule or isinstance(run.outcome, Excluded)
                if budget.is_spent or not asks:
                    break
        return Partial()


def _choices(pool: Pool, number: int) -> Choices:
    """The simplest values everywhere, then the next ones, then random mixtures."""
    random = Random(number)

    def draw(t: Type) -> Value | None:
        values = pool.values(t)
        if not values:
            return None
        return values[min(number, len(values) - 1)] if number < 2 else random.choice(values)

    return Choices(seed=number if number > 1 else None, draw=draw)
