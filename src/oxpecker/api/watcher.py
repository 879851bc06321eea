"""Observes a session: receives its progress, and may end it."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext
from dataclasses import dataclass

from oxpecker.engine import Progress
from oxpecker.oox import typed


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


@dataclass(frozen=True, slots=True)
class Telling(Watcher):
    """Passes the progress of a check to a function."""

    tell: Callable[[Progress], None]

    def progress(self, progress: Progress) -> None:
        """Passes it on."""
        self.tell(progress)
