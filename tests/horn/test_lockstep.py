"""Two versions that run in step: equal ones are proved, different ones never."""

from __future__ import annotations

import pytest

from oxpecker.api.loading import Loaded, load_sources
from oxpecker.horn import equal_in_lockstep
from oxpecker.limits import Budget
from oxpecker.oox.source import Source

SUM = "static int f(int[] a) { int s = 0; for (int i = 0; i < a.length; i++) s += a[i]; return s; }"
FILL = "static void f(int[] a, int v) { for (int i = 0; i < a.length; i++) a[i] = v; }"
FIND = "static int f(int[] a, int v) { for (int i = 0; i < a.length; i++) if (a[i] == v) return i; return -1; }"
THREES = "static int f(int n) { int c = 0; for (int i = 0; i < n; i++) c += 3; return c; }"
COUNT = "static int f(int n) { int i = 0; while (i < n) i++; return i; }"
TWICE = """
static int g(int n) { int c = 0; while (c < n) c++; return c; }
static int f(int n) { int x = g(n); int y = g(n); return x + y; }
"""
EQUAL = [
    (SUM, "static int f(int[] a) { int t = 0; int j = -1; while (j < a.length - 1) { j++; t = a[j] + t; } return t; }"),
    (SUM, "static int f(int[] a) { int t = 0; for (int x : a) t += x; return t; }"),
    (FILL, "static void f(int[] a, int v) { int i = 0; while (i != a.length) { a[i] = v; i = i + 1; } }"),
    (
        FIND,
        """static int f(int[] a, int v) {
            int i = 0; while (i < a.length && a[i] != v) i++; return i < a.length ? i : -1; }""",
    ),
    (
        "static int f(int n) { int s = 0; for (int i = 0; i < n; i++) s += 4 * i; return s; }",
        "static int f(int n) { int s = 0, u = 0; for (int i = 0; i < n; i++) { s += u; u += 4; } return s; }",
    ),
    (
        """static int f(int n, int m) {
            int c = 0; for (int i = 0; i < n; i++) for (int j = 0; j < m; j++) c += i * j; return c; }""",
        """static int f(int n, int m) {
            int r = 0; for (int x = 0; x < n; x++) { int y = 0; while (y < m) { r = r + y * x; y++; } } return r; }""",
    ),
    # One counts up, the other one down.
    (THREES, "static int f(int n) { int c = 0; for (int i = n; i > 0; i--) c += 3; return c; }"),
    (TWICE, TWICE.replace("int c = 0; while (c < n) c++; return c;", "int d = 0; while (n > d) d += 1; return d;")),
]
DIFFERENT = [
    (THREES, "static int f(int n) { int c = 0; for (int i = n; i > 1; i--) c += 3; return c; }"),
    (THREES, "static int f(int n) { int c = 0; for (int i = n; i != 0; i--) c += 3; return c; }"),
    (SUM, SUM.replace("i = 0; i <", "i = 1; i <")),
    (SUM, SUM.replace("s += a[i]", "s -= a[i]")),
    (SUM, SUM.replace("i < a.length", "i < a.length - 1")),
    (SUM, SUM.replace("return s", "return s + 1")),
    (FILL, FILL.replace("a[i] = v", "a[i] = v + 1")),
    (FILL, FILL.replace("i < a.length", "i <= a.length")),
    (FILL, FILL.replace("i < a.length", "i < a.length / 2")),
    (FIND, FIND.replace("-1", "-2")),
    (FIND, FIND.replace("i = 0", "i = 1")),
    # The smallest number less one is the largest.
    (COUNT, COUNT.replace("i < n", "i <= n - 1")),
    # One of them never ends for negative numbers, or fails after all numbers.
    (COUNT, COUNT.replace("i < n", "i != n")),
    # The second call of a loop counts as much as the first.
    (TWICE, TWICE.replace("return x + y", "return x - y")),
    (TWICE, TWICE.replace("int y = g(n)", "int y = g(n + 1)")),
    # Printing and static fields are not compared, so that nothing is shown.
    (COUNT, COUNT.replace("i++;", "{ i++; System.out.println(i); }")),
    (COUNT, "static int k; " + COUNT.replace("return i", "k = i; return i")),
    # The exceptions differ.
    (
        "static int f(int[] a, int i) { return a[i]; }",
        "static int f(int[] a, int i) { if (i < 0) throw new IllegalArgumentException(); return a[i]; }",
    ),
]


def version(name: str, code: str) -> Loaded:
    return load_sources([Source(f"{name}/P.java", f"class P {{ {code} }}")])


def is_equal(old: str, new: str, units: int | None = None) -> bool:
    versions = []
    for name, code in (("old", old), ("new", new)):
        program = version(name, code).program
        (method,) = program.find_methods("P.f")
        versions.append((program, method))
    with Budget(units).spending():
        return equal_in_lockstep(versions[0], versions[1])


@pytest.mark.parametrize(("old", "new"), EQUAL)
def test_refactored_loops_are_equal_for_all_sizes(old: str, new: str) -> None:
    assert is_equal(old, new)


@pytest.mark.parametrize(("old", "new"), DIFFERENT)
def test_what_differs_is_not_shown(old: str, new: str) -> None:
    assert not is_equal(old, new)


@pytest.mark.parametrize(("old", "new"), EQUAL[:2])
def test_within_no_budget_nothing_is_shown(old: str, new: str) -> None:
    assert not is_equal(old, new, units=1)
