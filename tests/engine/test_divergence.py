"""A recursion has no end only if a call leads to the same call inside itself, and that one finds all as it was."""

from __future__ import annotations

import pytest

from tests.engine.checks import path_counts

PROGRAM = """
class Main {
    static int level;
    static int itself(int x) { return 1 + Main.itself(x); }
    static int through(int x) { return 1 + Main.through(Main.same(Main.same(x))); }
    static int same(int x) { return Main.other(x); }
    static int other(int x) { return x; }
    static int odd(int x) { return Main.even(Main.same(x)); }
    static int even(int x) { return Main.odd(x); }

    // Each call makes the same call twice, and both return.
    static void twice(int most) {
        if (Main.level < most) {
            Main.level := Main.level + 1;
            Main.twice(most);
            Main.twice(most);
            Main.level := Main.level - 1;
        }
    }
    static void twiceSix() { Main.level := 0; Main.twice(6); }
    static void twiceNine() { Main.level := 0; Main.twice(9); }
}
"""


@pytest.mark.parametrize("calls", range(4, 12))
@pytest.mark.parametrize("name", ["itself", "through", "odd", "even"])
def test_calls_on_the_way_do_not_hide_a_recursion_without_end(name: str, calls: int) -> None:
    assert dict(path_counts(PROGRAM, f"Main.{name}", calls=calls)) == {"Diverged": 1}


@pytest.mark.parametrize("calls", range(3, 12))
@pytest.mark.parametrize(("name", "depth"), [("twiceSix", 8), ("twiceNine", 11)])
def test_a_call_that_has_returned_may_be_made_again(name: str, depth: int, calls: int) -> None:
    counts = dict(path_counts(PROGRAM, f"Main.{name}", calls=calls))
    assert counts in ([{"Returned": 1}] if calls >= depth else [{"Returned": 1}, {"Cut": 1}])
