"""Inferred class invariants: which conditions remain, whatever the clock says, and that they can be switched off."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count

import pytest

import oxpecker
from oxpecker.api.loading import load_sources
from oxpecker.engine import Options
from oxpecker.limits import LimitReached
from oxpecker.limits.reason import Cause
from oxpecker.oox.source import Source
from oxpecker.results import Classification, Verdict
from oxpecker.strategies import Goal, class_invariants
from oxpecker.strategies.class_invariants import ClassInvariant, ClassInvariants

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


def interrupted(seconds: float) -> Iterator[ClassInvariant | None]:
    """What the invariant of a session is said to be each time that it is asked for; None if time is over."""
    loaded = load_sources([Source("Session.java", SESSION)])
    method = next(each for each in loaded.methods_to_check() if each.info.name == "length")
    known = ClassInvariants(Goal(loaded.syntax, loaded.program, method, Options(), loaded.sources))
    while True:
        try:
            yield known.of(loaded.program.hierarchy["Session"], seconds)
        except LimitReached as limit:
            assert limit.reason.cause is Cause.TIME
            yield None


def test_a_slower_machine_infers_the_same_later(monkeypatch: pytest.MonkeyPatch) -> None:
    whole = next(interrupted(seconds=3600))
    assert whole is not None and len(whole.clauses) == 1
    ticks = count()
    monkeypatch.setattr(class_invariants, "monotonic", lambda: float(next(ticks)))
    asked = interrupted(seconds=2)  # one check of a method each time
    said = [next(asked)]
    while said[-1] is None:
        said.append(next(asked))
    assert len(said) > 3
    assert [str(each.condition) for each in said[-1].clauses] == [str(each.condition) for each in whole.clauses]


def test_without_time_for_invariants_the_verdict_is_unknown(monkeypatch: pytest.MonkeyPatch) -> None:
    ticks = count(step=3600)
    monkeypatch.setattr(class_invariants, "monotonic", lambda: float(next(ticks)))
    (result,) = oxpecker.check(SESSION, name="Session.java", method="Session.length").results
    assert result.verdict is Verdict.UNKNOWN and result.reason.cause is Cause.TIME
    assert "whether the objects of a finding can exist" in result.reason and not result.findings
