"""Single rules of the constructors, and what they refuse."""

from __future__ import annotations

import math
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from oxpecker import terms
from oxpecker.oox import numbers
from oxpecker.oox.types import DOUBLE, FLOAT, INT, LONG
from oxpecker.terms import Interval, Level, Op, Sort, Term, evaluate, variable
from tests.terms.term_trees import deterministic

x, y, z = variable("x"), variable("y"), variable("z")
n = variable("n", Sort.INT, Interval(0, 100))
i = variable("i", Sort.INT, Interval(-(2**31), 2**31 - 1))
p, q, r = variable("p", Sort.BOOL), variable("q", Sort.BOOL), variable("r", Sort.BOOL)
d, f = variable("d", Sort.DOUBLE), variable("f", Sort.FLOAT)
one = variable("one", Sort.INT, Interval(1, 1))

SAME: list[tuple[Any, Any]] = [
    # linear forms
    (x - x, 0),
    (x + y - x, y),
    (2 * (x + 1) - 2, 2 * x),
    (x * 0, 0),
    (terms.neg(terms.neg(x)), x),
    ((2 * x) * (3 * y), 6 * (x * y)),
    ((x - y) * z, -((y - x) * z)),
    (one + 1, 2),
    # comparisons
    (terms.eq(x, x), True),
    (terms.lt(x, x), False),
    (terms.le(2 * x, 5), terms.le(x, 2)),
    (terms.eq(2 * x, 5), False),
    (terms.eq(2 * x, 4 * y + 6), terms.eq(x, 2 * y + 3)),
    (terms.lt(x, y), terms.le(x + 1, y)),
    (terms.lt(n, 0), False),
    (terms.le(n, 100), True),
    (terms.le(n, 0), terms.eq(n, 0)),
    (terms.ne(n, 100), terms.le(n, 99)),
    (terms.eq(n, 101), False),
    (terms.lt(n, n + 1), True),
    (terms.eq(one, 1), True),
    (terms.lt(n + 200, 2 * n), False),
    # logic
    (terms.land(), True),
    (terms.lor(), False),
    (terms.land(p, True), p),
    (terms.land(p, False), False),
    (terms.land(p, p), p),
    (terms.land(p, terms.lnot(p)), False),
    (terms.lor(p, terms.lnot(p)), True),
    (terms.land(p, terms.lor(p, q)), p),
    (terms.lor(p, terms.land(p, q)), p),
    (terms.land(p, terms.lor(terms.lnot(p), q)), terms.land(p, q)),
    (terms.land(p, terms.land(q, r)), terms.land(terms.land(r, p), q)),
    (terms.lnot(terms.land(p, q)), terms.lor(terms.lnot(q), terms.lnot(p))),
    (terms.lnot(terms.lnot(p)), p),
    (terms.implies(p, p), True),
    (terms.land(terms.le(x, 3), terms.le(x, 5)), terms.le(x, 3)),
    (terms.land(terms.le(x, 3), terms.ge(x, 3)), terms.eq(x, 3)),
    (terms.land(terms.le(x, 3), terms.ge(x, 4)), False),
    (terms.land(terms.lt(x, y), terms.lt(y, x)), False),
    (terms.land(terms.le(x, y), terms.le(y, x)), terms.eq(x, y)),
    (terms.land(terms.le(x, 3), terms.ne(x, 3)), terms.lt(x, 3)),
    (terms.land(terms.eq(x, 3), terms.ne(x, 4)), terms.eq(x, 3)),
    (terms.land(terms.eq(x, 3), terms.eq(x, 4)), False),
    (terms.lor(terms.le(x, 3), terms.ge(x, 2)), True),
    (terms.lor(terms.lt(x, 3), terms.eq(x, 3)), terms.le(x, 3)),
    (terms.eq(p, True), p),
    (terms.eq(p, False), terms.lnot(p)),
    (terms.eq(p, terms.lnot(p)), False),
    (terms.ne(terms.lnot(p), q), terms.eq(p, q)),
    # conditionals
    (terms.ite(p, x, x), x),
    (terms.ite(p, True, False), p),
    (terms.ite(p, False, True), terms.lnot(p)),
    (terms.ite(terms.lnot(p), x, y), terms.ite(p, y, x)),
    (terms.ite(p, terms.ite(p, x, y), z), terms.ite(p, x, z)),
    (terms.ite(p, x, terms.ite(p, y, z)), terms.ite(p, x, z)),
    (terms.ite(p, x, terms.ite(q, x, y)), terms.ite(terms.lor(p, q), x, y)),
    (terms.ite(p, x + 1, x), x + terms.ite(p, 1, 0)),
    (terms.eq(terms.ite(p, 1, 2), 1), p),
    (terms.eq(terms.ite(p, 1, 2), 3), False),
    (terms.eq(terms.ite(p, 1, x), 1), terms.lor(p, terms.eq(x, 1))),
    (terms.lt(terms.ite(p, 1, 5), 3), p),
    (terms.ite(p, d, d), d),
    # wrapping
    (terms.wrap(i, 32), i),
    (terms.wrap(n + 2**32, 32), n),
    (terms.wrap(terms.wrap(x, 32), 32), terms.wrap(x, 32)),
    (terms.wrap(terms.wrap(x, 8), 32), terms.wrap(x, 8)),
    (terms.wrap(terms.wrap(x, 64), 32), terms.wrap(x, 32)),
    (terms.wrap(terms.wrap(x, 32) + 1, 32), terms.wrap(x + 1, 32)),
    (terms.wrap(terms.wrap(x, 32) - terms.wrap(x + 5, 32), 32), -5),
    (terms.wrap(terms.wrap(x * y, 32) * z, 32), terms.wrap(x * y * z, 32)),
    (terms.wrap(x + 2**32, 32), terms.wrap(x, 32)),
    (terms.eq(terms.wrap(i + 1, 32), -(2**31)), terms.eq(i, 2**31 - 1)),
    (terms.eq(terms.wrap(n + 1, 8, False), 200), False),
    # division
    (terms.div(x, 1), x),
    (terms.div(x, -1), -x),
    (terms.div(x, 0), 0),
    (terms.rem(x, 0), 0),
    (terms.rem(x, 1), 0),
    (terms.rem(x, -3), terms.rem(x, 3)),
    (terms.rem(x, x), 0),
    (terms.div(n + 1, n + 1), 1),
    (terms.div(n, 101), 0),
    (terms.rem(n, 101), n),
    (terms.div(4 * x + 8, 4), x + 2),
    (terms.div(terms.div(x, 3), 5), terms.div(x, 15)),
    (terms.div(6 * x + 9, 12), terms.div(2 * x + 3, 4)),
    (terms.rem(terms.rem(x, 12), 4), terms.rem(x, 4)),
    (terms.rem(101 * n + n, 101), n),
    (terms.div(101 * n + n, 101), n),
    (terms.rem(6 * x, 4), 2 * terms.rem(3 * x, 2)),
    # bits
    (terms.bit_and(x, 0), 0),
    (terms.bit_and(x, -1), x),
    (terms.bit_or(x, 0), x),
    (terms.bit_or(x, -1), -1),
    (terms.bit_xor(x, x), 0),
    (terms.bit_xor(terms.bit_xor(x, y), x), y),
    (terms.bit_and(x, x), x),
    (terms.bit_and(terms.bit_and(x, 12), 10), terms.bit_and(x, 8)),
    (terms.bit_not(terms.bit_not(x)), x),
    (terms.bit_xor(x, -1), terms.bit_not(x)),
    (terms.bit_and(n, 127), n),
    (terms.shift_left(x, 35, 32), 8 * x),
    (terms.shift_right(n, 3, 32), terms.div(n, 8)),
    (terms.shift_right(x, 32, 32), x),
    (terms.shift_right_unsigned(n, 1, 32), terms.div(n, 2)),
    # floating point
    (terms.fp_neg(terms.fp_neg(d, Sort.DOUBLE), Sort.DOUBLE), d),
    (terms.fp_to_fp(terms.fp_to_fp(f, Sort.DOUBLE), Sort.FLOAT), f),
    (terms.fp_to_int(terms.int_to_fp(i, Sort.DOUBLE), -(2**31), 2**31 - 1), i),
    (terms.eq(d, d), True),
    (terms.fp_lt(d, d), False),
]


