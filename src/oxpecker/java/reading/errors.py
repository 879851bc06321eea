"""Syntax errors: describes the text that does not fit tree-sitter's grammar."""

from __future__ import annotations

from collections.abc import Iterator

from tree_sitter import Node

from oxpecker.java.jml.words import MODIFIERS
from oxpecker.java.limits import LONGEST_WORD
from oxpecker.java.reading.features import MEMBERS_AT_THE_TOP
from oxpecker.java.reading.missing_tokens import Repairs, misplaced_word, missing, unclosed_text
from oxpecker.java.reading.text import COMMENTS, JavaText
from oxpecker.oox.late_patterns import late_pattern
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

_JML = late_pattern(rb"(?://|/\*)(?:-[A-Za-z_]\w*)*@(?![A-Z]|\w+:\w)(?!\s*alloy\b)")

_OF_CLASSES = late_pattern(
    rf"(?://|/\*)(?:-[A-Za-z_]\w*)*@+\s*(?:{'|'.join(sorted(MODIFIERS))}|model|import|@*\s*\*/|$)"
)
"""JML about classes: modifiers, and imports of models."""
_PROPERTY = late_pattern(rb"(?://|/\*)@\s*alloy\b(?P<definition>\s*(?:pred|fun)\b)?")
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
        elif at_top and not _OF_CLASSES.match(text.of(node)) and not _above_member(node):
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


def _above_member(node: Node) -> bool:
    """Whether the comment is above a member of a compact source file."""
    following = node.next_named_sibling
    while following is not None and following.type in COMMENTS:
        following = following.next_named_sibling
    return following is not None and following.type in MEMBERS_AT_THE_TOP


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
    """One diagnostic for each syntax error, in textual order.

    Some errors hide those after them; but no body is left out, since it can only be read if no error is in it.
    """
    found = _empty_characters(text, root) if root.has_error else []
    found = found or _errors_below(text, root, root)
    if only_in_bodies(root):
        for body in _broken_bodies(root):
            span = text.span(body)
            if not any(span.contains(each.span) for each in found):
                found += _errors_below(text, root, body)[:1]
    return sorted(found, key=lambda each: (each.span.line, each.span.column))


def _errors_below(text: JavaText, root: Node, start: Node) -> list[Diagnostic]:
    """The syntax errors below a node, in textual order, up to one that hides the others."""
    found: list[Diagnostic] = []
    last, is_open = _end(root)
    repairs = Repairs.of(text.data)
    pending = [start]
    while pending:
        node = pending.pop()
        quote = unclosed_text(text.data, node) if node.is_error else None
        if quote is not None:
            return [*found, Diagnostic(Severity.ERROR, "unclosed string literal", text.span(quote))]
        if last is not None and _reaches_end(node, last, is_open):
            return [*found, Diagnostic(Severity.ERROR, "reached end of file while parsing", text.span(last))]
        if node.is_missing:
            what = "a name" if node.is_named else f"'{node.type}'"
            found.append(Diagnostic(Severity.ERROR, f"syntax error: {what} is missing here", text.span(node)))
        elif node.is_error:
            found.append(_unexpected(text, root, node, repairs))
        elif node.has_error:
            pending += reversed(node.children)
    return found


def _reaches_end(node: Node, last: Node, is_open: bool) -> bool:
    """Whether something is wrong only because the text ends too early."""
    if node.is_missing:
        return bool(node.start_byte >= last.end_byte)
    return is_open and node.is_error and bool(node.end_byte >= last.end_byte)


def _end(root: Node) -> tuple[Node | None, bool]:
    """The last token of a text, and whether a bracket before it is still open."""
    last, depth = None, 0
    pending = [root]
    while pending:
        node = pending.pop()
        if node.type in COMMENTS or node.is_missing:
            continue
        if node.child_count:
            pending += reversed(node.children)
            continue
        last = node if node.end_byte > node.start_byte else last
        depth += (node.type in _OPENING) - (node.type in _CLOSING)
    return last, depth > 0


_OPENING, _CLOSING = frozenset("{[("), frozenset("}])")


_BODIES = ("block", "constructor_body")


def only_in_bodies(root: Node) -> bool:
    """Whether all syntax errors are inside of the bodies of methods, so that everything else can be read."""
    pending = [root]
    while pending:
        node = pending.pop()
        if node.is_missing or node.is_error:
            return False
        if node.has_error and node.type not in _BODIES:
            pending += node.children
    return root.has_error


def _broken_bodies(root: Node) -> Iterator[Node]:
    """The bodies with syntax errors, without those inside of others."""
    pending = [root]
    while pending:
        node = pending.pop()
        if node.has_error and node.type in _BODIES:
            yield node
        elif node.has_error:
            pending += reversed(node.children)


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


def _unexpected(text: JavaText, root: Node, node: Node, repairs: Repairs) -> Diagnostic:
    """What is missing at an error, or its first word."""
    expected = None if misplaced_word(node) else missing(text.data, root, node, repairs)
    if expected is not None:
        line, column = text.place_of(expected.offset)
        message = f"syntax error: {expected.what} is missing here"
        return Diagnostic(Severity.ERROR, message, Span(text.name, line, column, line, column))
    first = node
    while first.child_count and first.children:
        first = first.children[0]
    word = text.of(first).split("\n", 1)[0].strip()
    if len(word) > LONGEST_WORD:
        word = word[:LONGEST_WORD] + ".."
    span = text.span(first)
    said = misplaced_word(node) or (f"unexpected '{word}'" if word else "something is missing here")
    message = f"syntax error: {said}"
    return Diagnostic(Severity.ERROR, message, Span(span.file, span.line, span.column, span.line, span.column + 1))
