"""Tokenises Alloy's text."""

from __future__ import annotations

import re
from dataclasses import dataclass

from oxpecker.relational.place import Place, RelationalError

KEYWORDS = frozenset(
    (
        *("abstract", "all", "and", "as", "assert", "but", "check", "disj", "else", "enum", "exactly", "expect"),
        *("extends", "fact", "for", "fun", "iden", "if", "iff", "implies", "in", "Int", "int", "let", "lone"),
        *("module", "no", "none", "not", "one", "open", "or", "pred", "run", "set", "sig", "some", "sum", "then"),
        *("private", "this", "univ"),
    )
)
_TOKEN = re.compile(
    r"(?P<space>\s+|//[^\n]*|--[^\n]*|/\*.*?\*/)"
    r"|(?P<number>\d+)"
    r'|(?P<string>"[^"\n]*")'
    r"|(?P<name>[A-Za-z_$][\w$]*(?:'+|/[A-Za-z_$][\w$]*)*)"
    r"|(?P<symbol><=>|=>|->|\+\+|<:|:>|&&|\|\||!=|=<|<=|>=|[-+&.~^*#!=<>(){}\[\],:|/@%])",
    re.DOTALL,
)


@dataclass(frozen=True, slots=True)
class Token:
    """A word, a number, a symbol, or the end."""

    kind: str
    text: str
    place: Place


def tokens(file: str, text: str) -> list[Token]:
    """All tokens of a text, followed by the end token."""
    found, position, line, begin = [], 0, 1, 0
    while position < len(text):
        match = _TOKEN.match(text, position)
        unclosed = match is not None and match.lastgroup != "space" and text.startswith("/*", position)
        if match is None or unclosed:
            place = Place(file, line, position - begin + 1, line, position - begin + 2)
            raise RelationalError("unclosed comment" if unclosed else f"unexpected {text[position]!r}", place)
        word = match.group()
        place = Place(file, line, position - begin + 1, line, position - begin + 1 + len(word))
        if match.lastgroup != "space":
            kind = "keyword" if word in KEYWORDS else str(match.lastgroup)
            found.append(Token(kind, word, place))
        breaks = word.count("\n")
        if breaks:
            line, begin = line + breaks, position + word.rindex("\n") + 1
        position = match.end()
    column = position - begin + 1
    found.append(Token("end", "the end of the text", Place(file, line, column, line, column)))
    return found
