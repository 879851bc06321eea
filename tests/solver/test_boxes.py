"""Branch and prune over boxes: what it refutes has no model, and what it finds is one."""

from __future__ import annotations

import math
from random import Random
from typing import Any

import pytest

from oxpecker.numerics import PROMISES, Function, result_of
from oxpecker.numerics.floats import Floats
from oxpecker.solver import Satisfiable, SolverConfiguration, Unknown, Unsatisfiable, build, satisfies
from oxpecker.solver.boxes.mean_value import DERIVATIVES, Undefined, partial_derivatives
from oxpecker.solver.boxes.search import BoxSearch
from oxpecker.terms import (
    Interval,
    Sort,
    Term,
    fp_add,
    fp_div,
    fp_eq,
    fp_function,
    fp_le,
    fp_lt,
    fp_mul,
    fp_sub,
    fp_to_fp,
    fp_to_int,
    ge,
    int_to_fp,
    ite,
    le,
    lnot,
    variable,
)

D = Sort.DOUBLE
x, y = variable("x", D), variable("y", D)
f = variable("f", Sort.FLOAT)
n = variable("n", Sort.INT, Interval(-1000, 1000))
UNITS = 3_000


def near(function: Function, *arguments: object) -> Term:
    """An approximate function."""
    found = fp_function(function, arguments, is_approximate=True)  # type: ignore[arg-type]
    assert isinstance(found, Term)
    return found


def _square(value: Term) -> Term:
    found = fp_mul(value, value, D)
    assert isinstance(found, Term)
    return found


def between(low: float, value: Term, high: float) -> tuple[object, object]:
    """The value lies in an interval."""
    return fp_le(low, value), fp_le(value, high)


X_TWICE = fp_mul(x, x, D)
REFUTED: dict[str, list[Any]] = {
    "asin + acos": [
        *between(-1.0, x, 1.0),
        fp_lt(1.572, fp_add(near(Function.ASIN, x), near(Function.ACOS, x), D)),
    ],
    "asin above its argument": [*between(0.01, x, 1.0), fp_lt(near(Function.ASIN, x), fp_sub(x, 1e-9, D))],
    "tan * cos": [
        *between(-1.5, x, 1.5),
        fp_lt(fp_add(near(Function.SIN, x), 0.01, D), fp_mul(near(Function.TAN, x), near(Function.COS, x), D)),
    ],
    "third power": [
        *between(-10.0, x, 10.0),
        fp_lt(fp_add(fp_mul(X_TWICE, x, D), 0.25, D), near(Function.POW, x, 3.0)),
    ],
    "a sine above 1": [fp_lt(1.0, near(Function.SIN, x))],
    "a sine in its first quarter": [*between(0.5, x, 1.0), fp_lt(near(Function.SIN, x), 0.47)],
    "a logarithm above its argument": [*between(0.001, x, 1e6), fp_le(x, near(Function.LOG, x))],
    "a root of a negative number": [fp_lt(x, 0.0), fp_eq(near(Function.LOG, x), near(Function.LOG, x))],
    "a square below zero": [fp_lt(fp_mul(x, x, D), 0.0)],
    "an exponential below its tangent": [*between(0.1, x, 9.0), fp_lt(near(Function.EXP, x), fp_add(x, 1.0, D))],
    "a distance": [*between(3.0, x, 4.0), fp_lt(near(Function.HYPOT, x, y), 2.9)],
    "a float between two doubles": [fp_lt(0.1, fp_to_fp(f, D)), fp_lt(fp_to_fp(f, D), 0.1000000001)],
    "an integer": [ge(n, 3), fp_lt(near(Function.EXP, int_to_fp(n, D)), 20.0)],
    "a conditional": [fp_lt(ite(fp_lt(x, 0.0), fp_sub(1.0, x, D), fp_add(x, 1.0, D)), 1.0), fp_le(x, 1e300)],
    "a quotient": [*between(1.0, x, 2.0), *between(4.0, y, 8.0), fp_lt(0.51, fp_div(x, y, D))],
    "a sum of squares": [
        *between(-3.0, x, 3.0),
        fp_lt(1.001, fp_add(_square(near(Function.SIN, x)), _square(near(Function.COS, x)), D)),
    ],
    "a sine above its angle": [*between(0.001, x, 3.0), fp_lt(x, near(Function.SIN, x))],
    "a truncation": [*between(-0.9, x, 0.9), ge(fp_to_int(x, -(2**31), 2**31 - 1), 1)],
}


