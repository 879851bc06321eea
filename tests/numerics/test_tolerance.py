"""Results of approximate functions in a run."""

from __future__ import annotations

import math

from oxpecker.numerics import Function, Tolerance, result_of


def test_results_are_those_of_fdlibm_at_first() -> None:
    tolerance = Tolerance()
    assert tolerance.result(Function.SIN, [0.5]) == result_of(Function.SIN, [0.5]) and tolerance.used


def test_exact_results_are_no_choice() -> None:
    tolerance = Tolerance()
    assert tolerance.result(Function.POW, [10.0, 3.0]) == 1000.0
    assert math.isnan(tolerance.result(Function.LOG, [-1.0])) and not tolerance.used
    assert tolerance.holds_anyway(lambda: False), "nothing to try"


def test_other_results_are_near_and_equal_calls_have_equal_results() -> None:
    tolerance = Tolerance()
    seen: set[float] = {tolerance.result(Function.EXP, [1.0])}

    def holds() -> bool:
        first, second = (tolerance.result(Function.EXP, [1.0]) for _ in range(2))
        assert first == second and abs(first - math.e) <= 3 * math.ulp(math.e)
        seen.add(first)
        return True

    assert tolerance.holds_anyway(holds) and len(seen) > 2
    assert tolerance.result(Function.EXP, [1.0]) == result_of(Function.EXP, [1.0])


def test_shifted_results_stay_in_the_range() -> None:
    tolerance = Tolerance()
    tolerance.result(Function.SIN, [math.pi / 2])
    assert tolerance.holds_anyway(lambda: tolerance.result(Function.SIN, [math.pi / 2]) <= 1)


def test_what_some_results_do_not_show_depends_on_them() -> None:
    tolerance = Tolerance()
    result = tolerance.result(Function.EXP, [1.0])
    assert not tolerance.holds_anyway(lambda: tolerance.result(Function.EXP, [1.0]) == result)
