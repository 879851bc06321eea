"""Every node's span covers exactly its own text."""

from __future__ import annotations

import pytest

from oxpecker.oox import syntax as s
from oxpecker.oox.parser import parse, parse_expression_text
from oxpecker.oox.source import Severity, Source
from tests.oox.parser.parser_helpers import expression, member, parsed, statement
from tests.oox.parser.parser_samples import PROGRAMS, SAMPLES

TEXTS = SAMPLES | dict(list(PROGRAMS.items())[:: max(1, len(PROGRAMS) // 10)])
"""The samples and about ten of the programs, which take a while."""


def covered(text: str, node: s.Node) -> str:
    """The text under a node's span."""
    _, line, column, end_line, end_column = node.span
    lines = text.split("\n")[line - 1 : end_line]
    lines[-1] = lines[-1][: end_column - 1]
    lines[0] = lines[0][column - 1 :]
    return "\n".join(lines)


def read_again(text: str, node: s.Node) -> s.Node | None:
    """What a piece of text is by itself, where a node of this kind is wanted."""
    if isinstance(node, s.Expression):
        return parse_expression_text(Source("piece", text)).expression
    if isinstance(node, s.Statement):
        (method,) = parse(Source("piece", f"class A {{ void m() {{ {text} }} }}")).program.classes[0].members
        assert isinstance(method, s.Method)
        assert method.body is not None
        return method.body.statements[0]
    if isinstance(node, s.Clause):
        (method,) = parse(Source("piece", f"class A {{ void m() {text}; }}")).program.classes[0].members
        assert isinstance(method, s.Method)
        return method.clauses[0]
    if isinstance(node, s.Member):
        name = node.name if isinstance(node, s.Constructor) else "A"
        return parse(Source("piece", f"class {name} {{ {text} }}")).program.classes[0].members[0]
    if isinstance(node, s.Class):
        return parse(Source("piece", text)).program.classes[0]
    return node


def is_pair(text: str, node: s.Node) -> bool:
    """Whether a node is Smid's pair of conditions in a clause, which is no expression anywhere else."""
    if not isinstance(node, s.Binary):
        return False
    left, right = (covered(text, each) for each in (node.left, node.right))
    return covered(text, node) == f"{left}, {right}"


READABLE = [
    name for name, text in TEXTS.items() if not any(d.severity is Severity.ERROR for d in parsed(text).diagnostics)
]


@pytest.mark.parametrize("name", READABLE)
def test_the_text_of_each_node_is_read_as_that_node(name: str) -> None:
    text = TEXTS[name]
    result = parsed(text)
    for node in s.walk(result.program):
        if not isinstance(node, (s.Program, s.Super)) and not is_pair(text, node):
            assert read_again(covered(text, node), node) == node, covered(text, node)


@pytest.mark.parametrize("name", TEXTS)
def test_nodes_lie_inside_their_parents(name: str) -> None:
    for node in s.walk(parsed(TEXTS[name]).program):
        for child in s.children(node):
            if not isinstance(child, s.Option):  # the parser's own points at what made it add the option
                assert node.span[1:3] <= child.span[1:3]
                assert child.span[3:5] <= node.span[3:5]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("a + b", ["a + b", "a", "b"]),
        ("(a) + (b * c)", ["(a) + (b * c)", "a", "b * c", "b", "c"]),
        ("((a))", ["a"]),
        ("(a).f[b]", ["(a).f[b]", "(a).f", "a", "b"]),
        ("-(a)", ["-(a)", "a"]),
        ("(C[]) a.b", ["(C[]) a.b", "C[]", "a.b", "a"]),
        ("a instanceof C [ ]", ["a instanceof C [ ]", "a", "C [ ]"]),
        ("new int[3][]", ["new int[3][]", "int", "3"]),
        ("super.m(a,)", ["super.m(a,)", "super", "a"]),
        ("forall v, i : a : (b)", ["forall v, i : a : (b)", "a", "b"]),
        ("forall a, i, v : (b)", ["forall a, i, v : (b)", "a", "b"]),
        ("a ? (b) : (c)", ["a ? (b) : (c)", "a", "b", "c"]),
        ("a\n  + b", ["a\n  + b", "a", "b"]),
    ],
)
def test_expressions(text: str, expected: list[str]) -> None:
    assert [covered(text, node) for node in s.walk(expression(text))] == expected


PREFIX = "class A { void m() { "


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("int x := (1);", ["int x := (1);", "int", "1"]),
        ("a := b;", ["a := b;", "a", "b"]),
        ("if (a) b(); else ;", ["if (a) b(); else ;", "a", "b();", "b()", ";"]),
        ("if (a) { };", ["if (a) { };", "a", "{ }"]),
        ("try { } catch (C e) { }", ["try { } catch (C e) { }", "{ }", "catch (C e) { }", "C", "{ }"]),
        ("l: wait(a);", ["l: wait(a);", "wait(a);", "a"]),
    ],
)
def test_statements(text: str, expected: list[str]) -> None:
    assert [covered(PREFIX + text, node) for node in s.walk(statement(text))] == expected


def test_members() -> None:
    text = "class A { - static int f := 1; }"
    (field,) = parsed(text).program.classes[0].members
    assert [covered(text, node) for node in s.walk(field)] == ["- static int f := 1;", "int", "1"]
    method = member("pure int m(C x) requires(a) assignable(b.c);")
    found = [covered("class A { pure int m(C x) requires(a) assignable(b.c); }", node) for node in s.walk(method)]
    assert found == ["pure int m(C x) requires(a) assignable(b.c);", "int", "C x", "C", "requires(a)", "a",
                     "assignable(b.c)", "b.c", "b"]  # fmt: skip


def test_programs() -> None:
    assert parsed("\n class A { }\n").program.span == ("t.oox", 1, 1, 2, 13)
    assert parsed("").program.span == ("t.oox", 1, 1, 1, 1)
