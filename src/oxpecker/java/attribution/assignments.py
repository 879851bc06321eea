"""Assignments and increments, on every kind of variable (JLS 15.14.2, 15.15, 15.26)."""

from __future__ import annotations

from oxpecker.java import attributed as a
from oxpecker.java import tree
from oxpecker.java.attribution.arguments import attribute_arguments, untranslated
from oxpecker.java.attribution.context import Attribution, temporary
from oxpecker.java.attribution.conversions import (
    cast,
    coerce,
    numeric,
    unknown,
    unsupported,
)
from oxpecker.java.attribution.missing import Use, as_erased_variable
from oxpecker.java.attribution.operators import binary
from oxpecker.java.kinds import UseKind
from oxpecker.java.resolution.scope import Scope, Variable
from oxpecker.java.types import (
    INT,
    Type,
    UnknownType,
    is_primitive,
    unboxed,
)
from oxpecker.oox.source import Span


def place(context: Attribution, scope: Scope, node: tree.Expression) -> tuple[a.Expression, Type] | None:
    """The target of an assignment, and the type of its values."""
    if isinstance(node, tree.Name):
        variable = scope.lookup(node.identifier)
        if variable is not None:
            return _local_place(context, scope, variable, node.span)
    kept = dict(context.constants)
    found = context.expression(scope, node)
    context.constants = kept
    t = found.type
    if isinstance(found, a.Constant) and not isinstance(t, UnknownType):
        name = node.identifier if isinstance(node, tree.Name) else getattr(node, "name", "")
        context.error(f"cannot assign a value to final variable {name}", node.span)
        return None
    if isinstance(found, a.Cast) and isinstance(found.operand, a.FieldRead):
        found = found.operand
    if isinstance(found, a.OpenUse) and found.kind is UseKind.VIEW and isinstance(found.operands[0], a.FieldRead):
        found = found.operands[0]
    if isinstance(found, (a.FieldRead, a.Element, a.Local, a.Unsupported)):
        return found, t
    if not isinstance(t, UnknownType):
        context.error("the left side of an assignment must be a variable, a field or an array element", node.span)
    return None


def _local_place(
    context: Attribution, scope: Scope, variable: Variable, span: Span
) -> tuple[a.Expression, Type] | None:
    if variable.home is not scope.closure:
        where = "a lambda expression" if scope.closure.is_lambda else "an inner class"
        context.error(f"local variables referenced from {where} must be final or effectively final", span)
        return None
    if variable.fixed is not None:
        context.error(variable.fixed.of(variable.name), span)
        return None
    variable.assigned += 1
    return a.Local(variable.type, variable, span=span), variable.type


def attribute_assign(context: Attribution, scope: Scope, node: tree.Assign, _target: Type | None) -> a.Expression:
    """`x = e` and `x op= e`."""
    found = place(context, scope, node.target)
    if found is None:
        context.expression(scope, node.value)
        return unknown(node.span)
    target, t = found
    if isinstance(target, a.OpenUse):
        use = Use(target.owner, f"{target.member} =", on_object=target.on_object)
        given = attribute_arguments(context, scope, (node.value,))
        return untranslated(context, scope, target.what, given, target.span, target.operands, use=use)
    if isinstance(target, a.Unsupported):
        given = attribute_arguments(context, scope, (node.value,))
        return untranslated(context, scope, target.what, given, target.span, (target,))
    if node.operator is None:
        value = coerce(context, context.expression(scope, node.value, t), t)
        value = as_erased_variable(context, value, target.type) if isinstance(target, a.FieldRead) else value
        return a.Assign(t, target, value, span=node.span)
    old = temporary(scope, "old", t, node.span)
    former = a.Local(t, old, span=node.target.span)
    value = context.expression(scope, node.value)
    missing = unsupported(value)
    if missing is not None and not isinstance(missing, a.OpenUse):
        result = a.Unsupported(t, missing.what, (value,), span=missing.span)
        return a.Assign(t, target, result, span=node.span)
    return _update(context, target, t, old, binary(context, node.operator, former, value, node.span), False, node.span)


def _update(
    context: Attribution, target: a.Expression, t: Type, old: Variable, value: a.Expression, postfix: bool, span: Span
) -> a.Expression:
    """JLS 15.26.2: the result is cast to the type of the variable."""
    if isinstance(value.type, UnknownType):
        return unknown(span)
    inner = unboxed(t)
    if inner is not None and is_primitive(value.type):
        value = cast(context, value, inner, span)
    value = coerce(context, value, t)
    return a.Update(t, target, old, value, postfix, span=span)


def attribute_increment(context: Attribution, scope: Scope, node: tree.Increment, _target: Type | None) -> a.Expression:
    """`++` and `--` on every kind of variable, including boxed ones."""
    found = place(context, scope, node.operand)
    if found is None:
        return unknown(node.span)
    target, t = found
    if isinstance(target, a.Unsupported):
        return target
    if isinstance(t, UnknownType):
        return unknown(node.span)
    if not numeric(t):
        context.error(f"bad operand type {t} for unary operator '{node.operator}'", node.span)
        return unknown(node.span)
    old = temporary(scope, "old", t, node.span)
    former = a.Local(t, old, span=node.operand.span)
    one = a.Constant(INT, 1, span=node.span)
    return _update(
        context, target, t, old, binary(context, node.operator[0], former, one, node.span), not node.prefix, node.span
    )
