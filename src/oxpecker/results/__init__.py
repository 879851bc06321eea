"""Verdicts and what they rest on, as plain data."""

from oxpecker.results.verdict import BoundHit, Finding, MethodResult, Statistics, Verdict

__all__ = ["BoundHit", "Finding", "MethodResult", "Statistics", "Verdict"]
