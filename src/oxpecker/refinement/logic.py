"""Smart constructors of formulas and expressions: constants are folded before translation."""

from __future__ import annotations

from collections.abc import Iterable

from oxpecker.relational.syntax import (
    FALSE,
    TRUE,
    And,
    Conditional,
    Expression,
    Formula,
    Not,
    Or,
    conditional,
)


def negation(formula: Formula) -> Formula:
    """Negation."""
    if formula is TRUE:
        return FALSE
    if formula is FALSE:
        return TRUE
    return formula.operand if isinstance(formula, Not) else Not(formula)


def all_of(parts: Iterable[Formula]) -> Formula:
    """Conjunction."""
    found: dict[Formula, None] = {}
    for part in parts:
        if part is FALSE or negation(part) in found:
            return FALSE
        if part is not TRUE:
            found[part] = None
    left = tuple(found)
    return And(left) if len(left) > 1 else left[0] if left else TRUE


def any_of(parts: Iterable[Formula]) -> Formula:
    """Disjunction."""
    found: dict[Formula, None] = {}
    for part in parts:
        if part is TRUE:
            return TRUE
        if part is not FALSE:
            found[part] = None
    left = tuple(found)
    return Or(left) if len(left) > 1 else left[0] if left else FALSE


def implication(condition: Formula, consequence: Formula) -> Formula:
    """Implication."""
    return any_of((negation(condition), consequence))


def choose(condition: Formula, then: Expression, otherwise: Expression) -> Expression:
    """`condition ? then : otherwise` for relations."""
    if condition is TRUE or then is otherwise:
        return then
    if condition is FALSE:
        return otherwise
    if isinstance(otherwise, Conditional) and otherwise.condition is condition:
        otherwise = otherwise.otherwise
    return conditional(condition, then, otherwise)


class Guard:
    """A path condition as a chain of decisions: earlier decisions are not repeated, and the two sides of a decision
    cancel out at a join."""

    __slots__ = ("above", "denied", "formula", "held", "literal")

    def __init__(self, above: Guard | None, literal: Formula) -> None:
        self.above = above
        self.literal = literal
        self.held: frozenset[Formula] = frozenset() if above is None else above.held
        self.denied: frozenset[Formula] = frozenset() if above is None else above.denied
        self.formula: Formula = literal if above is None else all_of((above.formula, literal))
        self._note(literal)

    def _note(self, literal: Formula) -> None:
        if isinstance(literal, And):
            for part in literal.parts:
                self._note(part)
        elif isinstance(literal, Not):
            self.denied |= {literal.operand}
        else:
            self.held |= {literal}

    def __and__(self, literal: Formula) -> Guard:
        known = self.decided(literal)
        if known is None:
            return Guard(self, literal)
        return self if known else Guard(self, FALSE)

    def decided(self, formula: Formula) -> bool | None:
        """The value of a formula if the decisions so far determine it, by a quick test; otherwise None."""
        if formula is TRUE or formula in self.held:
            return True
        if formula is FALSE or formula in self.denied:
            return False
        match formula:
            case Not():
                known = self.decided(formula.operand)
                return None if known is None else not known
            case And() | Or():
                values = [self.decided(part) for part in formula.parts]
                decisive = isinstance(formula, Or)
                if decisive in values:
                    return decisive
                return None if None in values else not decisive
        return None

    @property
    def impossible(self) -> bool:
        """Whether the guard is known to be false."""
        return self.formula is FALSE


ALWAYS = Guard(None, TRUE)


def opposite(one: Formula, other: Formula) -> bool:
    """Whether one is the negation of the other."""
    return negation(one) is other or negation(other) is one
