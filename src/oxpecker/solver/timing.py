"""Counts and times the queries to a solver."""

from __future__ import annotations

from collections.abc import Sequence
from time import perf_counter

from oxpecker.limits.budget import count_query, is_trying
from oxpecker.solver.path import EMPTY, PathCondition
from oxpecker.solver.query import Answer, Model, Satisfiable, Unknown, Unsatisfiable
from oxpecker.solver.wrapper import Wrapper
from oxpecker.terms import Term


class Timing(Wrapper):
    """Counts the queries, the answers of each kind and their time.

    It is part of every configuration and declares the counters of absent wrappers too, so that runs can be compared
    by name.
    """

    counters = (
        "solver_calls",
        "solver_time",
        "satisfiable_answers",
        "unsatisfiable_answers",
        "unknown_answers",
        "unknown_trials",
        "cache_hits",
        "cache_misses",
        "model_hits",
        "interval_decisions",
        "evaluated",
        "slices",
    )

    def check(self, constraints: Sequence[Term], path: PathCondition = EMPTY, model: Model | None = None) -> Answer:
        """Ask the inner solver and measure the time; if a solver fails, the answer is unknown."""
        count_query()
        start = perf_counter()
        try:
            answer = self.inner.check(constraints, path, model)
        except (RuntimeError, ValueError, OverflowError, MemoryError) as failure:
            # An exception of a library on one query must not end the search for other findings.
            answer = Unknown(f"the solver failed: {failure}")
        self.counts["solver_time"] += perf_counter() - start
        self.counts["solver_calls"] += 1
        is_open_trial = isinstance(answer, Unknown) and is_trying()
        self.counts["unknown_trials" if is_open_trial else _KINDS[type(answer)]] += 1
        return answer


_KINDS = {Satisfiable: "satisfiable_answers", Unsatisfiable: "unsatisfiable_answers", Unknown: "unknown_answers"}
