"""What people write by habit from other languages: reported once with what to write instead, and read past."""

from __future__ import annotations

from collections.abc import Callable
from typing import NoReturn

from oxpecker.oox.dialects import Dialect
from oxpecker.oox.lexer import END, NAME
from oxpecker.oox.parser.cursor import PanicError
from oxpecker.oox.parser.recovery import RecoveringParser
from oxpecker.oox.parser.type_uses import TYPE_WORDS
from oxpecker.oox.source import Source
from oxpecker.oox.syntax import Statement

_FOREIGN_MODIFIERS = frozenset(
    {"public", "private", "protected", "final", "synchronized", "native", "transient", "strictfp"}
)
_OF_MEMBERS = frozenset({"private", "final"})
"""Those that members have."""
_AFTER_MODIFIER = frozenset({*TYPE_WORDS, "void", "static", "abstract", "class", "interface"})
_AFTER_TYPE_AND_NAME = frozenset({";", ":=", "=", "(", ",", ")", "}", END})


class SlipParser(RecoveringParser):
    """Recognises slips. None of these words is reserved, so each is first checked not to be an ordinary name."""

    def __init__(
        self, source: Source, dialect: Dialect | None = None, class_names: frozenset[str] = frozenset()
    ) -> None:
        super().__init__(source, dialect, class_names)
        self._slips: set[str] = set()

    def accept_assignment(self) -> bool:
        """Steps over `:=`, or over a `=` in its place."""
        if self.kind == "=":
            self.error("assignment is written ':='", self.span_of(self.token))
            self.advance()
            return True
        return self.accept(":=")

    def at_increment(self) -> bool:
        """Whether `++`, `--`, `+=` or the like stands here."""
        follow = self.peek_token(1)
        adjacent = (follow.line, follow.column) == (self.token.line, self.token.end_column)
        if self.kind in ("+", "-") and follow.kind == self.kind:
            return adjacent
        return self.kind in ("+", "-", "*", "/", "%") and follow.kind == "=" and adjacent

    def increment(self) -> NoReturn:
        """Says how to write `i++`, `i += 1` and the like."""
        operator = self.kind
        name = self.previous.text if self.previous.kind == NAME else "i"
        written = operator + self.peek_token(1).text
        self.error(f"OOX has no '{written}'; write '{name} := {name} {operator} 1'", self.span_of(self.token))
        raise PanicError

    def skip_foreign_modifiers(self, class_name: str = "") -> None:
        """Steps over `public`, `final` and the like."""
        while self.at_foreign_modifier(class_name):
            self._say_once(f"OOX has no '{self.token.text}'; leave it out")
            self.skip()

    def at_foreign_modifier(self, class_name: str = "") -> bool:
        """Whether such a word stands here as a modifier, not as the name of a type, a variable or a method."""
        if self.kind != NAME or self.token.text not in _FOREIGN_MODIFIERS:
            return False
        if class_name and self.token.text in _OF_MEMBERS:
            return False
        follow = self.peek_token(1)
        if follow.kind != NAME:
            return follow.kind in _AFTER_MODIFIER
        third = self.peek(2)
        return third not in _AFTER_TYPE_AND_NAME or (third == "(" and follow.text == class_name)

    def at_foreign_loop(self) -> bool:
        """Whether a `for` loop stands here, not a call of a method of that name."""
        if self.token.text != "for" or self.peek(1) != "(":
            return False
        return self.peek(2) == ";" or self.starts_declaration(2) or self.peek(3) in (":=", "=", ":")

    def foreign_loop(self, body: Callable[[], Statement]) -> Statement:
        """Reads the body of a `for` loop; its head is lost."""
        self._say_once("OOX has no 'for'; use 'while'")
        self.advance()
        self.skip_parentheses()
        return body()

    def _say_once(self, message: str) -> None:
        if message not in self._slips:
            self._slips.add(message)
            self.error(message, self.span_of(self.token))
