"""Questions sent to the solver that is best at them."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from oxpecker.solver.allowance import Allowance
from oxpecker.solver.encoding.choice import Choice, Feature
from oxpecker.solver.path import EMPTY, PathCondition
from oxpecker.solver.query import Answer, Model, Solver, Unknown
from oxpecker.solver.wrapper import Wrapper, merge, together
from oxpecker.terms import Term


class FloatRouting(Wrapper):
    """Asks another solver about floats: Bitwuzla is ten to a hundred times as quick at them as Z3.

    The other solver is made when the first question about floats comes. What it does not know the usual one is asked.
    """

    counters = ("float_questions",)

    def __init__(self, inner: Solver, make: Callable[[], Solver]) -> None:
        super().__init__(inner)
        self._make = make
        self._floats: Solver | None = None
        self._choice = Choice()
        self._seconds: float | None = None

    def check(self, constraints: Sequence[Term], path: PathCondition = EMPTY, model: Model | None = None) -> Answer:
        """Ask the solver for floats if there are any."""
        if not any(self._choice.features(each) & Feature.FLOATS for each in together(path, constraints)):
            return self.inner.check(constraints, path, model)
        if self._floats is None:
            self._floats = self._make()
            self._floats.limit(self._seconds)
        self.counts["float_questions"] += 1
        allowance = Allowance(self._seconds)
        answer = self._floats.check(constraints, path, model)
        if not isinstance(answer, Unknown) or allowance.spent():
            return answer
        self.inner.limit(allowance.left())
        try:
            return self.inner.check(constraints, path, model)
        finally:
            self.inner.limit(self._seconds)

    def statistics(self) -> dict[str, float]:
        """What both counted."""
        return merge(super().statistics(), self._floats.statistics() if self._floats is not None else {})

    def limit(self, seconds: float | None) -> None:
        """The limit of each."""
        self._seconds = seconds
        super().limit(seconds)
        if self._floats is not None:
            self._floats.limit(seconds)

    def interrupt(self) -> None:
        """Interrupt both."""
        super().interrupt()
        if self._floats is not None:
            self._floats.interrupt()

    def close(self) -> None:
        """Close both."""
        super().close()
        if self._floats is not None:
            self._floats.close()
