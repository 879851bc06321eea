"""Boundary values: models of queries in which unknowns are multiplied or divided.

SMT solvers may take minutes to find a product that overflows. Often the ends of the intervals of the unknowns do, so
these are tried by evaluation, with small numbers beside them, if a solver does not answer soon.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product
from math import isqrt

from oxpecker.limits.budget import Budget, spend
from oxpecker.solver.encoding.choice import Feature
from oxpecker.solver.encoding.concerns import Occurrence
from oxpecker.solver.limits import BOUNDARY_TRIES, BOUNDARY_TRIES_OF_A_UNIT, MOST_BOUNDARY_VARIABLES, SOON_UNITS
from oxpecker.solver.models import has_open_results, satisfies, variables_of
from oxpecker.solver.path import EMPTY, PathCondition
from oxpecker.solver.query import Answer, Model, Satisfiable, Solver, Unknown
from oxpecker.solver.wrapper import Wrapper, together
from oxpecker.terms import Interval, Sort, Term, Value, infer


class BoundaryValues(Wrapper):
    """Tries boundary values where some unknowns are multiplied or divided, and a solver does not answer soon.

    The solver comes first, since its models are nearer to small ones.
    """

    counters = ("boundary_tries", "boundary_decisions")

    def __init__(self, inner: Solver) -> None:
        super().__init__(inner)
        self._concerns = Occurrence(Feature.PRODUCT)

    def check(self, constraints: Sequence[Term], path: PathCondition = EMPTY, model: Model | None = None) -> Answer:
        """The answer to a short query, or the first combination of boundary values that satisfies it, or ask again."""
        question = together(path, constraints)
        if not self._concerns(question):
            return self.inner.check(constraints, path, model)
        with Budget(question=SOON_UNITS, is_trial=True).spending():
            answer = self.inner.check(constraints, path, model)
        if not isinstance(answer, Unknown):
            return answer
        found = self._found(question)
        return self.inner.check(constraints, path, model) if found is None else Satisfiable(found)

    def _found(self, question: tuple[Term, ...]) -> Model | None:
        variables = variables_of(question)
        if len(variables) > MOST_BOUNDARY_VARIABLES or has_open_results(question):
            return None
        intervals = infer(question)
        if intervals is None or not all(each.sort in (Sort.INT, Sort.BOOL) for each in variables):
            return None
        self.counts["boundary_tries"] += 1
        tried = 0
        # The query's own constraint comes last, and rejects most combinations.
        backwards = question[::-1]
        for model in _models(variables, [_values(each, intervals) for each in variables]):
            tried += 1
            if satisfies(model, backwards):
                self.counts["boundary_decisions"] += 1
                spend(tried // BOUNDARY_TRIES_OF_A_UNIT)
                return model
        spend(tried // BOUNDARY_TRIES_OF_A_UNIT)
        return None


def _models(variables: Sequence[Term], values: Sequence[Sequence[Value]]) -> Iterator[Model]:
    """Combinations of values, the first ones of each unknown first."""
    most = _most_values(len(variables))
    choices = product(*(list(enumerate(each))[:most] for each in values))
    for choice in sorted(choices, key=lambda each: sum(rank for rank, _ in each)):
        yield {variable: value for variable, (_, value) in zip(variables, choice, strict=True)}


def _most_values(variables: int) -> int:
    """The values of each unknown, so that there are not too many combinations."""
    return next(each for each in range(BOUNDARY_TRIES, 0, -1) if each**variables <= BOUNDARY_TRIES)


def _values(variable: Term, intervals: dict[Term, Interval]) -> list[Value]:
    """Small numbers and the ends of the interval with their neighbours, in turn."""
    if variable.sort is Sort.BOOL:
        return [False, True]
    interval = intervals.get(variable) or variable.interval or Interval()
    low, high = interval
    ends = [each for each in (high, low) if each is not None]
    inside = [each + step for each, step in ((high, -1), (low, 1)) if each is not None]
    root = [] if high is None or high < 0 else [isqrt(high) + 1]  # its square is beyond the end
    parts = [] if low is None or high is None else [(low + high) // 2, high // 2 + 1, low // 2]
    ordered = (0, 1, *ends, -1, 2, *root, 3, *inside, *parts, -2)
    return [each for each in dict.fromkeys(ordered) if interval.contains(each)]
