"""Monitors: who is inside, and who waits."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Monitor:
    """Who is in a monitor, how often, and who waits to be notified."""

    owner: int | None = None
    count: int = 0
    waiters: tuple[int, ...] = ()
