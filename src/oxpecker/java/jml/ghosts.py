"""Ghost fields: variables of a class for specifications alone, which become fields like others."""

from __future__ import annotations

from oxpecker.java import tree
from oxpecker.java.jml import tree as jml
from oxpecker.java.jml.parser import parse_specification
from oxpecker.oox.source import Diagnostics


def ghost_fields(comments: tuple[tree.Comment, ...]) -> list[tree.FieldDeclaration]:
    """The ghost fields that comments before a member declare; mistakes are reported when contracts are read."""
    if not any("ghost" in comment.text for comment in comments):
        return []
    found = parse_specification(comments, Diagnostics())
    return [
        tree.FieldDeclaration(tree.Modifiers(clause.modifiers & {"static"}), clause.declarators, span=clause.span)
        for clause in found.clauses
        if isinstance(clause, jml.Ghost)
    ]
