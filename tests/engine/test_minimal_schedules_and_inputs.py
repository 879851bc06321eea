"""Counterexamples of threads have inputs that are small for the schedule that is shown, not for the one found first."""

from __future__ import annotations

import pytest

from oxpecker.engine import Options, Races, check_method
from oxpecker.engine.concurrency.schedules import switching_earlier
from oxpecker.results import Finding
from tests.engine.checks import solver
from tests.oox.from_text import checked, method_named

TEXT = """
class Cell { int n; Cell next; }
class Main {
    static void dine(Cell a, Cell b, int times) requires(a != null && b != null && a != b) {
        fork Main.eat(a, b, times);
        fork Main.eat(b, a, times);
        join;
    }
    static void eat(Cell a, Cell b, int times) {
        int i := 0;
        while (i < times) { lock (a) { lock (b) { a.n := a.n + 1; } } i := i + 1; }
    }
    static void again(int x) {
        Cell c := new Cell();
        fork Main.put(c);
        int seen := c.n;
        if (x > 5) { seen := c.n; }
        join;
        assert seen == 0;
    }
    static void equal(int x, int y) requires(x == y) { Main.again(x); }
    static void least(int x) requires(x >= 3) { Main.again(x); }
    static void put(Cell c) { c.n := 1; }
    static void elements(int[] a) requires(a != null && #a > 0) {
        Cell c := new Cell();
        fork Main.put(c);
        int i := 0;
        while (i < #a) { assert c.n == 0; i := i + 1; }
        join;
    }
}
"""


def finding_of(name: str) -> Finding:
    program = checked(TEXT)
    options = Options(seconds=600.0, races=Races.IGNORE)
    (finding,) = check_method(program, method_named(program, name), solver(), options).findings
    return finding


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("Main.again", {"x": "0"}),
        ("Main.equal", {"x": "0", "y": "0"}),
        ("Main.least", {"x": "3"}),
        ("Main.elements", {"a": "[0]"}),
        ("Main.dine", {"times": "1"}),
    ],
)
def test_inputs_are_small_for_the_schedule_that_is_shown(name: str, shown: dict[str, str]) -> None:
    inputs = dict(finding_of(name).inputs)
    assert {parameter: inputs[parameter] for parameter in shown} == shown


def test_switches_move_earlier_one_at_a_time() -> None:
    assert list(switching_earlier(((0, 3), (1, 1), (0, 5)))) == [((0, 2), (1, 1), (0, 5)), ((0, 1), (1, 1), (0, 5))]
