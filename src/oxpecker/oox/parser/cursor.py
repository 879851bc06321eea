"""The parser's position in the token stream, and its error messages."""

from __future__ import annotations

from itertools import islice
from typing import NoReturn

from oxpecker.oox.dialects import NAMES_IN_JIP, Dialect
from oxpecker.oox.lexer import CHARACTER, END, NAME, TEXT, Lexer, Token, shorten
from oxpecker.oox.limits import MAX_DEPTH, MOST_SKIPPED, TOKENS_AT_ONCE
from oxpecker.oox.parser.nesting import DEEPEST
from oxpecker.oox.source import Diagnostics, Source, Span


class PanicError(Exception):
    """The text cannot be parsed; the error has been reported. Caught where parsing can continue."""


class HopelessError(Exception):
    """Reading cannot continue; the errors have been reported."""


class Cursor:
    """A window on the tokens: the current one, those peeked at, the one before; and the diagnostics."""

    def __init__(
        self, source: Source, dialect: Dialect | None = None, class_names: frozenset[str] = frozenset()
    ) -> None:
        self.dialect = dialect
        """The dialect that was chosen, or None: then signs of Jip's decide."""
        self.jip_sign: Span | None = None
        """Where the first sign of Jip's dialect was seen."""
        self.file = source.name
        """Where the nodes that are read are said to stand."""
        self._text = source.name
        self.diagnostics = Diagnostics()
        self.level = 0
        """How many levels of statements and expressions are open."""
        self.depth_reported = False
        self.stopped = False
        """Whether reading ended before the text did."""
        self._error_places: set[tuple[int, int]] = set()
        self._names_in_jip: set[str] = set()
        self._skipped = 0
        self._lexer = iter(Lexer(source.text, self._report_token, class_names))
        self._tokens = list(islice(self._lexer, TOKENS_AT_ONCE))
        self._index = 0
        self._dropped = 0
        self.token = self._tokens[0]
        self.kind = self.token.kind
        self.previous = Token(END, "", 1, 1, 1)

    # --- moving -------------------------------------------------------------------------------------------

    def advance(self) -> Token:
        """Steps over the current token and returns it; the end of the file is never passed."""
        token = self.previous = self.token
        if self.kind is not END:
            self._index += 1
            if self._index >= len(self._tokens):
                self._read_on()
            self.token = self._tokens[self._index]
            self.kind = self.token.kind
        return token

    def peek(self, distance: int) -> str:
        """The kind of the token so far ahead; beyond the end it is the end."""
        return self.peek_token(distance).kind

    def peek_token(self, distance: int) -> Token:
        """The token so far ahead; beyond the end it is the end."""
        if self._index + distance >= len(self._tokens):
            self._read_on()
        place = self._index + distance
        return self._tokens[place] if place < len(self._tokens) else self._tokens[-1]

    def _read_on(self) -> None:
        """Replaces the tokens that have been consumed by further ones."""
        del self._tokens[: self._index]
        self._dropped += self._index
        self._index = 0
        self._tokens.extend(islice(self._lexer, TOKENS_AT_ONCE))

    @property
    def position(self) -> int:
        """How many tokens have been consumed."""
        return self._dropped + self._index

    def accept(self, kind: str) -> bool:
        """Steps over the current token if it is of this kind."""
        if self.kind == kind:
            self.advance()
            return True
        return False

    def skip(self) -> None:
        """Skips a token during error recovery."""
        self._skipped += 1
        if self._skipped > MOST_SKIPPED:
            self.stop("too much text had to be skipped; stopping here", self.span_of(self.token))
        self.advance()

    # --- spans --------------------------------------------------------------------------------------------

    def span_of(self, token: Token) -> Span:
        return Span(self.file, token.line, token.column, token.line, token.end_column)

    def since(self, start: Token) -> Span:
        """The span from a token to the last one consumed."""
        end = self.previous
        return Span(self.file, start.line, start.column, end.line, end.end_column)

    # --- errors -------------------------------------------------------------------------------------------

    def error(self, message: str, span: Span, *notes: tuple[str, Span]) -> None:
        """Reports an error, unless one has been reported at the same place; stops when there are too many."""
        self._report(message, span, *notes)
        if len(self._error_places) >= self.diagnostics.limit:
            self.stop("too many errors; stopping here", span)

    def _report(self, message: str, span: Span, *notes: tuple[str, Span]) -> None:
        place = (span.line, span.column)
        if place not in self._error_places and len(self._error_places) < self.diagnostics.limit:
            self._error_places.add(place)
            self.diagnostics.error(message, span._replace(file=self._text), *notes)

    def stop(self, message: str, span: Span) -> NoReturn:
        """Says a last word and stops reading."""
        self.diagnostics.error(message, span._replace(file=self._text))
        self.stopped = True
        raise HopelessError

    def warning(self, message: str, span: Span) -> None:
        self.diagnostics.warning(message, span._replace(file=self._text))

    def _report_token(self, message: str, token: Token) -> None:
        """Reports what the lexer found. It does not stop the lexer: the parser will meet the bad token and stop."""
        self._report(message, self.span_of(token))

    def unexpected(self, expected: str, *notes: tuple[str, Span]) -> None:
        """Reports that the current token is not what was expected."""
        hint = "; assignment is written ':=' and comparison '=='" if self.kind == "=" else ""
        self.error(f"expected {expected}, found {describe(self.token)}{hint}", self.span_of(self.token), *notes)

    def fail(self, expected: str) -> NoReturn:
        """Reports that the current token is not what was expected, and abandons the current construct."""
        self.unexpected(expected)
        raise PanicError

    def expect(self, kind: str, where: str) -> Token:
        """Steps over a token of this kind, which must be there: `expected ';' after the assignment, found ..`."""
        if self.kind != kind:
            self.fail(f"'{kind}' {where}")
        return self.advance()

    def expect_name(self, what: str) -> str:
        """Steps over a name, which must be there."""
        reserved = self.token.text in NAMES_IN_JIP
        if reserved and self.dialect is not Dialect.KOPPIER:
            return self.name_in_jip()
        if self.kind != NAME or reserved:
            hint = f"{what} ('{self.token.text}' is a reserved word)" if self.token.text.isalpha() else what
            self.fail(hint)
        return self.advance().text

    # --- names that are reserved words elsewhere ------------------------------------------------------------

    def saw_jip(self, span: Span) -> None:
        """Notes a sign of Jip's dialect."""
        self.jip_sign = self.jip_sign or span

    def name_in_jip(self) -> str:
        """Steps over a reserved word that is a name here; from now on it is an operand too."""
        self.saw_jip(self.span_of(self.token))
        self._names_in_jip.add(self.token.text)
        return self.advance().text

    def at_operand_in_jip(self) -> bool:
        """Whether a reserved word is here that has been declared as a name."""
        return self.kind in self._names_in_jip

    def at_target_in_jip(self) -> bool:
        """Whether a reserved word is here that is assigned, or of which a part is used."""
        if self.kind not in NAMES_IN_JIP or self.dialect is Dialect.KOPPIER:
            return False
        follow = self.peek(1)
        return follow in (":=", ".") or (follow == "[" and self.peek(2) != "]")

    # --- nesting ------------------------------------------------------------------------------------------

    def enter(self, levels: int = 1) -> None:
        """Opens levels. A PanicError leaves them open; the handler restores the level."""
        self.level += levels
        if self.level > DEEPEST:
            self.too_deep(self.span_of(self.token))

    def link(self, links: int, start: Token) -> None:
        """Checks that a chain of this many links from a token on does not nest too deep."""
        if self.level + links > DEEPEST:
            self.too_deep(self.since(start))

    def too_deep(self, span: Span) -> NoReturn:
        """Reports too deep nesting, once for all that is too deep in one member."""
        if not self.depth_reported:
            self.depth_reported = True
            self.error(f"nested more than {MAX_DEPTH} levels deep", span)
        raise PanicError


def describe(token: Token) -> str:
    """A token as messages name it."""
    if token.kind is END:
        return "the end of the file"
    if token.kind in (TEXT, CHARACTER):
        return shorten(token.text)
    return f"'{shorten(token.text)}'"
