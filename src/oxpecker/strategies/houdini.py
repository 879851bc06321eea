"""Houdini (Flanagan and Leino): candidates are assumed together, and those that turn out to be violated are dropped."""

from __future__ import annotations

from oxpecker.engine import Bounds, Explorer, Options, PathEnd
from oxpecker.engine.checking import MethodCheck
from oxpecker.engine.explore.rounds import Round
from oxpecker.engine.path.endings import Violated
from oxpecker.limits.reason import Cause, Reason
from oxpecker.oox import typed
from oxpecker.oox.source import Span
from oxpecker.solver import Solver

CANDIDATE = "candidate"
"""The file name in the places of candidates; each has its own line."""


class Houdini(MethodCheck):
    """Records which candidates are violated, and continues."""

    splits = False

    def __init__(self, program: typed.Program, method: typed.Method, solver: Solver, options: Options) -> None:
        super().__init__(program, method, solver, options, {})
        self.broken: set[Span] = set()

    def explorer(self, bounds: Bounds) -> Explorer:
        """The explorer; candidates about loops are not assumed once they are violated."""
        explorer = super().explorer(bounds)
        explorer.broken = self.broken
        return explorer

    def confirm(self, explorer: Explorer, end: PathEnd, found: Round) -> None:
        """Ignores violations: the candidates may just be too weak."""
        if isinstance(end.ending, Violated):
            self.broken.add(end.ending.span)
        found.reasons.append(Reason(f"not kept after {explorer.statistics.forks} forks", Cause.CONTRACT))


def place(number: int) -> Span:
    """The place of a candidate, which identifies it."""
    return Span(CANDIDATE, number, 1, number, 2)
