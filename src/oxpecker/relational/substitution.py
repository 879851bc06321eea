"""Substitutes expressions for variables."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import TypeVar, cast

from oxpecker.relational import syntax
from oxpecker.relational.scope import free_variables
from oxpecker.relational.syntax import Declaration, Expression, Formula, Integer, Node, Variable
from oxpecker.relational.temporal import Temporal

AnyNode = TypeVar("AnyNode", Expression, Formula, Integer)


def substitute(node: AnyNode, values: Mapping[Variable, Expression]) -> AnyNode:
    """The node with its free variables replaced. Bound variables are unique nodes, so none is captured."""
    if not values:
        return node
    return cast(AnyNode, _Substitution(values).visit(node))


class _Substitution:
    def __init__(self, values: Mapping[Variable, Expression]) -> None:
        self.values = values
        self._done: dict[Node, Node] = {}

    def visit(self, node: Node) -> Node:
        if isinstance(node, Variable):
            return self.values.get(node, node)
        if not any(variable in self.values for variable in free_variables(node)):
            return node
        known = self._done.get(node)
        if known is None:
            known = self._done[node] = rebuilt(node, self.visit)
        return known


def rebuilt(node: Node, change: Callable[[Node], Node]) -> Node:
    """The node with its parts changed."""
    match node:
        case syntax.And() | syntax.Or() | Temporal():
            return replace(node, parts=tuple(cast(Formula, change(part)) for part in node.parts))
        case syntax.Comprehension() | syntax.SumOver() | syntax.Quantified():
            declarations = tuple(
                Declaration(d.variable, cast(Expression, change(d.domain)), d.multiplicity) for d in node.declarations
            )
            return replace(node, declarations=declarations, body=change(node.body))  # type: ignore[arg-type]
        case syntax.Conditional() | syntax.IntegerConditional():
            parts = {name: change(getattr(node, name)) for name in ("condition", "then", "otherwise")}
            return replace(node, **parts)  # type: ignore[arg-type]
        case syntax.IntegerAtom():
            return replace(node, value=cast(Integer, change(node.value)))
    if hasattr(node, "operand"):
        return replace(node, operand=change(node.operand))  # type: ignore[type-var]
    left, right = change(node.left), change(node.right)  # type: ignore[attr-defined]
    return replace(node, left=left, right=right)  # type: ignore[type-var]
