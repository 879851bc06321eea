"""The progress of a check, and what is known if it ends early."""

from __future__ import annotations

from oxpecker.engine.bounds import Bounds
from oxpecker.oox.records import dataclass
from oxpecker.results import MethodResult


class Interrupted(KeyboardInterrupt):
    """Ctrl-C during the check of a method, with what is known about the method so far."""

    def __init__(self, result: MethodResult) -> None:
        super().__init__()
        self.result = result


@dataclass(frozen=True, slots=True)
class Progress:
    """The progress of the check of a method."""

    bounds: Bounds
    paths: int
    seconds: float
    limit: float | None = None
    """Seconds that the method has in all."""
    queries: int = 0
    """Queries that solvers had to answer."""
    megabytes: float = 0.0
    cut_by: tuple[str, ...] = ()
    """The bounds that have cut paths of this round, each with its value."""
    branches: tuple[int, int] = (0, 0)
    """How many sides of input-dependent branches paths have taken, and how many there are."""
