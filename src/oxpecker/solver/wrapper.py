"""The base of all wrappers around a solver."""

from __future__ import annotations

from collections.abc import Sequence

from oxpecker.solver.path import EMPTY, PathCondition
from oxpecker.solver.query import Answer, Model, Solver
from oxpecker.terms import Term


class Wrapper:
    """A solver that passes every query to another one; subclasses answer some queries themselves."""

    counters: tuple[str, ...] = ()
    """The names of the counters; they exist from the start, so that every run reports the same names."""

    def __init__(self, inner: Solver) -> None:
        self.inner = inner
        self.counts: dict[str, float] = dict.fromkeys(self.counters, 0)

    def check(self, constraints: Sequence[Term], path: PathCondition = EMPTY, model: Model | None = None) -> Answer:
        """Ask the solver inside."""
        return self.inner.check(constraints, path, model)

    def statistics(self) -> dict[str, float]:
        """The counters here, and those of the inner solver."""
        return merge(self.inner.statistics(), self.counts)

    def limit(self, seconds: float | None) -> None:
        """Pass the limit on."""
        self.inner.limit(seconds)

    def interrupt(self) -> None:
        """Pass the interruption on."""
        self.inner.interrupt()

    def close(self) -> None:
        """Close the solver inside."""
        self.inner.close()


def merge(*statistics: dict[str, float]) -> dict[str, float]:
    """The sums of the counters of several solvers."""
    total: dict[str, float] = {}
    for each in statistics:
        for name, value in each.items():
            total[name] = total.get(name, 0) + value
    return total


def together(path: PathCondition, constraints: Sequence[Term]) -> tuple[Term, ...]:
    """The constraints of the path, followed by the others."""
    return (*path.constraints, *constraints) if path else tuple(constraints)
