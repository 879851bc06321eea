"""What may observe a run: it is told each piece of code before that runs, and may end the run."""

from __future__ import annotations

from typing import Protocol

from oxpecker.oox.interpreter.host import Code
from oxpecker.oox.interpreter.thread import Thread
from oxpecker.oox.interpreter.world import World


class Observation(Protocol):
    """The observation of one thread."""

    def before(self, code: Code) -> None:
        """A piece of code is about to run."""
        ...


class Observer(Protocol):
    """Observes runs."""

    def observing(self, thread: Thread, world: World) -> Observation:
        """The observation of a thread from now on."""
        ...
