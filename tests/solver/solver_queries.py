"""Questions with known answers; one table that drives the tests of all solvers and wrappers."""

from __future__ import annotations

import math
from dataclasses import dataclass, replace
from typing import Any

from oxpecker.terms import (
    Interval,
    Level,
    Sort,
    Term,
    Value,
    add,
    bit_and,
    bit_not,
    bit_or,
    bit_xor,
    bits_to_fp,
    disj,
    div,
    eq,
    evaluation,
    fp_add,
    fp_div,
    fp_eq,
    fp_le,
    fp_lt,
    fp_mul,
    fp_neg,
    fp_rem,
    fp_sub,
    fp_to_bits,
    fp_to_fp,
    fp_to_int,
    ge,
    gt,
    implies,
    int_to_fp,
    ite,
    land,
    lnot,
    lor,
    lt,
    mul,
    ne,
    neg,
    rem,
    shift_left,
    shift_right,
    shift_right_unsigned,
    sub,
    variable,
    wrap,
)

INT = Interval(-(2**31), 2**31 - 1)
LONG = Interval(-(2**63), 2**63 - 1)

x, y, z = (variable(name, Sort.INT, INT) for name in "xyz")
s = variable("s", Sort.INT, Interval(-1000, 1000))
a, b = (variable(name, Sort.INT, LONG) for name in "ab")
u, v = variable("u"), variable("v")
p, q, r = (variable(name, Sort.BOOL) for name in "pqr")
f, g = (variable(name, Sort.FLOAT) for name in "fg")
d, e = (variable(name, Sort.DOUBLE) for name in "de")
FLOAT, DOUBLE = Sort.FLOAT, Sort.DOUBLE


def int32(term: Any) -> Any:
    """Java's int."""
    return wrap(term, 32)


def int64(term: Any) -> Any:
    """Java's long."""
    return wrap(term, 64)


@dataclass(frozen=True)
class Query:
    """A question, whether it is satisfiable, and the only model where there is one."""

    name: str
    constraints: list[Term]
    satisfiable: bool
    only: dict[Term, Value] | None = None
    floats: bool = False
    unbounded: bool = False


def _query(name: str, *constraints: Any, **known: Any) -> Query:
    return Query(name, list(constraints), **known)


def _linear() -> list[Query]:
    return [
        _query("between", gt(x, 3), lt(x, 5), satisfiable=True, only={x: 4}),
        _query("cycle", lt(x, y), lt(y, z), lt(z, x), satisfiable=False),
        _query("sum", eq(add(x, y), 10), eq(sub(x, y), 4), satisfiable=True, only={x: 7, y: 3}),
        _query("parity", eq(add(mul(2, x), mul(4, y)), 7), satisfiable=False),
        _query("declared interval", gt(x, 2**31 - 2), satisfiable=True, only={x: 2**31 - 1}),
        _query("beyond the interval", gt(add(x, y), 2**32 - 2), satisfiable=False),
        _query("unbounded", gt(u, 2**70), lt(u, 2**70 + 2), satisfiable=True, only={u: 2**70 + 1}, unbounded=True),
        _query("unbounded difference", gt(u, v), gt(v, add(u, 1)), satisfiable=False, unbounded=True),
    ]


def _wrapped() -> list[Query]:
    return [
        _query("overflow", lt(int32(add(x, 1)), x), satisfiable=True, only={x: 2**31 - 1}),
        _query("overflow excluded", lt(int32(add(x, 1)), x), lt(x, 1000), satisfiable=False),
        _query("middle", ge(x, 0), ge(y, x), lt(int32(add(x, y)), x), satisfiable=True),
        _query("middle of small", ge(x, 0), ge(y, x), lt(y, 2**30), lt(int32(add(x, y)), x), satisfiable=False),
        _query("negated least", eq(int32(neg(x)), x), ne(x, 0), satisfiable=True, only={x: -(2**31)}),
        _query("long overflow", lt(int64(add(a, 1)), a), satisfiable=True, only={a: 2**63 - 1}),
        _query("unsigned byte", eq(wrap(x, 8, False), 200), eq(wrap(x, 8, True), -56), gt(x, 300), satisfiable=True),
        _query("byte", gt(wrap(x, 8, True), 127), satisfiable=False),
        _query(
            "wrapped twice", ne(int32(add(int32(add(x, y)), z)), int32(add(x, int32(add(y, z))))), satisfiable=False
        ),
        _query("odd factor", eq(int32(mul(3, x)), 1), satisfiable=True, only={x: -1431655765}),
        _query("even factor", eq(int32(mul(2, x)), 1), satisfiable=False),
    ]


