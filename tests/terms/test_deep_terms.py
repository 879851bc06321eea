"""Terms may be deeper than Python's stack: nothing recurses into them."""

from __future__ import annotations

import pickle
from typing import Any

import pytest

from oxpecker import terms
from oxpecker.terms import Interval, Level, Sort, Term, variable

DEPTH = 10_000
X = variable("x")
SMALL = variable("s", Sort.INT, Interval(0, 100))
P = variable("p", Sort.BOOL)


def _conditional() -> Any:
    term: Any = X
    for i in range(DEPTH):
        term = terms.ite(terms.eq(SMALL, i % 90), i, terms.rem(term, 1000 + i))
    return term


def _alternating() -> Any:
    term: Any = P
    for i in range(DEPTH):
        q = variable(f"q{i % 7}", Sort.BOOL)
        term = terms.lnot(terms.land(terms.eq(term, q), terms.lt(X, i)))
    return term


def _written() -> Any:
    with terms.evaluation(Level.NONE):
        term: Any = X
        for i in range(DEPTH):
            term = terms.sub(terms.mul(term, 2), terms.add(term, i))
        return terms.lt(term, 5)


def _conjunction() -> Any:
    with terms.evaluation(Level.NONE):
        term: Any = P
        for i in range(DEPTH):
            term = terms.land(term, terms.lt(X, i))
        return term


@pytest.mark.parametrize("make", [_conditional, _alternating, _written, _conjunction])
def test_everything_works_on_deep_terms(make: Any) -> None:
    term = make()
    assert type(term) is Term
    assert term.size > DEPTH
    value = terms.evaluate(term, {X: 7, SMALL: 95, P: True})
    assert terms.evaluate(terms.substitute(term, {X: 7}), {SMALL: 95, P: True}) == value
    assert X in term.variables
    assert len(terms.show(term, limit=5000)) == 5003
    assert pickle.loads(pickle.dumps(term)) is term
    assert terms.unpack(terms.pack([term])) == [term]
    environment = {X: Interval(7, 7), SMALL: Interval(90, 100)}
    if term.sort is Sort.INT:
        assert terms.term_interval(term, environment).contains(int(value))
    else:
        assert terms.infer([term if value else terms.lnot(term)], 2) is not None
        terms.land(term, terms.lt(X, 8))
        assert terms.conjuncts(term) and terms.disjuncts(term)
    simplified = terms.simplify_under(term, environment)
    assert terms.evaluate(simplified, {X: 7, SMALL: 95, P: True}) == value
    assert terms.evaluate(terms.rebuild(term), {X: 7, SMALL: 95, P: True}) == value


def test_long_sums_and_long_conjunctions() -> None:
    xs = [variable(f"x{i}") for i in range(DEPTH)]
    term = terms.total(xs)
    assert terms.evaluate(term, dict.fromkeys(xs, 2)) == 2 * DEPTH
    assert terms.sub(term, terms.total(reversed(xs))) == 0
    condition = terms.conj(terms.lt(x, 5) for x in xs)
    assert terms.evaluate(condition, {}) is True
    assert len(terms.conjuncts(condition)) == DEPTH
    assert len(terms.disjuncts(terms.disj(terms.lt(x, 5) for x in xs))) == DEPTH


def test_shared_conditionals_are_not_unfolded() -> None:
    """2**200 paths lead through this term, and a comparison with it looks at a few."""
    term: Any = X
    for i in range(200):
        p, q = variable(f"p{i}", Sort.BOOL), variable(f"q{i}", Sort.BOOL)
        term = terms.ite(p, 2 * term + 1, terms.ite(q, 3 * term, term))
    for condition in (terms.eq(term, 5), terms.lt(term, 5), terms.lt(5, term)):
        assert type(condition) is Term
        assert terms.infer([condition], 2) is not None
    assert terms.evaluate(term, {}) == 0
