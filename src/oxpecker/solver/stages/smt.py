"""The stage of SMT: the chosen solver, which is asked last."""

from __future__ import annotations

from oxpecker.solver.query import Solver, Unknown
from oxpecker.solver.stages.stage import Question, Stage, StageAnswer


class SmtStage(Stage):
    """Decides everything that its solver can decide."""

    name = "smt"

    def __init__(self, solver: Solver) -> None:
        self._solver = solver
        self._seconds: float | None = None

    def ask(self, question: Question, seconds: float | None) -> StageAnswer:
        """Ask the solver; its answer is final."""
        if seconds != self._seconds:
            self._solver.limit(seconds)
            self._seconds = seconds
        answer = self._solver.check(question)
        return StageAnswer(answer, not isinstance(answer, Unknown))

    def statistics(self) -> dict[str, float]:
        """The solver's counters."""
        return self._solver.statistics()

    def interrupt(self) -> None:
        """Interrupt the solver."""
        self._solver.interrupt()

    def close(self) -> None:
        """Close the solver."""
        self._solver.close()
