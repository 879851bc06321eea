"""Constant variables: final fields whose initial value is a constant expression (JLS 4.12.4)."""

from __future__ import annotations

from oxpecker.java import attributed as a
from oxpecker.java import tree
from oxpecker.java.attribution.context import Attribution
from oxpecker.java.attribution.conversions import coerce
from oxpecker.java.resolution.scope import class_scope
from oxpecker.java.symbols import Constant, FieldSymbol
from oxpecker.java.types import STRING, is_primitive


def constant_of(context: Attribution, field: FieldSymbol) -> Constant | None:
    """The value of a constant field; None for others and for a field that depends on itself."""
    if not field.final or field.initial is None or not (is_primitive(field.type) or field.type == STRING):
        return None
    if field in context.constants:
        return context.constants[field]
    context.constants[field] = None
    if not could_be_constant(field.initial):
        return None
    with context.speculating() as scratch:
        scope = class_scope(context.world, field.owner)
        value = coerce(context, context.expression(scope, field.initial, field.type), field.type)
    if isinstance(value, a.Constant) and value.value is not None and not scratch.errors:
        context.constants[field] = value.value
    return context.constants[field]


def could_be_constant(node: object) -> bool:
    """Whether an expression has the form of a constant expression."""
    if isinstance(node, (tree.Literal, tree.Name)):
        return True
    if isinstance(node, tree.FieldAccess):
        return could_be_constant(node.target)
    if isinstance(node, (tree.Unary, tree.Cast)):
        return could_be_constant(node.operand)
    if isinstance(node, tree.Binary):
        return could_be_constant(node.left) and could_be_constant(node.right)
    if isinstance(node, tree.Conditional):
        return all(map(could_be_constant, (node.condition, node.then, node.otherwise)))
    return False
