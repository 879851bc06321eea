"""Rules about whole classes: overriding, and unimplemented abstract methods (JLS 8.1.1.1, 8.4.8)."""

from __future__ import annotations

from oxpecker.java import tree
from oxpecker.java.attribution.context import Attribution
from oxpecker.java.kinds import ClassKind
from oxpecker.java.resolution.exceptions import is_checked, is_covered, is_settled
from oxpecker.java.resolution.lookup import as_super, erased_parameters, lineage, overrides, type_values
from oxpecker.java.resolution.subtyping import is_subtype
from oxpecker.java.symbols import ClassSymbol, MethodSymbol
from oxpecker.java.types import (
    OBJECT,
    THROWABLE,
    ClassType,
    Type,
    TypeVariable,
    erase,
    is_primitive,
    mentions,
    substitute,
)


def check_class(context: Attribution, symbol: ClassSymbol) -> None:
    """Reports invalid overrides, and abstract methods that a concrete class does not implement."""
    if symbol.library:
        return
    inherited = _inherited(context, symbol)
    for group in symbol.methods.values():
        for method in group:
            for other in inherited.get(method.name, []):
                if not other.private and not method.private and overrides(context.world, method, other):
                    _check_pair(context, symbol, method, other)
            _check_override(context, symbol, method, inherited)
    _check_types(context, symbol)
    _check_constants(context, symbol)
    if not symbol.abstract and not (symbol.kind is ClassKind.ENUM and _has_bodies(symbol)):
        _check_complete(context, symbol, inherited)


def _check_types(context: Attribution, symbol: ClassSymbol) -> None:
    """Reports invalid types in `throws`, generic exceptions, and instance type variables in a static context."""
    world = context.world
    own = frozenset(symbol.type_parameters)
    for method in (each for group in (*symbol.methods.values(), symbol.constructors) for each in group):
        for t in method.throws:
            if not is_subtype(world, t, THROWABLE):
                context.error(f"incompatible types: {t} cannot be converted to Throwable", method.span)
        if method.static and any(mentions(t, own) for t in (*method.parameters, method.return_type)):
            context.error("non-static type variable cannot be referenced from a static context", method.span)
    for field in symbol.fields.values():
        if field.static and mentions(field.type, own) and not field.enum_constant:
            context.error("non-static type variable cannot be referenced from a static context", field.span)
    if symbol.type_parameters and as_super(world, symbol.type, THROWABLE.name) is not None:
        context.error("a generic class may not extend java.lang.Throwable", symbol.span)


def _check_constants(context: Attribution, symbol: ClassSymbol) -> None:
    """Constants of an enum without a body leave no method of it abstract (JLS 8.9.1)."""
    constants = () if symbol.declaration is None else symbol.declaration.constants
    plain = [each for each in constants if each.body is None]
    for method in (each for group in symbol.methods.values() for each in group if each.abstract and plain):
        message = f"{symbol.shown} is not abstract and does not override abstract method {method}"
        context.error(message, symbol.span, ("declared here", method.span))


def _has_bodies(symbol: ClassSymbol) -> bool:
    return symbol.declaration is not None and any(c.body is not None for c in symbol.declaration.constants)


def _inherited(context: Attribution, symbol: ClassSymbol) -> dict[str, list[MethodSymbol]]:
    found: dict[str, list[MethodSymbol]] = {}
    for above in lineage(context.world, ClassType(symbol.name)):
        current = context.world.find(above.name)
        if current is None or current is symbol:
            continue
        for name, group in current.methods.items():
            found.setdefault(name, []).extend(m for m in group if not (m.static and current.interface))
    return found


def _check_override(
    context: Attribution, symbol: ClassSymbol, method: MethodSymbol, inherited: dict[str, list[MethodSymbol]]
) -> None:
    """`@Override` requires that a method overrides another one (JLS 9.6.4.4)."""
    declaration = method.declaration
    if declaration is None or not tree.has_annotation(declaration.modifiers, "Override"):
        return
    is_accessor = symbol.kind is ClassKind.RECORD and method.name in symbol.fields and not method.parameters
    others = [*inherited.get(method.name, []), *context.world[OBJECT.name].methods.get(method.name, [])]
    if is_accessor or any(_implements(context, symbol, method, other) for other in others):
        return
    if not context.world.lacks(symbol, method.name, len(method.parameters)):
        context.error("method does not override or implement a method from a supertype", method.span)


