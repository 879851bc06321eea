"""The JML comments and annotations of declarations, read once."""

from __future__ import annotations

from oxpecker.java import tree
from oxpecker.java.jml import tree as jml
from oxpecker.java.jml.declarations import MODEL
from oxpecker.java.jml.parser import parse_specification
from oxpecker.java.world import World
from oxpecker.oox.source import Diagnostics

Declared = tree.Member | tree.Parameter

_NOTHING = jml.Specification(frozenset(), (), ())


def specification_of(world: World, declaration: Declared) -> jml.Specification:
    """What the comments of a declaration say."""
    comments = getattr(declaration, "jml", ())
    found = world.specifications.get(declaration)
    if found is None and not comments:
        return _NOTHING
    if found is None and isinstance(declaration, tree.MethodDeclaration) and MODEL in declaration.modifiers.words:
        found = world.specifications[declaration] = _of_model_method(world, declaration)
    elif found is None:
        found = world.specifications[declaration] = parse_specification(comments, world.diagnostics)
    assert isinstance(found, jml.Specification)
    return found


def _of_model_method(world: World, declaration: tree.MethodDeclaration) -> jml.Specification:
    """What is said of a model method and its parameters, in the comment that declares it."""
    for clause in parse_specification(declaration.jml, Diagnostics()).clauses:
        if isinstance(clause, jml.ModelMethod) and clause.span == declaration.span:
            for parameter, words in zip(declaration.parameters, clause.nullness, strict=True):
                world.specifications[parameter] = jml.Specification(words, (), (), span=parameter.span)
            return clause.specification
    return _NOTHING


def about_class(world: World, declaration: tree.ClassDeclaration) -> list[jml.Clause]:
    """The clauses about a class that stand before its members."""
    return [clause for member in declaration.members for clause in specification_of(world, member).clauses]


def has_annotation(modifiers: tree.Modifiers, name: str) -> bool:
    """Whether a declaration carries an annotation, by its simple name."""
    return any(note.name.rpartition(".")[2] == name for note in modifiers.annotations)
