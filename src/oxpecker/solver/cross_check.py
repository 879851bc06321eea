"""Cross-checks: a refutation counts only if a second solver refutes the query, too.

A model needs no second solver: it is evaluated.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from oxpecker.solver.models import has_open_results, restricted, satisfies
from oxpecker.solver.path import EMPTY, PathCondition
from oxpecker.solver.query import Answer, Model, Satisfiable, Solver, Unknown, Unsatisfiable
from oxpecker.solver.wrapper import Wrapper, merge, together
from oxpecker.terms import Term


class CrossCheck(Wrapper):
    """Asks a second solver about every refutation; opens it at the first one."""

    counters = ("cross_checks", "cross_check_refuted", "cross_check_unconfirmed")

    def __init__(self, inner: Solver, second: Callable[[], Solver]) -> None:
        super().__init__(inner)
        self._open = second
        self._second: Solver | None = None
        self._seconds: float | None = None

    def check(self, constraints: Sequence[Term], path: PathCondition = EMPTY, model: Model | None = None) -> Answer:
        """The answer, if it is no refutation; otherwise what both solvers say together."""
        answer = self.inner.check(constraints, path, model)
        return self._confirmed(answer, together(path, constraints)) if isinstance(answer, Unsatisfiable) else answer

    def _confirmed(self, answer: Unsatisfiable, question: tuple[Term, ...]) -> Answer:
        self.counts["cross_checks"] += 1
        if self._second is None:
            self._second = self._open()
            self._second.limit(self._seconds)
        second = self._second.check(answer.core or question)
        if isinstance(second, Unsatisfiable):
            return answer
        if isinstance(second, Satisfiable):
            if answer.core:
                second = self._second.check(question)
            if isinstance(second, Unsatisfiable):
                return Unsatisfiable()
            if isinstance(second, Satisfiable) and _is_model(second.model, question):
                self.counts["cross_check_refuted"] += 1
                return Satisfiable(restricted(second.model, question))
        self.counts["cross_check_unconfirmed"] += 1
        return Unknown("no second solver confirms that the query is unsatisfiable")

    def statistics(self) -> dict[str, float]:
        """The counters here, and those of the first solver: the second one's work is not the answer's."""
        return merge(self.inner.statistics(), self.counts)

    def limit(self, seconds: float | None) -> None:
        """Each of the two solvers has the limit."""
        self._seconds = seconds
        self.inner.limit(seconds)
        if self._second is not None:
            self._second.limit(seconds)

    def interrupt(self) -> None:
        """Interrupts both."""
        self.inner.interrupt()
        if self._second is not None:
            self._second.interrupt()

    def close(self) -> None:
        """Closes both."""
        self.inner.close()
        if self._second is not None:
            self._second.close()


def _is_model(model: Model, question: Sequence[Term]) -> bool:
    return not has_open_results(question) and satisfies(model, question)
