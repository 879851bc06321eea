"""Parses text to tree-sitter's tree; limits of time and memory also apply while a large text is parsed."""

from __future__ import annotations

from functools import cache

from tree_sitter import Language, Node, Parser, Point

from oxpecker.java.limits import CHUNK
from oxpecker.limits.signals import Deferred


@cache
def grammar() -> Language:
    """The grammar of Java."""
    import tree_sitter_java

    return Language(tree_sitter_java.language())


@cache
def _parser() -> Parser:
    return Parser(grammar())


def parsed(data: bytes) -> Node:
    """The root of the tree."""
    if len(data) <= CHUNK:
        return _parser().parse(data).root_node
    text = _Chunks(data)
    # An exception in the parser's callback would be lost, or worse.
    with Deferred(text.end):
        tree = _parser().parse(text)
    return tree.root_node


class _Chunks:
    """A text in chunks for the parser, until a limit or Ctrl-C ends it."""

    def __init__(self, data: bytes) -> None:
        self._data = data
        self._ended = False

    def end(self) -> None:
        """Pretends that the text ends here."""
        self._ended = True

    def __call__(self, offset: int, _place: Point) -> bytes:
        return b"" if self._ended else self._data[offset : offset + CHUNK]
