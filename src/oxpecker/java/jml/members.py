"""The JML comments and annotations of declarations, parsed once."""

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
    """The specification in the comments of a declaration."""
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
    """The specification of a model method and its parameters, in the comment that declares it."""
    for clause in parse_specification(declaration.jml, Diagnostics()).clauses:
        if isinstance(clause, jml.ModelMethod) and clause.span == declaration.span:
            for parameter, words in zip(declaration.parameters, clause.nullness, strict=True):
                world.specifications[parameter] = jml.Specification(words, (), (), span=parameter.span)
            return clause.specification
    return _NOTHING


def uncovered_in(world: World, node: tree.Expression) -> str | None:
    """Why a name in an expression is not covered; None if all are."""
    if not world.uncovered:
        for word in (r"\count", r"\index"):
            world.uncovered[word] = f"'{word}' outside of a for-each loop over an array"
        for symbol in list(world.classes.values()):
            if symbol.declaration is not None and not symbol.library:
                for clause in about_class(world, symbol.declaration):
                    note_uncovered(world, clause)
    for part in tree.walk(node):
        name = getattr(part, "identifier", getattr(part, "name", None))
        if isinstance(name, str) and name in world.uncovered:
            return world.uncovered[name]
    return None


def note_uncovered(world: World, clause: jml.Clause) -> None:
    """Records the names of a declaration that is not covered."""
    if isinstance(clause, jml.Unsupported):
        world.uncovered.update((name, f"'{name}', since {clause.word} is not covered") for name in clause.names)


def about_class(world: World, declaration: tree.ClassDeclaration) -> tuple[jml.Clause, ...]:
    """The clauses about a class that precede its members; read once, since every method asks for them."""
    found = world.about_classes.get(declaration)
    if found is None:
        clauses = (clause for member in declaration.members for clause in specification_of(world, member).clauses)
        found = world.about_classes[declaration] = tuple(clauses)
    assert isinstance(found, tuple)
    return found
