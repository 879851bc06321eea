"""The interval that comparisons describe: the stricter of two bounds counts, if it is known which one it is."""

from __future__ import annotations

from itertools import product

import pytest

from oxpecker.horn.formula import Formula, Sort, at_most, equal, less, minus, number, plus, symbol
from oxpecker.horn.intervals import interval, narrowed

K, LOW, N = (symbol(name, Sort.INT) for name in ("k", "low", "n"))


def test_bounds_in_any_form() -> None:
    assert interval([at_most(LOW, K), less(K, N)], K) == (LOW, minus(N, number(1)))
    assert interval([less(LOW, K), at_most(K, N)], K) == (plus(LOW, number(1)), N)


def test_the_stricter_of_two_bounds() -> None:
    assert interval([at_most(number(0), K), less(number(0), K), less(K, N)], K) == (number(1), minus(N, number(1)))
    assert narrowed(LOW, N, [less(LOW, K), at_most(K, plus(N, number(2)))], K) == (plus(LOW, number(1)), N, [])


def test_bounds_that_cannot_be_compared_remain() -> None:
    assert narrowed(LOW, N, [at_most(number(3), K)], K) == (LOW, N, [at_most(number(3), K)])
    assert interval([at_most(LOW, K), at_most(number(3), K), less(K, N)], K) is None


def test_what_is_no_bound_remains() -> None:
    odd = equal(K, number(3))
    assert narrowed(LOW, N, [odd], K) == (LOW, N, [odd])


@pytest.mark.parametrize("low", range(-1, 3))
def test_the_interval_has_the_values_that_satisfy_the_guards(low: int) -> None:
    bounds: list[tuple[Formula, Formula]] = [(number(a), number(b)) for a, b in product(range(-1, 3), repeat=2)]
    for first, last in bounds:
        guards = [at_most(number(low), K), less(first, K), at_most(K, last)]
        found = interval(guards, K)
        assert found is not None
        expected = [k for k in range(-3, 5) if low <= k and int(first.value) < k <= int(last.value)]
        assert [k for k in range(-3, 5) if int(found[0].value) <= k <= int(found[1].value)] == expected
