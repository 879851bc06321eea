"""The line of waiting runs: visitors take turns, so that one who starts many runs does not hold up the others."""

from __future__ import annotations

from collections import deque
from itertools import chain, zip_longest

from oxpecker.server.run import Run


class Line:
    """Waiting runs by visitor. The visitor whose turn it is gives a run, and goes to the end of the line."""

    def __init__(self) -> None:
        self._turns: dict[str, deque[Run]] = {}

    def __len__(self) -> int:
        return sum(map(len, self._turns.values()))

    def add(self, run: Run) -> None:
        """Adds a run behind the others of its visitor."""
        self._turns.setdefault(run.visitor, deque()).append(run)

    def take(self) -> Run:
        """Removes the next run."""
        visitor = next(iter(self._turns))
        own = self._turns.pop(visitor)
        run = own.popleft()
        if own:
            self._turns[visitor] = own
        return run

    def remove(self, run: Run) -> None:
        """Removes a run, if it waits."""
        own = self._turns.get(run.visitor)
        if own is not None and run in own:
            own.remove(run)
            if not own:
                del self._turns[run.visitor]

    def order(self) -> list[Run]:
        """All runs in the order in which they are taken."""
        return [run for run in chain.from_iterable(zip_longest(*self._turns.values())) if run is not None]

    def waiting_for(self, visitor: str) -> int:
        """How many runs of a visitor wait."""
        return len(self._turns.get(visitor, ()))
