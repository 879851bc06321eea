"""Laws of division: they hold of all numbers, and refute only what has no model."""

from __future__ import annotations

from itertools import product

import pytest

from oxpecker.solver.division import Division, relaxed
from oxpecker.solver.query import Unknown, Unsatisfiable
from oxpecker.terms import (
    Int,
    Interval,
    Sort,
    Term,
    add,
    div,
    eq,
    evaluate,
    ge,
    gt,
    infer,
    le,
    lnot,
    lt,
    mul,
    ne,
    neg,
    rem,
    variable,
    wrap,
)
from oxpecker.terms.numbers import divide, remainder
from tests.solver.solver_fakes import Fake

A, B = (variable(name, Sort.INT, Interval(-8, 7)) for name in ("a", "b"))
WIDTH = 4


def the(condition: object) -> Term:
    assert isinstance(condition, Term)
    return condition


def whole(quotient: Int) -> Int:
    return wrap(add(mul(wrap(quotient, WIDTH), B), rem(A, B)), WIDTH)


QUERIES = [
    (the(ne(B, 0)), the(ne(whole(div(A, B)), A))),
    (the(ne(B, 0)), the(eq(whole(div(A, B)), A))),
    (the(gt(B, 0)), the(ge(rem(A, B), B))),
    (the(gt(B, 0)), the(lt(rem(A, B), 0))),
    (the(ne(B, 0)), the(ge(rem(A, B), B))),
    (the(lt(B, 0)), the(lt(A, 0)), the(lt(wrap(div(A, B), WIDTH), 0))),
    (the(lt(B, 0)), the(lt(A, 0)), the(lt(div(A, B), 0))),
    (the(ne(B, 0)), the(gt(mul(B, div(A, B)), A))),
    (the(ne(B, 0)), the(eq(div(A, B), 0)), the(ne(rem(A, B), A))),
    (the(ne(B, 0)), the(le(rem(A, B), neg(B))), the(gt(B, 0))),
]


@pytest.mark.parametrize("question", QUERIES)
def test_every_model_is_one_of_the_weaker_query(question: tuple[Term, ...]) -> None:
    weaker = relaxed(question)
    if weaker is None:
        assert infer(question, 1) is None  # There is no model at all.
        return
    quotient, rest = div(A, B), rem(A, B)
    assert isinstance(quotient, Term) and isinstance(rest, Term)
    for a, b in product(range(-8, 8), repeat=2):
        if all(evaluate(each, {A: a, B: b}) for each in question):
            names = {f"quotient#{quotient.uid}": divide(a, b), f"remainder#{rest.uid}": remainder(a, b)}
            for each in weaker:
                if isinstance(each, Term):
                    values = {v: names[v.name] if v.name in names else {A: a, B: b}[v] for v in each.variables}
                    assert evaluate(each, values)
                else:
                    assert each is True


@pytest.mark.parametrize(
    "question",
    [
        (the(ne(B, 0)), the(lnot(eq(rem(A, 3), 1)))),
        (the(ne(whole(div(A, B)), A)),),
        (the(le(A, B)),),
    ],
)
def test_queries_that_no_law_speaks_of(question: tuple[Term, ...]) -> None:
    """Those that divide by constants, by what may be zero, or not at all."""
    assert relaxed(question) is None


def test_the_law_of_division_needs_no_solver() -> None:
    inner = Fake("give up")
    assert isinstance(Division(inner).check([QUERIES[0][1]]), Unknown)  # the divisor may be zero
    assert isinstance(Division(inner).check(QUERIES[0]), Unsatisfiable)
