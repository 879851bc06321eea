"""Proofs by induction: what they show, and that they show nothing that is wrong."""

from __future__ import annotations

from pathlib import Path

import pytest

from oxpecker.engine import Options
from oxpecker.limits import Budget
from oxpecker.strategies import Goal
from oxpecker.strategies.induction import Induction, is_inductive
from oxpecker.tasks.checking import options_of
from oxpecker.tasks.program import load_program
from oxpecker.tasks.task import PropertyKind
from tests.exhaustive import sampled

ASSERT, THROWN = PropertyKind.ASSERT, PropertyKind.NO_RUNTIME_EXCEPTION
HEAD = "import org.sosy_lab.sv_benchmarks.Verifier; class Box { int v; Box next; } public class Main {"
START = "public static void main(String[] args) { int n = Verifier.nondetInt();"

DOWN = (
    'static int down(int n) { if (n == 17) throw new IllegalStateException("x"); return n <= 0 ? 0 : 1 + down(n - 1); }'
)
SUM = "static int sum(int a, int b) { return b == 0 ? a : b > 0 ? sum(a + 1, b - 1) : sum(a - 1, b + 1); }"
F91 = "static int f(int x) { if (x > 100) return x - 10; else return f(f(x + 11)); }"
MODE = "static int mode; static int f(int n) { if (mode == 1) return -1; return n <= 0 ? 0 : f(n - 1); }"
READ = """static int read(int otherwise) {
    String text = Verifier.nondetString();
    try { return Integer.parseInt(text.trim()); } catch (NumberFormatException e) { return otherwise + 2; }
}"""
TEXT = "String s = Verifier.nondetString();"
COUNT = "static int count; static void go(int n) { if (n > 0) { count++; go(n - 1); go(n - 2); } }"


def proves(
    folder: Path, kind: PropertyKind, members: str, body: str, seconds: float = 600, units: int | None = None
) -> bool:
    file = folder / "Main.java"
    file.write_text(f"{HEAD} {members} {START} {body} }} }}", encoding="utf-8")
    program = load_program((file,), "Main")
    options = options_of(program, kind, Options(seconds=seconds, effort=20))
    goal = Goal(program.loaded.syntax, program.program, program.start, options, program.sources)
    assert goal.has_threads or is_inductive(goal)
    return not goal.has_threads and Induction().run(goal, Budget(units)).result is not None


@pytest.mark.parametrize(
    ("kind", "members", "body"),
    [
        (ASSERT, "", "if (n < 0) return; int i = 0; while (i < n) { i++; } assert i == n;"),
        (ASSERT, "", "int lock = 0; while (Verifier.nondetBoolean()) { assert lock == 0; lock = 1; lock = 0; }"),
        (
            ASSERT,
            "",
            "Box b = new Box(); while (b.v != n) { b.v = b.v < 10 ? b.v + 1 : 0; } assert b.v >= 0 && b.v <= 10;",
        ),
        (THROWN, "", "int d = 1; while (d != n) { d = d + 1; if (d > 100) d = 1; int q = 100 / d; }"),
        (THROWN, "", "Box b = null; while (Verifier.nondetBoolean()) { Box c = new Box(); c.next = b; b = c; }"),
        (ASSERT, SUM, "int m = Verifier.nondetInt(); int r = sum(m, n); assert r == m + n;"),
        (ASSERT, F91, "int r = f(n); assert r == 91 || n > 101 && r == n - 10;"),
        (ASSERT, DOWN, "int r = down(n); assert n > 0 || r == 0;"),
        (THROWN, COUNT, "go(n);"),
        (THROWN, "", "if (n < 0) return; int[] a = new int[n]; for (int i = 0; i < n; i++) a[i] = i;"),
        (ASSERT, "", "int[] a = new int[n]; int m = 0; for (int v : a) { if (v > m) m = v; } assert m >= 0;"),
        (ASSERT, READ, "int q = read(1); assert q == 0 || 100 / q <= 100;"),
        (THROWN, "", f"{TEXT} try {{ n = Integer.parseInt(s); }} catch (NumberFormatException e) {{ n = 1; }}"),
        (THROWN, "", f"{TEXT} for (int i = 0; i < s.length(); i++) {{ char c = s.charAt(i); }}"),
        (ASSERT, "", f"{TEXT} for (int i = 0; i < s.length(); i++) {{ assert s.charAt(i) >= 0; }}"),
        (THROWN, "", f"{TEXT} if (s.equals(args.length + s) || s.startsWith(s + n)) n = 0;"),
    ],
)
def test_what_holds_is_shown(tmp_path: Path, kind: PropertyKind, members: str, body: str) -> None:
    assert proves(tmp_path, kind, members, body)


