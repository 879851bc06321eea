"""Runs the strategies of a schedule on a goal, and combines their verdicts."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import replace

from oxpecker.engine import Interrupted
from oxpecker.limits import Budget, Watch
from oxpecker.limits.clock import monotonic
from oxpecker.limits.reason import INTERRUPTED, Cause, Reason
from oxpecker.oox.records import dataclass
from oxpecker.results import MethodResult, Statistics, StrategyRun, Verdict
from oxpecker.strategies.goal import Goal
from oxpecker.strategies.strategy import DECISIVE, Partial, Strategy


@dataclass(frozen=True, slots=True)
class Turn:
    """A strategy with its budget and conditions."""

    strategy: Strategy
    share: float | None = None
    """The share of the time limit that its budget corresponds to, independent of the clock; None for the rest."""
    most: int | None = None
    """The maximum units of its budget."""
    when: Callable[[Goal], bool] = lambda _goal: True
    """The goals for which it runs."""
    after: Callable[[Goal, MethodResult], bool] = lambda _goal, _known: True
    """The verdicts of earlier strategies after which it runs."""

    before: Strategy | None = None
    """A strategy that has more to try: it runs before that goes on, and not at all if nothing is left to try."""

    @property
    def name(self) -> str:
        """The strategy in words, as the name of its class."""
        return re.sub(r"(?<=[a-z])(?=[A-Z])", " ", type(self.strategy).__name__).lower()

    def budget(self, goal: Goal) -> Budget:
        """The budget for a goal. It depends on the time limit, but not on the clock."""
        return Budget(self.most) if self.share is None else goal.options.budget(self.share, self.most)


Schedule = Sequence[Turn]


def pursue(goal: Goal, schedule: Schedule) -> MethodResult:
    """The verdict about a goal: runs one strategy after the other, until a verdict is decisive."""
    begun = monotonic() - goal.options.used
    watch = Watch(goal.options.seconds, goal.options.megabytes, used=goal.options.used)
    known: MethodResult | None = None
    complete: set[Strategy] = set()
    runs: list[StrategyRun] = []
    for turn in schedule:
        if turn.strategy in complete or turn.before in complete or not turn.when(goal):
            continue
        if known is not None and not turn.after(goal, known):
            continue
        if known is not None and (watch.over or watch.is_full):
            known = _stopped(known, watch.out_of_time if watch.over else watch.out_of_memory)
            break
        started = monotonic()
        now = replace(goal, options=replace(goal.options, used=started - begun))
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
        runs.append(_run(turn, partial, monotonic() - started))
        known = _learnt(known, partial)
        if known is not None and (known.verdict in DECISIVE or _is_of_all_sizes(known)):
            break
    if known is None:
        known = _unknown(goal, watch.out_of_time)
    known.statistics.seconds = monotonic() - begun
    known.statistics.runs = tuple(runs)
    return known


def widest(one: Statistics, two: Statistics) -> Statistics:
    """The exploration with more paths: a limit that ends the next one leaves what was explored before."""
    return one if one.paths > two.paths else two


def _run(turn: Turn, partial: Partial, seconds: float) -> StrategyRun:
    verdict = "" if partial.result is None else str(partial.result.verdict)
    return StrategyRun(turn.name, round(seconds, 3), verdict, partial.reason)


def _unknown(goal: Goal, reason: Reason) -> MethodResult:
    return MethodResult(str(goal.method.info), goal.method.info.span, Verdict.UNKNOWN, reason)


def _stopped(known: MethodResult, limit: Reason) -> MethodResult:
    """What is known when a limit ends the schedule: a small budget was not the last word, the limit was."""
    ended_early = known.verdict is Verdict.UNKNOWN and known.reason.cause is Cause.EFFORT
    return replace(known, reason=limit) if ended_early else known


def _is_of_all_sizes(known: MethodResult) -> bool:
    """Whether only an assumption is between a verdict and `valid`: wider bounds would not change it."""
    return known.verdict is Verdict.VALID_WITHIN_BOUNDS and known.proof is not None


def _learnt(known: MethodResult | None, partial: Partial) -> MethodResult | None:
    return known if partial.result is None else _further(known, partial.result)


def _further(known: MethodResult | None, found: MethodResult) -> MethodResult:
    """The stronger of two verdicts; the later one if they are equally strong."""
    if known is None or found.verdict is not Verdict.UNKNOWN:
        return found
    if known.verdict is Verdict.UNKNOWN:
        return replace(found, statistics=widest(known.statistics, found.statistics))
    return replace(known, notes=(*known.notes, f"wider bounds were not covered: {found.reason}"))
