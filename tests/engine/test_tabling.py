"""Results that are kept on a path: the same for the same arguments, and nothing else changes."""

from __future__ import annotations

import pytest

from oxpecker.engine import Bounds, Options, check_method
from oxpecker.engine.compiled import program
from oxpecker.engine.compiled.tabling import is_tabled
from oxpecker.oox.analysis.effects import EffectTable
from oxpecker.results import MethodResult, Verdict
from oxpecker.solver import build
from tests.oox.from_text import checked, method_named

TEXT = """
class Seen extends Exception { Seen() { Main.shared := Main.shared + 1; } }
class Main {
    static int shared;
    static int fib(int n) {
        if (n < 1) { return 0; }
        if (n == 1) { return 1; }
        int a := Main.fib(n - 1);
        int b := Main.fib(n - 2);
        return a + b;
    }
    static int paths(int x, int y, bool down) {
        if (x < 0 || y < 0) { throw new ArithmeticException(); }
        if (x == 0 || y == 0) { return 1; }
        int a := Main.paths(x - 1, y, down);
        int b := Main.paths(x, y - 1, !down);
        if (down) { return a + b; }
        return b + a;
    }
    static int read(int n) {
        if (n <= 0) { return Main.shared; }
        int a := Main.read(n - 1);
        Main.shared := Main.shared + 1;
        int b := Main.read(n - 1);
        return a + b;
    }
    static int any(int n) {
        if (n <= 0) { return nondet(int); }
        int a := Main.any(n - 1);
        int b := Main.any(n - 1);
        return a - b;
    }
    static int counted(int n) {
        if (n <= 0) { return 0; }
        Seen s := new Seen();
        int a := Main.counted(n - 1);
        int b := Main.counted(n - 1);
        return a + b;
    }
    static int once(int n) { int a := 0; if (n > 0) { a := Main.once(n - 1); } return a + 1; }

    static void grows(int x) requires(x <= 30) { int r := Main.fib(x); assert r >= x - 1; }
    static void small(int x) requires(x <= 30) { int r := Main.fib(x); assert r != 55; }
    static void grid(int x, int y)
        requires(x < 5 && y < 5)
        exceptional(x < 0 || y < 0)
    {
        int a := Main.paths(x, y, true);
        int b := Main.paths(x, y, false);
        assert a == b && a <= 70;
    }
    static void changes(int x) requires(x > 0 && x < 4) { Main.shared := 0; int r := Main.read(x); assert r > 0; }
    static void counts() { Main.shared := 0; int r := Main.counted(3); assert Main.shared == 7; }
    static void open() { int r := Main.any(1); assert r == 0; }
}
"""


def result(name: str, options: Options) -> MethodResult:
    made, solver = checked(TEXT), build(options.solver)
    try:
        return check_method(made, method_named(made, name), solver, options)
    finally:
        solver.close()


def test_what_only_computes_and_calls_itself_twice_is_tabled() -> None:
    made = checked(TEXT)
    found = {each.info.name for each in made.methods.values() if is_tabled(EffectTable(made), each)}
    assert found == {"fib", "paths"}


def test_a_recursion_over_the_same_numbers_is_quick() -> None:
    found = result("Main.grows", Options(seconds=600))
    assert found.verdict is Verdict.VALID
    assert found.statistics.paths == 31
    assert found.statistics.steps < 60_000


@pytest.mark.parametrize("name", ["grows", "small", "grid", "changes", "counts", "open"])
def test_nothing_else_changes(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    bounds = Bounds(calls=12, decisions=40)
    tabled = result(f"Main.{name}", Options(bounds, seconds=600))
    monkeypatch.setattr(program, "is_tabled", lambda _effects, _method: False)
    plain = result(f"Main.{name}", Options(bounds, seconds=600))
    assert tabled.verdict is plain.verdict
    assert [each.call for each in tabled.findings] == [each.call for each in plain.findings]
    assert tabled.statistics.paths == plain.statistics.paths
    assert tabled.bounds_hit == plain.bounds_hit
