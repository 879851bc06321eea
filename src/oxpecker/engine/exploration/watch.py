"""The limits of a whole check: time and memory."""

from __future__ import annotations

import resource
import sys
from collections.abc import Callable
from pathlib import Path
from time import monotonic


class LimitReached(Exception):
    """The check must end before all is explored; the reason is its text."""


def memory_megabytes() -> float:
    """The memory that this process uses now; its greatest use where the system tells no more."""
    try:
        pages = Path("/proc/self/statm").read_text(encoding="ascii").split()[1]
    except OSError:
        return peak_megabytes()
    return int(pages) * resource.getpagesize() / 2**20


def peak_megabytes() -> float:
    """The most memory this process has used."""
    # Linux hands ru_maxrss on to the programs a process starts, so that a small one seems as large as its parent.
    try:
        status = Path("/proc/self/status").read_text(encoding="ascii", errors="replace")
    except OSError:
        status = ""
    for line in status.splitlines():
        if line.startswith("VmHWM:"):
            return int(line.split()[1]) / 2**10
    unit = 2**20 if sys.platform == "darwin" else 2**10
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / unit


class Watch:
    """Looks at the clock and the memory from time to time, and lets others do something then."""

    _PAUSE = 0.1

    def __init__(
        self,
        seconds: float | None = None,
        megabytes: float | None = None,
        tick: Callable[[], None] | None = None,
        looks: int | None = None,
    ) -> None:
        self.seconds = seconds
        self.megabytes = megabytes
        self.tick = tick
        self.deadline = None if seconds is None else monotonic() + seconds
        self._next_tick = 0.0
        self.looks = looks
        """How often it may be looked, for an effort that is the same on every machine; None for no limit."""

    def look(self) -> None:
        """Raises LimitReached when a limit is passed."""
        now = monotonic()
        if self.looks is not None:
            self.looks -= 1
            if self.looks < 0:
                raise LimitReached("effort: enough has been tried")
        if self.deadline is not None and now > self.deadline:
            raise LimitReached(f"time: {self.seconds:g} seconds were not enough")
        if now > self._next_tick:
            self._next_tick = now + self._PAUSE
            if self.megabytes is not None and memory_megabytes() > self.megabytes:
                raise LimitReached(f"memory: {self.megabytes:g} MB were not enough")
            if self.tick is not None:
                self.tick()

    @property
    def over(self) -> bool:
        """Whether the time is over."""
        return self.deadline is not None and monotonic() > self.deadline

    @property
    def remaining(self) -> float | None:
        """The seconds that are left; None for no limit."""
        return None if self.deadline is None else self.deadline - monotonic()
