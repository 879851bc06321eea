"""Sets that enclose results: nothing that Java allows is outside."""

from __future__ import annotations

import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from oxpecker.numerics import PROMISES, Function, Tolerance, arithmetic, exact_result, result_of
from oxpecker.numerics.enclosures import enclosure
from oxpecker.numerics.floats import EVERYTHING, Floats

ends = st.one_of(
    st.floats(allow_nan=False), st.floats(-10, 10), st.floats(-1, 1), st.integers(-20, 20).map(float), st.just(0.0)
)


@st.composite
def sets_with_members(draw: st.DrawFn) -> tuple[Floats, float]:
    """A set, and a number or NaN in it."""
    low, high = sorted((draw(ends), draw(ends)))
    nan = draw(st.booleans())
    inside = st.sampled_from([low, high]) | st.floats(low, high, allow_nan=False)
    member = draw(inside | st.just(math.nan) if nan else inside)
    return Floats(low, high, nan), member


@given(
    st.sampled_from(Function), st.lists(sets_with_members(), min_size=3, max_size=3), st.booleans(), st.integers(0, 9)
)
def test_results_are_inside(
    function: Function, pairs: list[tuple[Floats, float]], is_approximate: bool, number: int
) -> None:
    used = pairs[: PROMISES[function].arity]
    found = enclosure(function, is_approximate, [each for each, _ in used])
    arguments = [member for _, member in used]
    assert found.contains(result_of(function, arguments))
    if is_approximate:
        tolerance = Tolerance()
        results: list[float] = []

        def again() -> bool:
            results.append(tolerance.result(function, arguments))
            return len(results) <= number

        tolerance.used = True
        tolerance.holds_anyway(again)
        assert all(found.contains(each) for each in results)


@given(sets_with_members(), sets_with_members())
def test_arithmetic_stays_inside(one: tuple[Floats, float], other: tuple[Floats, float]) -> None:
    (a, x), (b, y) = one, other
    assert arithmetic.added(a, b).contains(x + y)
    assert arithmetic.subtracted(a, b).contains(x - y)
    assert arithmetic.multiplied(a, b).contains(x * y)
    assert arithmetic.squared(a).contains(x * x)
    if y != 0:
        assert arithmetic.divided(a, b).contains(x / y)
        rest = math.nan if x != x or y != y or math.isinf(x) else math.fmod(x, y)
        assert arithmetic.remainder(a, b).contains(rest)


@pytest.mark.parametrize(
    ("name", "low", "high", "least", "most"),
    [
        ("sin", 0.0, 7.0, -1.0, 1.0),
        ("sin", 0.0, 1.0, 0.0, 0.842),
        ("cos", 0.0, 3.0, -0.99, 1.0),
        ("tan", -1.0, 1.0, -1.558, 1.558),
        ("exp", 0.0, 1.0, 1.0, 2.719),
        ("acos", -1.0, 1.0, 0.0, 3.1416),
        ("cosh", -1.0, 2.0, 1.0, 3.763),
    ],
)
def test_enclosures_are_tight(name: str, low: float, high: float, least: float, most: float) -> None:
    found = enclosure(Function(name), True, [Floats(low, high)])
    assert least - 0.01 <= found.low and found.high <= most and not found.nan


def test_where_a_function_is_no_number() -> None:
    found = enclosure(Function.LOG, True, [Floats(-2.0, -1.0)])
    assert found.nan and not found.has_numbers
    assert enclosure(Function.SQRT, True, [Floats(-1.0, 4.0)]) == Floats(0.0, 2.0, True)
    assert enclosure(Function.POW, True, [Floats(-2.0, 2.0), Floats(0.5, 0.5)]).nan
    assert enclosure(Function.POW, True, [EVERYTHING, Floats(0.0, 0.0)]).contains(1.0)


@pytest.mark.parametrize(
    ("function", "arguments", "result"),
    [
        (Function.POW, [10.0, 22.0], 1e22),
        (Function.POW, [10.0, 23.0], None),
        (Function.POW, [2.0, -3.0], 0.125),
        (Function.POW, [3.0, -1.0], None),
        (Function.HYPOT, [3.0, 4.0], 5.0),
        (Function.HYPOT, [1.0, 1.0], None),
        (Function.LOG10, [1000.0], 3.0),
        (Function.LOG10, [0.001], None),
        (Function.CBRT, [-27.0], -3.0),
        (Function.SIN, [0.0], 0.0),
        (Function.SIN, [0.5], None),
        (Function.EXP, [1.0], None),
    ],
)
def test_results_that_are_doubles_are_exact(function: Function, arguments: list[float], result: float | None) -> None:
    assert exact_result(function, arguments) == result
