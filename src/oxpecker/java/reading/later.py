"""Constructs of later Java versions that the grammar already parses: each is reported by name."""

from __future__ import annotations

import re
from functools import cache

from tree_sitter import Language, Node, Query, QueryCursor

from oxpecker.java.reading.text import COMMENTS, JavaText
from oxpecker.oox.source import Diagnostic, Severity

LATER_FORMS = {
    "(switch_label (pattern) @form)": "patterns in a switch are",
    "(switch_label (null_literal) @form)": "null as a case is",
    "(instanceof_expression pattern: (_) @form)": "patterns of records are",
    "(underscore_pattern) @form": "unnamed variables are",
    '((identifier) @form (#eq? @form "_"))': "unnamed variables are",
    "(template_expression) @form": "string templates are",
}
"""The constructs as queries of the grammar, with their names."""

_WORDS = {
    "patterns in a switch are": rb"\bcase\b",
    "null as a case is": rb"\bcase\b",
    "patterns of records are": rb"\binstanceof\b",
    "unnamed variables are": rb"(?<![\w$])_(?![\w$])",
    "string templates are": rb"\.\s*\"",
}
"""Texts that occur in such constructs; searching for them is faster than walking the tree."""

_AT_THE_TOP = (
    *COMMENTS,
    "package_declaration",
    "import_declaration",
    "module_declaration",
    "class_declaration",
    "interface_declaration",
    "enum_declaration",
    "record_declaration",
    "annotation_type_declaration",
)
"""The declarations that Java 17 allows outside of classes."""


@cache
def _queries(grammar: Language) -> tuple[tuple[Query, str], ...]:
    return tuple((Query(grammar, form), name) for form, name in LATER_FORMS.items())


def later_forms(text: JavaText, root: Node, grammar: Language) -> list[Diagnostic]:
    """One diagnostic for each construct that Java 17 does not have, in textual order."""
    found: dict[int, Diagnostic] = {}

    def note(node: Node, what: str) -> None:
        message = f"{what} not part of Java 17"
        found.setdefault(node.start_byte, Diagnostic(Severity.ERROR, message, text.span(node)))

    for query, name in _queries(grammar):
        if re.search(_WORDS[name], text.data) is None:
            continue
        for node in QueryCursor(query).captures(root).get("form", ()):
            note(node, name)
    for node in root.named_children:
        if node.type not in _AT_THE_TOP:
            note(node, f"a {'method' if node.type == 'method_declaration' else 'statement'} outside of a class is")
    return [found[place] for place in sorted(found)]
