"""The values of literals."""

from __future__ import annotations

import math
import re
from collections.abc import Iterator

from oxpecker.oox.lexer import Token, shorten
from oxpecker.oox.limits import MOST_DIGITS
from oxpecker.oox.numbers import single_from_text
from oxpecker.oox.parser.cursor import Cursor
from oxpecker.oox.source import Span
from oxpecker.oox.syntax import CharLiteral, FloatLiteral, FloatSuffix, IntegerLiteral, IntegerSuffix, StringLiteral

_INFINITE_AS_FLOAT = (2 - 2**-24) * 2.0**127
"""The least double that rounds to an infinite Java `float`."""

_ESCAPES = {"n": "\n", "t": "\t", "r": "\r", "b": "\b", "f": "\f", "0": "\0", "\\": "\\", "'": "'", '"': '"'}
_PIECE = re.compile(r"\\u([0-9a-fA-F]{4})|\\(.)|[^\\]+", re.DOTALL)
_SURROGATE = re.compile("[\ud800-\udfff]")


class LiteralParser(Cursor):
    """Parses literals; an invalid one is reported and replaced."""

    def integer_literal(self) -> IntegerLiteral:
        token = self.advance()
        text, suffix = token.text, IntegerSuffix.NONE
        if text[-1] in "lLuU":
            suffix = IntegerSuffix.LONG if text[-1] in "lL" else IntegerSuffix.UINT
            text = text[:-1]
        if len(text) > MOST_DIGITS:
            self.error(f"a number with more than {MOST_DIGITS} digits", self.span_of(token))
            text = "0"
        value = int(text, 16) if text[:2] in ("0x", "0X") else int(text)
        return IntegerLiteral(value, suffix, span=self.span_of(token))

    def floating_literal(self) -> FloatLiteral:
        token = self.advance()
        text, suffix = token.text, FloatSuffix.NONE
        if text[-1] in "fFdD":
            suffix = FloatSuffix.FLOAT if text[-1] in "fF" else FloatSuffix.DOUBLE
            text = text[:-1]
        value = float(text)
        if math.isinf(value) or (suffix is FloatSuffix.FLOAT and value >= _INFINITE_AS_FLOAT):
            self.error(f"floating-point number too large: {shorten(token.text)}", self.span_of(token))
            value = 0.0
        elif suffix is FloatSuffix.FLOAT:
            value = single_from_text(text)
        return FloatLiteral(value, suffix, span=self.span_of(token))

    def string_literal(self) -> StringLiteral:
        token = self.advance()
        return StringLiteral(self._characters(token), span=self.span_of(token))

    def character_literal(self) -> CharLiteral:
        token = self.advance()
        text = self._characters(token)
        problem = ""
        if not text:
            problem = "empty character literal"
        elif len(text) > 1:
            problem = "a character literal must hold exactly one character; write '\"' around a string"
        elif ord(text) > 0xFFFF:
            problem = f"'{shorten(text)}' takes two UTF-16 units, but a char holds only one"
        if problem:
            self.error(problem, self.span_of(token))
        return CharLiteral(0 if problem else ord(text), span=self.span_of(token))

    def _characters(self, token: Token) -> str:
        """The text between the quotes with escapes replaced; a pair of surrogate escapes becomes one character."""
        body = token.text[1:-1]
        if "\\" not in body:
            return body
        text = "".join(self._pieces(token, body))
        if _SURROGATE.search(text):
            return text.encode("utf-16", "surrogatepass").decode("utf-16", "surrogatepass")
        return text

    def _pieces(self, token: Token, body: str) -> Iterator[str]:
        for piece in _PIECE.finditer(body):
            code, escape = piece.groups()
            if code is not None:
                yield chr(int(code, 16))
            elif escape is None:
                yield piece[0]
            elif escape in _ESCAPES:
                yield _ESCAPES[escape]
            else:
                self._unknown_escape(escape, token, piece)
                yield "?"

    def _unknown_escape(self, escape: str, token: Token, piece: re.Match[str]) -> None:
        start = token.column + 1 + piece.start()
        span = Span(self.file, token.line, start, token.line, start + 2)
        known = "'\\u' takes four hexadecimal digits" if escape == "u" else f"unknown escape '\\{shorten(escape)}'"
        self.error(known, span)