@pytest.mark.parametrize(("left", "right"), SAME, ids=[str(number) for number in range(len(SAME))])
def test_rules(left: Any, right: Any) -> None:
    assert type(left) is type(right)
    assert left is right if type(left) is Term else left == right


def test_what_looks_alike_and_is_not() -> None:
    assert type(terms.fp_eq(d, d)) is Term, "NaN differs from itself"
    assert type(terms.eq(terms.int_to_fp(x, Sort.FLOAT), terms.int_to_fp(x + 1, Sort.FLOAT))) is Term
    assert type(terms.div(x, x)) is Term, "0 / 0 is 0"
    assert terms.fp_to_int(terms.int_to_fp(i, Sort.FLOAT), -(2**31), 2**31 - 1) is not i, "rounded to 24 bits"
    assert terms.wrap(terms.wrap(x, 32) + 1, 64) is not terms.wrap(x + 1, 64)


REFUSED = [
    lambda: terms.add(x, True),
    lambda: terms.add(True, 1),
    lambda: x + p,
    lambda: p + 1,
    lambda: x * 1.5,
    lambda: terms.lt(x, 1.5),
    lambda: terms.lt(p, q),
    lambda: terms.eq(x, p),
    lambda: terms.eq(1, True),
    lambda: terms.eq(x, 1.0),
    lambda: terms.land(p, x),
    lambda: terms.land(1, p),
    lambda: terms.lnot(x),
    lambda: terms.lnot(0),
    lambda: terms.lor(x, p),
    lambda: terms.ite(x, 1, 2),
    lambda: terms.ite(p, 1, True),
    lambda: terms.ite(p, x, 1.0),
    lambda: terms.wrap(p, 32),
    lambda: terms.div(p, 2),
    lambda: terms.shift_left(x, p, 32),
    lambda: ~p,
    lambda: p & 1,
    lambda: x & True,
    lambda: terms.fp_add(d, f, Sort.DOUBLE),
    lambda: terms.fp_add(d, 1, Sort.DOUBLE),
    lambda: terms.fp_lt(d, x, Sort.DOUBLE),
    lambda: terms.int_to_fp(d, Sort.FLOAT),
    lambda: terms.fp_to_fp(x, Sort.FLOAT),
    lambda: x // 2,
    lambda: x % 2,
]


