"""The JML comments and annotations of declarations, read once."""

from __future__ import annotations

from oxpecker.java import tree
from oxpecker.java.jml import tree as jml
from oxpecker.java.jml.parser import parse_specification
from oxpecker.java.world import World

Declared = tree.Member | tree.Parameter

_NOTHING = jml.Specification(frozenset(), (), ())


def specification_of(world: World, declaration: Declared) -> jml.Specification:
    """What the comments of a declaration say."""
    comments = getattr(declaration, "jml", ())
    if not comments:
        return _NOTHING
    found = world.specifications.get(declaration)
    if found is None:
        found = world.specifications[declaration] = parse_specification(comments, world.diagnostics)
    assert isinstance(found, jml.Specification)
    return found


def about_class(world: World, declaration: tree.ClassDeclaration) -> list[jml.Clause]:
    """The clauses about a class that stand before its members."""
    return [clause for member in declaration.members for clause in specification_of(world, member).clauses]


def has_annotation(modifiers: tree.Modifiers, name: str) -> bool:
    """Whether a declaration carries an annotation, by its simple name."""
    return any(note.name.rpartition(".")[2] == name for note in modifiers.annotations)
