"""Each mutation operator by itself: what it replaces, by what, and in which order."""

from __future__ import annotations

import pytest
from hypothesis import HealthCheck, given, settings

from oxpecker.mutation import OPERATORS, Mutant, mutants
from oxpecker.oox.parser import parse
from oxpecker.oox.printer import print_program
from oxpecker.oox.source import Source
from oxpecker.oox.syntax import Program
from tests.exhaustive import tries
from tests.oox.strategies import programs

PARAMETERS = "int a, int b, int c, float f, bool p, Main m, Main n, Object o, int[] xs, uint u"


def changes(operator: str, body: str) -> list[str]:
    """What each of the operator's mutants has that the original does not."""
    text = f"class Main {{ int v; Main next; static int run({PARAMETERS}) {{ ; {body} }} }}"
    parsed = parse(Source("test.oox", text))
    assert not parsed.diagnostics, parsed.diagnostics
    chosen = [o for o in OPERATORS if o.name == operator]
    return [_added(mutant) for mutant in mutants(parsed.program, operators=chosen, accept=lambda _: True)]


def _added(mutant: Mutant) -> str:
    lines = mutant.diff.splitlines()[2:]
    return " ".join(line[1:].strip() for line in lines if line.startswith("+"))


CASES = [
    # Koppier Table 5.3.
    ("DEL", "a := 1;", [""]),
    ("DEL", "int x := 1;", ["int x;"]),
    ("DEL", "int x; return x;", []),
    ("DEL", "assert p; assume p; ;", []),
    ("DEL", "if (p) a := 1;", [";"]),
    ("DEL", "m.run(); new Main(); fork m.run(); join; throw;", ["", "", "", "", ""]),
    ("FLOW", "while (p) continue;", ["break;"]),
    ("FLOW", "x: while (p) break x;", ["continue x;"]),
    ("FORK", "fork m.run(a);", ["m.run(a);"]),
    ("LOCK", "lock (m) { ; }", ["lock (n) {", "lock (o) {", "lock (xs) {", "{"]),
    ("LOCK", "lock (m.next) { ; }", ["lock (m) {", "lock (n) {", "lock (o) {", "lock (xs) {", "{"]),
    ("VAR", "c := 1;", ["a := 1;", "b := 1;"]),
    ("VAR", "m.v := 1;", ["n.v := 1;"]),
    ("VAR", "xs[a] := 1;", ["xs[b] := 1;", "xs[c] := 1;"]),
    ("VAR", "int d := #xs;", ["int d; a := #xs;", "int d; b := #xs;", "int d; c := #xs;"]),
    ("VAR", "m.run(p);", []),
    ("LIT", "a := 7;", ["a := 6;", "a := 8;"]),
    ("LIT", "a := 0;", ["a := -1;", "a := 1;"]),
    ("LIT", "p := true;", ["p := false;"]),
    ("EQ", "p := a == b;", ["p := a != b;"]),
    ("EQ", "p := a != b;", ["p := a == b;"]),
    ("CMP", "p := a < b;", ["p := a <= b;", "p := a > b;", "p := a >= b;"]),
    ("CMP", "p := a >= b;", ["p := a < b;", "p := a <= b;", "p := a > b;"]),
    ("ARITH", "a := b + c;", ["a := b - c;", "a := b * c;", "a := b / c;", "a := b % c;"]),
    ("ARITH", "a := b % c;", ["a := b + c;", "a := b - c;", "a := b * c;", "a := b / c;"]),
    ("BOOL", "p := p && p;", ["p := p || p;", "p := p ==> p;"]),
    ("BOOL", "p := p || p;", ["p := p && p;", "p := p ==> p;"]),
    ("BOOL", "p := p ==> p;", ["p := p && p;", "p := p || p;"]),
    ("UN", "p := !p;", ["p := p;"]),
    ("UN", "a := -b;", ["a := b;"]),
    # The outer operator comes before those of its operands.
    ("ARITH", "a := (b + c) / 2;", [f"a := {e};" for e in (
        "b + c + 2", "b + c - 2", "(b + c) * 2", "(b + c) % 2",
        "(b - c) / 2", "(b * c) / 2", "(b / c) / 2", "(b % c) / 2",
    )]),
    # Bodies come before the condition.
    ("LIT", "if (p == true) p := false; else p := true;", ["p := true;", "p := false;", "if (p == false)"]),
    ("LIT", "while (p == true) p := false;", ["p := true;", "while (p == false)"]),
    # What the thesis does not have.
    ("ARITH", "a := b << c;", ["a := b >> c;", "a := b >>> c;"]),
    ("ARITH", "a := b ^ c;", ["a := b & c;", "a := b | c;"]),
    ("UN", "a := ~b;", ["a := b;"]),
    ("LIT", "f := 0.5f;", ["f := -0.5f;", "f := 1.5f;"]),
    ("LIT", "f := 1e300;", []),
    ("LIT", "u := 0u;", ["u := 1u;"]),
    ("VAR", "m.next.run(b);", ["n.next.run(b);", "m.next.run(a);", "m.next.run(c);"]),
    ("VAR", "f := p ? f : xs[c];", ["f := p ? f : xs[a];", "f := p ? f : xs[b];"]),
    ("LIT", "try { p := true; } catch (Error e) { p := false; } finally { p := true; }", [
        "p := false;", "p := true;", "p := false;",
    ]),
    ("LIT", "while (p) invariant(true) decreases(1) { p := forall i : 0 .. 1 : true; assert true; }", []),
]  # fmt: skip


@pytest.mark.parametrize(("operator", "body", "expected"), CASES)
def test_replacements(operator: str, body: str, expected: list[str]) -> None:
    assert changes(operator, body) == expected


def test_a_name_does_not_depend_on_what_is_left_out() -> None:
    text = "class Main { static int f() { return 1; } static int g() { return 5; } }"
    program = parse(Source("test.oox", text)).program
    assert [mutant.name for mutant in mutants(program, "Main.g")] == ["LIT2", "LIT3"]
    picky = [mutant.name for mutant in mutants(program, accept=lambda p: "return 4;" not in print_program(p))]
    assert picky == ["LIT0", "LIT1", "LIT3"]


def test_ill_typed_mutants_are_left_out() -> None:
    """Strings can be added but not subtracted; the numbers of what cannot be done stay unused."""
    text = "class Main { static string f(string s) { return s + s; } static int g(int x) { return x + x; } }"
    program = parse(Source("test.oox", text)).program
    assert [mutant.name for mutant in mutants(program)] == ["ARITH4", "ARITH5", "ARITH6", "ARITH7"]


@settings(max_examples=tries(60), suppress_health_check=list(HealthCheck))
@given(programs)
def test_every_mutant_is_another_program(program: Program) -> None:
    """Whatever the program: names are unique, and a mutant has a text of its own that can be read."""
    made = list(mutants(program, accept=lambda _: True))
    assert len({mutant.name for mutant in made}) == len(made)
    for mutant in made:
        assert mutant.text != mutant.original_text
        assert mutant.diff
        parsed = parse(Source("mutant.oox", mutant.text))
        assert not parsed.diagnostics
        assert print_program(parsed.program) == mutant.text
