"""What methods read and allocate: whether the text of a body satisfies `accessible` and `strictly_pure`."""

from __future__ import annotations

from collections.abc import Iterator

from oxpecker.java import attributed as a
from oxpecker.java import tree
from oxpecker.java.attributed_tree import walk
from oxpecker.java.facts import is_function
from oxpecker.java.jml import attributed as spec
from oxpecker.java.jml import tree as jml
from oxpecker.java.jml.frames import changed_in, covers
from oxpecker.java.jml.members import specification_of
from oxpecker.java.kinds import LocationKind
from oxpecker.java.resolution.lookup import lineage, overrides
from oxpecker.java.symbols import MethodSymbol
from oxpecker.java.types import STRING, ClassType, erase, is_primitive
from oxpecker.java.world import World

_HIDDEN = (a.Lambda, a.Intrinsic, a.Unsupported, a.Synchronized, a.ClassLiteral)
"""Nodes that may read more than their text shows."""

_MAKES = (a.New, a.NewArray, a.ArrayOf, a.Concatenation, a.Lambda, a.Intrinsic, a.Unsupported, a.Box)
"""Nodes that may allocate an object."""


def reads_within(world: World, method: MethodSymbol, body: a.Node | None, locations: tuple[spec.Location, ...]) -> bool:
    """Whether every field and element that a body reads is listed; immutable state need not be."""
    if body is None or any(location.kind is LocationKind.EVERYTHING for location in locations):
        return True
    inside = list(walk(body))
    changed = changed_in(inside)
    for part in inside:
        if (isinstance(part, a.FieldRead) and not part.field.final) or isinstance(part, a.Element):
            shown = any(covers(location, part, changed) for location in locations)
        elif isinstance(part, a.Invoke):
            shown = _reads_nothing(world, part.method, method, locations)
        elif isinstance(part, a.Concatenation):
            shown = _plain(part)
        else:
            shown = not isinstance(part, (a.New, *_HIDDEN))
        if not shown:
            return False
    return True


def _reads_nothing(
    world: World, called: MethodSymbol, method: MethodSymbol, locations: tuple[spec.Location, ...]
) -> bool:
    """Whether a call reads no mutable state: a function of numbers, or a method that declares so."""
    if _is_of_numbers(called):
        return True
    if called is method:
        return all(location.kind is LocationKind.NOTHING for location in locations)
    clauses = list(_own(world, called))
    return bool(clauses) and all(
        location.kind is LocationKind.NOTHING for clause in clauses for location in clause.locations
    )


def _is_of_numbers(called: MethodSymbol) -> bool:
    """Whether a method is a function of primitive values."""
    return is_function(called) and all(map(is_primitive, (*called.parameters, called.return_type))) and called.static


def _plain(node: a.Concatenation) -> bool:
    return all(is_primitive(p.type) or erase(p.type) == STRING or isinstance(p, a.Constant) for p in node.parts)


def _own(world: World, method: MethodSymbol) -> Iterator[jml.Accessible]:
    if method.declaration is not None:
        for case in specification_of(world, method.declaration).cases:
            yield from (clause for clause in case.clauses if isinstance(clause, jml.Accessible))


def inherited_accesses(world: World, method: MethodSymbol) -> list[jml.Accessible]:
    """The `accessible` clauses of the methods that a method overrides."""
    found: list[jml.Accessible] = []
    if method.static or method.private or method.is_constructor:
        return found
    for above in lineage(world, ClassType(method.owner.name)):
        current = world.find(above.name)
        if current is None or current is method.owner or current.library:
            continue
        for other in current.methods.get(method.name, []):
            if not other.static and not other.private and overrides(world, method, other):
                found += _own(world, other)
    return found


def makes_objects(world: World, body: a.Node | None) -> bool:
    """Whether a body may allocate objects, judging by its text."""
    for part in walk(body):
        if isinstance(part, _MAKES) or (isinstance(part, a.Invoke) and not _makes_nothing(world, part.method)):
            return True
    return False


def _makes_nothing(world: World, called: MethodSymbol) -> bool:
    if _is_of_numbers(called):
        return True
    declaration = called.declaration
    return isinstance(declaration, tree.MethodDeclaration) and is_strict(world, called)


def is_strict(world: World, method: MethodSymbol) -> bool:
    r"""Whether a method declares that it allocates nothing: `strictly_pure`, `assignable \strictly_nothing`."""
    if method.declaration is None:
        return False
    specification = specification_of(world, method.declaration)
    frames = (clause for case in specification.cases for clause in case.clauses if isinstance(clause, jml.Assignable))
    listed = any(location.kind is LocationKind.STRICTLY_NOTHING for frame in frames for location in frame.locations)
    return listed or "strictly_pure" in specification.modifiers
