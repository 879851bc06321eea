"""Each solver on the table of questions, fresh and with what was asked before still on its stack."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

import pytest

from oxpecker.solver import (
    EMPTY,
    Answer,
    Satisfiable,
    SolverName,
    Unknown,
    Unsatisfiable,
    available,
    satisfies,
)
from oxpecker.solver.backends.incremental import Backend
from oxpecker.solver.backends.z3 import Z3
from oxpecker.solver.configuration import backend
from oxpecker.terms import Interval, Sort, Term, add, bit_and, eq, ge, gt, land, le, lt, mul, variable, wrap
from tests.exhaustive import exhaustive, some
from tests.solver.solver_queries import FLOATS, INT, LINEAR, QUERIES, Query, f, p, simplified, u, x, y, z

SECONDS = 120


def make(name: SolverName, cores: bool = False) -> Backend:
    """A bare solver."""
    solver = backend(name, cores)
    solver.limit(SECONDS)
    return solver


def test_a_library_is_opened_for_the_first_query() -> None:
    opened = []

    def open_library() -> Z3:
        opened.append(Z3())
        return opened[-1]

    solver = Backend(open_library)
    solver.limit(SECONDS)
    solver.interrupt()
    solver.close()
    assert not opened
    assert isinstance(solver.check([gt(x, 3)]), Satisfiable)
    assert isinstance(solver.check([gt(x, 3), lt(x, 3)]), Unsatisfiable)
    assert len(opened) == 1
    solver.close()


@pytest.fixture(scope="module", params=available())
def solver(request: pytest.FixtureRequest) -> Iterator[Backend]:
    """One for the whole table, so that its stack is never empty."""
    made = make(request.param)
    yield made
    assert made.statistics()["wrong_models"] == 0
    made.close()


def is_right(answer: Answer, query: Query) -> None:
    """Complain unless the answer is the known one."""
    if not query.satisfiable:
        assert isinstance(answer, Unsatisfiable), answer
        return
    assert isinstance(answer, Satisfiable), answer
    assert satisfies(answer.model, query.constraints)
    if query.only is not None:
        assert {key: repr(value) for key, value in answer.model.items()} == {
            key: repr(value) for key, value in query.only.items()
        }


LONG = {"cast", "quotient and rest", "remainder", "saturated"}
"""Questions that take some solver seconds."""


@pytest.mark.parametrize(
    "query", [exhaustive(each) if each.name in LONG else each for each in QUERIES], ids=lambda query: query.name
)
def test_known_answers(solver: Backend, query: Query) -> None:
    is_known(solver, query)


@pytest.mark.sampled
def test_known_answers_of_simplified_questions(solver: Backend) -> None:
    for query in some(simplified()):
        is_known(solver, query)


def is_known(solver: Backend, query: Query) -> None:
    """Ask, and complain about a wrong answer; some questions have no words in some solvers."""
    if query.floats and solver.name == "yices":
        assert isinstance(solver.check(query.constraints), Unknown)
        return
    answer = solver.check(query.constraints)
    if query.unbounded and solver.name == "bitwuzla" and isinstance(answer, Unknown):
        assert "unsupported" in answer.reason
        return
    is_right(answer, query)


@pytest.mark.parametrize("name", available())
def test_a_fresh_solver_answers_alike(name: SolverName) -> None:
    for query in LINEAR:
        fresh = make(name)
        answer = fresh.check(query.constraints)
        if not (query.unbounded and name is SolverName.BITWUZLA and isinstance(answer, Unknown)):
            is_right(answer, query)
        fresh.close()


def test_a_path_is_walked_up_and_down(solver: Backend) -> None:
    path = EMPTY
    paths = [path]
    for bound in range(12):
        path = path.extend(gt(x, bound), lt(y, 100 - bound))
        paths.append(path)
    for number in (12, 3, 7, 0, 11, 12, 1):
        assert isinstance(solver.check([lt(x, number + 1)], paths[number]), Satisfiable)
        assert isinstance(solver.check([lt(x, number - 1)], paths[number]), Unsatisfiable if number else Satisfiable)


def test_what_is_refuted_early_stays_refuted_below(solver: Backend) -> None:
    path = EMPTY.extend(gt(x, 5), lt(x, 5), gt(y, 0), gt(z, 0))
    assert isinstance(solver.check([gt(y, 3)], path), Unsatisfiable)
    assert isinstance(solver.check([p], path), Unsatisfiable)
    assert isinstance(solver.check([gt(y, 3)], EMPTY.extend(gt(x, 5))), Satisfiable)


def test_the_interval_of_a_variable_holds_wherever_it_occurs(solver: Backend) -> None:
    small = variable("small", Sort.INT, Interval(2, 4))
    constraint = gt(add(small, x), 10)
    for _ in range(3):
        answer = solver.check([constraint])
        assert isinstance(answer, Satisfiable) and 2 <= answer.model[small] <= 4
        assert isinstance(solver.check([constraint, lt(x, 7)]), Unsatisfiable)
        assert isinstance(solver.check([gt(y, 0)]), Satisfiable)


def test_variables_of_one_name_are_told_apart(solver: Backend) -> None:
    other = variable("x", Sort.INT, Interval(0, 1))
    answer = solver.check([gt(x, 5), gt(other, 0)])
    assert isinstance(answer, Satisfiable) and answer.model[other] == 1


@pytest.mark.parametrize("name", available())
def test_a_core_leaves_out_what_does_not_matter(name: SolverName) -> None:
    solver = make(name, cores=True)
    question = [gt(z, 3), gt(x, y), p, gt(y, x), lt(z, 100)]
    answer = solver.check(question)
    assert answer == Unsatisfiable((question[1], question[3]))


def test_deep_terms_are_translated(solver: Backend) -> None:
    deep: Term = x
    for number in range(3000):
        deep = wrap(add(bit_and(deep, 255), number % 3), 32)
    assert isinstance(solver.check([eq(bit_and(deep, 1), 1)]), Satisfiable)


def test_a_long_conjunction(solver: Backend) -> None:
    names = [variable(f"n{number}", Sort.INT, INT) for number in range(200)]
    chain = [lt(left, right) for left, right in pairwise(names)]
    if solver.name in ("z3", "yices"):
        assert isinstance(solver.check([land(*chain), le(names[-1], names[0])]), Unsatisfiable)


def test_unbounded_bits_are_tightened_or_unknown(solver: Backend) -> None:
    v = variable("v")
    both = eq(bit_and(u, v), 12)
    answer = solver.check([both, ge(u, 0), le(u, 15), ge(v, 0), le(v, 15)])
    assert isinstance(answer, Satisfiable)
    assert satisfies(answer.model, [both])
    assert isinstance(solver.check([both, ge(u, 16), le(u, 16), ge(v, 0), le(v, 15)]), Unsatisfiable)
    answer = solver.check([both])
    assert isinstance(answer, Unknown) and "unsupported" in answer.reason


@pytest.mark.parametrize("query", [*LINEAR[:3], *FLOATS[:3]], ids=lambda query: query.name)
@pytest.mark.parametrize("name", available())
def test_same_question_same_model(name: SolverName, query: Query) -> None:
    if query.floats and name is SolverName.YICES:
        return
    answers = []
    for _ in range(2):
        fresh = make(name)
        fresh.check([gt(x, 1), gt(mul(x, y), 5)])
        answers.append(repr(fresh.check(query.constraints)))
        fresh.close()
    assert answers[0] == answers[1]


def test_a_wrong_model_is_not_believed(monkeypatch: pytest.MonkeyPatch) -> None:
    solver = make(SolverName.Z3)
    monkeypatch.setattr("oxpecker.solver.encoding.lowering.Lowering.decode", lambda *_: 0)
    answer = solver.check([gt(x, 3)])
    assert answer == Unknown("model of z3 does not satisfy the query")
    assert solver.statistics()["wrong_models"] == 1


def test_a_backend_starts_afresh_when_it_has_grown(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("oxpecker.solver.backends.incremental.MOST_TRANSLATED", 10)
    for name in available():
        solver = make(name)
        for number in range(20):
            assert isinstance(solver.check([gt(x, number), lt(x, number + 2), p]), Satisfiable)
        assert solver.statistics()["restarts"] > 2
        solver.close()


def test_floats_and_unbounded_integers_apart(solver: Backend) -> None:
    if solver.name in ("z3", "cvc5"):
        query = Query("mixed", [FLOATS[1].constraints[0], gt(u, 2**80)], True)
        is_right(solver.check(query.constraints), query)
    assert f.sort is Sort.FLOAT
