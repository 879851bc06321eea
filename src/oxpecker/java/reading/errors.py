"""Syntax errors: describes the text that does not fit tree-sitter's grammar."""

from __future__ import annotations

import re

from tree_sitter import Node

from oxpecker.java.jml.words import MODIFIERS
from oxpecker.java.limits import LONGEST_WORD
from oxpecker.java.reading.text import COMMENTS, JavaText
from oxpecker.oox.source import Diagnostic, Severity, Span
from oxpecker.oox.unread_properties import NOT_READ

_HOMES = frozenset(
    (
        "class_body", "interface_body", "enum_body", "enum_body_declarations", "annotation_type_body", "block",
        "constructor_body", "switch_block_statement_group", "modifiers", "method_declaration", "formal_parameters",
        "constructor_declaration", "compact_constructor_declaration", "field_declaration", "formal_parameter",
        "class_declaration", "interface_declaration", "enum_declaration", "record_declaration", "constant_declaration",
        "array_type",
    )
)  # fmt: skip
"""Where JML comments are allowed."""

_JML = re.compile(rb"(?://|/\*)(?:-[A-Za-z_]\w*)*@(?![A-Z]|\w+:\w)(?!\s*alloy\b)")

_OF_CLASSES = re.compile(rf"(?://|/\*)(?:-[A-Za-z_]\w*)*@+\s*(?:{'|'.join(sorted(MODIFIERS))}|model|import|@*\s*\*/|$)")
"""JML about classes: modifiers, and imports of models."""
_PROPERTY = re.compile(rb"(?://|/\*)@\s*alloy\b(?P<definition>\s*(?:pred|fun)\b)?")
_HOLDING_TEXT = ("comment", "fragment", "_literal")
"""The suffixes of node kinds in which every character is literal."""
_METHODS = ("method_declaration", "constructor_declaration", "compact_constructor_declaration")


def misplaced_comments(text: JavaText, root: Node) -> list[Diagnostic]:
    """JML comments at places where they have no meaning; each is reported."""
    found: list[Diagnostic] = []
    for match in _JML.finditer(text.data):
        node = root.descendant_for_byte_range(match.start(), match.start() + 1)
        if node is None or node.type not in COMMENTS or node.start_byte != match.start() or node.parent is None:
            continue
        at_top = node.parent.type == "program"
        if node.parent.type not in _HOMES and not (at_top and _before_class(node)):
            found.append(Diagnostic(Severity.ERROR, "JML: no contract or clause is allowed here", text.span(node)))
        elif at_top and not _OF_CLASSES.match(text.of(node)):
            found.append(Diagnostic(Severity.ERROR, "JML: no method follows this contract", text.span(node)))
    return [*found, *_ignored_properties(text, root)]


def _ignored_properties(text: JavaText, root: Node) -> list[Diagnostic]:
    """Relational properties where they are ignored: after code, in a block comment, above anything but a method."""
    found: list[Diagnostic] = []
    for match in _PROPERTY.finditer(text.data):
        node = root.descendant_for_byte_range(match.start(), match.start() + 1)
        if node is None or node.type not in COMMENTS or node.start_byte != match.start():
            continue
        line = text.data[text.data.rfind(b"\n", 0, match.start()) + 1 : match.start()]
        alone = node.type == "line_comment" and not line.strip()
        if not alone or not (match["definition"] or _above_method(node)):
            found.append(Diagnostic(Severity.WARNING, NOT_READ, text.span(node)))
    return found


def _above_method(node: Node) -> bool:
    """Whether the comment is above or inside of a method or a constructor."""
    if node.parent is not None and node.parent.type in ("modifiers", *_METHODS):
        return True
    following = node.next_named_sibling
    while following is not None and following.type in COMMENTS:
        following = following.next_named_sibling
    return following is not None and following.type in _METHODS


def _before_class(node: Node) -> bool:
    """Whether a class follows the comment."""
    following = node.next_named_sibling
    while following is not None and following.type in (*COMMENTS, "import_declaration", "package_declaration"):
        following = following.next_named_sibling
    return following is not None


def vertical_tabs(text: JavaText, root: Node) -> list[Diagnostic]:
    """Vertical tabs between tokens: white space for the parser, but not for Java (JLS 3.6)."""
    found: list[Diagnostic] = []
    place = text.data.find(b"\v")
    while place >= 0:
        node = root.descendant_for_byte_range(place, place + 1)
        if node is None or not node.type.endswith(_HOLDING_TEXT):
            start = text.place_of(place)
            span = Span(text.name, *start, start[0], start[1] + 1)
            found.append(Diagnostic(Severity.ERROR, "illegal character: '\\u000b'", span))
        place = text.data.find(b"\v", place + 1)
    return found


def syntax_errors(text: JavaText, root: Node) -> list[Diagnostic]:
    """One diagnostic for each syntax error, in textual order."""
    found = _empty_characters(text, root) if root.has_error else []
    if found:
        return found
    pending = [root]
    while pending:
        node = pending.pop()
        if node.is_missing:
            found.append(Diagnostic(Severity.ERROR, f"syntax error: {_missing(node)}", text.span(node)))
        elif node.is_error:
            found.append(_unexpected(text, node))
        elif node.has_error:
            pending += reversed(node.children)
    return found


def _empty_characters(text: JavaText, root: Node) -> list[Diagnostic]:
    """Empty character literals, after which the parser cannot recover."""
    found: list[Diagnostic] = []
    place = text.data.find(b"''")
    while place >= 0:
        node = root.descendant_for_byte_range(place, place + 2)
        if node is None or not node.type.endswith(_HOLDING_TEXT):
            start = text.place_of(place)
            span = Span(text.name, *start, start[0], start[1] + 2)
            found.append(Diagnostic(Severity.ERROR, "empty character literal", span))
        place = text.data.find(b"''", place + 2)
    return found


def _missing(node: Node) -> str:
    before = node.prev_sibling
    if before is not None and before.type == "this" and node.type == ";":
        return _late_constructor_call(before.type)
    return f"'{node.type}' is missing here"


def _late_constructor_call(word: str) -> str:
    return f"'{word}(..)' after other statements is not part of Java 17"


def _unexpected(text: JavaText, node: Node) -> Diagnostic:
    first = node
    while first.child_count and first.children:
        first = first.children[0]
    word = text.of(first).split("\n", 1)[0].strip()
    if len(word) > LONGEST_WORD:
        word = word[:LONGEST_WORD] + ".."
    span = text.span(first)
    message = f"unexpected '{word}'" if word else "something is missing here"
    message = f"syntax error: {_of_later_java(text, node, first) or message}"
    return Diagnostic(Severity.ERROR, message, Span(span.file, span.line, span.column, span.line, span.column + 1))


def _of_later_java(text: JavaText, node: Node, first: Node) -> str | None:
    """The name of a construct of a later Java version that the grammar does not know."""
    parent = node.parent
    if parent is not None and parent.type == "constructor_body" and first.type in ("super", "this"):
        return _late_constructor_call(first.type)
    around = parent.parent if parent is not None else None
    if parent is not None and around is not None and around.type == "import_declaration":
        scope = parent.child_by_field_name("scope")
        if scope is not None and text.of(scope) == "module":
            return "imports of modules are not part of Java 17"
    return None
