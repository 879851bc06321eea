"""A cursor over tokens: lookahead, expectations, error reports."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NoReturn

from oxpecker.java.jml.lexer import END, NAME, Token
from oxpecker.oox.source import Diagnostics, Span


class JmlError(Exception):
    """An error that has been reported; the rest of the clause is skipped."""


class NotCovered(Exception):
    """A valid JML construct that is not covered."""

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
        """The current word or symbol; empty for a literal and at the end."""
        return self.token.text if self.token.kind not in (END, "string", "character") else ""

    def peek(self, distance: int = 1) -> str:
        """A later word or symbol."""
        token = self.tokens[min(self.position + distance, len(self.tokens) - 1)]
        return token.text if token.kind not in (END, "string", "character") else ""

    def advance(self) -> Token:
        token = self.token
        if token.kind != END:
            self.position += 1
        return token

    def accept(self, text: str) -> bool:
        """Consumes the word or symbol if it is the current one."""
        if self.text == text:
            self.position += 1
            return True
        return False

    def expect(self, text: str, where: str) -> Token:
        """Consumes the required symbol."""
        if self.text != text:
            self.fail(f"expected '{text}' {where}")
        return self.advance()

    def name(self, what: str) -> str:
        """Consumes the required name."""
        if self.token.kind != NAME:
            self.fail(f"expected {what}")
        return self.advance().text

    def since(self, start: Token) -> Span:
        """The span from a token to the previous one."""
        return start.span.to(self.tokens[max(self.position - 1, 0)].span)

    def fail(self, message: str) -> NoReturn:
        """Reports an error at the current token."""
        shown = self.token.text if self.token.kind == END else f"'{self.token.text}'"
        self.diagnostics.error(f"JML: {message}, but found {shown}", self.token.span)
        raise JmlError
