"""A Java text with its syntax tree, and edits of it by the places of nodes."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache

import tree_sitter_java
from tree_sitter import Language, Node, Parser

from oxpecker.java.jml.lexer import NAME, OPENING, Token, tokens
from oxpecker.java.tree import Comment
from oxpecker.oox.source import Span

TYPES = (
    "class_declaration",
    "interface_declaration",
    "enum_declaration",
    "record_declaration",
    "annotation_type_declaration",
)
"""The nodes that declare a type."""
COMMENTS = ("line_comment", "block_comment")


@dataclass(frozen=True, slots=True)
class Edit:
    """Bytes of a text and what stands there instead."""

    start: int
    end: int
    text: str


@cache
def _parser() -> Parser:
    return Parser(Language(tree_sitter_java.language()))


class JavaSource:
    """A Java text with its syntax tree."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.data = text.encode("utf-8")
        self.root = _parser().parse(self.data).root_node

    def written(self, node: Node) -> str:
        """The text of a node."""
        return self.data[node.start_byte : node.end_byte].decode("utf-8")

    def nodes(self, *types: str) -> Iterator[Node]:
        """All nodes of some types, in the order of the text."""
        pending = [self.root]
        while pending:
            node = pending.pop()
            if node.type in types:
                yield node
            pending += reversed(node.children)

    def edited(self, edits: Iterable[Edit]) -> str:
        """The text after edits that do not overlap."""
        data = self.data
        for edit in sorted(edits, key=lambda each: each.start, reverse=True):
            data = data[: edit.start] + edit.text.encode("utf-8") + data[edit.end :]
        return data.decode("utf-8")

    def contracts(self) -> Iterator[list[tuple[Token, int, int]]]:
        """The tokens of each JML comment, with the bytes that they take."""
        for node in self.nodes(*COMMENTS):
            text = self.written(node)
            if OPENING.match(text):
                yield [
                    (token, start, start + len(token.text.encode("utf-8")))
                    for token, start in _places(text, node.start_byte)
                ]

    def names(self) -> Iterator[tuple[str, int, int]]:
        """Every use of a name, in code and in contracts, with the bytes that it takes."""
        for node in self.nodes("identifier", "type_identifier"):
            yield self.written(node), node.start_byte, node.end_byte
        for comment in self.contracts():
            for token, start, end in comment:
                if token.kind == NAME:
                    yield token.text, start, end


def _places(text: str, first: int) -> Iterator[tuple[Token, int]]:
    """The tokens of a comment that begins at a byte."""
    lines = text.split("\n")
    starts = [first]
    for line in lines:
        starts.append(starts[-1] + len(line.encode("utf-8")) + 1)
    end = Span("", len(lines), len(lines[-1]) + 1, len(lines), len(lines[-1]) + 1)
    comment = Comment(text, span=Span("", 1, 1, end.end_line, end.end_column))
    for token in tokens((comment,))[:-1]:
        before = lines[token.span.line - 1][: token.span.column - 1]
        yield token, starts[token.span.line - 1] + len(before.encode("utf-8"))
