"""Facts that library models state about themselves, by annotations that `library/oxpecker` declares.

Only the library's annotations are trusted: those of a program are contracts, which are checked. A fact about a
method holds for every model that overrides it, and `tests/java/test_model_facts.py` checks each against the bodies.
It does not apply to classes of a program that override the method.
"""

from __future__ import annotations

from enum import StrEnum

from oxpecker.java import tree
from oxpecker.java.resolution.lookup import lineage, overrides
from oxpecker.java.symbols import ClassSymbol, MethodSymbol
from oxpecker.java.types import ClassType, Type
from oxpecker.java.world import World
from oxpecker.oox.roles import InputRole


class Fact(StrEnum):
    """The annotations, by simple name; each is documented at its declaration."""

    QUERY = "Query"
    ADDS_NOTHING = "AddsNothing"
    ADDS_ARGUMENTS = "AddsArguments"
    DETERMINISTIC = "Deterministic"
    NONDETERMINISTIC = "Nondeterministic"
    IMPLIED_BY = "ImpliedBy"
    TELLS = "Tells"
    TELLS_APART = "TellsApart"
    VIEW = "View"
    UNORDERED = "Unordered"
    NEVER_NULL = "NeverNull"
    FILLS = "Fills"
    USUAL = "Usual"
    OUTSIDE = "Outside"


def states(symbol: MethodSymbol | ClassSymbol, fact: Fact) -> bool:
    """Whether the declaration of a library class or method has a fact."""
    library = symbol.library if isinstance(symbol, ClassSymbol) else symbol.owner.library
    declaration = symbol.declaration
    return library and declaration is not None and tree.has_annotation(declaration.modifiers, fact)


def inherits(world: World, method: MethodSymbol, fact: Fact) -> bool:
    """Whether a library method, or one that it overrides, has a fact."""
    known = world.facts.get((method, fact))
    if known is None:
        known = world.facts[method, fact] = method.owner.library and any(
            states(each, fact) for each in (method, *_overridden(world, method))
        )
    return known


def _overridden(world: World, method: MethodSymbol) -> list[MethodSymbol]:
    if method.static or method.private or method.is_constructor:
        return []
    found: list[MethodSymbol] = []
    for above in lineage(world, ClassType(method.owner.name)):
        current = world.find(above.name)
        if current is not None and current is not method.owner:
            same = current.methods.get(method.name, [])
            found += [each for each in same if not each.static and not each.private and overrides(world, method, each)]
    return found


def is_order(world: World, t: Type) -> bool:
    """Whether a type is a library interface whose method compares keys."""
    symbol = world.find(t.name) if isinstance(t, ClassType) else None
    return symbol is not None and symbol.library and InputRole.ORDER in symbol.methods


def has_order(symbol: ClassSymbol) -> bool:
    """Whether objects of a library class may be given a comparator."""
    return symbol.library and InputRole.ORDERED in symbol.methods


def flagged_order(symbol: ClassSymbol) -> Type | None:
    """The order that a flag of a library constructor selects."""
    markers = symbol.methods.get(InputRole.ACCESSED, []) if symbol.library else []
    return markers[0].parameters[0] if markers else None


def is_view(world: World, name: str) -> bool:
    """Whether objects of a class are views of the object they come from, like map entries."""
    classes = (world.find(above.name) for above in lineage(world, ClassType(name)))
    return any(each is not None and states(each, Fact.VIEW) for each in classes)


def is_function(method: MethodSymbol) -> bool:
    """Whether a library method returns the same result for the same values."""
    stated = states(method, Fact.DETERMINISTIC) or states(method.owner, Fact.DETERMINISTIC)
    return stated and not states(method, Fact.NONDETERMINISTIC)


def refuses_null(method: MethodSymbol) -> bool:
    """Whether a library method that fills its receiver throws an exception for null."""
    notes = () if method.declaration is None else method.declaration.modifiers.annotations
    return any(note.name == Fact.FILLS and "refusesNull" in note.elements for note in notes)


def implied_by(method: MethodSymbol) -> MethodSymbol | None:
    """The method without parameters that returns true only if this one does."""
    if not states(method, Fact.IMPLIED_BY) or method.declaration is None:
        return None
    (note,) = (each for each in method.declaration.modifiers.annotations if each.name == Fact.IMPLIED_BY)
    named = note.elements["value"]
    assert isinstance(named, tree.Literal)
    return method.owner.methods[str(named.value)][0]
