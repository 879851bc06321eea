"""Found invariants as JML: bound variables have names of their own."""

from __future__ import annotations

from oxpecker.horn.arithmetic import Arithmetic
from oxpecker.horn.folds import Folds
from oxpecker.horn.formula import (
    Op,
    Sort,
    at_most,
    disjunction,
    equal,
    less,
    number,
    quantified,
    select,
    store,
    symbol,
)
from oxpecker.horn.jml import written
from oxpecker.oox.syntax import FoldKind
from oxpecker.oox.types import INT

A, BOUND = symbol("a[]", Sort.INTS), symbol("k'0", Sort.INT)
FOLDS = Folds(Arithmetic(True))


def prefix(end: str) -> str:
    """That the elements before a number are natural."""
    outside = less(BOUND, number(0)), at_most(symbol(end, Sort.INT), BOUND)
    return written(quantified(Op.FORALL, (BOUND,), disjunction(*outside, less(number(-1), select(A, BOUND)))), FOLDS)


def test_a_bound_variable_keeps_its_name() -> None:
    assert prefix("i") == r"(\forall int k; 0 <= k && k < i; 0 <= a[k])"


def test_a_local_has_the_name_of_a_bound_variable() -> None:
    assert prefix("k") == r"(\forall int k1; 0 <= k1 && k1 < k; 0 <= a[k1])"


def test_a_local_has_the_name_of_the_index_of_a_sum() -> None:
    end, index = symbol("j", Sort.INT), symbol("x'0", Sort.INT)
    sum_ = FOLDS.value(FoldKind.SUM, INT, index, select(A, index), number(0), end)
    assert written(at_most(sum_, end), FOLDS) == r"(\sum int j1; 0 <= j1 && j1 < j; a[j1]) <= j"


def test_a_quantifier_without_a_range() -> None:
    everywhere = quantified(Op.FORALL, (BOUND,), at_most(select(A, BOUND), number(7)))
    assert written(everywhere, FOLDS) == r"(\forall int k; a[k] <= 7)"


def test_an_element_after_assignments() -> None:
    changed = store(store(A, symbol("i", Sort.INT), number(3)), symbol("j", Sort.INT), symbol("x", Sort.INT))
    assert written(at_most(select(changed, symbol("k", Sort.INT)), number(5)), FOLDS) == (
        "(j == k ? x : (i == k ? 3 : a[k])) <= 5"
    )


def test_equal_contents_are_compared_element_by_element() -> None:
    old = symbol("old a[]", Sort.INTS)
    assert written(equal(A, store(old, symbol("k", Sort.INT), number(3))), FOLDS) == (
        r"(\forall int k1; 0 <= k1 && k1 < a.length; (k1 == k ? 3 : \old(a[k1])) == a[k1])"
    )


def test_the_greatest_value_of_a_range() -> None:
    end, index = symbol("i", Sort.INT), symbol("x'0", Sort.INT)
    greatest = FOLDS.value(FoldKind.MAX, INT, index, select(A, index), number(0), end)
    assert written(at_most(greatest, end), FOLDS) == r"(\max int j; 0 <= j && j < i; a[j]) <= i"
