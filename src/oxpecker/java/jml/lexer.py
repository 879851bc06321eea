"""Words and symbols of JML comments, each with its own place in the Java file."""

from __future__ import annotations

import re
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
"""How a comment of JML begins; with keys (`//-RAC@`), it is for all tools but those of these names."""


class Token(NamedTuple):
    """A word, symbol or literal."""

    kind: str
    text: str
    span: Span


def tokens(comments: tuple[Comment, ...]) -> list[Token]:
    """The tokens of comments that follow one another, as if they were one; the last is the end."""
    found: list[Token] = []
    for comment in comments:
        found += _comment(comment)
    last = comments[-1].span
    end = Span(last.file, last.end_line, max(last.end_column - 1, 1), last.end_line, last.end_column)
    return [*found, Token(END, "the end of the comment", end)]


def _comment(comment: Comment) -> list[Token]:
    """Line by line: the marks of the comment and `@`s that begin a line are no text."""
    text = comment.text
    block = text.startswith("/*")
    found: list[Token] = []
    lines = text.split("\n")
    for number, line in enumerate(lines):
        column = comment.span.column if number == 0 else 1
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
        found += scan(line[start:end], comment.span.file, comment.span.line + number, column + start)
    return found


def scan(text: str, file: str, line: int, column: int) -> list[Token]:
    """The tokens of a stretch of one line."""
    found: list[Token] = []
    for match in _TOKEN.finditer(text):
        kind = match.lastgroup or INVALID
        if kind != "blank":
            start, end = match.span()
            found.append(Token(kind, match.group(), Span(file, line, column + start, line, column + end)))
    return found


def literal_tokens(source: Source, span: Span) -> list[Token]:
    """The tokens inside a string literal of one line; an escaped character stands where its escape stands."""
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
    found = []
    for token in scan("".join(characters), span.file, span.line, 1):
        first, last = columns[token.span.column - 1], columns[token.span.end_column - 1]
        found.append(token._replace(span=Span(span.file, span.line, first, span.line, last)))
    closing = Span(span.file, span.line, end + 1, span.line, end + 2)
    return [*found, Token(END, "the end of the text", closing)]
