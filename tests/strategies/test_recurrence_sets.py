"""Recurrence sets: what they show to run forever, that they show nothing that ends, and how they say it."""

from __future__ import annotations

from math import gcd
from random import Random

import pytest

from oxpecker.api.loading import load_sources
from oxpecker.engine import Options
from oxpecker.limits import Budget
from oxpecker.oox.source import Source
from oxpecker.results import Finding
from oxpecker.strategies import Goal
from oxpecker.strategies.recurrence_sets import RecurrenceSets, may_run_forever


def goal_of(method: str, options: Options | None = None) -> Goal:
    loaded = load_sources([Source("Main.java", f"class Main {{ {method} }}")], {})
    (start,) = loaded.program.find_methods("Main.f")
    return Goal(loaded.syntax, loaded.program, start, options or Options(seconds=600, effort=20), loaded.sources)


def found(method: str, units: int | None = None) -> Finding | None:
    goal = goal_of(method)
    assert may_run_forever(goal)
    result = RecurrenceSets().run(goal, Budget(units)).result
    return None if result is None else result.findings[0]


@pytest.mark.parametrize("seed", range(12))
def test_a_counter_that_never_meets_its_goal_is_told_from_one_that_does(seed: int) -> None:
    random = Random(seed)
    start, goal = random.randrange(-50, 50), random.randrange(-50, 50)
    step = random.choice([2, -2, 3, 4, 5, 6, -7, 8, 12, 48, 1 << 31])
    code = f"static int f() {{ int i = {start}; while (i != {goal}) {{ i += {step}; }} return i; }}"
    ends = (goal - start) % gcd(step, 1 << 32) == 0
    finding = found(code.replace(str(1 << 31), "0x80000000"))
    assert (finding is None) is ends, code


@pytest.mark.parametrize(
    ("method", "reason"),
    [
        ("static int f(int x) { while (x != 0) x -= 2; return x; }", "goes on while x is odd, which never changes"),
        ("static int f(int n) { int i = 0; while (i <= n) i++; return i; }", "n = 2147483647"),
        ("static int f(int n) { return n == 0 ? 0 : f(n - 2); }", "the recursion at line 1 goes on while n is odd"),
        ("static int f(float x) { int n = 0; while (x < 2) { x -= 0.5f; n++; } return n; }", "x < 2.0"),
        ("static int f(int[] a) { int i = 0; while (i != a.length) { i += 2; } return i; }", "i is even"),
    ],
)
def test_the_set_is_explained(method: str, reason: str) -> None:
    finding = found(method)
    assert finding is not None and reason in finding.reason


@pytest.mark.parametrize(
    "method",
    [
        "static int f(int x) { while (x != 0) x -= 1; return x; }",
        "static int f(int x) { while (x > 0) x -= 2; return x; }",
        "static int f(int x) { while (x >= 0) { x++; } return x; }",
        "static int f(long x) { while (x < 100000000L) { x += 1000; } return 0; }",
        "static int f(int x) { while (x % 2 != 0) { if (x < -1000000) x++; x -= 2; } return x; }",
        "static int f(int x) { int[] a = new int[100000]; for (int i = 1; i != 0; i += 2) a[i] = 1; return x; }",
        "static int f(int[] a) { for (int i = 1; i != 0; i += 2) { if (a[i % a.length] == 7) i++; } return 0; }",
        "static int f(int x) { while (x % 2 != 0) { x -= 2; if (x == -987653) return x; } return x; }",
        "static int f(int n) { if (n == -1000000001) return 0; return n % 2 == 0 ? n : f(n - 2); }",
        "static int f(double x) { while (x < 1e9) { x += 1; } return 0; }",
    ],
)
def test_what_ends_in_the_end_is_not_shown_to_run_forever(method: str) -> None:
    assert found(method) is None


def test_nothing_is_shown_without_a_budget() -> None:
    assert found("static int f(int x) { while (x != 0) x -= 2; return x; }", units=1) is None


@pytest.mark.parametrize(
    "method",
    [
        "//@ diverges true;\n static int f() { int i = 0; while (i != 9) { i += 6; } return i; }",
        "static int f(int x) { return x; }",
        "static int f(Object x) { int i = 0; while (i != 9) { i += 6; } return i; }",
    ],
)
def test_other_methods_are_left_to_others(method: str) -> None:
    assert not may_run_forever(goal_of(method))
    endless = "static int f() { int i = 0; while (i != 9) { i += 6; } return i; }"
    assert not may_run_forever(goal_of(endless, Options(endless=False)))


@pytest.mark.parametrize(
    ("header", "is_created"),
    [("class", True), ("abstract class", False), ("interface", False)],
)
def test_a_receiver_is_an_object_that_can_be_created(header: str, is_created: bool) -> None:
    is_interface = header == "interface"
    abstract = "int next(int x);" if is_interface else "int next(int x) { return x; }"
    abstract = "abstract int next(int x);" if header == "abstract class" else abstract
    body = "int f(int x) { while (x != 0) { x = next(x); } return x; }"
    text = f"{header} Main {{ {abstract} {'default ' * is_interface}{body} }}"
    loaded = load_sources([Source("Main.java", text)], {})
    (start,) = loaded.program.find_methods("Main.f")
    goal = Goal(loaded.syntax, loaded.program, start, Options(seconds=600, effort=20), loaded.sources)
    assert may_run_forever(goal) is is_created
