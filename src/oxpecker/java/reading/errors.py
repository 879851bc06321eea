"""Syntax errors: what tree-sitter could not fit into the grammar, in words."""

from __future__ import annotations

from tree_sitter import Node

from oxpecker.java.reading.text import JavaText
from oxpecker.oox.source import Diagnostic, Severity, Span

_LONGEST = 30


def syntax_errors(text: JavaText, root: Node) -> list[Diagnostic]:
    """One diagnostic for each place that is no Java, in the order of the text."""
    found: list[Diagnostic] = []
    pending = [root]
    while pending:
        node = pending.pop()
        if node.is_missing:
            found.append(Diagnostic(Severity.ERROR, f"syntax error: '{node.type}' is missing here", text.span(node)))
        elif node.is_error:
            found.append(_unexpected(text, node))
        elif node.has_error:
            pending += reversed(node.children)
    return found


def _unexpected(text: JavaText, node: Node) -> Diagnostic:
    first = node
    while first.child_count and first.children:
        first = first.children[0]
    word = text.of(first).split("\n", 1)[0].strip()
    if len(word) > _LONGEST:
        word = word[:_LONGEST] + ".."
    span = text.span(first)
    message = f"syntax error: unexpected '{word}'" if word else "syntax error: something is missing here"
    return Diagnostic(Severity.ERROR, message, Span(span.file, span.line, span.column, span.line, span.column + 1))
