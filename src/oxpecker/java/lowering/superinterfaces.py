"""Initialises the superinterfaces of a class together with the class (JLS 12.4.2, step 7)."""

from __future__ import annotations

from collections.abc import Iterator

from oxpecker.java import tree
from oxpecker.java.lowering.naming import identifier
from oxpecker.java.lowering.program import Lowering
from oxpecker.java.symbols import ClassSymbol, FieldSymbol
from oxpecker.oox import syntax


def superinterfaces_first(program: Lowering, symbol: ClassSymbol) -> list[syntax.Member]:
    """Reads a field of each interface with default methods, so that it is initialised before the class."""
    if symbol.interface or symbol.library:
        return []
    reads: list[syntax.Statement] = []
    for interface in dict.fromkeys(_above(program, symbol)):
        field = _computed_field(interface)
        if field is not None and _has_defaults(interface):
            span = symbol.span
            owner = syntax.Name(program.class_name(interface), span=span)
            value = syntax.FieldAccess(owner, identifier(field.name), span=span)
            reads.append(syntax.Declare(program.use(field.type, span), f"first{len(reads)}", value, span=span))
    return [syntax.StaticInitialiser(syntax.Block(tuple(reads), span=symbol.span), span=symbol.span)] if reads else []


def _above(program: Lowering, symbol: ClassSymbol) -> Iterator[ClassSymbol]:
    """From left to right, superinterfaces first."""
    for t in symbol.interfaces:
        found = program.world.find(t.name)
        if found is not None and not found.library:
            yield from _above(program, found)
            yield found


def _has_defaults(interface: ClassSymbol) -> bool:
    return any(not m.abstract and not m.static for group in interface.methods.values() for m in group)


def _computed_field(interface: ClassSymbol) -> FieldSymbol | None:
    """A field with a computed value: otherwise the initialisation of the interface is not observable."""
    computed = (
        f for f in interface.fields.values() if f.static and not isinstance(f.initial, (tree.Literal, type(None)))
    )
    return next(computed, None)
