"""Routes queries to the solver that handles them best."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from oxpecker.solver.allowance import Allowance
from oxpecker.solver.encoding.concerns import Concern
from oxpecker.solver.path import EMPTY, PathCondition
from oxpecker.solver.query import Answer, Model, Solver, Unknown
from oxpecker.solver.wrapper import Wrapper, merge, together
from oxpecker.terms import Term


class Routing(Wrapper):
    """Sends some queries to another solver, which is created for the first of them."""

    def __init__(
        self,
        inner: Solver,
        make: Callable[[], Solver],
        concerns: Concern,
        counter: str,
        falls_back: bool = True,
    ) -> None:
        super().__init__(inner)
        self.counts[counter] = 0
        self._make = make
        self._concerns = concerns
        """Whether a query is for the other solver."""
        self._counter = counter
        self._falls_back = falls_back
        """Whether to ask the usual solver if the other one does not know."""
        self._other: Solver | None = None
        self._seconds: float | None = None

    def check(self, constraints: Sequence[Term], path: PathCondition = EMPTY, model: Model | None = None) -> Answer:
        """Ask the solver that handles the query best."""
        if not self._concerns(together(path, constraints)):
            return self.inner.check(constraints, path, model)
        if self._other is None:
            self._other = self._make()
            self._other.limit(self._seconds)
        self.counts[self._counter] += 1
        allowance = Allowance(self._seconds)
        answer = self._other.check(constraints, path, model)
        if not isinstance(answer, Unknown) or allowance.spent() or not self._falls_back:
            return answer
        self.inner.limit(allowance.left())
        try:
            return self.inner.check(constraints, path, model)
        finally:
            self.inner.limit(self._seconds)

    def statistics(self) -> dict[str, float]:
        """The counters of both."""
        return merge(super().statistics(), self._other.statistics() if self._other is not None else {})

    def limit(self, seconds: float | None) -> None:
        """Sets the limit of each."""
        self._seconds = seconds
        super().limit(seconds)
        if self._other is not None:
            self._other.limit(seconds)

    def interrupt(self) -> None:
        """Interrupt both."""
        super().interrupt()
        if self._other is not None:
            self._other.interrupt()

    def close(self) -> None:
        """Close both."""
        super().close()
        if self._other is not None:
            self._other.close()
