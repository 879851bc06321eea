"""Text to tokens, lazily, with one regular expression."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import NamedTuple

NAME = "name"
INTEGER = "integer literal"
FLOATING = "floating literal"
CHARACTER = "character literal"
TEXT = "string literal"
INVALID = "invalid"
END = "end of file"

# fmt: off
RESERVED = frozenset(
    {
        "abstract", "assert", "assume", "bigint", "bool", "break", "byte", "catch", "char", "class", "continue",
        "double", "else", "ensures", "exceptional", "exists", "extends", "false", "finally", "float", "forall", "fork",
        "if", "implements", "instanceof", "int", "interface", "join", "lock", "long", "new", "null", "requires",
        "return", "short", "static", "string", "super", "this", "throw", "true", "try", "uint", "void", "while",
    }
)

_SYMBOLS = (  # longest first
    "==>", ">>>", ">>", "<<", "<=", ">=", "==", "!=", "&&", "||", ":=", "..<", "..", "+", "-", "*", "/", "%", "<", ">",
    "!", "~", "#", "&", "|", "^", "?", ":", ";", ",", ".", "(", ")", "[", "]", "{", "}", "=",
)
# fmt: on

_KINDS = {text: text for text in (*RESERVED, *_SYMBOLS)}
"""A reserved word or a symbol is its own kind."""


class Token(NamedTuple):
    """A word, symbol or literal; it never reaches over the end of a line. The end column is exclusive."""

    kind: str
    text: str
    line: int
    column: int
    end_column: int


def _master() -> re.Pattern[str]:
    """Blanks and one token; groups 1 and 2 are plain words and symbols, the others are numbered below.

    Every repetition is possessive, so that no text makes the search go back.
    """
    symbol_characters = re.escape("".join(sorted(set("".join(_SYMBOLS)))))
    symbols = "|".join(r"/(?![/*])" if s == "/" else re.escape(s) for s in _SYMBOLS)
    groups = (
        r"[a-zA-Z_$][a-zA-Z0-9_$]*+(?![^\x00-\x7f])",
        rf"(?!&&&|\|\|\|)(?:{symbols})",
        r"\n[ \t\r\f\n]*+",
        r"[0-9]++(?![\w$]|\.[0-9])",
        r"//[^\r\n]*+",
        r"/\*",
        r'"[^"\\\n]*+(?:\\[^\n][^"\\\n]*+)*+"',
        r"'[^'\\\n]*+(?:\\[^\n][^'\\\n]*+)*+'",
        # Letters right after a number belong to it, so that `12abc` is one error, not a number and a name.
        r"0[xX][\w$]*+|[0-9][\w$]*+(?:\.[0-9][\w$]*+)?(?:(?<=[eE])[+-][0-9][\w$]*+)?",
        r"(?:[^\W\d]|\$)[\w$]*+",
        r"&&&+|\|\|\|+",
        r"[\"'][^\n]*+",
        r"\Z",
        rf"[^ \t\r\f\na-zA-Z0-9_$\"'{symbol_characters}]++",
    )
    return re.compile(r"[ \t\r\f]*+(?:" + "|".join(f"({group})" for group in groups) + ")")


_MASTER = _master()
_SYMBOL, _NEWLINE, _DIGITS, _LINE_COMMENT, _COMMENT, _STRING, _CHAR, _NUMBER, _LETTERS, _REPEATED, _OPEN, _END = range(
    2, 14
)

_INTEGER_FORM = re.compile(r"(?:0[xX][0-9a-fA-F]+|[0-9]+)[lLuU]?")
_FLOATING_FORM = re.compile(r"[0-9]+(?:\.[0-9]+(?:[eE][+-]?[0-9]+)?[fFdD]?|[eE][+-]?[0-9]+[fFdD]?|[fFdD])")

Report = Callable[[str, Token], None]


class Lexer:
    """Iterates over the tokens of a text, the end of the file last; what is wrong is reported when it is reached.

    The reserved words among `names` are names.
    """

    def __init__(self, text: str, report: Report, names: frozenset[str] = frozenset()) -> None:
        self._text = text
        self._kinds = {word: kind for word, kind in _KINDS.items() if word not in names} if names else _KINDS
        self._report = report
        self._last_comment_closed = True

    def __iter__(self) -> Iterator[Token]:
        text = self._text
        kind_of = self._kinds.get
        line = 1
        base = -1  # where the line break before this line is: a column is the distance from it
        position: int | None = 1 if text.startswith("\ufeff") else 0
        while position is not None:
            matches = _MASTER.finditer(text, position)
            position = None
            for match in matches:
                group = match.lastindex or 0
                start, end = match.span(group)
                if group <= _SYMBOL:
                    word = match[group]
                    yield Token(kind_of(word, NAME), word, line, start - base, end - base)
                elif group == _NEWLINE:
                    line += text.count("\n", start, end)
                    base = text.rfind("\n", start, end)
                elif group == _DIGITS:
                    yield Token(INTEGER, match[group], line, start - base, end - base)
                elif group == _COMMENT:
                    position = self._comment_end(start)
                    if position < 0:
                        position = self._end_of_line(start)
                        yield self._unusual(group, Token(INVALID, "/*", line, start - base, end - base))
                    line += text.count("\n", start, position)
                    base = max(base, text.rfind("\n", start, position))
                    break
                elif group != _LINE_COMMENT:
                    yield self._unusual(group, Token(INVALID, match[group], line, start - base, end - base))

    def _comment_end(self, start: int) -> int:
        """Where the comment ends; -1 if it is not closed."""
        if self._last_comment_closed:
            end = self._text.find("*/", start + 2)
            if end >= 0:
                return end + 2
            self._last_comment_closed = False  # so no later one is: do not search again
        return -1

    def _end_of_line(self, start: int) -> int:
        end = self._text.find("\n", start)
        return end if end >= 0 else len(self._text)

    def _unusual(self, group: int, token: Token) -> Token:
        """The token for text that is not a plain word, symbol or number."""
        text = token.text
        if group == _STRING:
            return token._replace(kind=TEXT)
        if group == _CHAR:
            return token._replace(kind=CHARACTER)
        if group == _NUMBER:
            return self._number(token)
        if group == _END:
            return token._replace(kind=END)
        if group == _LETTERS and text.replace("$", "_").isidentifier():
            return token._replace(kind=NAME)
        if group == _REPEATED:
            self._report(f"'{shorten(text)}' is not an operator; write '{text[:2]}'", token)
            return token._replace(kind=_KINDS[text[:2]])
        if group == _COMMENT:
            self._report("unclosed comment", token)
            return token
        if group == _OPEN:
            what = "string" if text[0] == '"' else "character"
            self._report(f"unclosed {what} literal", token)
            return token
        self._report(_unexpected(text), token)
        return token

    def _number(self, token: Token) -> Token:
        if _INTEGER_FORM.fullmatch(token.text):
            return token._replace(kind=INTEGER)
        if _FLOATING_FORM.fullmatch(token.text):
            return token._replace(kind=FLOATING)
        self._report(f"malformed number '{shorten(token.text)}'", token)
        return token._replace(kind=INTEGER, text="0")


def shorten(text: str, limit: int = 40) -> str:
    """The text shortened for a message: one short printable line."""
    cut = text if len(text) <= limit else text[: limit - 3] + "..."
    return "".join(c if c.isprintable() else f"\\u{ord(c):04x}" for c in cut)


def _unexpected(run: str) -> str:
    first = run[0]
    shown = f"'{first}' (U+{ord(first):04X})" if first.isprintable() else f"U+{ord(first):04X}"
    return f"unexpected character {shown}" if len(run) == 1 else f"unexpected characters, starting with {shown}"
