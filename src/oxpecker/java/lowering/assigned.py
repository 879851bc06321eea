"""The expressions that classes assign to their fields: only the source has type arguments and comparators.

A field that is final or private, or of a private class, is only assigned by its own class and the classes inside
and around it, so all assignments are known.
"""

from __future__ import annotations

from collections.abc import Iterator

from oxpecker.java import attributed as a
from oxpecker.java.attributed_tree import walk
from oxpecker.java.lowering.visibility import hidden_classes, hiding_classes
from oxpecker.java.symbols import FieldSymbol, top_level
from oxpecker.java.types import is_reference
from oxpecker.java.world import World


def assigned_values(world: World, bodies: list[a.ClassBody]) -> dict[FieldSymbol, list[a.Expression]]:
    """All values assigned to fields that only known code assigns; none depends on the previous value of the field."""
    found: dict[FieldSymbol, list[a.Expression]] = {}
    known = _candidates(world, bodies)
    for root in roots(bodies):
        for node in walk(root):
            if isinstance(node, (a.Assign, a.Update)) and isinstance(node.target, a.FieldRead):
                if isinstance(node, a.Update):
                    known.discard(node.target.field)
                found.setdefault(node.target.field, []).append(node.value)
    return {field: values for field, values in found.items() if field in known}


def roots(bodies: list[a.ClassBody]) -> Iterator[a.Node]:
    """The code of some classes."""
    for body in bodies:
        yield from (item.body for item in body.initialisations)
        yield from (method.body for method in body.methods if method.body is not None)


def _candidates(world: World, bodies: list[a.ClassBody]) -> set[FieldSymbol]:
    """Instance fields that no class outside of their top-level class can assign."""
    hidden = hidden_classes([body.symbol for body in bodies])
    hiding = hiding_classes(world, bodies)
    return {
        each
        for body in bodies
        for each in body.symbol.fields.values()
        if not each.static and not each.model and is_reference(each.type)
        if each.final or each.private or body.symbol.name in hidden
        if top_level(each.owner).name not in hiding
    }


def plain(value: a.Expression) -> a.Expression:
    """A value without the casts around it."""
    while isinstance(value, a.Cast):
        value = value.operand
    return value
