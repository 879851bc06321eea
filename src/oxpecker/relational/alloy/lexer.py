"""Tokenises Alloy's text."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace

from oxpecker.relational.alloy.dialect import Dialect
from oxpecker.relational.place import Place, RelationalError

_COMMON = frozenset(
    (
        *("abstract", "all", "and", "as", "assert", "but", "check", "disj", "else", "enum", "exactly", "expect"),
        *("extends", "fact", "for", "fun", "iden", "iff", "implies", "in", "Int", "int", "let", "lone"),
        *("module", "no", "none", "not", "one", "open", "or", "pred", "run", "set", "sig", "some", "sum"),
        *("private", "this", "univ"),
    )
)
TEMPORAL_PREFIXES = frozenset(("always", "eventually", "after", "historically", "once", "before"))
TEMPORAL_INFIXES = frozenset(("until", "releases", "since", "triggered"))
_NEW = frozenset((*TEMPORAL_PREFIXES, *TEMPORAL_INFIXES, "var", "steps", "seq", "String"))
KEYWORDS = {Dialect.ALLOY_4: _COMMON | {"if", "then"}, Dialect.ALLOY_6: _COMMON | _NEW}
_SHARED = (
    r"(?P<space>\s+|//[^\n]*|--[^\n]*|/\*.*?\*/)"
    r"|(?P<number>(?:0x(?:[0-9A-Fa-f]{{2}})+|0b[01]+|\d+)(?![\w$]))"
    r'|(?P<string>"(?:[^"\\\n]|\\.)*"(?![\w$"]))'
    r"|(?P<name>[^\W\d][\w$\"]*{tail}(?:/[^\W\d][\w$\"]*{tail})*|\$[\w$\"]+)"
    r"|(?P<symbol><=>|=>|->|\+\+|<:|:>|<<|>>>|>>|&&|\|\||!=|=<|<=|>=|::|\.\.|[-+&.~^*#!=<>(){{}}\[\],:|/@%;'‘’])"
)
_TOKEN = {
    Dialect.ALLOY_4: re.compile(_SHARED.format(tail="'*"), re.DOTALL),
    Dialect.ALLOY_6: re.compile(_SHARED.format(tail=""), re.DOTALL),
}
_BEFORE_MINUS = frozenset((")", "]", "}", "'", "this", "iden", "univ", "none", "Int", "int", "sum", "disj", "String"))
"""After these, and after names and literals, a minus sign subtracts; elsewhere it belongs to the number behind it."""
_SAME = {"::": ".", "<=": "=<", "‘": "'", "’": "'"}


@dataclass(frozen=True, slots=True)
class Token:
    """A word, a number, a string, a symbol, or the end."""

    kind: str
    text: str
    place: Place


def tokens(file: str, text: str, dialect: Dialect = Dialect.ALLOY_6) -> list[Token]:
    """All tokens of a text, followed by the end token."""
    text = _code_of_markdown(file, text)
    found: list[Token] = []
    position, line, begin = 0, 1, 0
    while position < len(text):
        match = _TOKEN[dialect].match(text, position)
        unclosed = match is not None and match.lastgroup != "space" and text.startswith("/*", position)
        if match is None or unclosed:
            place = Place(file, line, position - begin + 1, line, position - begin + 2)
            raise RelationalError("unclosed comment" if unclosed else _unreadable(text, position), place)
        word = match.group()
        place = Place(file, line, position - begin + 1, line, position - begin + 1 + len(word))
        if match.lastgroup != "space":
            kind = "keyword" if word in KEYWORDS[dialect] else str(match.lastgroup)
            _add(found, Token(kind, _SAME.get(word, word), place))
        breaks = word.count("\n")
        if breaks:
            line, begin = line + breaks, position + word.rindex("\n") + 1
        position = match.end()
    column = position - begin + 1
    found.append(Token("end", "the end of the text", Place(file, line, column, line, column)))
    return found


def _add(found: list[Token], token: Token) -> None:
    """Adds a token; a number behind a minus sign that does not subtract becomes negative."""
    if token.kind == "number" and found and found[-1].text == "-" and found[-1].kind == "symbol":
        before = found[-2] if len(found) > 1 else None
        subtracts = before is not None and (before.kind in ("name", "number", "string") or before.text in _BEFORE_MINUS)
        if not subtracts:
            minus = found.pop()
            token = replace(token, text=f"-{token.text}", place=minus.place.to(token.place))
    found.append(token)


def _unreadable(text: str, position: int) -> str:
    if text[position].isdigit():
        return "a name cannot start with a digit, and hexadecimal digits come in pairs"
    if text[position] == '"':
        return "a string ends on its line, with a quote that is not part of a name"
    return f"unexpected {text[position]!r}"


def _code_of_markdown(file: str, text: str) -> str:
    """In a Markdown file, or a text that begins with a line `---`: the blocks fenced as `alloy`, at their lines."""
    if not file.endswith(".md") and not re.match(r"---\s*\n", text):
        return text
    kept, inside = [], False
    for line in text.split("\n"):
        fence = line.rstrip()
        if fence in ("```alloy", "```"):
            inside = fence == "```alloy"
            kept.append("")
        else:
            kept.append(line if inside else "")
    return "\n".join(kept)
