"""A relational engine, with symbolic execution for contracts of code that relational logic does not encode."""

from __future__ import annotations

from dataclasses import dataclass, replace

from oxpecker.limits import Budget, Cause
from oxpecker.limits.clock import monotonic
from oxpecker.results import Verdict
from oxpecker.strategies.goal import Goal
from oxpecker.strategies.inline import Inline
from oxpecker.strategies.pursuit import Schedule, pursue
from oxpecker.strategies.refine import Refine
from oxpecker.strategies.strategy import Partial


@dataclass(frozen=True, slots=True)
class BeyondRelations:
    """Asks a relational engine first; if it refuses code, such as library collections, another schedule runs."""

    engine: Refine | Inline
    schedule: Schedule

    def run(self, goal: Goal, budget: Budget) -> Partial:
        """The verdict of one of the two, with a note if it is not the relational one; raises WrongProperty."""
        begun = monotonic()
        partial = self.engine.run(goal, budget)
        refused = partial.result
        if refused is None or refused.verdict is not Verdict.UNKNOWN or refused.reason.cause is not Cause.UNSUPPORTED:
            return partial
        if self.engine.properties.get(goal.method.info.key):
            return partial
        used = goal.options.used + monotonic() - begun
        with budget.spending():
            result = pursue(replace(goal, options=replace(goal.options, used=used)), self.schedule)
        note = f"symbolic execution checked this contract; relational logic does not encode it ({refused.reason})"
        return Partial(replace(result, notes=(note, *result.notes)), is_complete=budget.is_enough)
