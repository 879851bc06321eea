"""Specification-only fields and methods of a class: ghost fields, model fields, model methods."""

from __future__ import annotations

from dataclasses import replace

from oxpecker.java import tree
from oxpecker.java.jml import tree as jml
from oxpecker.java.jml.declarations import MODEL
from oxpecker.java.jml.parser import parse_specification
from oxpecker.oox.source import Diagnostics


def declared_members(comments: tuple[tree.Comment, ...]) -> list[tree.Member]:
    """The members declared by comments before a member; errors are reported when contracts are read."""
    if not any("ghost" in comment.text or MODEL in comment.text for comment in comments):
        return []
    found: list[tree.Member] = []
    for clause in parse_specification(comments, Diagnostics()).clauses:
        if isinstance(clause, jml.Ghost):
            words = tree.Modifiers(clause.modifiers & {"static"})
            found.append(tree.FieldDeclaration(words, as_code(clause, past=False), span=clause.span))
        elif isinstance(clause, jml.Model):
            words = tree.Modifiers(frozenset({MODEL}))
            found.append(tree.FieldDeclaration(words, clause.declarators, span=clause.span))
        elif isinstance(clause, jml.ModelMethod):
            found.append(replace(clause.declaration, jml=comments))
    return found


def model_imports(comments: tuple[tree.Comment, ...]) -> list[tree.Import]:
    """The model imports in comments."""
    if not any(MODEL in comment.text and "import" in comment.text for comment in comments):
        return []
    clauses = parse_specification(comments, Diagnostics()).clauses
    return [clause.imported for clause in clauses if isinstance(clause, jml.ModelImport)]


def as_code(clause: jml.Ghost, past: bool) -> tuple[tree.Declarator, ...]:
    """The variables; their values may use specification expressions."""
    return tuple(
        replace(d, initial=specified(d.initial, past)) if d.initial is not None else d for d in clause.declarators
    )


def specified(value: tree.Expression, past: bool) -> tree.Expression:
    """A specification expression in code; `past` tells whether it may refer to the state at entry."""
    return value if isinstance(value, tree.Literal) else jml.Specified(value, past, span=value.span)
