"""Calls whose results hold enum constants, as a set or by itself: the constants come from the enum in its type."""

from __future__ import annotations

from dataclasses import replace

from oxpecker.java import attributed as a
from oxpecker.java.kinds import CallMode, ClassKind
from oxpecker.java.symbols import MethodSymbol
from oxpecker.java.types import ClassType, Type
from oxpecker.java.world import World


def with_constants(world: World, call: a.Invoke, result: Type) -> a.Invoke:
    """The call with the constants as a further argument, if there is such a method and the type names an enum."""
    twin = _twin(call.method)
    element = result.arguments[0] if isinstance(result, ClassType) and result.arguments else result
    symbol = world.find(element.name) if isinstance(element, ClassType) else None
    if twin is None or symbol is None or symbol.kind is not ClassKind.ENUM:
        return call
    (values,) = (method for method in symbol.methods["values"] if not method.parameters)
    constants = a.Invoke(values.return_type, values, None, (), CallMode.STATIC, span=call.span)
    return replace(call, method=twin, arguments=(constants, *call.arguments))


def _twin(method: MethodSymbol) -> MethodSymbol | None:
    if not method.owner.library:
        return None
    others = method.owner.methods.get(f"{method.name}$in", [])
    return next((other for other in others if other.erased[1:] == method.erased), None)
