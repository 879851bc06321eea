"""The part that a strategy had in a verdict, and what it cost."""

from __future__ import annotations

from oxpecker.oox.records import dataclass


@dataclass(frozen=True, slots=True)
class StrategyRun:
    """One turn of a strategy."""

    strategy: str
    seconds: float
    verdict: str = ""
    """Its verdict; empty if it learnt nothing."""
    reason: str = ""
    """Why it learnt nothing, if it knows."""
