"""A relational property that nothing reads is named at its place, in OOX as in Java."""

from __future__ import annotations

import pytest

from oxpecker.api.loading import load_sources
from oxpecker.oox.source import Source
from oxpecker.oox.unread_properties import NOT_READ


@pytest.mark.parametrize(
    ("text", "places"),
    [
        ("class N {\n    static void f(N n) { } //@ alloy p: no N\n}", [(2, 28)]),
        ("class N {\n    static void f(N n) { }\n    //@ alloy p: no N\n}", [(3, 5)]),
        ("class N {\n    //@ alloy p: no N\n    int v;\n    static void f(N n) { }\n}", [(2, 5)]),
        ("class N {\n    static void f(N n) {\n        //@ alloy p: no N\n    }\n    static void g() { }\n}", [(3, 9)]),
        ("class N {\n    /*@ alloy p: no N */\n    static void f(N n) { }\n}", [(2, 5)]),
        ("//@ alloy p: no N\nclass N {\n    static void f(N n) { }\n}", [(1, 1)]),
        ("class N { //@ alloy pred q() { no N }\n    static void f(N n) { }\n}", [(1, 11)]),
        ("class N {\n    //@ alloy p: no N\n    // more\n    static void f(N n) { }\n}", []),
        ("class N {\n    //@ alloy p: no N\n    N() { }\n}", []),
        ("//@ alloy pred q() { no N }\nclass N {\n    static void f(N n) { }\n}", []),
        ('class N {\n    static string f() { return "//@ alloy p: no N"; }\n}', []),
        ("class N {\n    /* so: //@ alloy p: no N */\n    static void f(N n) { }\n}", []),
    ],
)
def test_properties_that_nothing_reads_are_warned_about(text: str, places: list[tuple[int, int]]) -> None:
    warnings = load_sources([Source("n.oox", text)]).warnings
    assert [(item.span.line, item.span.column) for item in warnings] == places
    assert all(item.message == NOT_READ for item in warnings)
