"""Cross-checks: refutations are put to a second solver.

A model needs no second solver: it is evaluated.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from oxpecker.limits.budget import apart
from oxpecker.solver.limits import ONE_CROSS_CHECKED_OF, SECONDS_OF_SAMPLED_CROSS_CHECK
from oxpecker.solver.models import has_open_results, restricted, satisfies
from oxpecker.solver.path import EMPTY, PathCondition
from oxpecker.solver.query import Answer, Model, Satisfiable, Solver, Unknown, Unsatisfiable
from oxpecker.solver.wrapper import Wrapper, merge, together
from oxpecker.terms import Term


class SampledCrossCheck(Wrapper):
    """Asks a second solver about some refutations; a model of one shows that the first solver lies.

    From then on, a refutation counts only if both solvers agree. Which refutations are sampled depends on their number
    alone, and a second solver that does not know changes nothing.
    """

    counters = ("cross_checks", "cross_check_refuted")

    def __init__(self, inner: Solver, second: Callable[[], Solver], one_of: int = ONE_CROSS_CHECKED_OF) -> None:
        super().__init__(inner)
        self._second = second
        self._one_of = one_of
        self._refutations = 0
        self._distrust: CrossCheck | None = None

    def check(self, constraints: Sequence[Term], path: PathCondition = EMPTY, model: Model | None = None) -> Answer:
        """The answer, unless a second solver has shown that it is wrong."""
        if self._distrust is not None:
            return self._distrust.check(constraints, path, model)
        answer = self.inner.check(constraints, path, model)
        if not isinstance(answer, Unsatisfiable):
            return answer
        self._refutations += 1
        return answer if self._refutations % self._one_of else self._sampled(answer, together(path, constraints))

    def _sampled(self, answer: Unsatisfiable, question: tuple[Term, ...]) -> Answer:
        self.counts["cross_checks"] += 1
        second = self._second()
        try:
            second.limit(SECONDS_OF_SAMPLED_CROSS_CHECK)
            with apart(None):  # whether a sample is confirmed within its time does not change what is explored
                found = second.check(question)
        finally:
            second.close()
        if not isinstance(found, Satisfiable) or not _is_model(found.model, question):
            return answer
        self.counts["cross_check_refuted"] += 1
        self._distrust = CrossCheck(self.inner, self._second)
        return Satisfiable(restricted(found.model, question))

    def statistics(self) -> dict[str, float]:
        """The counters of the solver, and those here if there was anything to count."""
        inner = self.inner if self._distrust is None else self._distrust
        return merge(inner.statistics(), self.counts) if any(self.counts.values()) else inner.statistics()

    def close(self) -> None:
        """Closes the solvers."""
        (self._distrust or self.inner).close()


class CrossCheck(Wrapper):
    """A refutation counts only if a second solver refutes the query, too; opens that at the first one."""

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