@pytest.mark.parametrize("number", range(len(REFUSED)))
def test_sorts_are_not_confused(number: int) -> None:
    for level in Level:
        with terms.evaluation(level), pytest.raises(TypeError):
            REFUSED[number]()


def test_operators_of_python_work_on_both_sides() -> None:
    model: dict[Term, Any] = {x: 6, y: -3, p: True, q: False}
    for number, left in ((1, x), (6, y), (-5, x)):
        value = model[left]
        assert evaluate(left + number, model) == value + number
        assert evaluate(number + left, model) == number + value
        assert evaluate(left - number, model) == value - number
        assert evaluate(number - left, model) == number - value
        assert evaluate(left * number, model) == value * number == evaluate(number * left, model)
        assert evaluate(left & number, model) == value & number == evaluate(number & left, model)
        assert evaluate(left | number, model) == value | number == evaluate(number | left, model)
        assert evaluate(left ^ number, model) == value ^ number == evaluate(number ^ left, model)
        assert evaluate(-left, model) == -value and evaluate(~left, model) == ~value
        assert evaluate(left < number, model) is (value < number)
        assert evaluate(number < left, model) is (number < value)
        assert evaluate(left <= number, model) is (value <= number)
        assert evaluate(number <= left, model) is (number <= value)
        assert evaluate(left > number, model) is (value > number)
        assert evaluate(number >= left, model) is (number >= value)
    assert (p & True) is p and (True & p) is p and (p | True) is True and (p ^ True) is terms.lnot(p)
    assert evaluate(p & q, model) is False and evaluate(p | q, model) is True and evaluate(True ^ p, model) is False


