"""Ghost and model fields: variables of a class for specifications alone, held or computed."""

from __future__ import annotations

from dataclasses import replace

from oxpecker.java import tree
from oxpecker.java.jml import tree as jml
from oxpecker.java.jml.parser import parse_specification
from oxpecker.oox.source import Diagnostics, Span

MODEL = "model"
"""The modifier of fields that are computed."""


def ghost_fields(comments: tuple[tree.Comment, ...]) -> list[tree.FieldDeclaration]:
    """The ghost and model fields in comments before a member; mistakes are reported when contracts are read."""
    if not any("ghost" in comment.text or "model" in comment.text for comment in comments):
        return []
    found: list[tree.FieldDeclaration] = []
    for clause in parse_specification(comments, Diagnostics()).clauses:
        if isinstance(clause, jml.Ghost):
            words = tree.Modifiers(clause.modifiers & {"static"})
            found.append(tree.FieldDeclaration(words, as_code(clause), span=clause.span))
        elif isinstance(clause, jml.Model):
            words = tree.Modifiers(frozenset({MODEL}))
            found.append(tree.FieldDeclaration(words, clause.declarators, span=clause.span))
    return found


def as_code(clause: jml.Ghost) -> tuple[tree.Declarator, ...]:
    """The variables; what only contracts can compute is left out."""
    return tuple(replace(d, initial=None) if beyond_code(d.initial) else d for d in clause.declarators)


def beyond_code(root: object) -> bool:
    """Whether an expression says what only contracts can say."""
    if isinstance(
        root, (jml.Old, jml.Quantified, jml.Implication, jml.Property, jml.TypeRelation, jml.Reaches, jml.InvariantFor)
    ):
        return True
    if isinstance(root, tree.Node):
        return any(beyond_code(getattr(root, name)) for name in root.__dataclass_fields__ if name != "span")
    return isinstance(root, tuple) and not isinstance(root, Span) and any(beyond_code(part) for part in root)
