"""Queries that Z3 would not hear an interruption of go to a process that can be killed."""

from __future__ import annotations

import pytest

from oxpecker.solver.encoding.concerns import LargeCircuits
from oxpecker.solver.limits import MOST_CIRCUITS
from oxpecker.terms import Sort, Term, div, eq, mul, variable

INPUTS = [variable(f"x{n}", Sort.INT) for n in range(MOST_CIRCUITS + 1)]


def _product(factors: int) -> Term | int:
    found: Term | int = INPUTS[0]
    for each in INPUTS[1:factors]:
        found = mul(found, each)
    return found


def _power(factors: int) -> Term | int:
    found: Term | int = INPUTS[0]
    for _ in range(factors - 1):
        found = mul(found, INPUTS[0])
    return found


def _quotient(divisions: int) -> Term | int:
    found: Term | int = INPUTS[0]
    for each in INPUTS[1 : divisions + 1]:
        found = div(found, each)
    return found


@pytest.mark.parametrize(
    ("term", "is_large"),
    [
        (_product(MOST_CIRCUITS), False),
        (_product(MOST_CIRCUITS + 1), True),
        (_power(MOST_CIRCUITS), False),
        (_power(MOST_CIRCUITS + 1), True),
        (_quotient(MOST_CIRCUITS - 1), False),
        (_quotient(MOST_CIRCUITS), True),
    ],
)
def test_factors_of_a_long_product_count(term: Term | int, is_large: bool) -> None:
    equation = eq(term, 12345)
    assert type(equation) is Term
    assert LargeCircuits()([equation]) is is_large
