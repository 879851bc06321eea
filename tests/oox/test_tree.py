"""The tree toolkit: it knows the children of every class of nodes, walks and rewrites without recursion, and shares."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Any

import pytest

import oxpecker.java.attribution.dispatch  # all modules that declare nodes  # noqa: F401
from oxpecker.java import attributed, attributed_tree
from oxpecker.java import tree as java_tree
from oxpecker.oox import cfg, syntax, typed
from oxpecker.oox.checker import check
from oxpecker.oox.parser import parse
from oxpecker.oox.source import NOWHERE, Source, Span
from oxpecker.oox.syntax import BinaryOperator, UnaryOperator
from oxpecker.oox.tree import Reference, Rewriter, Tree, UnclassifiedFieldError, Visitor, rewritten
from oxpecker.oox.types import BOOL, INT
from tests.oox.from_text import checked

PROGRAMS = sorted((Path(__file__).parents[1] / "programs").glob("[!j]*/**/*.oox"))

# --- every class is known ----------------------------------------------------------------------------------


def classes(root: type[object]) -> list[type[object]]:
    """The classes below a class that modules of ours declare; what a decorator replaced is none of them."""
    found: dict[type[object], None] = {}
    pending = [root]
    while pending:
        kind = pending.pop()
        pending += kind.__subclasses__()
        if kind.__module__.startswith("oxpecker.") and getattr(sys.modules[kind.__module__], kind.__name__) is kind:
            found[kind] = None
    return list(found)


TREES: list[tuple[Tree[Any], type[object]]] = [
    (syntax.TREE, syntax.Node),
    (typed.TREE, typed.Node),
    (java_tree.TREE, java_tree.Node),
    (attributed_tree.TREE, attributed.Node),
]


@pytest.mark.parametrize(
    ("tree", "kind"),
    [
        pytest.param(tree, kind, id=f"{kind.__module__}.{kind.__name__}")
        for tree, root in TREES
        for kind in classes(root)
    ],
)
def test_the_children_of_every_class_are_known(tree: Tree[Any], kind: type[object]) -> None:
    known = {part.name for part in tree.parts(kind)}
    speaks_of_nodes = {
        field.name
        for field in fields(kind)  # type: ignore[arg-type]
        if not str(field.type).startswith(("Reference[", "tree."))
        and any(name in str(field.type) for name in ("Expression", "Statement", "Clause", "TypeUse", "Bound"))
    }
    assert speaks_of_nodes <= known


def by_looking(tree: Tree[Any], node: object) -> Iterator[object]:
    """The children of a node, as seen from the values of its fields."""
    for field in fields(node):  # type: ignore[arg-type]
        pending = [getattr(node, field.name)]
        while pending:
            value = pending.pop(0)
            if tree.is_node(value):
                yield value
            elif isinstance(value, tuple) and not isinstance(value, Span):
                pending = [*value, *pending]


@pytest.mark.parametrize("path", PROGRAMS[::12], ids=lambda path: path.stem)
def test_children_are_those_that_fields_hold(path: Path) -> None:
    """In syntax, in the typed program, and in the graphs of its methods."""
    parsed = parse(Source(path.name, path.read_text("utf-8")))
    nodes: list[tuple[Tree[Any], object]] = [(syntax.TREE, node) for node in syntax.walk(parsed.program)]
    program = check(parsed.program, {}).program
    for method in () if program is None else program.methods.values():
        nodes += [(typed.TREE, node) for node in typed.walk(method.roots)]
        for block in [] if program is None or method.body is None else cfg.build(method, program.hierarchy).blocks:
            nodes += [(typed.TREE, node) for node in typed.walk([*block.instructions, block.end()])]
    for tree, node in nodes:
        assert list(tree.children(node)) == list(by_looking(tree, node))


class Unknown:
    """Nobody has said whether this is part of a tree."""


@dataclass(frozen=True)
class Plant:
    """The nodes of a tree that tests declare."""

    span: Span = NOWHERE


@dataclass(frozen=True)
class Leaf(Plant):
    """A node without children."""

    name: str = ""


@dataclass(frozen=True)
class Branch(Plant):
    """A node with children of all sorts."""

    one: Plant = Leaf()
    perhaps: Plant | None = None
    several: tuple[Plant, ...] = ()
    more: tuple[Leaf | Branch, ...] | None = None
    named: tuple[tuple[str, Plant | None], ...] = ()
    elsewhere: Reference[Plant | None] = None
    words: dict[str, frozenset[int]] | None = None
    reader: Reference[Callable[[], Plant] | None] = None


@dataclass(frozen=True)
class WithList(Plant):
    """Nodes where nobody looks for them."""

    plants: list[Plant] | None = None


@dataclass(frozen=True)
class WithUnknown(Plant):
    """A value of which nobody knows what it is."""

    value: Unknown | None = None


@dataclass(frozen=True)
class WithAnything(Plant):
    """A value that may be a node."""

    value: object = None


@dataclass(frozen=True)
class WithFunction(Plant):
    """A function that may give a node."""

    value: Callable[[], Plant] | None = None


PLANTS: Tree[Plant] = Tree(Plant)


@pytest.mark.parametrize("kind", [WithList, WithUnknown, WithAnything, WithFunction])
def test_a_field_that_cannot_be_classified_is_an_error_at_first_use(kind: Callable[[], Plant]) -> None:
    with pytest.raises(UnclassifiedFieldError, match=r"With\w+\.(plants|value): "):
        list(PLANTS.walk(Branch(one=kind())))


def test_a_tree_may_be_told_of_other_values() -> None:
    node = WithUnknown(value=Unknown())
    assert list(Tree(Plant, (Unknown,)).walk(node)) == [node]


# --- walking -----------------------------------------------------------------------------------------------

FULL = Branch(
    one=Leaf(name="a"),
    perhaps=Branch(one=Leaf(name="b")),
    several=(Leaf(name="c"), Branch(one=Leaf(name="d"))),
    more=(Leaf(name="e"),),
    named=(("x", Leaf(name="f")), ("y", None)),
    elsewhere=Leaf(name="g"),
)


def test_a_walk_gives_parents_first_and_follows_the_order_of_fields() -> None:
    assert [node.name for node in PLANTS.found(FULL, Leaf)] == list("abcdef")
    assert next(PLANTS.walk(FULL)) is FULL
    assert [node.name for node in PLANTS.found([FULL, None, Leaf(name="z")], Leaf)] == list("abcdefz")
    assert not list(PLANTS.walk(None))
    assert PLANTS.contains(FULL, Branch) and not PLANTS.contains(FULL.one, Branch)


def test_a_tree_without_some_kinds_has_neither_them_nor_what_they_hold() -> None:
    trunk = PLANTS.without(Leaf)
    assert len(list(trunk.walk(FULL))) == 3
    assert all(isinstance(node, Branch) for node in trunk.walk(FULL))


def test_statements_alone() -> None:
    program = checked(
        "class C { static int m(int x) { while (x > 0) x := x - 1; try { x := 1; } catch { x := 2; } return x; } }"
    )
    (method,) = program.find_methods("C.m")
    everything = [node for node in typed.walk(method.body) if not isinstance(node, typed.Expression)]
    assert list(typed.STATEMENTS.walk(method.body)) == everything
    assert any(isinstance(node, typed.Catch) for node in everything)


def deep(levels: int) -> typed.Expression:
    """An expression that nests deeper than Python's stack."""
    node: typed.Expression = typed.Bound(BOOL, "b", 0)
    for _ in range(levels):
        node = typed.Unary(BOOL, UnaryOperator.NOT, node)
    return node


