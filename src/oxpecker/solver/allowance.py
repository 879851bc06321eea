"""The time limit of one query, shared by all solvers that are asked about it in turn."""

from __future__ import annotations

from oxpecker.limits.clock import monotonic
from oxpecker.solver.limits import SHORTEST_QUESTION


class Allowance:
    """The time left for a query, counted from its start."""

    __slots__ = ("_end", "_seconds")

    def __init__(self, seconds: float | None) -> None:
        self._seconds = seconds
        self._end = None if seconds is None else monotonic() + seconds

    def left(self) -> float | None:
        """The seconds left, or the whole limit while hardly any of it is used; None for no limit."""
        if self._end is None or self._seconds is None:
            return None
        left = self._end - monotonic()
        # Solvers can keep their limit as long as it stays the same.
        return self._seconds if left > 0.9 * self._seconds else max(left, 0.0)

    def spent(self) -> bool:
        """Whether there is no time left."""
        left = self.left()
        return left is not None and left < SHORTEST_QUESTION
