"""A head start: asks one solver alone for a moment, before all the others."""

from __future__ import annotations

from collections.abc import Sequence

from oxpecker.solver.path import EMPTY, PathCondition
from oxpecker.solver.query import Answer, Model, Solver, Unknown
from oxpecker.solver.wrapper import merge
from oxpecker.terms import Term


class HeadStart:
    """Asks the next solver if one does not know; all but the last have little time."""

    def __init__(self, solvers: Sequence[Solver], head_start: float) -> None:
        self._solvers = tuple(solvers)
        self._head_start = head_start
        self.counts: dict[str, float] = {"passed_on": 0}
        self.limit(None)

    def check(self, constraints: Sequence[Term], path: PathCondition = EMPTY, model: Model | None = None) -> Answer:
        """The first answer that is not unknown, or the last one."""
        answer: Answer = Unknown("no solver")
        for number, solver in enumerate(self._solvers):
            self.counts["passed_on"] += number > 0
            answer = solver.check(constraints, path, model)
            if not isinstance(answer, Unknown):
                break
        return answer

    def statistics(self) -> dict[str, float]:
        """The counters of all solvers."""
        return merge(self.counts, *(solver.statistics() for solver in self._solvers))

    def limit(self, seconds: float | None) -> None:
        """Sets the limit of the last solver; the others have at most their head start."""
        for solver in self._solvers[:-1]:
            solver.limit(self._head_start if seconds is None else min(self._head_start, seconds))
        self._solvers[-1].limit(seconds)

    def interrupt(self) -> None:
        """Interrupt all of them."""
        for solver in self._solvers:
            solver.interrupt()

    def close(self) -> None:
        """Close all of them."""
        for solver in self._solvers:
            solver.close()
