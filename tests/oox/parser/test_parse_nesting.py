"""Programs that nest as deep as is allowed, deeper, and absurdly deep."""

from __future__ import annotations

import sys
from collections.abc import Callable

import pytest

from oxpecker.oox.limits import MAX_DEPTH
from oxpecker.oox.syntax import Node, children
from tests.exhaustive import sampled
from tests.oox.parser.parser_helpers import lines, parsed

TOO_DEEP = f"nested more than {MAX_DEPTH} levels deep"

NESTINGS: dict[str, Callable[[int], str]] = {
    "parentheses": lambda n: "x := " + "(" * n + "1" + ")" * n + ";",
    "negations": lambda n: "x := " + "-" * n + "1;",
    "lengths": lambda n: "x := " + "#" * n + "a;",
    "casts": lambda n: "x := " + "(A)" * n + "a;",
    "sums": lambda n: "x := 1" + " + 1" * n + ";",
    "sums to the right": lambda n: "x := " + "1 + (" * n + "1" + ")" * n + ";",
    "implications": lambda n: "x := " + "a ==> " * n + "a;",
    "instanceof": lambda n: "x := a" + " instanceof A" * n + ";",
    "conditionals": lambda n: "x := " + "a ? b : " * n + "c;",
    "conditionals in the middle": lambda n: "x := " + "a ? " * n + "b" + " : c" * n + ";",
    "fields": lambda n: "x := a" + ".f" * n + ";",
    "fields assigned to": lambda n: "a" + ".f" * n + " := 1;",
    "calls": lambda n: "a" + ".m()" * n + ";",
    "arguments": lambda n: "x := " + "m(" * n + ")" * n + ";",
    "arguments in parentheses": lambda n: "x := " + "a.m((" * n + "1" + "))" * n + ";",
    "new": lambda n: "x := " + "new A((" * n + "1" + "))" * n + ";",
    "array literals": lambda n: "x := " + "new A[] {" * n + "}" * n + ";",
    "indices": lambda n: "x := " + "a[" * n + "1" + "]" * n + ";",
    "quantifiers": lambda n: "assert " + "(forall v, i : a : " * n + "true" + ")" * n + ";",
    "old": lambda n: "x := " + "old(" * n + "1" + ")" * n + ";",
    "array types": lambda n: "int" + "[]" * n + " x;",
    "dimensions": lambda n: "x := new int[3]" + "[]" * n + ";",
    "sizes": lambda n: "x := new int[3]" + "[3]" * n + ";",
    "blocks": lambda n: "{" * n + "}" * n,
    "ifs": lambda n: "if (a) " * n + ";",
    "else-ifs": lambda n: "if (a == 1) { b := b + 1; }" + " else if (a == 1) { b := b + 1; }" * (n - 1),
    "whiles": lambda n: "while (a) " * n + ";",
    "labels": lambda n: "l: " * n + ";",
}


def body(text: str) -> str:
    return "class A { void m() {\n" + text + "\n} int after = 1; }"


def depth(node: Node) -> int:
    """How many levels of nodes there are, counted without recursion."""
    levels, layer = 0, [node]
    while layer:
        levels, layer = levels + 1, [child for above in layer for child in children(above)]
    return levels


@pytest.mark.parametrize("kind", NESTINGS)
def test_as_deep_as_allowed(kind: str) -> None:
    result = parsed(body(NESTINGS[kind](MAX_DEPTH)))
    assert [d.message for d in result.diagnostics] == ["assignment is written ':='"]
    assert depth(result.program) <= MAX_DEPTH + 20


@pytest.mark.parametrize("kind", NESTINGS)
def test_deeper(kind: str) -> None:
    """One error, at its place, and reading goes on behind it."""
    found = parsed(body(NESTINGS[kind](MAX_DEPTH + 20))).diagnostics
    assert [d.message for d in found] == [TOO_DEEP, "assignment is written ':='"]
    assert found[0].span.line == 2


