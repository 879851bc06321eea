"""How the methods of a program share time and processors."""

from __future__ import annotations

import os

from oxpecker.api.limits import SECONDS_ALONE
from oxpecker.cluster import LOCAL, Pool
from oxpecker.oox.records import dataclass


@dataclass(frozen=True, slots=True)
class Jobs:
    """The number of processes, and the time for all methods together."""

    count: int = 1
    seconds_alone: float = 0.0
    """Seconds for which one process works before the others are started."""
    minutes: float | None = None
    """The budget of all methods together; None if only each of them has a limit."""

    pool: Pool = LOCAL
    """Where methods are checked."""

    @classmethod
    def chosen(cls, count: int | None, minutes: float | None = None, cluster: Pool | None = None) -> Jobs:
        """The processes that a user wants; by default as many as there are processors, for runs that take long."""
        if cluster is not None:
            return cls(count or 0, 0.0, minutes, cluster)
        if count is None:
            return cls(processors(), SECONDS_ALONE, minutes)
        return cls(count, 0.0, minutes)


def processors() -> int:
    """The number of processors that this process may use."""
    allowed = getattr(os, "sched_getaffinity", None)
    return len(allowed(0)) if allowed is not None else os.cpu_count() or 1
