"""How terms read."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given

from oxpecker import terms
from oxpecker.terms import Interval, Level, Sort, show, variable
from tests.terms.term_trees import Tree, bool_trees, build, deterministic

x, y, z = variable("x"), variable("y"), variable("z")
n = variable("n", Sort.INT, Interval(0, None))
p, q, r = variable("p", Sort.BOOL), variable("q", Sort.BOOL), variable("r", Sort.BOOL)
d = variable("d", Sort.DOUBLE)

EXAMPLES: list[tuple[Any, str]] = [
    (5, "5"),
    (True, "true"),
    (1.5, "1.5"),
    (x, "x"),
    (3 * x + y - 2, "3*x + y - 2"),
    (y - x, "y - x"),
    (-x, "-x"),
    (-3 * x, "-3*x"),
    (5 - x, "5 - x"),
    (-x - y, "-x - y"),
    (-5 - x, "-x - 5"),
    (x * y, "x * y"),
    (2 * (x * y), "2*x * y"),
    (x * (y + 1), "x * (y + 1)"),
    (terms.div(x + 1, y), "(x + 1) / y"),
    (terms.rem(x, 3), "x % 3"),
    (terms.div(x, terms.div(y, z)), "x / (y / z)"),
    (terms.lt(x, y), "x < y"),
    (terms.le(x, y), "x <= y"),
    (terms.gt(x, y), "x > y"),
    (terms.ge(x, y), "x >= y"),
    (terms.lt(x, 3), "x <= 2"),
    (terms.lt(3, x), "x >= 4"),
    (terms.le(x + 3, y), "x + 3 <= y"),
    (terms.le(x, y + 3), "x <= y + 3"),
    (terms.le(x + y, 2 * z), "x + y <= 2*z"),
    (terms.le(2 * x, 5), "x <= 2"),
    (terms.eq(x, y), "x == y"),
    (terms.ne(x, y), "x != y"),
    (terms.eq(x, y + 1), "x == y + 1"),
    (terms.ne(x, 7), "x != 7"),
    (terms.ne(n, 0), "n >= 1"),
    (terms.lnot(p), "!p"),
    (terms.land(p, q), "p && q"),
    (terms.lor(p, q), "p || q"),
    (terms.lor(p, terms.land(q, r)), "p || q && r"),
    (terms.land(p, terms.lor(q, r)), "p && (q || r)"),
    (terms.implies(p, q), "!p || q"),
    (terms.lor(terms.lt(x, 0), terms.ge(x, n)), "x <= -1 || n <= x"),
    (terms.eq(p, q), "p == q"),
    (terms.ne(p, q), "p != q"),
    (terms.eq(p, terms.lt(x, y)), "p == x < y"),
    (terms.ite(p, x, y), "p ? x : y"),
    (terms.ite(p, x, terms.ite(q, y, 0)), "p ? x : q ? y : 0"),
    (terms.ite(p, x, y) + 1, "(p ? x : y) + 1"),
    (terms.wrap(x + 1, 32), "wrap32(x + 1)"),
    (terms.bit_and(x, 255), "x & 0xff"),
    (terms.bit_and(x, y) + 1, "(x & y) + 1"),
    (terms.bit_or(x, terms.bit_and(y, z)), "x | y & z"),
    (terms.bit_xor(x, 5), "x ^ 5"),
    (terms.bit_not(x), "-x - 1"),
    (terms.shift_left(x, y, 32), "x << y"),
    (terms.shift_right(x, 3, 32), "x >> 3"),
    (terms.shift_right_unsigned(x + 1, 3, 32), "x + 1 >>> 3"),
    (terms.fp_add(d, terms.fp_mul(d, 2.5, Sort.DOUBLE), Sort.DOUBLE), "d + d * 2.5"),
    (terms.fp_sub(d, terms.fp_sub(d, -1.0, Sort.DOUBLE), Sort.DOUBLE), "d - (d - -1.0)"),
    (terms.lnot(terms.fp_eq(d, 0.0, Sort.DOUBLE)), "d != 0.0"),
    (terms.lnot(terms.fp_lt(d, 0.0, Sort.DOUBLE)), "!(d < 0.0)"),
    (terms.int_to_fp(x + 1, Sort.FLOAT), "(float) (x + 1)"),
    (terms.fp_to_fp(d, Sort.FLOAT), "(float) d"),
    (terms.fp_to_int(d, -128, 127), "truncate(d, -128, 127)"),
    (terms.fp_to_bits(d, 64) + 1, "bits(d) + 1"),
    (terms.bits_to_fp(x, Sort.FLOAT), "bits(x)"),
]


@pytest.mark.parametrize(("term", "text"), EXAMPLES, ids=[text for _, text in EXAMPLES])
def test_examples(term: Any, text: str) -> None:
    assert show(term) == text


def test_as_written() -> None:
    """Below the extended level terms read as they were built."""
    with terms.evaluation(Level.NONE):
        assert show(terms.add(terms.sub(x, 0), terms.neg(y))) == "x - 0 + -y"
        assert show(terms.sub(x, terms.sub(y, z))) == "x - (y - z)"
        assert show(terms.mul(terms.add(x, 1), 2)) == "(x + 1) * 2"
        assert show(terms.land(True, p, terms.lnot(terms.lnot(q)))) == "true && p && q"
        assert show(terms.le(x, y)) == "y >= x"
        assert show(terms.bit_not(terms.bit_not(x))) == "~(~x)"
    with terms.evaluation(Level.SIMPLE):
        assert show(terms.land(True, p)) == "p"
        assert terms.land(False, p) is False
        assert show(terms.lor(False, p, q)) == "p || q"
        assert show(terms.add(x, 0)) == "x + 0"


def test_long_text_is_cut() -> None:
    assert show(x + y, limit=3) == "x +..."
    assert repr(x + y) == "<x + y>" and str(x + y) == "x + y"


@given(tree=bool_trees(4))
@deterministic
def test_every_term_can_be_shown(tree: Tree) -> None:
    for level in Level:
        built = build(tree, level)
        text = show(built)
        assert text and text.count("(") == text.count(")")
        assert text == show(build(tree, level))
