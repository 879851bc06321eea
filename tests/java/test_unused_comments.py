"""A comment of JML, or a relational property, that nothing reads is named at its place."""

from __future__ import annotations

import pytest

import oxpecker
from oxpecker.api.loading import ProgramErrors, load_sources
from oxpecker.oox.source import Source

UNREAD = "this property is ignored"
PROPERTY = "class N {\n    //@ alloy kept: no N - N\n    static void f(N n) { }\n}\n"


@pytest.mark.parametrize(
    ("text", "line", "message"),
    [
        ("//@ requires x > 0;\nclass A { }", 1, "no method follows this contract"),
        ("import java.util.List; //@ requires x > 0;\nclass A { }", 1, "no method follows this contract"),
        ("class A { }\n//@ requires x > 0;", 2, "no contract or clause is allowed here"),
        ("class A { //@ requires x > 0;\n}", 1, "no method follows this contract"),
        ("class A { int f; //@ requires x > 0;\n}", 1, "no method follows this contract"),
        ("class A { int f = 1 + /*@ requires x > 0; @*/ 2; }", 1, "no contract or clause is allowed here"),
        ("class A { void f(int x) {\n//@ loop_invariant x > 0;\nx = 2; } }", 2, "must directly precede a loop"),
    ],
)
def test_jml_that_nothing_takes_is_an_error(text: str, line: int, message: str) -> None:
    with pytest.raises(ProgramErrors) as caught:
        load_sources([Source("A.java", text)])
    assert [(item.span.line, message in item.message) for item in caught.value.diagnostics] == [(line, True)]


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("class N {\n    static void f(N n) { } //@ alloy p: no N\n}", 2),
        ("class N {\n    static void f(N n) { }\n    //@ alloy p: no N\n}", 3),
        ("class N {\n    //@ alloy p: no N\n    int v;\n    static void f(N n) { }\n}", 2),
        ("class N {\n    static void f(N n) {\n        //@ alloy p: no N\n    }\n    static void g() { }\n}", 3),
    ],
)
def test_properties_that_nothing_reads_are_warned_about(text: str, line: int) -> None:
    warnings = load_sources([Source("N.java", text)]).warnings
    assert [(item.span.line, item.message.startswith(UNREAD)) for item in warnings] == [(line, True)]


def test_what_is_read_is_not_warned_about() -> None:
    text = "/*@ pure @*/ class N {\n    //@ alloy pred p[n: N] { some n }\n" + PROPERTY.partition("\n")[2]
    assert load_sources([Source("N.java", text)]).warnings == ()


def test_symbolic_execution_says_which_properties_it_does_not_check() -> None:
    (warning,) = oxpecker.check(PROPERTY, name="N.java", method="N.f")["N.f"].warnings
    assert warning == "the property at N.java:2:5 is not checked; use --engine refine to check it"
    assert oxpecker.check(PROPERTY, name="N.java", method="N.f", engine="inline")["N.f"].warnings == ()
