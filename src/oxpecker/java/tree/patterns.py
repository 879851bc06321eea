"""Patterns, and the labels of switches that may contain them."""

from __future__ import annotations

from oxpecker.java.tree.node import Expression, Node, Statement
from oxpecker.java.tree.types import TypeNode
from oxpecker.oox.records import dataclass


class Pattern(Expression):
    """A pattern, which stands where a constant or a type may stand."""

    __slots__ = ()


@dataclass(frozen=True, slots=True, eq=False)
class TypePattern(Pattern):
    """`T name`; for `var name` there is no type, for `T _` no name, and for `_` neither."""

    type: TypeNode | None
    name: str | None
    final: bool = False


@dataclass(frozen=True, slots=True, eq=False)
class RecordPattern(Pattern):
    """`R(p, q)`."""

    type: TypeNode
    parts: tuple[Pattern, ...]


@dataclass(frozen=True, slots=True, eq=False)
class Label(Node):
    """`case a, b when guard` or `default`: constants, null and patterns, and whether `default` is one of them."""

    values: tuple[Expression, ...]
    default: bool = False
    guard: Expression | None = None


@dataclass(frozen=True, slots=True, eq=False)
class Case(Node):
    """One group of a switch: its labels, `->` or `:`, and its body."""

    labels: tuple[Label, ...]
    arrow: bool
    body: tuple[Statement, ...]
