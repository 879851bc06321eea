"""What analyses claim of programs in OOX."""

from __future__ import annotations

from dataclasses import replace

import pytest

from oxpecker.oox import syntax
from oxpecker.oox.checker import check
from oxpecker.oox.claims import Fact
from oxpecker.oox.parser import parse
from oxpecker.oox.source import Source


def parsed(text: str) -> syntax.Program:
    """A program without errors."""
    result = parse(Source("p.oox", text))
    assert not result.diagnostics, result.diagnostics
    return result.program


def claimed(program: syntax.Program, facts: str = "all") -> set[str]:
    """What is claimed of it, in words."""
    checked = check(program, {"facts": facts})
    assert checked.program is not None, checked.diagnostics
    return {f"{claim.fact}: {claim}" for claim in checked.program.claims}


BOX = """
class Box {
    private final Object first;
    private Object second := new Object();
    Object open := new Object();
    private int[] cells := new int[3];

    Box(Object given) {
        if (given == null) { throw new Exception(); }
        this.first := given;
    }

    void change(Object other) { this.second := other; }

    int count() { return #this.cells; }
}
"""


def test_private_and_final_members_are_known() -> None:
    assert claimed(parsed(BOX)) == {
        "nullness: Box.first is never null",
        "nullness: Box.cells is never null",
        "ownership: Box.cells holds an array that nothing else holds",
        "lengths: Box.cells holds an array of length 3",
    }


def test_without_modifiers_nothing_is_claimed() -> None:
    assert not claimed(parsed(BOX.replace("private ", "").replace("final ", "")))


@pytest.mark.parametrize("fact", Fact)
def test_each_fact_can_be_had_alone(fact: Fact) -> None:
    program = parsed(BOX)
    assert claimed(program, fact) == {each for each in claimed(program) if each.startswith(f"{fact}:")}


def test_with_no_fact_nothing_is_claimed() -> None:
    assert not claimed(parsed(BOX), "none")


def test_a_claim_names_the_places_that_it_relies_on() -> None:
    checked = check(parsed(BOX))
    assert checked.program is not None
    lines = {str(claim): {span.line for span in claim.relies_on} for claim in checked.program.claims}
    assert lines["Box.first is never null"] == {10}
    assert lines["Box.cells holds an array of length 3"] == {6, 15}


WAYS_OUT = {
    "a static field": "Other.seen := this;",
    "an argument": "other.next := this;",
    "an array": "all[0] := this;",
    "a call": "other.keep(this);",
    "an exception": "if (other == null) { throw new Carrier(this); }",
    "a thread": "fork Other.look(this);",
    "an object that leads to it": "Carrier c := new Carrier(this); Other.seen := c;",
    "an object that is out already": "Carrier c := new Carrier(null); Other.seen := c; c.held := this;",
    "what a field holds": "this.other := other; this.other.next := this;",
    "a method that a subclass overrides": "this.hook();",
    "methods that call each other": "this.one(3);",
}


@pytest.mark.parametrize("way", WAYS_OUT)
def test_an_object_that_is_seen_too_early_may_lack_its_fields(way: str) -> None:
    text = """
class Other {
    static Object seen;
    Object next;
    void keep(Object o) { this.next := o; }
    static void look(Object o) { }
}
class Carrier extends Exception {
    Object held;
    Carrier(Object held) { this.held := held; }
}
class Part {
    private final Object name;
    Other other;
    Part(Other other, Object[] all) { WAY this.name := new Object(); }
    void hook() { }
    void one(int n) { if (n > 0) { this.two(n - 1); } Other.seen := this; }
    void two(int n) { if (n > 0) { this.one(n - 1); } }
}
class Below extends Part {
    Below() { super(null, null); }
    void hook() { Other.seen := this; }
}
"""
    assert "nullness: Part.name is never null" in claimed(parsed(text.replace("WAY", "")))
    assert "nullness: Part.name is never null" not in claimed(parsed(text.replace("WAY", WAYS_OUT[way])))


