"""Contracts: the clauses after a method's parameters."""

from __future__ import annotations

from collections.abc import Callable

from oxpecker.oox.lexer import NAME, Token
from oxpecker.oox.parser.statements import StatementParser
from oxpecker.oox.syntax import (
    AllElements,
    AllFields,
    Also,
    Assignable,
    Binary,
    BinaryOperator,
    Clause,
    Decreases,
    Diverges,
    ElementLocation,
    ElementRange,
    Ensures,
    Everything,
    Exceptional,
    Expression,
    FieldAccess,
    FieldLocation,
    Index,
    Location,
    Nothing,
    Rejects,
    Requires,
    Signals,
    Throws,
    TypeUse,
)

_CONDITIONS = {"requires": Requires, "ensures": Ensures, "exceptional": Exceptional}


class ClauseParser(StatementParser):
    """Reads contracts."""

    def clauses(self) -> tuple[Clause, ...]:
        """All clauses here, in any order."""
        clauses: list[Clause] = []
        while True:
            if self.kind in _CONDITIONS:
                clauses.append(self._condition())
            elif self.kind == NAME and self.token.text in _WORDS:
                clauses.append(_WORDS[self.token.text](self))
            else:
                return tuple(clauses)

    def _condition(self) -> Clause:
        start = self.advance()
        self.expect("(", f"after '{start.text}'")
        condition = self.expression()
        if self.accept(","):
            # Smid writes tests of types as a second condition, since his expressions have none.
            second = self.expression()
            condition = Binary(BinaryOperator.AND, condition, second, span=condition.span.to(second.span))
        self.expect(")", f"to close the parenthesis after '{start.text}'")
        return _CONDITIONS[start.kind](condition, span=self.since(start))

    def _signals(self) -> Clause:
        start = self.advance()
        self.expect("(", "after 'signals'")
        exception = self.type_use()
        name = self.advance().text if self.kind == NAME else None
        self.expect(")", "after the exception of 'signals'")
        # `(name) signals ..` would be a cast, but here the name is the whole condition and a clause follows.
        name_alone = [self.kind, self.peek(1), self.peek(2), self.peek(3)] == ["(", NAME, ")", NAME]
        condition = self.enclosed("signals (..)") if name_alone else self.expression()
        return Signals(exception, name, condition, span=self.since(start))

    def _also(self) -> Clause:
        return Also(span=self.span_of(self.advance()))

    def _diverges(self) -> Clause:
        return Diverges(span=self.span_of(self.advance()))

    def _throws(self) -> Clause:
        start = self.advance()
        return Throws(self._exceptions("throws"), span=self.since(start))

    def _rejects(self) -> Clause:
        start = self.advance()
        return Rejects(self._exceptions("rejects"), span=self.since(start))

    def _exceptions(self, word: str) -> tuple[TypeUse, ...]:
        self.expect("(", f"after '{word}'")
        types = [self.type_use()]
        while self.accept(","):
            types.append(self.type_use())
        self.expect(")", "after the exceptions")
        return tuple(types)

    def _decreases(self) -> Clause:
        start = self.advance()
        self.expect("(", "after 'decreases'")
        measures = [self.expression()]
        while self.accept(","):
            measures.append(self.expression())
        self.expect(")", "after the measures")
        return Decreases(tuple(measures), span=self.since(start))

    def _assignable(self) -> Clause:
        start = self.advance()
        self.expect("(", "after 'assignable'")
        locations = [self._location()]
        while self.accept(","):
            locations.append(self._location())
        self.expect(")", "after the locations")
        return Assignable(tuple(locations), span=self.since(start))

    def _location(self) -> Location:
        start = self.token
        if self.kind == NAME and self.peek(1) in (",", ")"):
            if start.text == "nothing":
                return Nothing(span=self.span_of(self.advance()))
            if start.text == "everything":
                return Everything(span=self.span_of(self.advance()))
        position = self.position
        target = self.primary()
        links = 0
        while self.kind in (".", "["):
            selected = self._selected(start, target)
            if isinstance(selected, Location):
                self.check_depth(position, target)
                return selected
            target = selected
            links += 1
            self.link(links, start)
        self.check_depth(position, target)
        if links and isinstance(target, FieldAccess):
            return FieldLocation(target.target, target.field, span=target.span)
        if links and isinstance(target, Index):
            return ElementLocation(target.target, target.index, span=target.span)
        self.error("expected a location, such as 'this.x', 'a[i]', 'a[*]' or 'nothing'", self.since(start))
        return Everything(span=self.since(start))

    def _selected(self, start: Token, target: Expression) -> Expression | Location:
        """What one `.` or bracket after the target selects; a Location if nothing can be selected from it."""
        if self.advance().kind == ".":
            if self.accept("*"):
                return AllFields(target, span=self.since(start))
            return self.selection(start, target)
        if self.accept("*"):
            self.expect("]", "after '*'")
            return AllElements(target, span=self.since(start))
        low = self.expression()
        if self.accept(".."):
            high = self.expression()
            self.expect("]", "after the range")
            return ElementRange(target, low, high, span=self.since(start))
        self.expect("]", "after the index")
        return Index(target, low, span=self.since(start))


_WORDS: dict[str, Callable[[ClauseParser], Clause]] = {
    "signals": ClauseParser._signals,
    "assignable": ClauseParser._assignable,
    "also": ClauseParser._also,
    "throws": ClauseParser._throws,
    "rejects": ClauseParser._rejects,
    "decreases": ClauseParser._decreases,
    "diverges": ClauseParser._diverges,
}
"""Clauses that begin with a word that is a name elsewhere."""
