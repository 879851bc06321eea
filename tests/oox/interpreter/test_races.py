"""Data races in concrete runs: two uses that monitors, fork, join and class initialisation leave unordered."""

from __future__ import annotations

import pytest

from oxpecker.oox.interpreter import Access, Choices, Limits, Raced
from oxpecker.oox.interpreter.races import RacingInterpreter
from oxpecker.oox.source import Span
from tests.oox.from_text import checked, method_named

TEXT = """class Setup { static int made; static { Setup.made := 1; } }
class Main {
    int n; int other; static int total;
    void write() { this.n := 1; }
    void read() { int x := this.n; }
    void check() { assert this.n >= 0; }
    pure int get() { return this.n; }
    void ask() { assert this.get() >= 0; }
    void locked() { lock (this) { this.n := 2; } }
    void early() { this.n := 3; lock (this) { ; } }
    void late() { lock (this) { ; } this.n := 4; }
    void sleep() { lock (this) { while (this.other == 0) { wait(this); } } this.n := 5; }
    void wake() { this.n := 6; lock (this) { this.other := 1; notify(this); } }
    static void first(int[] a) { a[0] := 1; }
    static void second(int[] a) { a[1] := 1; }
    static void all(int[] a) { assert forall v, i : a : v >= 0; }
    static void count() { Main.total := 1; }
    static void use() { int x := Setup.made; }

    static void reading() { Main m := new Main(); fork m.write(); m.read(); }
    static void checking() { Main m := new Main(); fork m.write(); m.check(); }
    static void asking() { Main m := new Main(); fork m.write(); m.ask(); }
    static void before() { Main m := new Main(); m.write(); fork m.write(); }
    static void after() { Main m := new Main(); fork m.write(); join; m.write(); }
    static void twice() { Main m := new Main(); fork m.write(); fork m.write(); join; }
    static void guarded() { Main m := new Main(); fork m.locked(); fork m.locked(); }
    static void handed() { Main m := new Main(); fork m.early(); m.late(); }
    static void notified() { Main m := new Main(); fork m.sleep(); m.wake(); }
    static void same() { int[] a := new int[2]; fork Main.first(a); Main.first(a); }
    static void apart() { int[] a := new int[2]; fork Main.first(a); Main.second(a); }
    static void whole() { int[] a := new int[2]; fork Main.first(a); Main.all(a); }
    static void statics() { fork Main.count(); Main.count(); }
    static void initialised() { fork Main.use(); Main.use(); }
    static void grandchild() { Main m := new Main(); fork Main.child(m); join; m.write(); }
    static void child(Main m) { fork m.write(); join; }
    static void orphan() { Main m := new Main(); fork Main.parent(m); join; m.write(); }
    static void parent(Main m) { fork m.write(); }
}
"""
PROGRAM = checked(TEXT)


def uses(writes: str, where: str, part: str = "") -> tuple[Span, bool]:
    """A use by the text of its place, which must be unique, or by a part of it."""
    (line,) = [number for number, text in enumerate(TEXT.splitlines(), 1) if where in text]
    text = part or where
    column = TEXT.splitlines()[line - 1].index(where) + where.index(text) + 1
    return Span("test.oox", line, column, line, column + len(text)), writes == "writes"


def raced(name: str, *sides: tuple[Span, bool]) -> Raced | None:
    """The race that some of the first schedules show."""
    interpreter = RacingInterpreter(PROGRAM, Limits(steps=10_000), frozenset(sides))
    for seed in range(20):
        outcome = interpreter.run(method_named(PROGRAM, name), lambda _heap: [], Choices(seed=seed)).outcome
        if isinstance(outcome, Raced):
            return outcome
    return None


READ = uses("reads", "int x := this.n;", "this.n")
WRITE = uses("writes", "this.n := 1;")
EARLY = uses("writes", "this.n := 3;")
LATE = uses("writes", "this.n := 4;")


@pytest.mark.parametrize(
    ("name", "sides", "what"),
    [
        ("Main.reading", [WRITE, READ], "Main.n"),
        ("Main.checking", [WRITE, uses("reads", "assert this.n >= 0;")], "Main.n"),
        ("Main.asking", [WRITE, uses("reads", "assert this.get() >= 0;")], "Main.n"),
        ("Main.twice", [WRITE], "Main.n"),
        ("Main.same", [uses("writes", "a[0] := 1;")], "an element of int[]"),
        (
            "Main.whole",
            [uses("writes", "a[0] := 1;"), uses("reads", "assert forall v, i : a : v >= 0;")],
            "an element of",
        ),
        ("Main.statics", [uses("writes", "Main.total := 1;")], "Main.total"),
        ("Main.handed", [EARLY, LATE], "Main.n"),
        ("Main.orphan", [WRITE], "Main.n"),
    ],
)
def test_what_nothing_orders_is_a_race(name: str, sides: list[tuple[Span, bool]], what: str) -> None:
    found = raced(name, *sides)
    assert found is not None
    assert found.what.startswith(what)
    assert found.first.thread != found.second.thread
    assert {(use.span, use.writes) for use in (found.first, found.second)} == set(sides)


@pytest.mark.parametrize(
    ("name", "side"),
    [
        ("Main.before", WRITE),
        ("Main.after", WRITE),
        ("Main.grandchild", WRITE),
        ("Main.guarded", uses("writes", "this.n := 2;")),
        ("Main.apart", uses("writes", "a[0] := 1;")),
        ("Main.initialised", uses("writes", "Setup.made := 1;")),
        ("Main.initialised", uses("reads", "Setup.made; }", "Setup.made")),
    ],
)
def test_what_is_ordered_is_none(name: str, side: tuple[Span, bool]) -> None:
    assert raced(name, side) is None


def test_a_notification_orders_what_was_before_it() -> None:
    assert raced("Main.notified", uses("writes", "this.n := 5;"), uses("writes", "this.n := 6;")) is None


def test_a_monitor_orders_only_those_who_come_later() -> None:
    interpreter = RacingInterpreter(PROGRAM, Limits(), frozenset({EARLY, LATE}))
    method = method_named(PROGRAM, "Main.handed")
    first_leaves = interpreter.run(method, lambda _heap: [], Choices([1, 1, 1, 1, 1, 0])).outcome
    first_enters = interpreter.run(method, lambda _heap: [], Choices([0, 0, 0, 0, 0, 0, 1])).outcome
    assert not isinstance(first_leaves, Raced)
    assert isinstance(first_enters, Raced)
    assert first_enters.second == Access(1, EARLY[0], True)
