"""What contracts and invariants show about objects that are shared, made and passed around, no run breaks."""

from __future__ import annotations

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from oxpecker.engine import Bounds, Options, check_method
from oxpecker.oox.interpreter import Violated
from oxpecker.results import Verdict
from tests.engine.checks import solver
from tests.engine.generated.heaps import Small, small_runs
from tests.exhaustive import tries
from tests.oox.from_text import checked, method_named

OPTIONS = Options(Bounds(decisions=60, chain=1, array=1, steps=5_000), seconds=600.0, modular=True)

PROGRAM = """
class Node {{ int v; Node next; }}
class Main {{
    static Node kept;
    static Node pick(Node a, Node b) {pick} {{ return a == null ? b : a.v > 0 ? a : b; }}
    static Node grow(Node a) {grow} {{ Node n := new Node(); n.next := a; n.v := 1; return n; }}
    static void mark(Node a) {mark} {{ if (a != null) {{ a.v := 1; Main.kept := a; }} }}
    static void run(Node a, Node b, int n)
        exceptional(true) {frame}
    {{
        Node c := {start};
        Node d := new Node();
        int i := 0;
        {before}
        while (i < n) invariant({invariant}) {{ i := i + 1; {body} }}
        {after}
        assert {claim};
    }}
}}
"""
PARTS = {
    "pick": [
        "",
        "ensures(retval == a || retval == b) exceptional(false) assignable(nothing)",
        "ensures(true) assignable(nothing)",
        "ensures(a == null ==> retval == b)",
    ],
    "grow": [
        "",
        "ensures(retval != null && retval.next == a && fresh(retval)) assignable(nothing)",
        "ensures(retval != null) assignable(nothing)",
        "ensures(retval != a)",
    ],
    "mark": [
        "",
        "ensures(a != null ==> a.v == 1) assignable(a.v, Main.kept)",
        "ensures(a != null ==> Main.kept == a)",
        "exceptional(false) ensures(true)",
    ],
    "frame": ["", "assignable(nothing)", "assignable(a.v, b.v, Main.kept)", "assignable(Main.kept)"],
    "start": ["a", "null", "new Node()"],
    "before": ["", "if (a != null) { a.v := 2; }", "Main.mark(b);", "d := Main.grow(a);", "c := Main.pick(a, d);"],
    "invariant": ["true", "d != null", "i >= 0", "c != d", "d.next == null || d.next == a"],
    "body": [
        "c := Main.grow(c);",
        "Main.mark(c);",
        "c := Main.pick(c, d);",
        "if (c != null) { c.next := d; }",
        "d := Main.grow(d);",
        "if (c != null) { c := c.next; }",
        "if (a != null) { a.v := i; }",
        "Main.kept := d; d := new Node();",
    ],
    "after": ["", "Main.mark(d);", "d := Main.pick(a, b);", "if (Main.kept != null) { Main.kept.v := 7; }"],
    "claim": [
        "d != null",
        "c != d",
        "a == null || b == null || a == b || b.v == old(b.v)",
        "a == null || a.v == old(a.v)",
        "Main.kept == null || Main.kept.v == 1 || Main.kept.v == 0",
        "c == null || c == a || c == d || c.next == a",
        "d == null || d != a",
        "a == null || a.next == old(a.next)",
    ],
}


@given(st.fixed_dictionaries({name: st.sampled_from(options) for name, options in PARTS.items()}))
@settings(max_examples=tries(40), deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow])
def test_no_run_breaks_what_is_shown(parts: dict[str, str]) -> None:
    program = checked(PROGRAM.format(**parts))
    method = method_named(program, "Main.run")
    result = check_method(program, method, solver(), OPTIONS)
    assert "internal error" not in result.reason, result.reason
    if result.verdict is Verdict.VALID:
        runs = small_runs(program, method, Small(objects=2, most=150))
        broken = [run.arguments for run in runs if isinstance(run.outcome, Violated)]
        assert not broken, (parts, broken)
