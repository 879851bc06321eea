"""Attributes expressions: one function per kind of node, found in a table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from oxpecker.java import attributed as a
from oxpecker.java import tree
from oxpecker.java.attribution import calls, creation, functions, names, operators, switches
from oxpecker.java.attribution.context import Attribution
from oxpecker.java.attribution.conversions import cast, coerce, unknown
from oxpecker.java.jml import attribution as specifications
from oxpecker.java.resolution.names import resolve_type
from oxpecker.java.resolution.scope import Scope
from oxpecker.java.types import (
    BOOLEAN,
    CHAR,
    DOUBLE,
    FLOAT,
    INT,
    LONG,
    NULL,
    STRING,
    TEXT,
    ArrayType,
    ClassType,
    Type,
    boxed,
)
from oxpecker.java.well_known import CLASS

_LITERALS: dict[str, Type] = {
    "int": INT,
    "long": LONG,
    "float": FLOAT,
    "double": DOUBLE,
    "char": CHAR,
    "string": STRING,
    "boolean": BOOLEAN,
    "null": NULL,
}


def attribute(context: Attribution, scope: Scope, node: tree.Expression, target: Type | None = None) -> a.Expression:
    """An expression with its type; `target` is the type wanted of it, for those that depend on it."""
    return _RULES[type(node)](context, scope, node, target)


def attribute_as(
    context: Attribution, scope: Scope, node: tree.Expression, target: Type, what: str = ""
) -> a.Expression:
    """An expression converted to the type wanted of it."""
    return coerce(context, attribute(context, scope, node, target), target, what)


def _literal(_context: Attribution, _scope: Scope, node: tree.Literal, target: Type | None) -> a.Expression:
    t = TEXT if target == TEXT and node.kind == "string" else _LITERALS[node.kind]
    return a.Constant(t, node.value, span=node.span)


def _cast(context: Attribution, scope: Scope, node: tree.Cast, _target: Type | None) -> a.Expression:
    target = resolve_type(scope, node.type)
    # A cast says which interface a function is of; other operands stand for themselves (JLS 15.16).
    wanted = target if isinstance(node.operand, (tree.Lambda, tree.MethodReference)) else None
    return cast(context, attribute(context, scope, node.operand, wanted), target, node.span)


def _class_literal(_context: Attribution, scope: Scope, node: tree.ClassLiteral, _target: Type | None) -> a.Expression:
    denoted = resolve_type(scope, node.type)
    return a.ClassLiteral(ClassType(CLASS, (boxed(denoted),)), denoted, span=node.span)


def _array_initialiser(
    context: Attribution, scope: Scope, node: tree.ArrayInitialiser, target: Type | None
) -> a.Expression:
    if not isinstance(target, ArrayType):
        context.error(f"'{{..}}' makes an array, but {target or 'something else'} is wanted", node.span)
        return unknown(node.span)
    values = tuple(attribute_as(context, scope, value, target.element, "an element") for value in node.values)
    return a.ArrayOf(target, values, span=node.span)


_RULES: dict[type[tree.Expression], Callable[[Attribution, Scope, Any, Type | None], a.Expression]] = {
    tree.Literal: _literal,
    tree.Name: names.attribute_name,
    tree.FieldAccess: names.attribute_field_access,
    tree.This: names.attribute_this,
    tree.Super: names.attribute_super,
    tree.ArrayAccess: operators.attribute_element,
    tree.MethodCall: calls.attribute_call,
    tree.New: creation.attribute_new,
    tree.NewArray: creation.attribute_new_array,
    tree.ArrayInitialiser: _array_initialiser,
    tree.Unary: operators.attribute_unary,
    tree.Binary: operators.attribute_binary,
    tree.Increment: operators.attribute_increment,
    tree.Assign: operators.attribute_assign,
    tree.InstanceOf: operators.attribute_instance_of,
    tree.Conditional: operators.attribute_conditional,
    tree.Cast: _cast,
    tree.Lambda: functions.attribute_lambda,
    tree.MethodReference: functions.attribute_method_reference,
    tree.SwitchExpression: switches.attribute_switch_expression,
    tree.ClassLiteral: _class_literal,
    **specifications.RULES,
}