def test_variables_without_a_value_have_a_default_in_their_interval() -> None:
    assert evaluate(variable("a"), {}) == 0
    assert evaluate(variable("a", Sort.INT, Interval(3, None)), {}) == 3
    assert evaluate(variable("a", Sort.INT, Interval(None, -4)), {}) == -4
    assert evaluate(p, {}) is False
    assert evaluate(d, {}) == 0.0
    assert evaluate(7, {}) == 7


floats = st.floats() | st.sampled_from([0.0, -0.0, math.inf, -math.inf, math.nan, 1e308, 5e-324, 16777217.0, 2.0**31])


@given(left=floats, right=floats)
@deterministic
def test_floating_point_is_computed_as_java_does(left: float, right: float) -> None:
    for sort, t in ((Sort.DOUBLE, DOUBLE), (Sort.FLOAT, FLOAT)):
        a, b = (numbers.to_single(v) if t == FLOAT else v for v in (left, right))
        expected = {
            terms.fp_add: a + b,
            terms.fp_sub: a - b,
            terms.fp_mul: a * b,
            terms.fp_div: numbers.float_divide(a, b),
            terms.fp_rem: numbers.float_remainder(a, b),
        }
        u, v = variable("u", sort), variable("v", sort)
        for operation, result in expected.items():
            rounded = numbers.to_single(result) if t == FLOAT else result
            assert terms.eq(operation(a, b, sort), rounded) is True
            found = evaluate(operation(u, v, sort), {u: a, v: b})
            assert isinstance(found, float) and terms.eq(found, rounded) is True
        assert terms.fp_lt(a, b) is (a < b) is evaluate(terms.fp_lt(u, v), {u: a, v: b})
        assert terms.fp_le(a, b) is (a <= b) is evaluate(terms.fp_le(u, v), {u: a, v: b})
        assert terms.fp_eq(a, b) is (a == b) is evaluate(terms.fp_eq(u, v), {u: a, v: b})


@given(value=floats, whole=st.integers(-(2**70), 2**70) | st.integers(-(2**1030), 2**1030))
@deterministic
def test_conversions_are_computed_as_java_does(value: float, whole: int) -> None:
    for t, low, high in ((INT, -(2**31), 2**31 - 1), (LONG, -(2**63), 2**63 - 1)):
        for wraps in (True, False):
            expected = numbers.float_to_integer(value, t, wraps)
            assert terms.fp_to_int(value, low, high, wraps) == expected
            term = terms.fp_to_int(d, low, high, wraps)
            assert isinstance(term, Term) and term.interval is not None and term.interval.contains(expected)
            assert evaluate(term, {d: value}) == expected
    pattern = numbers.bits_of(value, LONG)
    assert terms.fp_to_bits(value, 64) == pattern == evaluate(terms.fp_to_bits(d, 64), {d: value})
    for sort, t in ((Sort.DOUBLE, DOUBLE), (Sort.FLOAT, FLOAT)):
        read = numbers.bits_of(whole, t)
        assert terms.eq(terms.bits_to_fp(whole, sort), read) is True
        assert terms.eq(evaluate(terms.bits_to_fp(x, sort), {x: whole}), read) is True
        expected_float = numbers.integer_to_float(whole, t)
        assert terms.eq(terms.int_to_fp(whole, sort), expected_float) is True
        assert evaluate(terms.int_to_fp(x, sort), {x: whole}) == expected_float
    assert terms.eq(terms.fp_to_fp(value, Sort.FLOAT), numbers.to_single(value)) is True


def test_levels() -> None:
    assert terms.get_evaluation() is Level.EXTENDED
    terms.set_evaluation(Level.NONE)
    try:
        assert terms.add(1, 2) == 3 and terms.land(True, False) is False
        written = terms.land(True, p)
        assert isinstance(written, Term) and written.op is Op.AND
        assert isinstance(terms.eq(x, x), Term)
        terms.set_evaluation(Level.SIMPLE)
        assert terms.land(True, p) is p and isinstance(terms.eq(x, x), Term)
    finally:
        terms.set_evaluation(Level.EXTENDED)
    assert terms.rebuild(written) is p
