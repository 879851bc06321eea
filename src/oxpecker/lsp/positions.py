"""Converts positions of the protocol, which count UTF-16 units from 0, to ours, which count characters from 1."""

from __future__ import annotations

from functools import lru_cache

from lsprotocol import types as lsp

from oxpecker.oox.source import Span, with_plain_line_ends


def place_of(position: lsp.Position, text: str) -> tuple[int, int]:
    """The line and column of a position."""
    line = _line(text, position.line)
    units = 0
    for column, character in enumerate(line, 1):
        if units >= position.character:
            return position.line + 1, column
        units += _width(character)
    return position.line + 1, len(line) + 1


def range_of(span: Span | None, text: str) -> lsp.Range:
    """The range of a span; the first line of the text if there is no span."""
    if span is None or not span.line:
        return lsp.Range(lsp.Position(0, 0), lsp.Position(1, 0))
    start = _position(span.line, span.column, text)
    return lsp.Range(start, max(start, _position(span.end_line, span.end_column, text)))


def _position(line: int, column: int, text: str) -> lsp.Position:
    before = _line(text, line - 1)[: column - 1]
    return lsp.Position(line - 1, sum(map(_width, before)))


def _line(text: str, index: int) -> str:
    lines = _lines(text)
    return lines[index] if index < len(lines) else ""


@lru_cache(maxsize=8)
def _lines(text: str) -> list[str]:
    """The lines of a text: the same few texts are asked for hundreds of places."""
    return with_plain_line_ends(text).split("\n")


def _width(character: str) -> int:
    return 2 if ord(character) > 0xFFFF else 1