@pytest.mark.parametrize(
    ("kind", "members", "body"),
    sampled(
        [
            (ASSERT, "", "int i = 0; while (i < n) { i++; } assert i == n;"),
            (ASSERT, "", "int i = 2147483600; while (Verifier.nondetBoolean()) { i++; } assert i > 0;"),
            (ASSERT, "", "int k = 0; int lock = 0; while (k < n) { assert lock == 0; k++; lock = k < 7 ? 0 : 1; }"),
            (ASSERT, "", "Box b = new Box(); Box c = b; while (b.v != n) { c.v = 11; break; } assert b.v <= 10;"),
            (ASSERT, "", "Box b = new Box(); while (n-- > 0) { b = new Box(); b.v = n; } assert b.v == 0;"),
            (THROWN, "", "int d = 1; while (d < n) { d = d + 1; int q = 100 / (d - 9); }"),
            (THROWN, "", "Box b = new Box(); while (Verifier.nondetBoolean()) { b = b.next; }"),
            (ASSERT, F91, "int r = f(n); assert r == 91 || n > 102;"),
            (ASSERT, MODE, "mode = 1; int r = f(n); assert r == 0;"),
            (ASSERT, MODE.replace("mode;", "mode = 0;"), "mode = 1; int r = f(n); assert r == 0;"),
            (ASSERT, COUNT, "go(n); assert count != 12;"),
            (THROWN, DOWN, "down(n);"),
            (THROWN, "", "if (n < 0) return; int[] a = new int[n]; for (int i = 0; i <= n; i++) a[i] = i;"),
            (
                ASSERT,
                "",
                "int[] a = new int[90]; a[3] = 5; for (int i = 0; i != n; i++) { a[i] = i; } assert a[3] == 5;",
            ),
            (
                ASSERT,
                "",
                "int[] a = new int[n]; a[3] = 5; for (int i = 0; i != n; i++) { a[i] = i; } assert a[3] == 5;",
            ),
            (ASSERT, "", "java.util.List.of(n).forEach(v -> { assert v != 9; });"),
            (ASSERT, READ, "try { read(1); } catch (NumberFormatException e) { } assert read(1) != 3;"),
            (THROWN, "static native int away(); static int f(int n) { return n < 1 ? away() : f(n - 1); }", "f(n);"),
            (ASSERT, READ, "assert read(1) != 77;"),
            (
                ASSERT,
                DOWN,
                "boolean threw = false; try { down(n); } catch (RuntimeException e) { threw = true; } assert !threw;",
            ),
            (
                ASSERT,
                "static int f(int n) { assert n != 9; return n <= 0 ? 0 : f(n - 1); }",
                "int r = f(n); assert r == 0;",
            ),
            (THROWN, "", f"{TEXT} n = Integer.parseInt(s);"),
            (THROWN, "", f"{TEXT} for (int i = 0; i < s.length(); i++) {{ char c = s.charAt(i + 1); }}"),
            (ASSERT, "", f"{TEXT} for (int i = 0; i < s.length(); i++) {{ assert s.charAt(i) != 'x'; }}"),
            (ASSERT, "", f'{TEXT} while (n > 0) {{ n--; }} assert !s.equals("a long text");'),
            (ASSERT, "", f'{TEXT} assert !s.trim().endsWith("suffix");'),
        ],
        2,
    ),
)
def test_what_does_not_hold_is_not_shown(tmp_path: Path, kind: PropertyKind, members: str, body: str) -> None:
    assert not proves(tmp_path, kind, members, body)


@pytest.mark.parametrize("end", ["catch (StackOverflowError e) { assert false; }", "finally { assert done; }"])
def test_recursion_that_is_too_deep_may_be_noticed(tmp_path: Path, end: str) -> None:
    assert not proves(tmp_path, ASSERT, COUNT, f"boolean done = n < 0; try {{ go(n); done = true; }} {end}")


def test_without_time_nothing_is_shown(tmp_path: Path) -> None:
    assert not proves(tmp_path, ASSERT, "", "int i = 0; while (i < n) { i++; } assert i >= 0;", seconds=0)


def test_within_no_budget_nothing_is_shown(tmp_path: Path) -> None:
    assert not proves(tmp_path, ASSERT, "", "int i = 0; while (i < n) { i++; } assert i >= 0;", units=1)


def test_threads_are_not_cut(tmp_path: Path) -> None:
    body = "Thread t = new Thread(() -> count = 1); t.start(); while (count != n) { } assert count == n;"
    assert not proves(tmp_path, ASSERT, "static int count;", body)


def test_initialisers_of_classes_that_need_each_other_are_no_recursion(tmp_path: Path) -> None:
    classes = "static class A { static int x = B.y + 1; } static class B { static int y = A.x + 1; }"
    body = "int i = 0; while (i < n) { i++; } assert A.x %s 2 && i >= 0;"
    assert proves(tmp_path, ASSERT, classes, body % "==")
    assert not proves(tmp_path, ASSERT, classes, body % "!=")
