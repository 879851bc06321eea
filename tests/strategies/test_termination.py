"""Proofs that every run ends: what they show, and that nothing is shown to end that does not."""

from __future__ import annotations

from random import Random

import pytest

from oxpecker.api.loading import load_sources
from oxpecker.engine import Options
from oxpecker.limits import Budget
from oxpecker.limits.reason import Cause
from oxpecker.oox.source import Source
from oxpecker.results import MethodResult, Verdict
from oxpecker.strategies import SCHEDULE, Goal, pursue
from oxpecker.strategies.induction import Induction

LEXICOGRAPHIC = """static int f(int n, int m) {
    int i = 0, j = 0;
    while (i < n) { if (j < m) { j++; } else { j = 0; i++; } }
    return i;
}"""
SEARCH = """
//@ requires a != null && 0 <= lo && hi <= a.length;
static int f(int[] a, int lo, int hi, int x) {
    while (lo < hi) { int m = lo + (hi - lo) / 2; if (a[m] < x) { lo = m + 1; } else { hi = m; } }
    return lo;
}"""
SUBTRACTION = """
//@ requires a > 0 && b > 0;
static int f(int a, int b) { while (a != b) { if (a > b) { a -= b; } else { b -= a; } } return a; }"""
ACKERMANN = """static int f(int m, int n) {
    if (m < 0 || n < 0) return 0;
    if (m == 0) return n + 1;
    return n == 0 ? f(m - 1, 1) : f(m - 1, f(m, n - 1));
}"""
MUTUAL = """static int f(int n) { if (n <= 0) return 0; return g(n - 1); }
static int g(int n) { return n <= 0 ? 1 : f(n); }"""


def goal_of(members: str, effort: float = 60) -> Goal:
    loaded = load_sources([Source("Main.java", f"class Main {{ {members} }}")], {})
    (start,) = loaded.program.find_methods("Main.f")
    options = Options(seconds=600, effort=effort, termination=True)
    return Goal(loaded.syntax, loaded.program, start, options, loaded.sources)


def proves(members: str, units: int | None = None) -> bool:
    return Induction().run(goal_of(members), Budget(units)).result is not None


@pytest.mark.parametrize(
    "members",
    [
        "static int f(int n) { int c = 0; for (int i = 0; i < n; i++) { c++; } return c; }",
        "static int f(int[] a) { int s = 0; if (a != null) { for (int x : a) { s += x; } } return s; }",
        "static int f(int n) { while (true) { if (n <= 0) { return n; } n--; } }",
        "static int f(int n) { int s = 0; for (int i = 0; i < n; i++) for (int j = i; j < n; j++) s++; return s; }",
        "static int f(int n) { int c = 0; while (n != 0) { n &= n - 1; c++; } return c; }",
        "static int f(int n) { while (n >= 0) { n++; } return n; }",
        "static int f(int n, int s) { int i = 0; if (s > 0 && s < 9 && n < 9) while (i < n) i += s; return i; }",
        "static int f(int n) { return n <= 0 ? 1 : 1 + f(n - 1); }",
        "//@ requires n >= 0;\n static int f(int n) { return n == 0 ? 1 : n * f(n - 1); }",
        "static int g(int n) { int i = 0; while (i < n) { i++; } return i; } static int f(int n) { return g(n) + 1; }",
        LEXICOGRAPHIC,
        SEARCH,
        SUBTRACTION,
        ACKERMANN,
        MUTUAL,
    ],
)
def test_measures_are_found(members: str) -> None:
    assert proves(members)


@pytest.mark.parametrize(
    "members",
    [
        "static int f(int n) { int c = 0; for (int i = 0; i <= n; i++) { c++; } return c; }",
        "static int f(int n, int s) { int i = 0; while (i < n) { i += s; } return i; }",
        "static int f(int n, int s) { if (s <= 0) return 0; int i = 0; while (i < n) { i += s; } return i; }",
        "static int f(int n) { int i = 0; while (i < n) { if (n == 7777) { continue; } i++; } return i; }",
        "static int f(int n) { int i = 0; while (i < n) { if (i == 5 && n == 7777) { i -= 3; } i++; } return i; }",
        "static int f(int n) { return n == 0 ? 1 : n * f(n - 1); }",
        "static int f(int n) { return n <= 0 ? 1 : f(n == 7777 ? n : n - 1); }",
        "static int f(int n) { return n <= 0 ? 1 : g(n); } static int g(int n) { return f(n == 7777 ? n : n - 1); }",
        "static int f(int n) { return g(n); } static int g(int n) { return n == 7777 ? g(n) : 1; }",
        "static int g(int n) { while (n == 7777) { } return n; } static int f(int n) { int r = g(n); return r; }",
        LEXICOGRAPHIC.replace("j = 0; i++", "j = 0; i += n == 7777 ? 0 : 1"),
        SEARCH.replace("lo = m + 1", "lo = m"),
        SUBTRACTION.replace("a > 0", "a >= 0"),
        ACKERMANN.replace("f(m, n - 1)", "f(m, n)"),
    ],
)
def test_what_may_not_end_is_not_shown_to_end(members: str) -> None:
    assert not proves(members)


def test_nothing_is_shown_without_a_budget() -> None:
    assert not proves(LEXICOGRAPHIC, units=1)


@pytest.mark.parametrize("seed", range(16))
def test_proofs_agree_with_all_runs_on_bytes(seed: int) -> None:
    random = Random(seed)
    guard = f"x {random.choice(['<', '<=', '>', '>=', '!='])} {random.randrange(-128, 128)}"
    change = random.choice(["x + {}", "x - {}", "x / {}", "x * {}", "x >> {}", "x % {}"]).format(random.randrange(1, 7))
    other = random.choice(["x", "x + 1", "x - 1", "-x"])
    test = f"x % {random.randrange(1, 5)} == 0"

    def step(x: int) -> int:
        whole = abs(x) % int(test.split()[2]) == 0
        by = int(change.split()[2])
        found = {
            "+": x + by,
            "-": x - by,
            "*": x * by,
            "/": abs(x) // by * (1 if x >= 0 else -1),
            "%": abs(x) % by * (1 if x >= 0 else -1),
            ">>": x >> by,
        }[change.split()[1]]
        value = found if whole else {"x": x, "x + 1": x + 1, "x - 1": x - 1, "-x": -x}[other]
        return (value + 128) % 256 - 128

    def ends(x: int) -> bool:
        for _ in range(257):
            if not eval(guard, {"x": x}):
                return True
            x = step(x)
        return False

    method = f"static int f(byte x) {{ while ({guard}) {{ x = (byte) ({test} ? {change} : {other}); }} return x; }}"
    if proves(method):
        assert all(map(ends, range(-128, 128))), method


def checked(members: str) -> MethodResult:
    return pursue(goal_of(members, effort=10), SCHEDULE)


def test_a_verdict_says_what_it_claims_about_termination() -> None:
    valid = checked("static int f(int n) { int i = 0; while (i < n) { i++; } return i; }")
    assert valid.verdict is Verdict.VALID and valid.notes == ("every run ends",)
    ring = checked("int x; Main next; int f() { int n = 0; for (Main p = this; p != null; p = p.next) n++; return n; }")
    assert ring.verdict is Verdict.UNKNOWN and ring.reason.cause is Cause.TERMINATION
    allowed = checked("//@ diverges true;\n static int f(int n) { while (n > 5) { } return n; }")
    assert allowed.verdict is Verdict.VALID and "every run ends" not in allowed.notes
