"""Interval inference: queries that the intervals of variables decide (Smid H4, corrected)."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Sequence

from oxpecker.solver.models import has_open_results, satisfies, variables_of
from oxpecker.solver.path import EMPTY, PathCondition
from oxpecker.solver.query import Answer, Model, Satisfiable, Solver, Unsatisfiable
from oxpecker.solver.wrapper import Wrapper, together
from oxpecker.terms import Interval, Sort, Term, Value, infer


class Intervals(Wrapper):
    """Refutes a query if a variable has no value left; decides it if every variable has one value left."""

    counters = ("interval_decisions", "interval_tries")
    remembered = 4096
    looked_back = 16

    def __init__(self, inner: Solver, passes: int = 1) -> None:
        super().__init__(inner)
        self._passes = passes
        self._known: OrderedDict[tuple[Term, ...], dict[Term, Interval]] = OrderedDict()

    def check(self, constraints: Sequence[Term], path: PathCondition = EMPTY, model: Model | None = None) -> Answer:
        """Infer the intervals; ask if they do not decide the query."""
        question = together(path, constraints)
        self.counts["interval_tries"] += 1
        intervals = self._infer(question)
        if intervals is None:
            self.counts["interval_decisions"] += 1
            return Unsatisfiable()
        only = _only_model(question, intervals)
        if only is not None:
            is_model = satisfies(only, question)
            if is_model or not has_open_results(question):
                self.counts["interval_decisions"] += 1
                return Satisfiable(only) if is_model else Unsatisfiable()
        return self.inner.check(constraints, path, model)

    def _infer(self, question: tuple[Term, ...]) -> dict[Term, Interval] | None:
        """The intervals, starting from those of the longest recent prefix of the query."""
        begun, before = self._longest_known(question)
        if begun < len(question) - 1:
            found = infer(question[begun:-1], 1, before) if begun else infer(question[:-1], self._passes)
            if found is None:
                return None
            before = found
            self._remember(question[:-1], before)
        # The first pass adds nothing to the others; a second one propagates the last constraint.
        intervals = infer(question[-1:], 1, before)
        if intervals is not None and self._passes > 1 and len(question) > 1 and intervals != before:
            intervals = infer(question, self._passes - 1, intervals)
        if intervals is not None:
            self._remember(question, intervals)
        return intervals

    def _longest_known(self, question: tuple[Term, ...]) -> tuple[int, dict[Term, Interval]]:
        """The length of the longest prefix with known intervals, and these."""
        for length in range(len(question) - 1, max(len(question) - self.looked_back, 0), -1):
            known = self._known.get(question[:length])
            if known is not None:
                return length, known
        return 0, {}

    def _remember(self, question: tuple[Term, ...], intervals: dict[Term, Interval]) -> None:
        self._known[question] = intervals
        self._known.move_to_end(question)
        if len(self._known) > self.remembered:
            self._known.popitem(last=False)


def _only_model(question: tuple[Term, ...], intervals: dict[Term, Interval]) -> dict[Term, Value] | None:
    """The only model that the intervals allow, if there is just one."""
    found: dict[Term, Value] = {}
    for variable in variables_of(question):
        interval = intervals.get(variable, variable.interval)
        if variable.sort is not Sort.INT or interval is None or interval.low is None or interval.low != interval.high:
            return None
        found[variable] = interval.low
    return found
