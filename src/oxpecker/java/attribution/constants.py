"""Constant variables: final fields whose initial value is a constant expression (JLS 4.12.4)."""

from __future__ import annotations

from oxpecker.java import attributed as a
from oxpecker.java import tree
from oxpecker.java.attributed_tree import walk
from oxpecker.java.attribution.context import Attribution
from oxpecker.java.attribution.conversions import coerce
from oxpecker.java.kinds import UseKind
from oxpecker.java.resolution.scope import class_scope
from oxpecker.java.symbols import Constant, FieldSymbol
from oxpecker.java.types import STRING, is_primitive


def constant_of(context: Attribution, field: FieldSymbol) -> Constant | None:
    """The value of a constant field; None for others and for a field that depends on itself."""
    if field.constant is not None:
        return field.constant
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


def is_open_constant(
    context: Attribution, node: tree.Expression, value: a.Expression, around: frozenset[FieldSymbol] = frozenset()
) -> bool:
    """Whether an expression is constant if fields of classes without source are; `around` are the fields it is for."""
    parts = walk(value) if context.world.opens and could_be_constant(node) else ()
    return any(_is_open(context, each, around) for each in parts)


def _is_open(context: Attribution, node: a.Node, around: frozenset[FieldSymbol]) -> bool:
    if not isinstance(node, a.FieldRead):
        return isinstance(node, a.OpenUse) and node.kind is UseKind.CONSTANT
    field = node.field
    if not field.final or field.initial is None or field in around:
        return False
    with context.speculating() as scratch:
        value = context.expression(class_scope(context.world, field.owner), field.initial, field.type)
    return not scratch.errors and is_open_constant(context, field.initial, value, around | {field})


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
