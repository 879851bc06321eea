"""Boundary values: they satisfy the query, and are tried only where solvers take long."""

from __future__ import annotations

import pytest

from oxpecker.solver.boundary_values import BoundaryValues
from oxpecker.solver.models import satisfies
from oxpecker.solver.query import Satisfiable, Unknown
from oxpecker.terms import Interval, Sort, Term, add, eq, ge, gt, land, lt, mul, ne, neg, rem, variable, wrap
from tests.solver.solver_fakes import Fake

HIGHEST = 2**31 - 1
A, B, C, D, E = (variable(name, Sort.INT, Interval(-HIGHEST - 1, HIGHEST)) for name in "abcde")
FLAG = variable("flag", Sort.BOOL)


def the(condition: object) -> Term:
    assert isinstance(condition, Term)
    return condition


@pytest.mark.parametrize(
    "question",
    [
        (the(gt(A, 0)), the(gt(B, 0)), the(lt(wrap(mul(A, B), 32), 0))),
        (the(ne(B, 0)), the(lt(wrap(add(rem(A, B), B), 32), 0)), the(gt(B, 0)), the(gt(A, 0))),
        (the(eq(wrap(neg(A), 32), A)), the(ne(A, 0)), the(eq(mul(A, B), 0))),
        (the(ge(A, 70)), the(lt(A, 75)), the(eq(mul(A, B), 74 * 2)), FLAG),
    ],
)
def test_ends_of_intervals_and_small_numbers(question: tuple[Term, ...]) -> None:
    solver = BoundaryValues(Fake("give up"))
    answer = solver.check(question)
    assert isinstance(answer, Satisfiable) and satisfies(answer.model, question)
    assert solver.statistics()["boundary_decisions"] == 1


@pytest.mark.parametrize(
    "question",
    [
        (the(eq(mul(A, B), 1_000_003)), the(gt(A, 1)), the(gt(B, 1))),  # a prime number has no such factors
        (the(gt(add(A, B), HIGHEST)),),  # a sum is easy for any solver
        (the(gt(mul(A, 3), HIGHEST)),),
        (the(land(eq(mul(A, B), C), eq(mul(D, E), C))),),  # too many unknowns
    ],
)
def test_others_are_left_to_the_solver(question: tuple[Term, ...]) -> None:
    assert isinstance(BoundaryValues(Fake("give up")).check(question), Unknown)
