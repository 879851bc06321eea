"""Inferred class invariants: which conditions remain, and that they can be switched off."""

from __future__ import annotations

import pytest

import oxpecker
from oxpecker.results import Classification, Verdict

SESSION = """
class Session {
    private String name;
    private boolean open;
    void open(String name) {
        if (name == null) throw new IllegalArgumentException();
        this.name = name;
        open = true;
    }
    void close() { open = false; name = null; }
    public int length() { return open ? name.length() : 0; }
}
"""


def test_the_verdict_names_the_invariant() -> None:
    (result,) = oxpecker.check(SESSION, name="Session.java", method="Session.length").results
    assert result.verdict is Verdict.VALID_PROVIDED
    (condition,) = result.conditions
    assert condition.classification is Classification.INVARIANT
    assert condition.text == "objects of Session keep !open || name != null"


@pytest.mark.parametrize("options", [{"facts": "none"}, {"facts": "nullness"}, {"null_inputs": True}])
def test_invariants_can_be_switched_off(options: dict[str, object]) -> None:
    (result,) = oxpecker.check(SESSION, name="Session.java", method="Session.length", **options).results
    assert result.verdict is Verdict.INVALID


BREAKING = [
    "void set(Session other) { other.open = true; }",
    "static void set(Session s) { s.open = true; }",
    "class Inner { void set() { open = true; } }",
    "Runnable setting() { return () -> open = true; }",
    "private void set() { open = true; } class Inner { void call() { set(); } }",
    'void set(Runnable r) { open = true; r.run(); name = ""; }',
    'void set(int[] a) { open = true; int x = a[0]; name = ""; }',
    'void hook() { } void set() { open = true; hook(); name = ""; }',
    'static Session last; Session() { open = true; last = this; name = ""; }',
    "Session(boolean open) { this.open = open; }",
    "private void half() { open = true; } void set() { half(); }",
]
"""Members that let other code see a session that is open and has no name."""


@pytest.mark.parametrize("member", BREAKING)
def test_an_invariant_that_code_breaks_is_none(member: str) -> None:
    program = SESSION.replace("    public int length()", f"    {member}\n    int length()")
    (result,) = oxpecker.check(program, name="Session.java", method="Session.length").results
    assert result.verdict is Verdict.INVALID


KEEPING = [
    'private void half() { open = true; } void set() { half(); name = ""; }',
    'void set(Runnable r) { r.run(); open = true; name = ""; }',
    'void set(int[] a) { int x = a[0]; open = true; name = ""; }',
    "boolean isOpen() { return open; }",
    'Session() { open = true; name = ""; }',
]
"""Members that change a session, but let no other code see it in between."""


@pytest.mark.parametrize("member", KEEPING)
def test_an_invariant_that_code_keeps(member: str) -> None:
    program = SESSION.replace("    public int length()", f"    {member}\n    int length()")
    (result,) = oxpecker.check(program, name="Session.java", method="Session.length").results
    assert result.verdict in (Verdict.VALID_PROVIDED, Verdict.VALID_WITHIN_BOUNDS_PROVIDED)
