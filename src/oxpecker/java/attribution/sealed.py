"""Sealed classes: their permitted subclasses, and the modifiers these need (JLS 8.1.1.2, 8.1.6, 9.1.1.4)."""

from __future__ import annotations

from dataclasses import replace

from oxpecker.java import tree
from oxpecker.java.attribution.context import Attribution
from oxpecker.java.resolution.names import resolve_type
from oxpecker.java.resolution.scope import Scope
from oxpecker.java.symbols import ClassSymbol
from oxpecker.java.types import ClassType

SEALED, NON_SEALED, FINAL = "sealed", "non-sealed", "final"


def check_sealed(context: Attribution, symbol: ClassSymbol, scope: Scope) -> None:
    """Reports a sealed class without subclasses, a class that must not extend one, and missing modifiers."""
    if SEALED in symbol.modifiers:
        _check_permitted(context, symbol, scope)
    above = [found for found in _above(context, symbol) if SEALED in found.modifiers]
    for each in above:
        if symbol.local or not symbol.simple:
            context.world.header_error(symbol, "local classes must not extend sealed classes", symbol.span)
        elif symbol not in permitted(context, each):
            listed = "(as it is not listed in its permits clause)"
            message = f"class is not allowed to extend sealed class: {each.simple} {listed}"
            context.world.header_error(symbol, message, symbol.span)
    if NON_SEALED in symbol.modifiers and not above:
        context.world.header_error(symbol, "non-sealed modifier not allowed here", symbol.span)
    is_free = symbol.kind.is_final or not symbol.modifiers.isdisjoint({SEALED, NON_SEALED, FINAL})
    if above and not is_free and not symbol.local and symbol.simple:
        words = "sealed or non-sealed" if symbol.interface else "sealed, non-sealed or final"
        context.world.header_error(symbol, f"{words} modifiers expected", symbol.span)


def _check_permitted(context: Attribution, symbol: ClassSymbol, scope: Scope) -> None:
    assert symbol.declaration is not None
    # The members of a class are in scope in its body alone (JLS 6.3).
    header = replace(scope, is_class=False)
    for node in symbol.declaration.permits:
        t = resolve_type(header, node)
        found = context.world.find(t.name) if isinstance(t, ClassType) else None
        if found is not None and found.declaration is None and context.world.opens:
            symbol.permits_missing = True
        elif found is not None and symbol not in _above(context, found):
            context.world.header_error(symbol, "invalid permits clause: subclass must extend sealed class", node.span)
    if not symbol.declaration.permits and not permitted(context, symbol):
        context.world.header_error(symbol, "sealed class must have subclasses", symbol.span)


def permitted(context: Attribution, symbol: ClassSymbol) -> list[ClassSymbol]:
    """The permitted subclasses of a sealed class: the listed ones, or all in its file."""
    assert symbol.declaration is not None
    own = [each for each in list(context.world.classes.values()) if not each.library and each.declaration is not None]
    below = [each for each in own if symbol in _above(context, each)]
    permits = symbol.declaration.permits
    if not permits:
        return [each for each in below if each.span.file == symbol.span.file]
    written = [[part.name for part in node.parts] for node in permits if isinstance(node, tree.NamedType)]
    names = {parts[-1] for parts in written}
    qualified = {parts[-1] for parts in written if len(parts) > 1}
    return [each for each in below if each.simple in (qualified if each.outer is symbol else names)]


def _above(context: Attribution, symbol: ClassSymbol) -> list[ClassSymbol]:
    """The superclass and interfaces of a class that belong to the program."""
    types = [*([symbol.superclass] if symbol.superclass else []), *symbol.interfaces]
    found = [context.world.find(t.name) for t in types]
    return [each for each in found if each is not None and not each.library]
