"""The text of tree-sitter's nodes, and their places."""

from __future__ import annotations

import re
from collections.abc import Callable

from tree_sitter import Node

from oxpecker.java import tree
from oxpecker.java.jml.lexer import OPENING
from oxpecker.oox.records import dataclass
from oxpecker.oox.source import Diagnostic, Severity, Source, Span

COMMENTS = ("line_comment", "block_comment")

RELATIONAL = re.compile(r"//@\s*alloy\b")
"""The start of a relational property's comment."""
NOT_JML = re.compile(rf"{RELATIONAL.pattern}|(//|/\*)@([A-Z]\w*\b|\w+:\w)")
"""A relational property, a commented-out annotation (`//@Override`) or a formatter hint (`//@formatter:off`)."""


@dataclass(frozen=True, slots=True)
class Readers:
    """Readers for nodes that contain expressions and occur in expressions: the recursion of Java's syntax."""

    block: Callable[[JavaText, Node], tree.Block]
    cases: Callable[[JavaText, Node], tuple[tree.Case, ...]]
    parameters: Callable[[JavaText, Node], tuple[tree.Parameter, ...]]
    class_declaration: Callable[[JavaText, Node], tree.ClassDeclaration]
    class_body: Callable[[JavaText, Node], tree.ClassDeclaration]
    pattern: Callable[[JavaText, Node], tree.Pattern]


class JavaText:
    """A source with its bytes; tree-sitter counts columns in bytes, people in characters."""

    def __init__(self, source: Source, data: bytes, readers: Readers) -> None:
        self.readers = readers
        self.name = source.name
        self.data = data
        self.problems: list[Diagnostic] = []
        self.others: list[Node] = []
        """The trees of other versions of the text, for labels with several patterns."""
        self.lines = None if source.text.isascii() else data.split(b"\n")

    def span(self, node: Node) -> Span:
        """The place of a node."""
        start, end = node.start_point, node.end_point
        if self.lines is None:
            return Span(self.name, start[0] + 1, start[1] + 1, end[0] + 1, end[1] + 1)
        return Span(self.name, start[0] + 1, self._column(*start), end[0] + 1, self._column(*end))

    def place_of(self, offset: int) -> tuple[int, int]:
        """The line and column of a byte."""
        before = self.data[:offset]
        return before.count(b"\n") + 1, len(before[before.rfind(b"\n") + 1 :].decode("utf-8")) + 1

    def _column(self, row: int, column: int) -> int:
        assert self.lines is not None
        return len(self.lines[row][:column].decode("utf-8", "replace")) + 1

    def of(self, node: Node) -> str:
        """The text of a node."""
        return self.data[node.start_byte : node.end_byte].decode("utf-8")

    def places(self, node: Node) -> tuple[tuple[int, int, int], ...]:  # noqa: ARG002
        """Offset, line and column of each part of a node's text that escapes shift."""
        return ()

    def error(self, message: str, node: Node) -> None:
        """Reports an error that the grammar accepts but Java does not."""
        self.problems.append(Diagnostic(Severity.ERROR, message, self.span(node)))


def named(node: Node) -> list[Node]:
    """The named children of a node, without comments."""
    return [child for child in node.named_children if child.type not in COMMENTS]


def jml_comment(text: JavaText, node: Node) -> tree.Comment | None:
    """The comment if it is JML; `//@ alloy` starts a relational property, which is not JML."""
    written = text.of(node)
    if not OPENING.match(written) or NOT_JML.match(written):
        return None
    return tree.Comment(written, text.places(node), span=text.span(node))


def jml_inside(text: JavaText, node: Node, before: int) -> tuple[tree.Comment, ...]:
    """The JML comments in a declaration's header: those that end before a given byte."""
    found: list[tree.Comment] = []
    for child in node.children:
        if child.start_byte >= before:
            break
        if child.type in COMMENTS:
            comment = jml_comment(text, child)
            if comment is not None:
                found.append(comment)
        elif child.type in ("modifiers", "array_type"):
            found += jml_inside(text, child, before)
    return tuple(found)