def _products() -> list[Query]:
    return [
        _query("square", eq(int32(mul(x, x)), 49), gt(x, 0), lt(x, 100), satisfiable=True, only={x: 7}),
        _query(
            "factors", eq(mul(u, v), 391), gt(u, 1), gt(v, u), satisfiable=True, only={u: 17, v: 23}, unbounded=True
        ),
        _query("no factors", eq(mul(x, y), 97), gt(x, 1), gt(y, 1), lt(x, 97), lt(y, 97), satisfiable=False),
        _query("overflowing square", lt(int32(mul(x, x)), 0), satisfiable=True),
        _query("square of small", lt(int32(mul(x, x)), 0), gt(x, -46341), lt(x, 46341), satisfiable=False),
        _query(
            "product of three", eq(mul(mul(x, y), z), 30), eq(x, 2), eq(y, 3), satisfiable=True, only={x: 2, y: 3, z: 5}
        ),
    ]


def _division() -> list[Query]:
    return [
        _query("truncated down", eq(div(x, 2), -3), eq(rem(x, 2), -1), satisfiable=True, only={x: -7}),
        _query("negative divisor", eq(div(x, -2), 3), eq(rem(x, -2), -1), satisfiable=True, only={x: -7}),
        _query("rest of the dividend's sign", lt(rem(x, 5), 0), ge(x, 0), satisfiable=False),
        _query("rest below the divisor", ge(rem(x, 5), 5), satisfiable=False),
        _query("divided by a variable", eq(div(7, x), -3), satisfiable=True, only={x: -2}),
        _query("rest by a variable", eq(rem(-7, x), -1), gt(x, 3), satisfiable=True, only={x: 6}),
        _query("division by zero", eq(div(x, y), 0), eq(rem(x, y), 0), ne(x, 0), satisfiable=True),
        _query("quotient and rest", ne(add(mul(div(x, y), y), rem(x, y)), x), eq(y, -7), satisfiable=False),
        _query("least by -1", eq(div(x, y), 2**31), satisfiable=True, only={x: -(2**31), y: -1}),
        _query("least by -1 wrapped", eq(int32(div(x, -1)), x), ne(x, 0), satisfiable=True, only={x: -(2**31)}),
        _query(
            "unbounded division", eq(div(u, 10), -(2**40)), gt(u, -10 * 2**40 - 1), satisfiable=True, unbounded=True
        ),
    ]


def _bits() -> list[Query]:
    return [
        _query("exclusive or", eq(bit_xor(x, y), -1), eq(x, 5), satisfiable=True, only={x: 5, y: -6}),
        _query("carry", ne(add(x, y), add(bit_xor(x, y), mul(2, bit_and(x, y)))), satisfiable=False),
        _query(
            "power of two", eq(bit_and(x, sub(x, 1)), 0), gt(x, 1000), lt(x, 2000), satisfiable=True, only={x: 1024}
        ),
        _query("complement", ne(bit_not(x), sub(-1, x)), satisfiable=False),
        _query("or", lt(bit_or(x, y), x), ge(x, 0), ge(y, 0), satisfiable=False),
        _query("mask", eq(bit_and(u, 255), 12), gt(u, 1000), lt(u, 1200), satisfiable=True, only={u: 1036}),
        _query(
            "shift masked", eq(int32(shift_left(1, x, 32)), 64), ge(x, 32), lt(x, 64), satisfiable=True, only={x: 38}
        ),
        _query("shift out", eq(int32(shift_left(x, 31, 32)), 0), eq(bit_and(x, 1), 1), satisfiable=False),
        _query("shift right", eq(shift_right(x, 1, 32), -1), ne(x, -1), satisfiable=True, only={x: -2}),
        _query("unsigned shift", eq(shift_right_unsigned(x, 28, 32), 15), ge(x, 0), satisfiable=False),
        _query(
            "shift by a variable",
            eq(shift_right_unsigned(-1, x, 32), 1),
            ge(x, 0),
            lt(x, 32),
            satisfiable=True,
            only={x: 31},
        ),
        _query(
            "long shift", eq(int64(shift_left(1, a, 64)), -(2**63)), ge(a, 0), lt(a, 64), satisfiable=True, only={a: 63}
        ),
        _query(
            "average",
            ne(add(bit_and(x, y), shift_right(bit_xor(x, y), 1, 32)), shift_right(add(x, y), 1, 64)),
            satisfiable=False,
        ),
    ]


def _logic() -> list[Query]:
    return [
        _query("Booleans", lor(p, q), lnot(p), implies(q, r), satisfiable=True, only={p: False, q: True, r: True}),
        _query("contradiction", eq(p, q), eq(q, r), ne(p, r), satisfiable=False),
        _query("conditional", eq(ite(p, x, y), 3), eq(x, 1), eq(y, 3), satisfiable=True, only={p: False, x: 1, y: 3}),
        _query("maximum", lt(ite(gt(x, y), x, y), x), satisfiable=False),
        _query(
            "cases",
            disj(land(eq(x, k), eq(y, k * k)) for k in range(5)),
            gt(y, 10),
            satisfiable=True,
            only={x: 4, y: 16},
        ),
        _query("condition on both", eq(ite(lt(x, 0), neg(x), x), 5), lt(x, y), lt(y, 0), satisfiable=True),
    ]


