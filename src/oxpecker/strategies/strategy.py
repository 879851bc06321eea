"""What every strategy is: it works on a goal within a budget, and says what it has learnt."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

from oxpecker.limits import Budget
from oxpecker.results import Finding, FindingKind, MethodResult, Verdict
from oxpecker.strategies.goal import Goal

DECISIVE = (Verdict.VALID, Verdict.INVALID, Verdict.DEADLOCK)
"""Verdicts after which no other strategy runs."""


@dataclass(frozen=True, slots=True)
class Partial:
    """What a strategy has learnt."""

    result: MethodResult | None = None
    """The verdict that this allows; None if nothing follows."""
    is_complete: bool = True
    """Whether a larger budget would give no more."""


def refuted(goal: Goal, finding: Finding) -> Partial:
    """What follows from a run that violates a goal."""
    verdict = Verdict.DEADLOCK if finding.kind is FindingKind.DEADLOCK else Verdict.INVALID
    return Partial(MethodResult(str(goal.method.info), goal.method.info.span, verdict, findings=(finding,)))


class Strategy(Protocol):
    """A way to show or refute a goal. It has no state: the same goal and budget give the same result."""

    def run(self, goal: Goal, budget: Budget) -> Partial:
        """What it learns within a budget, and within the limits of time and memory of the goal's options.

        Interrupted, with what is known, if somebody does not want to wait.
        """
        ...
