"""Tests of differences pass on the old version and fail on the new one, on a real JVM."""

from __future__ import annotations

from pathlib import Path

import pytest

from oxpecker.api.difference_tests import DifferenceTests
from oxpecker.api.differing import VersionDiff
from oxpecker.api.loading import load_sources
from oxpecker.oox.source import Source
from oxpecker.results.difference import Change
from oxpecker.testgen.running import find_junit, run_tests
from tests.differential.programs import SMALL, compared

OLD = """class P {
    private int count;
    void add(int by) { count += by; }
    int count() { return count; }
    static int guarded(int n) { if (n < 0) throw new IllegalArgumentException("n"); return n; }
    static int clipped(int n) { return n > 100 ? 100 : n; }
    static int counted(int n) { int i = 0; while (i < n) { i++; } return i; }
    static int[] swapped(int[] a) { if (a.length > 1) { int t = a[0]; a[0] = a[1]; a[1] = t; } return a; }
    static String named(String s) { return s == null ? "none" : s + "!"; }
    static int both(int n) { if (n < 0) throw new IllegalArgumentException(); return n * 2; }
}"""
NEW = """class P {
    private int count;
    void add(int by) { count += by + 1; }
    int count() { return count; }
    static int guarded(int n) { return n; }
    static int clipped(int n) { if (n > 100) throw new IllegalStateException(); return n; }
    static int counted(int n) { int i = 0; while (i < n) { if (n != 7) { i++; } } return i; }
    static int[] swapped(int[] a) { if (a.length > 2) { int t = a[0]; a[0] = a[1]; a[1] = t; } return a; }
    static String named(String s) { return s + "!"; }
    static int both(int n) { return n == 3 ? 5 : n * 2; }
}"""


def test_tests_of_differences_pass_on_the_old_version_and_fail_on_the_new_one(tmp_path: Path) -> None:
    versions = [load_sources([Source(f"{name}/P.java", text)]) for name, text in (("old", OLD), ("new", NEW))]
    results = list(VersionDiff(versions[0], versions[1], SMALL, {}).results())
    written = DifferenceTests(versions[0]).written(results)
    assert written.tests == 6
    assert [each.method for each in written.skipped] == ["P.counted(int)"]
    tests = []
    for name, text in written.files.items():
        tests.append(tmp_path / name)
        tests[-1].write_text(text, encoding="utf-8")
    outcomes = []
    for name, text in (("old", OLD), ("new", NEW)):
        source = tmp_path / name / "P.java"
        source.parent.mkdir()
        source.write_text(text, encoding="utf-8")
        outcomes.append(run_tests([source], tests, 5, find_junit(5, ())))
    assert [(each.tests, len(each.failures)) for each in outcomes] == [(6, 0), (6, 6)]


LARGEST = """class P {{
    //@ public invariant uses >= 0;
    int uses;
    //@ requires 0 < by;
    //@ ensures uses == \\old(uses) + by;
    void use(int by) {{ {use} }}
    //@ requires numbers != null && numbers.length > 0;
    //@ ensures (\\forall int i; 0 <= i && i < numbers.length; numbers[i] <= \\result);
    static int largest(int[] numbers) {{
        int best = {first};
        for (int each : numbers) {{ if (each > best) {{ best = each; }} }}
        return best;
    }}
}}"""


def test_the_old_version_may_break_the_contract() -> None:
    wrong = LARGEST.format(use="uses -= by;", first="0")
    right = LARGEST.format(use="uses += by;", first="numbers[0]")
    versions = [load_sources([Source(f"{name}/P.java", text)]) for name, text in (("old", wrong), ("new", right))]
    results = list(VersionDiff(versions[0], versions[1], SMALL, {}).results())
    written = DifferenceTests(versions[0]).written(results)
    assert (written.tests, written.skipped) == (2, ())
    assert "assertEquals(0, result);" in written.files["PPathTest.java"]


@pytest.mark.parametrize(
    ("method", "change"),
    [
        ("guarded", Change.ACCEPTED),
        ("clipped", Change.REJECTED),
        ("counted", Change.ENDLESS),
        ("swapped", Change.BEHAVIOUR),
        # What both versions accept tells more than what one of them rejects.
        ("both", Change.BEHAVIOUR),
    ],
)
def test_a_difference_tells_what_it_means_for_callers(method: str, change: Change) -> None:
    found = {name.split("(")[0]: each for name, each in compared(OLD, NEW).items()}
    difference = found[f"P.{method}"].difference
    assert difference is not None and difference.change is change


def test_two_versions_that_never_end_do_not_differ() -> None:
    old = "class P { static int f(int n) { while (n == 3) { } return n; } }"
    new = "class P { static int f(int n) { int i = 0; while (n == 3) { i++; } return n; } }"
    assert compared(old, new)["P.f(int)"].difference is None
