"""Going over tokens: looking ahead, expecting, reporting what is wrong."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NoReturn

from oxpecker.java.jml.lexer import END, NAME, Token
from oxpecker.oox.source import Diagnostics, Span


class JmlError(Exception):
    """A mistake that has been reported; the clause cannot be read further."""


class NotCovered(Exception):
    """Something that is JML but not covered."""

    def __init__(self, what: str, span: Span) -> None:
        super().__init__(what)
        self.what = what
        self.span = span


class Cursor:
    """A position among tokens."""

    def __init__(self, found: Sequence[Token], diagnostics: Diagnostics) -> None:
        self.tokens = found
        self.position = 0
        self.level = 0
        """How deeply the current expression is nested."""
        self.diagnostics = diagnostics

    @property
    def token(self) -> Token:
        return self.tokens[self.position]

    @property
    def text(self) -> str:
        """The word or symbol here; empty for a literal and at the end."""
        return self.token.text if self.token.kind not in (END, "string", "character") else ""

    def peek(self, distance: int = 1) -> str:
        """The word or symbol further on."""
        token = self.tokens[min(self.position + distance, len(self.tokens) - 1)]
        return token.text if token.kind not in (END, "string", "character") else ""

    def advance(self) -> Token:
        token = self.token
        if token.kind != END:
            self.position += 1
        return token

    def accept(self, text: str) -> bool:
        """Takes the word or symbol if it is here."""
        if self.text == text:
            self.position += 1
            return True
        return False

    def expect(self, text: str, where: str) -> Token:
        """The symbol that must be here."""
        if self.text != text:
            self.fail(f"expected '{text}' {where}")
        return self.advance()

    def name(self, what: str) -> str:
        """A name that must be here."""
        if self.token.kind != NAME:
            self.fail(f"expected {what}")
        return self.advance().text

    def since(self, start: Token) -> Span:
        """From a token to the one before here."""
        return start.span.to(self.tokens[max(self.position - 1, 0)].span)

    def fail(self, message: str) -> NoReturn:
        """Reports what is wrong with the token here."""
        shown = self.token.text if self.token.kind == END else f"'{self.token.text}'"
        self.diagnostics.error(f"JML: {message}, but found {shown}", self.token.span)
        raise JmlError
