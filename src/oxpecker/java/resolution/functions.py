"""Functional interfaces: the single method that a lambda implements (JLS 9.8)."""

from __future__ import annotations

from dataclasses import replace

from oxpecker.java.resolution.lookup import lineage, overrides, type_values
from oxpecker.java.symbols import MethodSymbol
from oxpecker.java.types import OBJECT, ClassType, Intersection, Type, Wildcard, erase, substitute, upper
from oxpecker.java.world import World
from oxpecker.oox.records import dataclass


@dataclass(frozen=True, slots=True)
class Function:
    """The method of a functional interface, under its type arguments."""

    interface: ClassType
    method: MethodSymbol
    parameters: tuple[Type, ...]
    result: Type
    also: tuple[ClassType, ...] = ()
    """Further interfaces of an intersection type, which declare no abstract method (JLS 9.9)."""


def function_of(world: World, t: Type | None) -> Function | None:
    """The single abstract method of a type; None if it is not a functional interface."""
    if isinstance(t, Intersection):
        found = [f for f in (function_of(world, part) for part in t.types) if f is not None]
        if len(found) != 1:
            return None
        also = (part for part in t.types if isinstance(part, ClassType) and part.name != found[0].interface.name)
        return replace(found[0], also=tuple(also))
    if not isinstance(t, ClassType):
        return None
    symbol = world.find(t.name)
    if symbol is None or not symbol.interface or (symbol.unmodelled and symbol.class_file is None):
        return None
    method = _single_abstract(world, t)
    if method is None:
        return None
    plain = ClassType(t.name, tuple(_function_argument(a) for a in t.arguments))
    values = type_values(world, plain, method.owner)
    if method.owner.type_parameters and not values:  # a raw type
        return Function(plain, method, method.erased, erase(method.return_type))
    parameters = tuple(substitute(p, values) for p in method.parameters)
    return Function(plain, method, parameters, upper(substitute(method.return_type, values)))


def _function_argument(t: Type) -> Type:
    """JLS 9.9: replaces a wildcard by its bound."""
    if isinstance(t, Wildcard):
        return t.bound if t.bound is not None else OBJECT
    return t


def _single_abstract(world: World, t: ClassType) -> MethodSymbol | None:
    found: list[MethodSymbol] = []
    concrete: list[MethodSymbol] = []
    for above in lineage(world, ClassType(t.name)):
        symbol = world.find(above.name)
        if symbol is None:
            continue
        for group in symbol.methods.values():
            for method in group:
                if method.static or method.private:
                    continue
                if not method.abstract:
                    concrete.append(method)
                elif not any(overrides(world, known, method) for known in [*found, *concrete]):
                    found.append(method)
    objects = world[OBJECT.name].methods
    found = [m for m in found if not any(len(o.parameters) == len(m.parameters) for o in objects.get(m.name, []))]
    return found[0] if len(found) == 1 else None
