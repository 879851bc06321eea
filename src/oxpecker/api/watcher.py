"""Who follows a session: is told how far it has come, and may end it."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext
from dataclasses import dataclass

from oxpecker.engine import Progress
from oxpecker.oox import typed


class Watcher:
    """Lets everything happen; those who want to see or end something override what they need."""

    @property
    def stopped(self) -> bool:
        """Whether no further method is to be begun."""
        return False

    def working(self, method: typed.Method) -> AbstractContextManager[None]:  # noqa: ARG002 - for those who override it
        """Wraps the work on a method."""
        return nullcontext()

    def progress(self, progress: Progress) -> None:
        """Called from time to time. A KeyboardInterrupt ends the check of a method with what is known by then."""


@dataclass(frozen=True, slots=True)
class Telling(Watcher):
    """Tells a function how far a check has come."""

    tell: Callable[[Progress], None]

    def progress(self, progress: Progress) -> None:
        """Tells it."""
        self.tell(progress)
