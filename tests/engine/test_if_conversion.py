"""Branches that only choose values: converted programs mean the same, and have fewer paths."""

from __future__ import annotations

from hypothesis import HealthCheck, Phase, assume, given, settings
from hypothesis import strategies as st

from oxpecker.engine import Options, check_method
from oxpecker.oox import typed
from oxpecker.oox.if_conversion import if_converted
from oxpecker.oox.interpreter import Returned, Run, Threw, Violated
from oxpecker.results import MethodResult, Verdict
from oxpecker.solver import build
from tests.engine.generated.heaps import Small, small_runs
from tests.engine.generated.programs import random_plain_program, random_program
from tests.exhaustive import tries
from tests.oox.from_text import checked, method_named

deterministic = settings(derandomize=True, deadline=None, database=None, phases=[Phase.explicit, Phase.generate])


def ending(run: Run) -> tuple[object, ...]:
    """What a run comes to, apart from how many steps it takes."""
    match run.outcome:
        case Returned(value=value):
            return run.arguments, "returns", repr(value) if isinstance(value, (int, float, str)) else ""
        case Threw(exception=thrown):
            return run.arguments, "throws", thrown.cls.name
        case Violated(kind=kind, span=span):
            return run.arguments, kind, span
    return run.arguments, type(run.outcome).__name__


def endings(program: typed.Program, name: str) -> list[tuple[object, ...]]:
    return [ending(run) for run in small_runs(program, method_named(program, name), Small(most=150))]


@settings(deterministic, max_examples=tries(15), suppress_health_check=[HealthCheck.filter_too_much])
@given(st.integers(0, 10**9), st.booleans(), st.booleans())
def test_random_programs_end_alike(seed: int, plain: bool, with_fields: bool) -> None:
    made = random_plain_program(seed) if plain else random_program(seed)
    program = checked(made.text)
    converted = if_converted(program, with_fields)
    assume(converted is not program)
    assert endings(converted, made.method) == endings(program, made.method), made.text


CHOICES = """
class Box { int v; Box other; bool b; int[] a; }
class Main {
    static int order(int x, int y) {
        if (x > y) { int t := x; x := y; y := t; }
        if (x < 0) { y := x; x := 0 - y; } else if (y == 3) { x := x + y; y := x + 1; }
        return 10 * x + y;
    }
    static int fields(Box p, Box q, int x) {
        if (x > 0) { p.v := x; } else { p.v := p.v + 1; x := p.v; }
        if (p.v > q.v && q.b) { q.b := false; q.v := 7; }
        return p.v + 10 * q.v + 100 * x;
    }
    static int aliases(Box p, Box q, int x) {
        if (x > 0) { p.v := 1; x := q.v; q.v := 2; }
        return x + p.v;
    }
    static int returns(Box p, int x) {
        if (x > 1) { return p.v; }
        if (x > 0) return 1; else { }
        return x;
    }
    static int kind(Box p, int[] a, int i, bool deep) {
        if (a[i] == 1) { return 10; } else if (a[i] == 2 || i == 1) { return 20 + a[i]; }
        if (p.a[i] > 2 && deep) { if (p.a[i] == 3) return 1; else return p.a[i] + p.v; } else return p.v;
    }
    static bool ends(int[] a, int i) {
        if (a[0] == i) return true; else { if (a[0] > 3) { return i > 1; } else return false; }
    }
    static bool within(int[] a, int i) {
        if (a[0] == i) { if (a[1] == i) return true; } else if (i > 2) return true;
        return false;
    }
    static int elements(Box p, int[] a, int i, int m) {
        if (a[i] > m) { m := a[i]; } else if (m > 3) { m := m - a[i]; }
        if (p.a[i] > m && m != 2) { m := p.a[i]; i := m; }
        if (m / i == 2 || #a == 1) { m := 10 * #p.a + m; }
        if (p.other.v > i) { i := p.other.v; }
        return 100 * i + m;
    }
    static int stays(Box p, int x) {
        if (x > 0) { p.v := 10 / x; } else { x := 10 / x; }
        if (x == 2) { p := p.other; } else { x := 1; }
        if (x == 1) { throw new ArithmeticException(); }
        try { if (x > 3) { x := 1; } } finally { if (x > 2) { x := p.v; } }
        while (x > 0) { if (x > 2) { x := x - 2; } else { x := x - 1; } }
        return x;
    }
}
"""


def test_written_programs_end_alike() -> None:
    program = checked(CHOICES)
    converted = if_converted(program)
    for name in ("order", "fields", "aliases", "returns", "kind", "ends", "within", "elements", "stays"):
        found = endings(program, f"Main.{name}")
        assert len(found) > 20 and endings(converted, f"Main.{name}") == found, name
    kept = {each.info.name for key, each in program.methods.items() if converted.methods[key] is each}
    assert kept.isdisjoint({"order", "fields", "returns", "kind", "ends", "elements", "stays"}) and "within" in kept


def test_fields_are_left_where_only_locals_are_asked_for() -> None:
    program = checked("class Main { int v; void f(int x) { if (x > 0) { this.v := x; } } }")
    assert if_converted(program) is not program
    assert if_converted(program, with_fields=False) is program


def test_what_fails_calls_or_assigns_references_is_left() -> None:
    text = """class Main {
        static int f(int x) { return x; }
        static void main(int x, int[] a) {
            if (x > 0) { x := 1 / x; }
            if (x > 0) { x := Main.f(x); }
            if (x > 0) { a := null; }
            if (x > 0) { a[0] := 1; }
            if (x > 0 && a[0] > 0) { x := 1; }
            if (Main.f(x) > 0) { x := 1; }
            if (a[0] > 0) { x := a[1]; }
            if (a[x] > 0) { x := x + 1; x := a[x]; }
        }
    }"""
    program = checked(text)
    assert if_converted(program) is program


STATE_MACHINE = """class Main {{
    int mode; int level;
    void step(int pedal, bool skid) {{
        int wanted;
        if (pedal == 1) {{ wanted := 1; }} else if (pedal == 2) {{ wanted := 2; }} else {{ wanted := 0; }}
        if (skid) {{ this.mode := 1; }}
        if (this.mode == 1) {{ this.level := 0; }} else {{ this.level := wanted; }}
    }}
    static void main(int a, int b, int c, bool x, bool y, bool z) {{
        Main m := new Main();
        m.step(a, x); m.step(b, y); m.step(c, z);
        assert m.level <= {most};
    }}
}}"""


def result(program: typed.Program) -> MethodResult:
    solver = build(Options().solver)
    try:
        return check_method(program, method_named(program, "Main.main"), solver, Options(seconds=600), {})
    finally:
        solver.close()


def test_a_state_machine_has_one_path() -> None:
    program = checked(STATE_MACHINE.format(most=2))
    apart, together = result(program), result(if_converted(program))
    assert (apart.verdict, together.verdict) == (Verdict.VALID, Verdict.VALID)
    assert apart.statistics.paths > 50 and together.statistics.paths == 1


def test_a_state_machine_that_is_wrong() -> None:
    found = result(if_converted(checked(STATE_MACHINE.format(most=1))))
    assert found.verdict is Verdict.INVALID
