"""The protocol of strategies: a strategy works on a goal within a budget, and returns what it has learnt."""

from __future__ import annotations

from typing import Protocol

from oxpecker.limits import Budget
from oxpecker.oox.records import dataclass
from oxpecker.results import Finding, FindingKind, MethodResult, Verdict
from oxpecker.strategies.goal import Goal

DECISIVE = (Verdict.VALID, Verdict.INVALID, Verdict.DEADLOCK)
"""Verdicts after which no other strategy runs."""


@dataclass(frozen=True, slots=True)
class Partial:
    """The result of a strategy."""

    result: MethodResult | None = None
    """The verdict that follows; None if nothing follows."""
    is_complete: bool = True
    """Whether a larger budget would not help."""
    reason: str = ""
    """Why nothing follows, if the strategy knows."""


def refuted(goal: Goal, finding: Finding) -> Partial:
    """The result for a run that violates a goal."""
    verdict = Verdict.DEADLOCK if finding.kind is FindingKind.DEADLOCK else Verdict.INVALID
    return Partial(MethodResult(str(goal.method.info), goal.method.info.span, verdict, findings=(finding,)))


class Strategy(Protocol):
    """A way to prove or refute a goal. It is stateless: the same goal and budget give the same result."""

    def run(self, goal: Goal, budget: Budget) -> Partial:
        """The result within a budget, and within the time and memory limits of the goal's options.

        Raises Interrupted, with a partial result, if the user interrupts.
        """
        ...
