"""How far a check has come, and what is known when it ends before its time."""

from __future__ import annotations

from oxpecker.engine.bounds import Bounds
from oxpecker.oox.records import dataclass
from oxpecker.results import MethodResult

INTERRUPTED = "interrupted"
TOO_DEEP = "depth: expressions or calls are nested too deeply"
"""Reasons why a check ends before its time."""


class Interrupted(KeyboardInterrupt):
    """Ctrl-C while a method was checked; has what is known about the method so far."""

    def __init__(self, result: MethodResult) -> None:
        super().__init__()
        self.result = result


@dataclass(frozen=True, slots=True)
class Progress:
    """How far the check of a method has come."""

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
    """How many ways paths have gone at the branches that inputs decide about, and how many ways there are."""
