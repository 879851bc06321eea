"""Completes class headers: type parameters, superclass and interfaces; excludes cyclic inheritance."""

from __future__ import annotations

from dataclasses import replace

from oxpecker.java import tree
from oxpecker.java.kinds import ClassKind
from oxpecker.java.resolution.names import resolve_type
from oxpecker.java.resolution.scope import Scope, class_scope
from oxpecker.java.resolution.type_parameters import resolve_bounds
from oxpecker.java.symbols import ClassSymbol
from oxpecker.java.types import OBJECT, ArrayType, ClassType, Primitive, Type, TypeVariable
from oxpecker.java.well_known import ANNOTATION, ENUM, RECORD
from oxpecker.java.world import World
from oxpecker.oox.source import Span


def complete_header(world: World, symbol: ClassSymbol, around: Scope | None = None) -> None:
    """Resolves the header of a class; a superclass that is not a class is reported and dropped."""
    declaration = symbol.declaration
    assert declaration is not None
    # The members of a class are in scope in its body alone (JLS 6.3).
    scope = replace(class_scope(world, symbol, around), is_class=False)
    resolve_bounds(scope, symbol.type_parameters, declaration.type_parameters)
    superclass = _superclass(world, symbol, scope, declaration)
    interfaces: list[ClassType] = []
    if symbol.kind is ClassKind.ANNOTATION and not symbol.library and world.unmodelled(ANNOTATION) is not None:
        symbol.beyond += (ANNOTATION,)
    for node in declaration.interfaces:
        above = resolve_type(scope, node)
        found = world.find(above.name) if isinstance(above, ClassType) else None
        if found is None or not isinstance(above, ClassType):
            _check_class_type(world, symbol, above, node.span)
            continue
        if found.unmodelled:
            symbol.beyond += (found.name,)
            symbol.foreign_supertypes += (above,)
            continue
        if not found.interface:
            word = "extends" if symbol.interface else "implements"
            world.header_error(symbol, f"interface expected here: {symbol.shown} {word} {found.shown}", node.span)
        else:
            interfaces.append(above)
    symbol.set_supertypes(superclass, tuple(interfaces))
    _check_cycle(world, symbol)


def _superclass(
    world: World, symbol: ClassSymbol, scope: Scope, declaration: tree.ClassDeclaration
) -> ClassType | None:
    if symbol.name == OBJECT.name:
        return None
    if symbol.kind is ClassKind.ENUM:
        return ClassType(ENUM, (ClassType(symbol.name),))
    if symbol.kind is ClassKind.RECORD:
        return ClassType(RECORD)
    if declaration.superclass is None or symbol.interface:
        return None if symbol.interface else OBJECT
    above: Type = resolve_type(scope, declaration.superclass)
    found = world.find(above.name) if isinstance(above, ClassType) else None
    if found is None or not isinstance(above, ClassType):
        _check_class_type(world, symbol, above, declaration.superclass.span)
        return OBJECT
    if found.unmodelled:
        symbol.beyond += (found.name,)
        symbol.foreign_supertypes += (above,)
        symbol.superclass_unmodelled = True
        return world.nearest_superclass(found.name)
    span = declaration.superclass.span
    if found.interface:
        message = f"no interface expected here: {symbol.shown} extends {found.shown}; write 'implements'"
        world.header_error(symbol, message, span)
        return OBJECT
    if "final" in found.modifiers or found.kind.is_final:
        world.header_error(symbol, f"cannot inherit from final {found.shown}", span, ("declared here", found.span))
    return above


def _check_class_type(world: World, symbol: ClassSymbol, above: Type, span: Span) -> None:
    """Nothing but a class or an interface stands above a class (JLS 8.1.4, 8.1.5)."""
    if isinstance(above, (ArrayType, Primitive, TypeVariable)):
        kind = "type parameter " if isinstance(above, TypeVariable) else ""
        world.header_error(symbol, f"unexpected type: a class is required, but {kind}{above} was found", span)


def _check_cycle(world: World, symbol: ClassSymbol) -> None:
    """JLS 8.1.4: reports and cuts a class that depends on itself through its supertypes or enclosing classes."""
    pending: list[tuple[str, ...]] = [(symbol.name,)]
    seen: set[str] = set()
    while pending:
        path = pending.pop()
        current = world.find(path[-1])
        if current is None or current.complete_header is not None:
            continue
        above = [t.name for t in (current.superclass, *current.interfaces) if t is not None]
        above += [current.outer.name] if current.outer is not None else []
        for name in above:
            if name == symbol.name:
                chain = " -> ".join(each.rpartition(".")[2].replace("$", ".") for each in (*path, name))
                world.header_error(symbol, f"cyclic inheritance involving {symbol.shown} ({chain})", symbol.span)
                symbol.set_supertypes(None if symbol.interface else OBJECT, ())
                return
            if name not in seen:
                seen.add(name)
                pending.append((*path, name))
