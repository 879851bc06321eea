"""The stage of intervals: propagates all constraints to a fixpoint."""

from __future__ import annotations

from oxpecker.solver.limits import MOST_INTERVAL_PASSES
from oxpecker.solver.models import has_open_results, satisfies, variables_of
from oxpecker.solver.query import Satisfiable, Unsatisfiable
from oxpecker.solver.stages.stage import PASSED, Question, Stage, StageAnswer
from oxpecker.terms import Sort, Term, Value, infer


class IntervalStage(Stage):
    """Refutes a query if a variable has no value left; decides it if every variable has one value left."""

    name = "intervals"
    cheap = True

    def ask(self, question: Question, seconds: float | None) -> StageAnswer:
        """Narrow the intervals of all variables until nothing changes."""
        del seconds
        intervals = infer(question, MOST_INTERVAL_PASSES)
        if intervals is None:
            return StageAnswer(Unsatisfiable(), False)
        found: dict[Term, Value] = {}
        for variable in variables_of(question):
            interval = intervals.get(variable, variable.interval)
            if variable.sort is not Sort.INT or interval is None or interval.low is None:
                return PASSED
            if interval.low != interval.high:
                return PASSED
            found[variable] = interval.low
        if satisfies(found, question):
            return StageAnswer(Satisfiable(found), True)
        return PASSED if has_open_results(question) else StageAnswer(Unsatisfiable(), True)