def _check_pair(context: Attribution, symbol: ClassSymbol, method: MethodSymbol, other: MethodSymbol) -> None:
    note = (f"{other} is declared here", other.span)
    if method.static != other.static:
        kinds = ("static", "not static") if method.static else ("not static", "static")
        context.error(
            f"{method} cannot override {other}: the former is {kinds[0]}, the latter is {kinds[1]}", method.span, note
        )
        return
    if not symbol.interface and method.access.is_weaker(other.access):
        weaker = f"attempting to assign weaker access privileges; was {other.access}"
        context.error(f"{method} cannot override {other}: {weaker}", method.span, note)
    if "final" in other.modifiers:
        context.error(f"{method} cannot override {other}: the overridden method is final", method.span, note)
    values = type_values(context.world, symbol.type, other.owner)
    wanted = substitute(other.return_type, values) if values else erase(other.return_type)
    if len(method.type_parameters) == len(other.type_parameters):
        wanted = substitute(wanted, dict(zip(other.type_parameters, method.type_parameters, strict=True)))
    given = method.return_type
    same = given == wanted or erase(given) == erase(wanted)
    covariant = not is_primitive(given) and not is_primitive(wanted) and is_subtype(context.world, given, wanted)
    for t in method.throws:
        if not _may_throw(context, t, other, values):
            context.error(f"{method} cannot override {other}: overridden method does not throw {t}", method.span, note)
    if not same and not covariant:
        message = f"{method} cannot override {other}: return type {given} is not compatible with {wanted}"
        context.error(message, method.span, note)


def _may_throw(context: Attribution, t: Type, other: MethodSymbol, values: dict[TypeVariable, Type]) -> bool:
    """Whether an overriding method may throw an exception (JLS 8.4.8.3)."""
    world = context.world
    if not is_settled(world, t) or not is_checked(world, t):
        return True
    return is_covered(world, t, [substitute(each, values) for each in other.throws])


def _check_complete(context: Attribution, symbol: ClassSymbol, inherited: dict[str, list[MethodSymbol]]) -> None:
    world = context.world
    for name, group in inherited.items():
        for method in group:
            if not method.abstract:
                continue
            own = symbol.methods.get(name, [])
            candidates = [m for m in [*own, *group] if not m.abstract]
            if any(_implements(context, symbol, m, method) for m in candidates):
                continue
            if any(each.name == name and _implements(context, symbol, each, method) for each in symbol.left_out):
                continue
            if _is_left_out(context, symbol, method):
                symbol.left_out.append(method)
            else:
                message = f"{symbol.shown} is not abstract and does not override abstract method {method}"
                world.error(message, symbol.span, ("declared here", method.span))


def _is_left_out(context: Attribution, symbol: ClassSymbol, method: MethodSymbol) -> bool:
    """Whether a library superclass may implement a method that its model leaves out."""
    world = context.world
    above = [world.find(each.name) for each in lineage(world, ClassType(symbol.name)) if each != OBJECT]
    found = [each for each in above if each is not None and (each.beyond or (each.library and not each.interface))]
    return bool(found) and world.lacks(symbol, method.name, len(method.parameters))


def _implements(context: Attribution, symbol: ClassSymbol, method: MethodSymbol, abstract: MethodSymbol) -> bool:
    """Whether the two have the same parameters, as the class sees them."""
    if len(method.parameters) != len(abstract.parameters):
        return False
    if abstract.package_private and not overrides(context.world, method, abstract):
        return False
    if method.erased == abstract.erased:
        return True
    world = context.world
    return erased_parameters(world, symbol, method) == erased_parameters(world, symbol, abstract)
