"""Calls that name a field by its class and its name: they get functions that read and write the field.

A library method `m` with a twin `m$on` is such a method. The twin takes the same arguments, and the two functions.
"""

from __future__ import annotations

from dataclasses import replace

from oxpecker.java import attributed as a
from oxpecker.java import tree
from oxpecker.java.attribution.context import Attribution
from oxpecker.java.resolution.access import is_accessible
from oxpecker.java.resolution.functions import function_of
from oxpecker.java.resolution.names import resolve_type
from oxpecker.java.resolution.scope import Scope
from oxpecker.java.symbols import ClassSymbol, FieldSymbol, MethodSymbol
from oxpecker.java.types import ClassType, Type, erase, is_primitive
from oxpecker.oox.source import Span

_TWIN = "$on"
_OBJECT = "$object"
_VALUE = "$value"


def with_accessors(
    context: Attribution, scope: Scope, symbol: ClassSymbol, node: tree.MethodCall
) -> tree.MethodCall | None:
    """The call of the twin, if constants name a volatile field that the code may use."""
    if not symbol.library or node.name + _TWIN not in symbol.methods or len(node.arguments) < 2:
        return None
    *classes, name = node.arguments
    types = [each.type for each in classes if isinstance(each, tree.ClassLiteral)]
    if len(types) < len(classes):
        return None
    holder, *values = types
    field = _field(context, scope, resolve_type(scope, holder), name)
    if field is None or not _fits(context, scope, symbol.methods[node.name + _TWIN][0], field, values):
        return None
    functions = _functions(node.span, holder, values, field)
    return replace(node, name=node.name + _TWIN, arguments=(*node.arguments, *functions))


def _fits(
    context: Attribution, scope: Scope, twin: MethodSymbol, field: FieldSymbol, values: list[tree.TypeNode]
) -> bool:
    """Whether the field has exactly the type that the twin reads, or that the call names."""
    read = function_of(context.world, twin.parameters[-2])
    if read is not None and is_primitive(read.result):
        return field.type == read.result
    return [erase(resolve_type(scope, each)) for each in values] == [erase(field.type)]


def _field(context: Attribution, scope: Scope, holder: Type, name: tree.Expression) -> FieldSymbol | None:
    owner = context.world.find(holder.name) if isinstance(holder, ClassType) else None
    with context.speculating():
        value = context.expression(scope, name, None)
    if owner is None or not isinstance(value, a.Constant) or not isinstance(value.value, str):
        return None
    field = owner.fields.get(value.value)
    if field is None or field.static or not field.volatile:
        return None
    return field if is_accessible(context.world, scope.symbol, field, holder) else None


def _functions(
    span: Span, holder: tree.TypeNode, values: list[tree.TypeNode], field: FieldSymbol
) -> tuple[tree.Lambda, tree.Lambda]:
    """`(C o) -> o.f` and `(C o, V v) -> { o.f = v; }`."""
    value = values[0] if values else tree.PrimitiveNode(str(field.type), span=span)
    place = tree.FieldAccess(tree.Name(_OBJECT, span=span), field.name, span=span)
    assigned = tree.Assign(place, None, tree.Name(_VALUE, span=span), span=span)
    receiver = tree.LambdaParameter(_OBJECT, holder, span=span)
    body = tree.Block((tree.ExpressionStatement(assigned, span=span),), span=span)
    get = tree.Lambda((receiver,), place, span=span)
    return get, tree.Lambda((receiver, tree.LambdaParameter(_VALUE, value, span=span)), body, span=span)
