"""Interval inference: questions that the intervals of variables decide (Smid H4, corrected)."""

from __future__ import annotations

from collections.abc import Sequence

from oxpecker.solver.models import satisfies, variables_of
from oxpecker.solver.path import EMPTY, PathCondition
from oxpecker.solver.query import Answer, Model, Satisfiable, Solver, Unsatisfiable
from oxpecker.solver.wrapper import Wrapper, together
from oxpecker.terms import Interval, Sort, Term, Value, infer


class Intervals(Wrapper):
    """Refutes what has no values left. It affirms only when every variable has one value left, by trying that."""

    counters = ("interval_decisions", "interval_tries")

    def __init__(self, inner: Solver, passes: int = 1) -> None:
        super().__init__(inner)
        self._passes = passes

    def check(self, constraints: Sequence[Term], path: PathCondition = EMPTY, model: Model | None = None) -> Answer:
        """Infer the intervals; ask when they leave it open."""
        question = together(path, constraints)
        self.counts["interval_tries"] += 1
        intervals = infer(question, self._passes)
        if intervals is None:
            self.counts["interval_decisions"] += 1
            return Unsatisfiable()
        only = _only_model(question, intervals)
        if only is not None:
            self.counts["interval_decisions"] += 1
            return Satisfiable(only) if satisfies(only, question) else Unsatisfiable()
        return self.inner.check(constraints, path, model)


def _only_model(question: tuple[Term, ...], intervals: dict[Term, Interval]) -> dict[Term, Value] | None:
    """The one model that the intervals leave, if they leave but one."""
    found: dict[Term, Value] = {}
    for variable in variables_of(question):
        interval = intervals.get(variable, variable.interval)
        if variable.sort is not Sort.INT or interval is None or interval.low is None or interval.low != interval.high:
            return None
        found[variable] = interval.low
    return found