def _floats() -> list[Query]:
    return [
        _query("not a number", lnot(fp_eq(d, d, DOUBLE)), satisfiable=True, only={d: math.nan}, floats=True),
        _query("negative zero", fp_eq(d, 0.0, DOUBLE), ne(d, 0.0), satisfiable=True, only={d: -0.0}, floats=True),
        _query("same float", eq(d, -0.0), fp_lt(d, 0.0, DOUBLE), satisfiable=False, floats=True),
        _query("tenths", eq(fp_add(f, f, FLOAT), 0.5), satisfiable=True, only={f: 0.25}, floats=True),
        _query(
            "absorbed",
            eq(fp_add(f, 1.0, FLOAT), f),
            fp_lt(f, 16777216.0, FLOAT),
            fp_lt(0.0, f, FLOAT),
            satisfiable=False,
            floats=True,
        ),
        _query(
            "infinite", fp_lt(fp_mul(f, 2.0, FLOAT), f, FLOAT), fp_lt(0.0, f, FLOAT), satisfiable=False, floats=True
        ),
        _query(
            "division by a zero",
            eq(fp_div(1.0, f, FLOAT), -math.inf),
            fp_eq(f, 0.0, FLOAT),
            satisfiable=True,
            only={f: -0.0},
            floats=True,
        ),
        _query("negated", ne(fp_neg(fp_neg(f, FLOAT), FLOAT), f), satisfiable=False, floats=True),
        _query(
            "difference",
            fp_eq(fp_sub(f, 0.5, FLOAT), 1.5, FLOAT),
            fp_le(f, 2.0, FLOAT),
            satisfiable=True,
            only={f: 2.0},
            floats=True,
        ),
        _query("remainder", eq(fp_rem(f, 2.0, FLOAT), -1.5), fp_lt(-4.0, f, FLOAT), satisfiable=True, floats=True),
        _query(
            "lost integer",
            fp_eq(int_to_fp(x, FLOAT), 16777216.0, FLOAT),
            ne(x, 16777216),
            satisfiable=True,
            only={x: 16777217},
            floats=True,
        ),
        _query("exact in float", ne(fp_to_int(int_to_fp(s, FLOAT), *INT), s), satisfiable=False, floats=True),
        _query(
            "saturated",
            eq(fp_to_int(f, *INT), 2**31 - 1),
            fp_lt(f, 2147483648.0, FLOAT),
            satisfiable=False,
            floats=True,
        ),
        _query("truncated", eq(fp_to_int(d, *INT), -3), fp_lt(d, -3.5, DOUBLE), satisfiable=True, floats=True),
        _query("pattern", eq(fp_to_bits(d, 64), 0x4009_0000_0000_0000), satisfiable=True, only={d: 3.125}, floats=True),
        _query(
            "pattern of a sum", eq(fp_to_bits(fp_add(f, 1.0, FLOAT), 32), 0x4000_0000), satisfiable=True, floats=True
        ),
        _query(
            "one NaN",
            ne(fp_to_bits(fp_sub(d, d, DOUBLE), 64), 0x7FF8_0000_0000_0000),
            ne(fp_sub(d, d, DOUBLE), 0.0),
            satisfiable=False,
            floats=True,
        ),
        _query("there and back", ne(bits_to_fp(fp_to_bits(f, 32), FLOAT), f), satisfiable=False, floats=True),
        _query("from bits", fp_lt(bits_to_fp(x, FLOAT), -1.0, FLOAT), ge(x, 0), satisfiable=False, floats=True),
        _query("cast", ne(fp_to_fp(fp_to_fp(f, DOUBLE), FLOAT), f), satisfiable=False, floats=True),
    ]


FAMILIES = (_linear, _wrapped, _products, _division, _bits, _logic, _floats)

# As written: simplified, many of them would be decided before any solver is asked.
with evaluation(Level.NONE):
    LINEAR = _linear()
    WRAPPED = _wrapped()
    FLOATS = _floats()
    QUERIES = [query for family in FAMILIES for query in family()]


def simplified() -> list[Query]:
    """Those that are left when terms are simplified as they are built, without what became plain."""
    found = []
    for query in (query for family in FAMILIES for query in family()):
        if any(each is False for each in query.constraints):
            assert not query.satisfiable, query.name
        else:
            kept = [each for each in query.constraints if type(each) is Term]
            found.append(replace(query, constraints=kept, only=None))
    return found
