"""Monitors: which thread holds them, and which threads wait."""

from __future__ import annotations

from oxpecker.oox.records import dataclass


@dataclass(frozen=True, slots=True)
class Monitor:
    """The thread that holds a monitor, how often it has entered it, and the threads that wait to be notified."""

    owner: int | None = None
    count: int = 0
    waiters: tuple[int, ...] = ()