@pytest.mark.parametrize("kind", sampled(NESTINGS, 3))
def test_absurdly_deep(kind: str) -> None:
    found = parsed(body(NESTINGS[kind](100_000 if kind == "parentheses" else 20_000))).diagnostics
    assert found[0].message == TOO_DEEP


def test_levels_of_different_kinds_add_up() -> None:
    half = MAX_DEPTH // 2 + 10
    inside = "x := " + "-" * half + "a" + ".f" * half + " + 1;"
    assert [d.message for d in parsed(body(inside)).diagnostics] == [TOO_DEEP, "assignment is written ':='"]
    nested = "if (a) " * half + "x := " + "-" * half + "1;"
    assert [d.message for d in parsed(body(nested)).diagnostics] == [TOO_DEEP, "assignment is written ':='"]


def test_deep_on_the_left_of_deep() -> None:
    """No single chain is too long, but each is the left operand of the next."""
    text = "x := " + "(" * 100 + "1" + (" + 1" * 10 + ")") * 100 + ";"
    assert [d.message for d in parsed(body(text)).diagnostics] == [TOO_DEEP, "assignment is written ':='"]


@pytest.mark.parametrize("text", ["this({});", "super({});", "this.m({});", "new A({});", "a[{}].b := 1;"])
def test_deep_arguments(text: str) -> None:
    deep = "(" * 100 + "1" + (" + 1" * 10 + ")") * 100
    assert [d.message for d in parsed(body(text.format(deep))).diagnostics] == [TOO_DEEP, "assignment is written ':='"]


@pytest.mark.parametrize("location", ["{}.*", "{}[*]", "{}[1 .. 2]", "{}.f", "a[{}]"])
def test_deep_locations(location: str) -> None:
    deep = "(" * 100 + "a" + (".f" * 10 + ")") * 100
    text = f"class A {{ void m() assignable({location.format(deep)}) {{ }} }}"
    assert [d.message for d in parsed(text).diagnostics] == [TOO_DEEP]


def test_every_operator_level_inside_every_other() -> None:
    operators = "a ==> a || a && a | a ^ a & a == a < a << a + a * ("
    assert parsed(body("x := " + operators * 1000 + "1" + ")" * 1000 + ";")).diagnostics[0].message == TOO_DEEP


def test_two_methods_too_deep_are_two_errors() -> None:
    deep = NESTINGS["parentheses"](MAX_DEPTH + 20) * 2
    found = parsed(f"class A {{ void m() {{ {deep} }}\n void n() {{ {deep} }} }}").diagnostics
    assert [(d.message, d.span.line) for d in found] == [(TOO_DEEP, 1), (TOO_DEEP, 2)]


@pytest.mark.parametrize("inside", [False, True], ids=["at the top", "in a method"])
@pytest.mark.parametrize("unit", ["{", "+{}", "(", ")", "[", "}", "/*\n", '"\n', "@ ", "- ", "a.", "if (", "class "])
def test_much_of_the_same_is_given_up(unit: str, inside: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("oxpecker.oox.parser.cursor.MOST_SKIPPED", 10_000)
    found = parsed("class A { void m() { a := " * inside + unit * 30_000).diagnostics
    assert 0 < len(found) <= 101, lines(found[:3])


@pytest.mark.parametrize("unit", ["{", "{}", "("])
def test_megabytes_are_given_up_soon(unit: str) -> None:
    found = parsed(unit * 10_000_000).diagnostics
    assert [d.message for d in found] == [
        f"expected a class or an interface, found '{unit[0]}'",
        "too much text had to be skipped; stopping here",
    ]


def test_the_recursion_limit_is_put_back() -> None:
    before = sys.getrecursionlimit()
    parsed(body(NESTINGS["parentheses"](MAX_DEPTH)))
    assert sys.getrecursionlimit() == before
