"""Observes a session: receives its progress, and may end it."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext

from oxpecker.api.rounds import RunProgress
from oxpecker.engine import Progress
from oxpecker.oox import typed
from oxpecker.oox.records import dataclass


class Watcher:
    """Does nothing; subclasses override what they want to observe or end."""

    @property
    def stopped(self) -> bool:
        """Whether to start no further method."""
        return False

    def working(self, method: typed.Method) -> AbstractContextManager[None]:  # noqa: ARG002 - for those who override it
        """Wraps the work on a method."""
        return nullcontext()

    def progress(self, progress: Progress) -> None:
        """Called from time to time. A KeyboardInterrupt ends the check of a method with a partial result."""

    def explored(self, piece: str, found: object) -> None:
        """Called with the name of a piece of a method and what was found in it, so that a run can be resumed."""

    def overseeing(self) -> AbstractContextManager[None]:
        """Wraps a wait for other processes; a KeyboardInterrupt ends all their checks with partial results."""
        return nullcontext()

    def advanced(self, run: RunProgress) -> None:
        """Called when a method of a run is done, and from time to time while other processes work."""


@dataclass(frozen=True, slots=True)
class Telling(Watcher):
    """Passes the progress of a check to a function."""

    tell: Callable[[Progress], None]

    def progress(self, progress: Progress) -> None:
        """Passes it on."""
        self.tell(progress)

    def advanced(self, run: RunProgress) -> None:
        """Passes on the progress of every method that other processes check."""
        for progress in run.running.values():
            if progress is not None:
                self.tell(progress)
