"""What one solver has learned, another one knows."""

from __future__ import annotations

import math
import pickle
import random
import zlib
from base64 import b85decode, b85encode
from collections.abc import Callable
from contextlib import closing

import pytest

from oxpecker.solver import (
    Answer,
    CacheKind,
    Learned,
    Satisfiable,
    SolverConfiguration,
    Unknown,
    Unsatisfiable,
    build,
    learned,
    satisfies,
    teach,
)
from oxpecker.solver.learned_text import learned_of, text_of
from oxpecker.terms import Sort, fp_lt, gt, lt, variable
from tests.solver.solver_queries import QUERIES, x, y, z

EXACT = SolverConfiguration(interval_passes=0, slicing=False)
WAYS: dict[str, Callable[[Learned], Learned]] = {
    "here": lambda known: known,
    "in another process": lambda known: pickle.loads(pickle.dumps(known)),
    "in a file": lambda known: learned_of(text_of(known)),
}


@pytest.fixture(scope="module")
def experience() -> tuple[list[Answer], Learned]:
    """The answers to all queries, and what the solver that gave them has learned."""
    with closing(build(EXACT)) as solver:
        return [solver.check(each.constraints) for each in QUERIES], learned(solver, 10_000)


@pytest.mark.parametrize("way", WAYS)
def test_a_solver_does_not_ask_what_another_one_has_learned(way: str, experience: tuple[list[Answer], Learned]) -> None:
    answers, known = experience
    decided = [each for each in zip(QUERIES, answers, strict=True) if not isinstance(each[1], Unknown)]
    assert len(decided) > len(QUERIES) / 2
    with closing(build(EXACT)) as solver:
        teach(solver, WAYS[way](known))
        for query, answer in decided:
            again = solver.check(query.constraints)
            assert type(again) is type(answer)
            assert not isinstance(again, Satisfiable) or satisfies(again.model, query.constraints)
        assert solver.statistics()["solver_calls"] == 0


def test_only_what_is_new_and_was_used_last_is_learned() -> None:
    with closing(build(EXACT)) as solver:
        for bound in range(5):
            solver.check([gt(x, bound), lt(y, x), gt(y, 10 * bound)])
        everything = learned(solver, 100)
        assert len(everything.answers) == 5
        assert learned(solver, 2).answers == everything.answers[-2:]
        assert learned(solver, 100, everything).answers == ()
        assert learned(solver, 1, Learned(everything.answers[1:])).answers == everything.answers[:1]


def test_what_is_known_already_stays() -> None:
    with closing(build(EXACT)) as first, closing(build(EXACT)) as second:
        for solver in (first, second):
            solver.check([lt(x, y)])
        second.check([gt(z, 5)])
        before = learned(second, 100)
        teach(second, Learned(learned(first, 100).answers))
        assert learned(second, 100) == before
        assert second.statistics()["cache_entries"] == 2


def test_other_caches_begin_empty() -> None:
    configuration = SolverConfiguration(cache=CacheKind.NORMALISED, model_reuse=False)
    with closing(build(configuration)) as solver:
        solver.check([lt(x, y)])
        assert learned(solver, 100) == Learned()
        teach(solver, Learned(((frozenset({lt(x, y)}), Unsatisfiable()),)))
        assert isinstance(solver.check([lt(x, y), lt(y, z)]), Satisfiable)


def test_floats_survive_as_text() -> None:
    d, e = variable("d", Sort.DOUBLE), variable("e", Sort.DOUBLE)
    for value in (math.nan, math.inf, -math.inf, -0.0, 5e-324):
        known = Learned(((frozenset({fp_lt(d, 0.1)}), Satisfiable({d: value, e: 1.0})),))
        ((_, answer),) = learned_of(text_of(known)).answers
        assert isinstance(answer, Satisfiable)
        assert repr(answer.model) == repr({d: value, e: 1.0})


def _text(plain: str) -> str:
    return b85encode(zlib.compress(plain.encode())).decode()


@pytest.mark.parametrize(
    "text",
    [
        "",
        "ä",
        "abc",
        _text("[]"),
        _text("[[],[],[]]"),
        _text("[[],[5],[[[0],null]],[]]"),
        _text("[[],[],[[[7],null]],[]]"),
    ],
)
def test_text_that_describes_nothing_is_refused(text: str) -> None:
    with pytest.raises(ValueError):
        learned_of(text)


def test_a_short_text_that_would_fill_the_memory_is_refused() -> None:
    with pytest.raises(ValueError, match="too long"):
        learned_of(_text(" " * 20_000_000))


def test_damaged_text_is_read_or_refused(experience: tuple[list[Answer], Learned]) -> None:
    dice = random.Random(5)
    known = experience[1]
    plain = zlib.decompress(b85decode(text_of(Learned(known.answers[:20], known.models)))).decode()
    refused = 0
    for _ in range(300):
        place = dice.randrange(len(plain))
        damaged = plain[:place] + dice.choice('0[]",-x{') + plain[place + dice.randrange(3) :]
        try:
            assert isinstance(learned_of(_text(damaged)), Learned)
        except ValueError:
            refused += 1
    assert 0 < refused < 300
