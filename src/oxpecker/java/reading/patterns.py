"""Patterns, and the labels of switches."""

from __future__ import annotations

import re

from tree_sitter import Node

from oxpecker.java import tree
from oxpecker.java.reading.expressions import read_expression
from oxpecker.java.reading.text import JavaText, named
from oxpecker.java.reading.types import read_type
from oxpecker.oox.late_patterns import late_pattern

_FINAL = b"final"
_MODIFIERS = late_pattern(rb"(?:\s|@[\w.]+)*")
_COMMENT = late_pattern(r"//[^\n]*|/\*.*?\*/", re.DOTALL)
UNNAMED = "_"


def read_label(text: JavaText, node: Node) -> tree.Label:
    """`case ..` or `default`."""
    default = node.children[0].type == "default"
    values: list[tree.Expression] = []
    guard = None
    starts: set[int] = set()
    for child in named(node):
        starts.add(child.start_byte)
        if child.type == "guard":
            guard = read_expression(text, named(child)[0])
        elif child.type == "identifier" and text.of(child) == "default":
            default = True
        else:
            values.append(_element(text, child))
    for other in text.others:
        found = _same_label(other, node)
        for child in () if found is None else named(found):
            if child.start_byte not in starts:
                starts.add(child.start_byte)
                values.append(_element(text, child))
    return tree.Label(tuple(values), default, guard, span=text.span(node))


def _element(text: JavaText, node: Node) -> tree.Expression:
    return read_pattern(text, node) if node.type == "pattern" else read_expression(text, node)


def _same_label(root: Node, node: Node) -> Node | None:
    """The same label in another version of the text."""
    found = root.descendant_for_byte_range(node.start_byte, node.start_byte + 1)
    while found is not None and found.type != node.type:
        found = found.parent
    return found


def read_pattern(text: JavaText, node: Node) -> tree.Pattern:
    """Any pattern."""
    if node.type == "pattern":
        return read_pattern(text, named(node)[0])
    if node.type == "record_pattern":
        return _record(text, node)
    parts = named(node)
    if len(parts) == 1:  # `_`
        return tree.TypePattern(None, None, span=text.span(node))
    return type_pattern(text, node, parts[0], parts[1])


def type_pattern(text: JavaText, node: Node, written: Node, name: Node) -> tree.Pattern:
    """`T name`, `var name` or `T _`."""
    inferred = text.of(written) == "var"
    bound = None if text.of(name) == UNNAMED else text.of(name)
    t = None if inferred else read_type(text, written)
    return tree.TypePattern(t, bound, _is_final(text, node), span=text.span(node))


def _is_final(text: JavaText, node: Node) -> bool:
    """Whether `final`, which the parser does not see, is before a pattern."""
    place = text.data.rfind(_FINAL, 0, node.start_byte)
    return place >= 0 and _MODIFIERS.fullmatch(text.data, place + len(_FINAL), node.start_byte) is not None


def _record(text: JavaText, node: Node) -> tree.Pattern:
    name, body = named(node)
    parts = tuple(read_pattern(text, child) for child in named(body))
    return tree.RecordPattern(_record_type(text, name), parts, span=text.span(node))


def _record_type(text: JavaText, node: Node) -> tree.TypeNode:
    """The type of a record pattern; the parser takes a qualified name for an identifier."""
    if node.type != "identifier":
        return read_type(text, node)
    span = text.span(node)
    names = [part.strip() for part in _COMMENT.sub("", text.of(node)).split(".")]
    return tree.NamedType(tuple(tree.NamedTypePart(name, span=span) for name in names), span=span)
