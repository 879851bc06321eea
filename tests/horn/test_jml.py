"""Found invariants as JML: bound variables have names of their own."""

from __future__ import annotations

from oxpecker.horn.arithmetic import Arithmetic
from oxpecker.horn.folds import Folds
from oxpecker.horn.formula import (
    Formula,
    Op,
    Sort,
    at_most,
    disjunction,
    equal,
    less,
    number,
    plus,
    quantified,
    scaled,
    select,
    store,
    symbol,
    times,
)
from oxpecker.horn.jml import written
from oxpecker.horn.sizes import Sizes
from oxpecker.oox.syntax import FoldKind
from oxpecker.oox.types import INT, LONG, SHORT, Type

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


def test_a_bound_variable_whose_name_a_local_has_too() -> None:
    here, other = symbol("n$2'0", Sort.INT), symbol("n$3'1", Sort.INT)
    inside = quantified(Op.EXISTS, (other,), equal(select(A, other), select(A, here)))
    part = quantified(Op.FORALL, (here,), disjunction(inside, equal(here, symbol("n", Sort.INT))))
    assert written(part, FOLDS) == r"(\forall int n1; (\exists int n2; a[n1] == a[n2]) || n1 == n)"


def test_a_sum_inside_of_a_quantifier_over_its_index() -> None:
    j, index = symbol("j'0", Sort.INT), symbol("x'1", Sort.INT)
    sum_ = FOLDS.value(FoldKind.SUM, INT, index, select(A, index), number(0), j)
    assert written(quantified(Op.FORALL, (j,), equal(select(A, j), sum_)), FOLDS) == (
        r"(\forall int j; a[j] == (\sum int j1; 0 <= j1 && j1 < j; a[j1]))"
    )


# --- types that are large enough -----------------------------------------------------------------------------

X, Y = symbol("x", Sort.INT), symbol("y", Sort.INT)


def with_types(part: Formula, *known: Formula, **types: Type) -> str:
    return written(part, FOLDS, Sizes(FOLDS, types).knowing(known))


def test_a_sum_that_may_overflow_is_computed_as_a_long() -> None:
    assert with_types(at_most(number(0), plus(X, Y))) == "0 <= (long) x + y"
    assert with_types(at_most(symbol("z", Sort.INT), plus(X, scaled(3, Y)))) == "z <= (long) x + 3L * y"


def test_a_sum_that_cannot_overflow_is_plain() -> None:
    known = at_most(number(0), X), at_most(X, number(100)), at_most(number(0), Y), at_most(Y, X)
    assert with_types(at_most(number(7), plus(X, Y)), *known) == "7 <= x + y"
    assert with_types(at_most(number(7), plus(X, Y)), x=SHORT, y=SHORT) == "7 <= x + y"


def test_a_comparison_in_which_java_computes_says_nothing_about_overflow() -> None:
    assert with_types(at_most(plus(X, Y), number(5)), at_most(plus(X, Y), number(5))) == "(long) x + y <= 5"


def test_a_constant_is_on_the_side_where_it_does_not_overflow() -> None:
    length = symbol("a.length", Sort.INT)
    assert with_types(at_most(plus(X, number(2)), length)) == "x <= a.length - 2"


def test_a_sum_of_longs_is_computed_without_bounds() -> None:
    assert with_types(at_most(number(0), plus(X, Y)), x=LONG, y=LONG) == r"0 <= (\bigint) x + y"
    assert with_types(at_most(number(0), plus(X, number(-5))), x=LONG) == "5 <= x"


def test_a_large_number_is_a_long() -> None:
    assert with_types(at_most(number(2**31), X), x=LONG) == "2147483648L <= x"


def test_what_java_wraps_by_itself_is_plain() -> None:
    arithmetic = Arithmetic(True)
    assert with_types(equal(Y, arithmetic.fit(times(X, Y), INT))) == "x * y == y"
    assert with_types(equal(Y, arithmetic.fit(plus(X, number(1)), SHORT)), x=INT) == "(short) (x + 1) == y"
    assert with_types(equal(Y, arithmetic.fit(times(X, X), LONG)), y=LONG) == "(long) x * x == y"


def test_a_sum_of_longs_over_ints() -> None:
    index = symbol("x'0", Sort.INT)
    total = FOLDS.value(FoldKind.SUM, LONG, index, select(A, index), number(0), X)
    assert with_types(equal(total, Y), y=LONG) == r"(\sum int j; 0 <= j && j < x; (long) a[j]) == y"