def test_what_an_object_keeps_for_itself_shows_it_to_nobody() -> None:
    text = """
class Whole {
    private final Part part;
    private final Object name;
    Whole() {
        this.part := new Part(this);
        this.part.next := new Part(this);
        this.part.next.next := this.part;
        this.name := new Object();
    }
}
class Part {
    Whole whole;
    Part next;
    Part(Whole whole) { this.whole := whole; }
}
"""
    assert "nullness: Whole.name is never null" in claimed(parsed(text))


RECURSION = """
class Node {
    static Object seen;
    private final Object name;
    Node(int n) { this.name := new Object(); this.one(n); }
    Node(Object given) { this.two(1); this.name := new Object(); }
    private void one(int n) { if (n > 0) { this.two(n - 1); } Node.seen := this; }
    private void two(int n) { if (n > 0) { this.one(n - 1); } }
    private Object same(Object o) { return o; }
    private Object other(Object o) { return o == null ? this.same(new Object()) : this.same(o); }
    Object use() { return this.other(this.name); }
}
class User {
    private final int[] data := new int[2];
    void fill(Object[] all) { all[0] := this.data; }
}
"""


def test_the_order_of_classes_and_members_changes_no_claim() -> None:
    program = parsed(RECURSION)
    turned = tuple(replace(each, members=tuple(reversed(each.members))) for each in reversed(program.classes))
    assert claimed(program) == claimed(replace(program, classes=turned))
    assert "nullness: Node.name is never null" not in claimed(program)
    assert "nullness: parameter 1 of Node.same(Object) is never null" in claimed(program)


@pytest.mark.parametrize(
    ("statement", "message"),
    [
        ("o.hidden := null;", "Owner.hidden has private access in Owner"),
        ("o.call();", "Owner.call() has private access in Owner"),
        ("Owner made := new Owner();", "Owner() has private access in Owner"),
        ("o.fixed := null;", "cannot assign a value to final variable Owner.fixed; only constructors of its class can"),
    ],
)
def test_rules_of_private_and_final_members(statement: str, message: str) -> None:
    text = """
class Owner {
    private Object hidden;
    final Object fixed;
    private Owner() { this.fixed := null; }
    private void call() { }
}
class Owner$Inner { void inside(Owner o) { o.hidden := null; o.call(); } }
class User { void use(Owner o) { STATEMENT } }
"""
    assert check(parsed(text.replace("STATEMENT", ""))).program is not None
    checked = check(parsed(text.replace("STATEMENT", statement)))
    assert [item.message for item in checked.diagnostics] == [message]


DEMANDING = """
class Box {
    private final Object kept;

    Box(Object given) {
        Box.check(given);
        this.kept := given;
    }

    static void check(Object o) { if (o == null) { throw new Exception(); } }
}
"""


@pytest.mark.parametrize(
    ("body", "is_demanded"),
    [
        ("if (o == null) { throw new Exception(); }", True),
        ("Object same := o; if (same == null) { throw new Exception(); }", True),
        ("if (o == null) { Box.check(o); }", True),
        ("if (o == null) { return; } throw new Exception();", False),
        ("o := new Object(); if (o == null) { throw new Exception(); }", False),
        ("Object other := o; other := new Object(); if (other == null) { throw new Exception(); }", False),
        ("try { if (o == null) { throw new Exception(); } } catch { }", False),
        ("if (o != null) { throw new Exception(); }", False),
    ],
)
def test_what_a_call_demands_is_not_null_after_it(body: str, is_demanded: bool) -> None:
    program = parsed(DEMANDING.replace("if (o == null) { throw new Exception(); }", body))
    assert ("nullness: Box.kept is never null" in claimed(program)) is is_demanded


def test_only_models_are_closed() -> None:
    checked = check(parsed("class A { closed void f() { } closed A() { } }"))
    assert [str(each.message) for each in checked.diagnostics] == [
        "modifier 'closed' not allowed here: A.f() is not part of a library model",
        "modifier 'closed' not allowed here: A() is not part of a library model",
    ]


@pytest.mark.parametrize(("handler", "is_known"), [("this.kept := null;", False), ("", True)])
def test_code_that_is_not_supported_may_throw(handler: str, is_known: bool) -> None:
    text = 'class A { private Object kept := new Object(); void f() { try { unsupported("x"); } catch { HANDLER } } }'
    found = claimed(parsed(text.replace("HANDLER", handler)))
    assert ("nullness: A.kept is never null" in found) is is_known
