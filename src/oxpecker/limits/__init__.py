"""Limits of time and memory: checked between the steps of the work, and enforced if a step takes too long."""

from __future__ import annotations

from oxpecker.limits.alarm import alarmed, passed, uncounted
from oxpecker.limits.budget import Budget
from oxpecker.limits.memory import memory_megabytes, peak_megabytes
from oxpecker.limits.reason import Cause, Reason
from oxpecker.limits.watch import LimitReached, Watch

__all__ = [
    "Budget",
    "Cause",
    "LimitReached",
    "Reason",
    "Watch",
    "alarmed",
    "memory_megabytes",
    "passed",
    "peak_megabytes",
    "uncounted",
]
