"""Who works on a goal when, and what follows from all that they learn."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from time import monotonic

from oxpecker.engine import Interrupted
from oxpecker.limits import Budget, Watch
from oxpecker.limits.reason import INTERRUPTED, Reason
from oxpecker.results import MethodResult, Verdict
from oxpecker.strategies.goal import Goal
from oxpecker.strategies.strategy import DECISIVE, Partial, Strategy


@dataclass(frozen=True, slots=True)
class Turn:
    """A strategy that works when its turn comes."""

    strategy: Strategy
    share: float | None = None
    """The part of the time limit that its budget stands for, whatever the clock says; None for the rest."""
    most: int | None = None
    """Units that its budget has at most."""
    when: Callable[[Goal], bool] = lambda _goal: True
    """For which goals it has a turn at all."""
    after: Callable[[Goal, MethodResult], bool] = lambda _goal, _known: True
    """After which verdicts of others it has a turn."""

    def budget(self, goal: Goal) -> Budget:
        """What it may do for a goal. It depends on the time limit, but not on the clock."""
        return Budget(self.most) if self.share is None else goal.options.budget(self.share, self.most)


Schedule = Sequence[Turn]


def pursue(goal: Goal, schedule: Schedule) -> MethodResult:
    """The verdict about a goal: turn after turn, until one decides or all have had theirs."""
    begun = monotonic() - goal.options.used
    watch = Watch(goal.options.seconds, used=goal.options.used)
    known: MethodResult | None = None
    complete: set[Strategy] = set()
    for turn in schedule:
        if turn.strategy in complete or not turn.when(goal):
            continue
        if known is not None and (watch.over or not turn.after(goal, known)):
            continue
        now = replace(goal, options=replace(goal.options, used=monotonic() - begun))
        try:
            partial = turn.strategy.run(now, turn.budget(goal))
        except Interrupted as interrupted:
            raise Interrupted(_further(known, interrupted.result)) from None
        except KeyboardInterrupt:
            if known is None:
                raise
            raise Interrupted(_further(known, _unknown(goal, INTERRUPTED))) from None
        if partial.is_complete:
            complete.add(turn.strategy)
        known = _learnt(known, partial)
        if known is not None and known.verdict in DECISIVE:
            break
    if known is None:
        known = _unknown(goal, watch.out_of_time)
    known.statistics.seconds = monotonic() - begun
    return known


def _unknown(goal: Goal, reason: Reason) -> MethodResult:
    return MethodResult(str(goal.method.info), goal.method.info.span, Verdict.UNKNOWN, reason)


def _learnt(known: MethodResult | None, partial: Partial) -> MethodResult | None:
    return known if partial.result is None else _further(known, partial.result)


def _further(known: MethodResult | None, found: MethodResult) -> MethodResult:
    """Of two verdicts the one that says more; the later one if they say as much."""
    if known is None or found.verdict is not Verdict.UNKNOWN or known.verdict is Verdict.UNKNOWN:
        return found
    return replace(known, notes=(*known.notes, f"wider bounds were not covered: {found.reason}"))
