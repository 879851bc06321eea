"""Tokens of JML comments, each with its own place in the Java file."""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Callable
from typing import NamedTuple

from oxpecker.java.tree import Comment
from oxpecker.oox.source import Source, Span

NAME, INTEGER, FLOATING, CHARACTER, TEXT, SYMBOL, WORD, INVALID, END = (
    "name",
    "integer",
    "floating",
    "character",
    "string",
    "symbol",
    "word",
    "invalid",
    "end",
)

_SYMBOLS = sorted(
    (
        "<==>", "<=!=>", "<:", "==>", "<==", ">>>=", "<<=", ">>=", ">>>", "...", "->", "::", "++", "--", "&&", "||",
        "==", "!=", "<=", ">=", "<<", ">>", "..", "+=", "-=", "*=", "/=", "%=", "&=", "|=", "^=", "{|", "|}",
        "(", ")", "[", "]", "{", "}", ";", ",", ".", "@", "=", ">", "<", "!", "~", "?", ":", "+", "-", "*", "/",
        "&", "|", "^", "%",
    ),
    key=len,
    reverse=True,
)  # fmt: skip

_TOKEN = re.compile(
    r"(?P<blank>[ \t\r\f]+|//@+|//[^\n]*|/\*.*?\*/)"
    r"|(?P<informal>\(\*.*?\*\))"
    r"|(?P<word>\\[a-zA-Z_][a-zA-Z_0-9]*)"
    r"|(?P<floating>(?:\d[\d_]*\.(?!\.)[\d_]*|\.\d[\d_]*)(?:[eE][+-]?\d+)?[fFdD]?|\d[\d_]*[eE][+-]?\d+[fFdD]?|\d[\d_]*[fFdD])"
    r"|(?P<integer>0[xX][0-9a-fA-F_]+[lL]?|0[bB][01_]+[lL]?|\d[\d_]*[lL]?)"
    r"|(?P<name>(?:[^\W\d]|\$)[\w$]*)"
    r"|(?P<string>\"(?:[^\"\\\n]|\\.)*\")"
    r"|(?P<character>'(?:[^'\\\n]|\\.)*')"
    rf"|(?P<symbol>{'|'.join(map(re.escape, _SYMBOLS))})"
    r"|(?P<invalid>.)",
    re.DOTALL,
)


OPENING = re.compile(r"(?://|/\*)(?:-[A-Za-z_]\w*)*@")
"""The start of a JML comment; with keys (`//-RAC@`), it is for all tools except the named ones."""


class Token(NamedTuple):
    """A word, symbol or literal."""

    kind: str
    text: str
    span: Span


def tokens(comments: tuple[Comment, ...]) -> list[Token]:
    """The tokens of consecutive comments, joined; the last token is the end."""
    found: list[Token] = []
    for comment in comments:
        found += _comment(comment)
    last = comments[-1].span
    end = Span(last.file, last.end_line, max(last.end_column - 1, 1), last.end_line, last.end_column)
    return [*found, Token(END, "the end of the comment", end)]


def _comment(comment: Comment) -> list[Token]:
    """Line by line, without comment markers and leading `@`s."""
    text = comment.text
    block = text.startswith("/*")
    place = _places(comment)
    found: list[Token] = []
    lines = text.split("\n")
    offset = 0
    for number, line in enumerate(lines):
        start = 0
        if number == 0:
            opened = OPENING.match(line)
            start = 3 if opened is None else opened.end()
        elif block:
            start = len(line) - len(line.lstrip(" \t"))
        while line[start : start + 1] == "@":
            start += 1
        end = len(line.rstrip("\r"))
        if block and number == len(lines) - 1:
            end -= 2
            while end > start and line[end - 1] == "@":
                end -= 1
        found += scan(line[start:end], comment.span.file, place, offset + start)
        offset += len(line) + 1
    return found


Place = Callable[[int], tuple[int, int]]
"""Maps an offset to a line and column."""


def _places(comment: Comment) -> Place:
    """The places of a comment's characters in the file."""
    places = comment.places
    if not places:
        breaks = [match.end() for match in re.finditer("\n", comment.text)]
        first = (0, comment.span.line, comment.span.column)
        places = (first, *((offset, comment.span.line + n, 1) for n, offset in enumerate(breaks, 1)))
    offsets = [offset for offset, _, _ in places]

    def place(offset: int) -> tuple[int, int]:
        begin, line, column = places[bisect_right(offsets, offset) - 1]
        return line, column + offset - begin

    return place


def scan(text: str, file: str, place: Place, offset: int = 0) -> list[Token]:
    """The tokens of part of a line, starting at an offset."""
    found: list[Token] = []
    for match in _TOKEN.finditer(text):
        kind = match.lastgroup or INVALID
        if kind != "blank":
            start, end = match.span()
            span = Span(file, *place(offset + start), *place(offset + end))
            found.append(Token(kind, match.group(), span))
    return found


def literal_tokens(source: Source, span: Span) -> list[Token]:
    """The tokens inside of a one-line string literal; an escaped character has the place of its escape."""
    line = source.text.split("\n")[span.line - 1]
    characters: list[str] = []
    columns: list[int] = []
    position, end = span.column, span.end_column - 2
    while position < end:
        columns.append(position + 1)
        if line[position] == "\\" and position + 1 < end:
            position += 1
        characters.append(line[position])
        position += 1
    columns.append(end + 1)
    found = scan("".join(characters), span.file, lambda offset: (span.line, columns[offset]))
    closing = Span(span.file, span.line, end + 1, span.line, end + 2)
    return [*found, Token(END, "the end of the text", closing)]
