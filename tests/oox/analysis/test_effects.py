"""What code may do, found without running it."""

from __future__ import annotations

import pytest

from oxpecker.oox.analysis.effects import Effects, EffectTable
from tests.oox.from_text import checked, method_named

TEXT = """
class Node { int value; Node next; Node(int v) { this.value := v; } }
class Other extends Node { Other() { super(1); this.next := null; } }
abstract class Shape { abstract void draw(); }
class Line extends Shape { int drawn; void draw() { this.drawn := 1; } }
class Dot extends Shape { static int dots; void draw() { Dot.dots := 1; throw new IllegalStateException(); } }
class Main {
    static int count;
    static void nothing(int x) { int y := x; }
    static void field(Node n) { n.value := 1; }
    static void array(int[] a) { a[0] := 1; }
    static void references(Node[] a) { a[0] := null; }
    static void make() { Node n := new Node(3); }
    static void make_and_change() { Node n := new Node(3); n.next := n; }
    static void bump() { Main.count := 1; }
    static void through() { Main.bump(); Main.nothing(1); }
    static void one(int x) { if (x > 0) { Main.two(x - 1); } Main.count := 2; }
    static void two(int x) { Main.field(null); Main.one(x); }
    static void draws(Shape s) { s.draw(); }
    static int divides(int x) { return 1 / x; }
    static int catches(int x) { try { return 1 / x; } catch { return 0; } }
    static int catches_some(int x) { try { throw; } catch (ArithmeticException e) { return 0; } }
    static void throws_on() { Main.divides(1); }
}
"""


def effects(name: str, virtual: bool = False) -> Effects:
    program = checked(TEXT)
    return EffectTable(program).of_call(method_named(program, name).info, virtual)


def statics(found: Effects) -> set[str]:
    return {str(field) for field in found.statics}


def test_what_is_assigned() -> None:
    assert not effects("Main.nothing").regions and not effects("Main.nothing").allocates
    assert effects("Main.field").regions == {("Node", 0)}
    assert effects("Main.array").regions == {("[]", "int")}
    assert effects("Main.references").regions == {("[]", "reference")}
    assert statics(effects("Main.bump")) == {"Main.count"}
    assert statics(effects("Main.through")) == {"Main.count"}


def test_what_a_constructor_assigns_to_its_object_is_new() -> None:
    assert effects("Main.make").allocates
    assert not effects("Main.make").regions
    assert effects("Main.make_and_change").regions == {("Node", 1)}


def test_methods_that_call_each_other() -> None:
    for name in ("Main.one", "Main.two"):
        assert statics(effects(name)) == {"Main.count"}
        assert effects(name).regions == {("Node", 0)}


def test_every_body_that_a_call_may_run_counts() -> None:
    found = effects("Main.draws")
    assert found.regions == {("Line", 0)} and statics(found) == {"Dot.dots"}
    assert "IllegalStateException" in found.throws


@pytest.mark.parametrize(
    ("name", "thrown"),
    [
        ("Main.nothing", set()),
        ("Main.divides", {"ArithmeticException"}),
        ("Main.throws_on", {"ArithmeticException"}),
        ("Main.catches", set()),
        ("Main.catches_some", {"Exception"}),
        ("Main.bump", set()),
        ("Main.field", {"NullPointerException"}),
    ],
)
def test_what_may_leave(name: str, thrown: set[str]) -> None:
    assert effects(name).throws == thrown


def test_a_call_graph_ends() -> None:
    program = checked(TEXT)
    table = EffectTable(program)
    below = {m.name for m in table.below(method_named(program, "Main.one").info)}
    assert below == {"one", "two", "field"}


FORKING = """
class Task { void go() { fork Main.work(); } }
class Above { void go() { } }
class Below extends Above { void go() { Main.starts(); } }
class Main {
    static int count;
    static void work() { Main.count := 1; }
    static void starts() { fork Main.work(); join; }
    static void through() { Main.starts(); }
    static void virtually(Above a) { a.go(); }
    static void never(int x) { Main.work(); }
}
"""


@pytest.mark.parametrize("name", ["Main.starts", "Main.through", "Main.virtually", "Task.go"])
def test_what_may_start_a_thread(name: str) -> None:
    program = checked(FORKING)
    assert EffectTable(program).may_fork(method_named(program, name).info)


@pytest.mark.parametrize("name", ["Main.work", "Main.never", "Above.go"])
def test_what_starts_none_though_the_program_does(name: str) -> None:
    program = checked(FORKING)
    assert not EffectTable(program).may_fork(method_named(program, name).info)


def test_what_a_started_thread_assigns_counts() -> None:
    program = checked(FORKING)
    found = EffectTable(program).of_call(method_named(program, "Main.starts").info, False)
    assert statics(found) == {"Main.count"}


CONSTANTS = """
class Plain { static Object only := new Object(); }
class Reads { static Object same := Plain.only; }
class One { static Object first := Other.second; }
class Other { static Object second := One.first; }
class Above { static Object below := Below.value; }
class Below extends Above { static Object value := new Object(); }
"""


@pytest.mark.parametrize("order", [1, -1])
def test_classes_that_need_each_other_are_not_constant_whoever_is_asked_first(order: int) -> None:
    constant = EffectTable(checked(CONSTANTS)).constant
    names = ["Plain", "Reads", "One", "Other", "Above", "Below"]
    assert {name for name in names[::order] if name in constant} == {"Plain", "Reads"}
