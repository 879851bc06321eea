"""Verdicts and what they rest on, as plain data."""

from oxpecker.results.ablation import Attempt, Disagreement, disagreements, solved_by_all, solving_times
from oxpecker.results.verdict import BoundHit, Finding, MethodResult, Statistics, Verdict

__all__ = [
    "Attempt",
    "BoundHit",
    "Disagreement",
    "Finding",
    "MethodResult",
    "Statistics",
    "Verdict",
    "disagreements",
    "solved_by_all",
    "solving_times",
]
