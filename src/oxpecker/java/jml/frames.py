"""Frame conditions of loops: whether the text of a loop assigns only what its clause lists."""

from __future__ import annotations

from oxpecker.java import attributed as a
from oxpecker.java.attributed_tree import walk
from oxpecker.java.jml import attributed as spec
from oxpecker.java.jml.purity import is_pure
from oxpecker.java.kinds import LocationKind
from oxpecker.java.resolution.scope import Variable
from oxpecker.java.symbols import FieldSymbol
from oxpecker.java.types import STRING, erase, is_primitive
from oxpecker.java.world import World


def stays_within(world: World, loop: a.Loop, clause: spec.Assignable) -> bool:
    """Whether every assignment in the loop is to a listed location; local variables need not be listed.

    Locations are compared as written, and only if the objects they are reached through do not change in the loop.
    """
    if any(location.kind is LocationKind.EVERYTHING for location in clause.locations):
        return True
    inside = list(walk([loop.condition, *loop.update, loop.body]))
    changed = changed_in(inside)
    return all(_harmless(world, part, clause.locations, changed) for part in inside)


def changed_in(inside: list[a.Node]) -> set[Variable | FieldSymbol]:
    """The locals and fields that code assigns."""
    changed: set[Variable | FieldSymbol] = set()
    for part in inside:
        if isinstance(part, (a.Assign, a.Update)):
            if isinstance(part.target, a.Local):
                changed.add(part.target.variable)
            elif isinstance(part.target, a.FieldRead):
                changed.add(part.target.field)
        elif isinstance(part, a.Declare):
            changed.add(part.variable)
    return changed


def _harmless(
    world: World, part: a.Node, locations: tuple[spec.Location, ...], changed: set[Variable | FieldSymbol]
) -> bool:
    if isinstance(part, (a.Assign, a.Update)):
        target = part.target
        return isinstance(target, a.Local) or any(covers(location, target, changed) for location in locations)
    if isinstance(part, a.Invoke):
        return is_pure(world, part.method)
    if isinstance(part, a.Concatenation):
        return all(is_primitive(p.type) or erase(p.type) == STRING or isinstance(p, a.Constant) for p in part.parts)
    return not isinstance(part, (a.New, a.Lambda, a.Intrinsic, a.Unsupported, a.Synchronized))


def covers(location: spec.Location, target: a.Expression, changed: set[Variable | FieldSymbol]) -> bool:
    """Whether a location lists a field or an element, written in the same way."""
    listed = location.target
    if listed is None:
        return False
    if location.kind is LocationKind.ALL:
        return isinstance(target, a.FieldRead) and target.target is not None and _same(listed, target.target, changed)
    if location.kind is LocationKind.ELEMENTS:
        whole = location.low is None
        return whole and isinstance(target, a.Element) and _same(listed, target.array, changed)
    if isinstance(listed, a.FieldRead) and isinstance(target, a.FieldRead) and listed.field is target.field:
        if listed.target is None or target.target is None:
            return listed.target is target.target
        return _same(listed.target, target.target, changed)
    return False


def _same(one: a.Expression, two: a.Expression, changed: set[Variable | FieldSymbol]) -> bool:
    """Whether two expressions denote the same object throughout the loop."""
    if isinstance(one, a.Cast) and isinstance(two, a.Cast):
        return _same(one.operand, two.operand, changed)
    if isinstance(one, a.This) and isinstance(two, a.This):
        return one.symbol is two.symbol
    if isinstance(one, a.Local) and isinstance(two, a.Local):
        return one.variable is two.variable and one.variable not in changed
    if isinstance(one, a.FieldRead) and isinstance(two, a.FieldRead) and one.field is two.field:
        if one.field in changed:
            return False
        if one.target is None or two.target is None:
            return one.target is two.target
        return _same(one.target, two.target, changed)
    return False