@pytest.mark.parametrize("name", REFUTED)
def test_contradictions_are_refuted(name: str) -> None:
    question = [each for each in REFUTED[name] if isinstance(each, Term)]
    assert isinstance(BoxSearch(question).run(UNITS), Unsatisfiable)


FOUND: dict[str, list[Any]] = {
    "a sine that is 1": [*between(0.0, x, 10.0), lnot(fp_lt(near(Function.SIN, x), 1.0))],
    "no number": [lnot(fp_eq(near(Function.ASIN, x), near(Function.ASIN, x)))],
    "a narrow solution": [*between(0.0, x, 10.0), *between(2.0, near(Function.LOG, x), 2.0000001)],
    "two variables": [*between(1.0, near(Function.ATAN2, y, x), 1.0001), *between(1.0, x, 9.0), *between(1.0, y, 9.0)],
    "a float": [fp_lt(0.1, fp_to_fp(f, D)), fp_lt(fp_to_fp(f, D), 0.11)],
    "a double beyond all floats": [
        *between(1e200, x, 1e250),
        fp_lt(1e299, fp_to_fp(fp_to_fp(x, Sort.FLOAT), D)),
    ],
    "an integer": [le(n, 10), fp_lt(20_000.0, near(Function.EXP, int_to_fp(n, D)))],
}


@pytest.mark.parametrize("name", FOUND)
def test_models_are_found(name: str) -> None:
    question = [each for each in FOUND[name] if isinstance(each, Term)]
    answer = BoxSearch(question).run(UNITS)
    assert isinstance(answer, Satisfiable) and satisfies(answer.model, question)


def test_the_last_digit_of_an_approximate_result_is_open() -> None:
    result = 0.479425538604203
    strict, open_one = fp_function(Function.SIN, [0.5]), near(Function.SIN, 0.5)
    assert strict == result
    solver = build(SolverConfiguration())
    try:
        assert isinstance(solver.check([lnot(fp_eq(open_one, result))]), Unknown)  # type: ignore[list-item]
        assert isinstance(solver.check([fp_lt(open_one, 0.479425)]), Unsatisfiable)  # type: ignore[list-item]
        assert isinstance(solver.check([fp_eq(open_one, result)]), Satisfiable)  # type: ignore[list-item]
    finally:
        solver.close()


def test_equal_calls_have_equal_results() -> None:
    solver = build(SolverConfiguration())
    try:
        call = near(Function.EXP, x)
        question = [*between(-9.0, x, 9.0), lnot(fp_eq(fp_sub(call, call, D), 0.0))]
        assert isinstance(solver.check([each for each in question if isinstance(each, Term)]), Unsatisfiable)
    finally:
        solver.close()


def test_nothing_is_refuted_without_work() -> None:
    assert isinstance(BoxSearch([fp_lt(1.0, near(Function.SIN, x))]).run(0), Unknown)  # type: ignore[list-item]


def test_roundings_at_the_edge_are_kept() -> None:
    # The sum is rounded to 1, although the exact one is more.
    question = [fp_eq(fp_add(x, 1.0, D), 1.0), fp_lt(1e-17, x)]
    answer = BoxSearch([each for each in question if isinstance(each, Term)]).run(UNITS)
    assert isinstance(answer, Satisfiable) and not math.isnan(float(answer.model[x]))


@pytest.mark.parametrize("function", [Function.HYPOT, Function.POW, *DERIVATIVES])
def test_slopes_enclose_those_of_all_chords(function: Function) -> None:
    source = Random(function.value)
    told = 0
    for _ in range(200):
        low = [source.uniform(-1, 2) * source.choice((0.5, 1, 10)) for _ in range(PROMISES[function].arity)]
        high = [each + source.choice((0.0, 0.01, 0.3)) for each in low]
        if function is Function.POW and source.getrandbits(1):
            low[1] = high[1] = float(source.randint(1, 5))
        try:
            slopes = partial_derivatives(function, list(map(Floats, low, high)))
        except Undefined:
            continue
        for place, slope in enumerate(slopes):
            start = list(map(source.uniform, low, high))
            end = [*start[:place], source.uniform(low[place], high[place]), *start[place + 1 :]]
            distance = end[place] - start[place]
            if abs(distance) > 1e-3 and math.isfinite(slope.high):
                told += 1
                chord = (result_of(function, end) - result_of(function, start)) / distance
                assert slope.low - 1e-9 * abs(slope.low) - 1e-9 <= chord <= slope.high + 1e-9 * abs(slope.high) + 1e-9
    assert told > 20