def test_walks_and_rewrites_use_no_recursion() -> None:
    assert sum(1 for _ in typed.walk(deep(50_000))) == 50_001
    true = typed.Literal(BOOL, True)
    changed = Rewriter(typed.TREE, {typed.Bound: lambda _: true}).rewrite(deep(50_000))
    assert list(typed.found(changed, typed.Literal)) == [true] and not typed.contains(changed, typed.Bound)


# --- visiting and rewriting --------------------------------------------------------------------------------


def test_a_visitor_finds_the_rule_of_the_nearest_class_above() -> None:
    visitor = Visitor({typed.Node: lambda _: "node", typed.Expression: lambda _: "expression"})
    assert visitor.visit(typed.Skip()) == "node"
    assert visitor.visit(typed.Literal(INT, 1)) == "expression"
    assert visitor.visit(Leaf()) is None


def test_rewriting_without_a_change_gives_the_same_object() -> None:
    assert Rewriter(PLANTS).rewrite(FULL) is FULL
    assert rewritten(PLANTS, FULL, lambda child: child) is FULL


def test_rewriting_changes_all_places_and_shares_the_rest() -> None:
    capitals = Rewriter(PLANTS, {Leaf: lambda leaf: Leaf(name=leaf.name.upper()) if leaf.name in "df" else leaf})
    changed = capitals.rewrite(FULL)
    assert [node.name for node in PLANTS.found(changed, Leaf)] == list("abcDeF")
    assert changed.perhaps is FULL.perhaps and changed.more is FULL.more and changed.several[0] is FULL.several[0]
    assert changed.elsewhere is FULL.elsewhere and changed.named[1] is FULL.named[1]


def test_rules_see_rewritten_children() -> None:
    """A sum of constants becomes one constant, from the leaves up."""

    def fold(node: typed.Binary) -> typed.Expression:
        left, right = node.left, node.right
        if isinstance(left, typed.Literal) and isinstance(right, typed.Literal):
            return typed.Literal(INT, int(left.value or 0) + int(right.value or 0))
        return node

    def plus(left: typed.Expression, right: typed.Expression) -> typed.Binary:
        return typed.Binary(INT, BinaryOperator.PLUS, left, right)

    one = typed.integer(1)
    result: typed.Expression = plus(plus(one, plus(one, one)), one)
    assert Rewriter(typed.TREE, {typed.Binary: fold}).rewrite(result) == typed.integer(4)


def test_a_rule_before_decides_whether_children_are_looked_at() -> None:
    def before(branch: Branch) -> Branch | None:
        return branch if branch.perhaps is None else None

    seen: list[str] = []

    def after(leaf: Leaf) -> Leaf:
        seen.append(leaf.name)
        return leaf

    assert Rewriter(PLANTS, {Leaf: after}, {Branch: before}).rewrite(FULL) is FULL
    assert seen == list("acef")
