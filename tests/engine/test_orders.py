"""Search orders: the same paths whatever the order, and each order finds first what it is meant to find first."""

from __future__ import annotations

from collections import Counter

import pytest

from oxpecker.engine import Bounds, Explorer, Options, Order, ProgramCode
from tests.engine.checks import solver
from tests.oox.from_text import checked, method_named

BRANCHES = """
class Main {
    static int f(int a, int b, int c) {
        int n := 0;
        if (a > 0) { n := n + 1; } else { n := n + 2; }
        if (b > 0) { n := n * 2; } else { n := n * 3; }
        if (c > a) { n := n - b; }
        return n;
    }
}
"""
DEEP = """
class Main {
    static int f(int x, int y) {
        int i := 0;
        while (i < x) { i := i + 1; }
        if (y == 7) { assert i < 0; }
        return i;
    }
}
"""
NEAR = """
class Main {
    static int far(int x) {
        int i := 0;
        if (x > 0) { i := 1; } else { i := 2; }
        if (x > 10) { i := i + 1; } else { i := i + 2; }
        if (x > 20) { i := i + 1; } else { i := i + 2; }
        return i;
    }
    static int f(int x, bool near) {
        int i := 0;
        if (near) { assert x != 3; } else { i := Main.far(x); }
        return i;
    }
}
"""


def endings(text: str, order: Order, seed: int = 0, **bounds: int) -> list[str]:
    """How the paths of `Main.f` end, in the order in which they do."""
    program = checked(text)
    explorer = Explorer(ProgramCode(program), Bounds(**bounds), solver(), Options(order=order, seed=seed))
    return [type(end.ending).__name__ for end in explorer.paths(method_named(program, "Main.f"))]


@pytest.mark.parametrize("order", list(Order))
@pytest.mark.parametrize("seed", [0, 1, 2])
def test_every_order_sees_the_same_paths(order: Order, seed: int) -> None:
    assert Counter(endings(BRANCHES, order, seed)) == Counter({"Returned": 8})
    assert Counter(endings(DEEP, order, seed, decisions=12)) == Counter(endings(DEEP, Order.DEPTH_FIRST, decisions=12))


def test_breadth_first_ends_short_paths_first() -> None:
    found = endings(DEEP, Order.BREADTH_FIRST, decisions=20)
    assert found[0] != "Cut" and found.index("Violated") < 4


def test_a_seed_repeats_a_random_order() -> None:
    assert endings(DEEP, Order.RANDOM, 5, decisions=15) == endings(DEEP, Order.RANDOM, 5, decisions=15)
    orders = {tuple(endings(DEEP, Order.RANDOM, seed, decisions=15)) for seed in range(8)}
    assert len(orders) > 1


def test_coverage_leaves_loops_for_what_is_new() -> None:
    first = {
        order: endings(DEEP, order, decisions=40).index("Violated") for order in (Order.DEPTH_FIRST, Order.COVERAGE)
    }
    assert first[Order.COVERAGE] < 4 and first[Order.COVERAGE] <= first[Order.DEPTH_FIRST]


def test_the_nearest_assertion_comes_first() -> None:
    # The path that goes on at once may be the far one; whatever waits is taken by its distance.
    assert endings(NEAR, Order.NEAREST_ASSERTION).index("Violated") <= 2
