"""Formulas and expressions built with what is known already: constants vanish before they are translated."""

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
    """Not."""
    if formula is TRUE:
        return FALSE
    if formula is FALSE:
        return TRUE
    return formula.operand if isinstance(formula, Not) else Not(formula)


def all_of(parts: Iterable[Formula]) -> Formula:
    """All of them."""
    found: dict[Formula, None] = {}
    for part in parts:
        if part is FALSE or negation(part) in found:
            return FALSE
        if part is not TRUE:
            found[part] = None
    left = tuple(found)
    return And(left) if len(left) > 1 else left[0] if left else TRUE


def any_of(parts: Iterable[Formula]) -> Formula:
    """One of them."""
    found: dict[Formula, None] = {}
    for part in parts:
        if part is TRUE:
            return TRUE
        if part is not FALSE:
            found[part] = None
    left = tuple(found)
    return Or(left) if len(left) > 1 else left[0] if left else FALSE


def implication(condition: Formula, consequence: Formula) -> Formula:
    """If .. then .."""
    return any_of((negation(condition), consequence))


def choose(condition: Formula, then: Expression, otherwise: Expression) -> Expression:
    """One of two relations."""
    if condition is TRUE or then is otherwise:
        return then
    if condition is FALSE:
        return otherwise
    if isinstance(otherwise, Conditional) and otherwise.condition is condition:
        otherwise = otherwise.otherwise
    return conditional(condition, then, otherwise)


class Guard:
    """A path condition as a chain of decisions, so that two sides of a decision that meet again cancel out."""

    __slots__ = ("above", "formula", "literal")

    def __init__(self, above: Guard | None, literal: Formula) -> None:
        self.above = above
        self.literal = literal
        self.formula: Formula = literal if above is None else all_of((above.formula, literal))

    def __and__(self, literal: Formula) -> Guard:
        return self if literal is TRUE else Guard(self, literal)

    @property
    def impossible(self) -> bool:
        """Whether it is known never to hold."""
        return self.formula is FALSE


ALWAYS = Guard(None, TRUE)


def opposite(one: Formula, other: Formula) -> bool:
    """Whether one is the negation of the other."""
    return negation(one) is other or negation(other) is one
