"""The stage of linear programming: refutes the linear relaxation of a query by an exact certificate.

The relaxation is solved in floating point (GLOP), so its result is not trusted. It is posed so that it always has a
solution: how much must the rows be relaxed? The dual values of that program are multipliers of the rows. Any
non-negative multipliers combine all rows into one inequality, which is then evaluated in rational numbers over the
intervals of the columns: if it cannot hold, the query has no solution (Farkas).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from fractions import Fraction
from typing import Any

from oxpecker.solver.limits import DENOMINATORS, LARGEST_EXACT, LEAST_INFEASIBILITY, LINEAR_PASSES
from oxpecker.solver.query import Unsatisfiable
from oxpecker.solver.stages.rows import Row, rows
from oxpecker.solver.stages.stage import PASSED, Question, Stage, StageAnswer
from oxpecker.terms import FULL, Interval, Op, Sort, Term, conjuncts, infer, term_interval

Intervals = dict[Term, Interval]


class LinearStage(Stage):
    """Refutes queries by their linear rows; products have McCormick envelopes."""

    name = "lp"
    cheap = True

    def __init__(self) -> None:
        self._loaded: Any = None

    @property
    def _library(self) -> Any:
        """The library, loaded on first use: most programs never need it."""
        if self._loaded is None:
            from ortools.linear_solver import pywraplp

            self._loaded = pywraplp
        return self._loaded

    def ask(self, question: Question, seconds: float | None) -> StageAnswer:
        """Solve the relaxation, and check its dual values."""
        intervals = infer(question, LINEAR_PASSES)
        if intervals is None:
            return StageAnswer(Unsatisfiable(), False)
        found = [row for row in relaxation(question, intervals) if row.columns]
        if len(found) < 2:
            return PASSED
        multipliers = self._multipliers(found, intervals, seconds)
        if multipliers is not None and refuted(found, multipliers, intervals):
            return StageAnswer(Unsatisfiable(), False)
        return PASSED

    def suits(self, question: Question) -> bool:
        """Whether there are sums of three or more terms: shorter ones are differences."""
        return any(
            len(row.columns) > 2
            for constraint in question
            for part in conjuncts(constraint)
            if type(part) is Term
            for row in rows(part) or ()
        )

    def _multipliers(self, found: list[Row], intervals: Intervals, seconds: float | None) -> list[float] | None:
        """The multiplier of each row; None if all rows can hold at once, or if there is no solution."""
        solver = self._library.Solver.CreateSolver("GLOP")
        if seconds is not None:
            solver.SetTimeLimit(max(1, int(seconds * 1000)))
        infinity = solver.infinity()
        columns: dict[Term, Any] = {}
        constraints = []
        objective = solver.Objective()
        objective.SetMinimization()
        for row in found:
            constraint = solver.Constraint(-infinity, row.most)
            for column, factor in row.columns:
                if column not in columns:
                    low, high = _interval(column, intervals)
                    columns[column] = solver.NumVar(
                        -infinity if low is None or low < -LARGEST_EXACT else low,
                        infinity if high is None or high > LARGEST_EXACT else high,
                        "",
                    )
                constraint.SetCoefficient(columns[column], factor)
            slack = solver.NumVar(0, infinity, "")
            constraint.SetCoefficient(slack, -1)
            objective.SetCoefficient(slack, 1)
            constraints.append(constraint)
        if solver.Solve() != self._library.Solver.OPTIMAL or objective.Value() <= LEAST_INFEASIBILITY:
            return None
        return [-constraint.dual_value() for constraint in constraints]


def relaxation(question: Iterable[Term], intervals: Intervals) -> Iterator[Row]:
    """The rows implied by a query: its comparisons, and the envelopes of its products."""
    products: dict[Term, None] = {}
    for constraint in question:
        for part in conjuncts(constraint):
            for row in (rows(part) or ()) if type(part) is Term else ():
                if all(abs(factor) <= LARGEST_EXACT for _, factor in row.columns) and abs(row.most) <= LARGEST_EXACT:
                    yield row
                    products |= {c: None for c, _ in row.columns if c.op is Op.MUL and len(c.args) == 2}
    for product in products:
        yield from _envelopes(product, intervals)


def _envelopes(product: Term, intervals: Intervals) -> Iterator[Row]:
    """McCormick: x lies between a and b and y between c and d, so (x - a) * (y - c) >= 0, and so on."""
    one, two = product.args
    if not all(type(each) is Term and each.sort is Sort.INT for each in (one, two)):
        return
    (a, b), (c, d) = _interval(one, intervals), _interval(two, intervals)
    for x, y, factor in ((a, c, 1), (b, d, 1), (a, d, -1), (b, c, -1)):
        if x is None or y is None or abs(x) > LARGEST_EXACT or abs(y) > LARGEST_EXACT or abs(x * y) > LARGEST_EXACT:
            continue
        # factor * (one - x) * (two - y) >= 0, that is y*one + x*two - product <= x*y when the factor is 1.
        columns: dict[Term, int] = {product: -factor}
        for column, coefficient in ((one, y), (two, x)):
            columns[column] = columns.get(column, 0) + factor * coefficient
        yield Row(tuple((column, k) for column, k in columns.items() if k), factor * x * y)


def refuted(found: Sequence[Row], multipliers: Sequence[float], intervals: Intervals) -> bool:
    """Whether the weighted sum of the rows contradicts the intervals: exact for any multipliers."""
    largest = max(multipliers, default=0.0)
    if not largest > 0:
        return False
    for denominator in DENOMINATORS:
        weights = [
            Fraction(round(each / largest * denominator), denominator) if each > 0 else Fraction(0)
            for each in multipliers
        ]
        if _excludes(found, weights, intervals):
            return True
    return False


def _excludes(found: Sequence[Row], weights: Sequence[Fraction], intervals: Intervals) -> bool:
    most = Fraction(0)
    total: dict[Term, Fraction] = {}
    for row, weight in zip(found, weights, strict=True):
        if weight:
            most += weight * row.most
            for column, factor in row.columns:
                total[column] = total.get(column, Fraction(0)) + weight * factor
    least = Fraction(0)
    for column, weight in total.items():
        if weight:
            low, high = _interval(column, intervals)
            end = low if weight > 0 else high
            if end is None:
                return False
            least += weight * end
    return least > most


def _interval(column: Term, intervals: Intervals) -> Interval:
    """The interval of a column: for a variable the inferred one, for other terms derived from their variables."""
    if column.op is Op.VARIABLE:
        return intervals.get(column) or column.interval or FULL
    return term_interval(column, intervals)
