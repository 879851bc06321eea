"""A solver that lives long does not grow without bound."""

from __future__ import annotations

import pytest

from oxpecker.solver import EMPTY, CacheKind, Satisfiable, SolverConfiguration, SolverName, build
from oxpecker.solver.exact_cache import ExactCache
from oxpecker.solver.intervals import Intervals
from oxpecker.solver.normalised_cache import NormalisedCache
from oxpecker.solver.wrapper import Wrapper
from oxpecker.terms import Sort, add, bit_and, eq, gt, lt, variable, wrap
from oxpecker.terms.term import live, sweep
from tests.solver.solver_queries import INT

QUESTIONS = 400


def live_after(solver: Wrapper, first: int) -> int:
    """How many terms somebody refers to after some questions, each about variables of its own."""
    for number in range(first, first + QUESTIONS):
        one, two = (variable(f"memory{number}{letter}", Sort.INT, INT) for letter in "ab")
        path = EMPTY.extend(gt(one, number), lt(two, add(one, number)))
        asked = gt(wrap(add(one, two), 32), number) if number % 2 else eq(bit_and(one, two), number % 7)
        assert isinstance(solver.check([asked], path), Satisfiable)
    sweep()
    return live()


@pytest.mark.parametrize("cache", CacheKind)
def test_terms_are_let_go(cache: CacheKind, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every store of a stack is bounded: with small bounds, one lot of questions leaves as much behind as the next."""
    for store in ("encoding.choice", "division"):
        monkeypatch.setattr(f"oxpecker.solver.{store}.MOST_KNOWN_FEATURES", 200)
    monkeypatch.setattr("oxpecker.solver.stages.differences.MOST_KNOWN_SHAPES", 200)
    monkeypatch.setattr("oxpecker.solver.backends.incremental.MOST_TRANSLATED", 200)
    monkeypatch.setattr(Intervals, "remembered", 20)
    for kind in (ExactCache, NormalisedCache):
        monkeypatch.setattr(kind.__init__, "__defaults__", (20,))
    monkeypatch.setattr("oxpecker.solver.normal_form.Normaliser.most_shapes", 50)
    solver = build(SolverConfiguration(cache=cache, solver=SolverName.AUTO))
    assert isinstance(solver, Wrapper)
    first = live_after(solver, 0)
    growth = live_after(solver, 10 * QUESTIONS) - first
    # Each question makes some ten terms; what is kept of both lots may differ by a few questions.
    assert growth < QUESTIONS
    assert solver.statistics()["restarts"] > 1
    solver.close()
