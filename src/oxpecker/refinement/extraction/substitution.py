"""Puts bounds in the place of symbols: a lower bound of the result from lower bounds, an upper from upper ones."""

from __future__ import annotations

from collections.abc import Callable

from oxpecker.refinement.extraction.expressions import Expr, Operator, Symbol
from oxpecker.refinement.extraction.locations import rows
from oxpecker.refinement.extraction.simplification import (
    closure,
    difference,
    intersection,
    join,
    override,
    product,
    union,
)
from oxpecker.refinement.extraction.state import Bounds

Replacement = Callable[[Symbol], Bounds | None]
"""What a symbol becomes; None leaves it."""


class Substitution:
    """One replacement, applied to any number of expressions."""

    def __init__(self, replacement: Replacement) -> None:
        self.replacement = replacement
        self.done: dict[Expr, Bounds] = {}

    def bounds(self, given: Bounds) -> Bounds:
        """The bounds with everything replaced."""
        return Bounds(self(given.lower).lower, self(given.upper).upper)

    def __call__(self, expression: Expr) -> Bounds:
        found = self.done.get(expression)
        if found is None:
            found = self.done[expression] = self._replaced(expression)
        return found

    def _replaced(self, expression: Expr) -> Bounds:
        if expression.symbol is not None:
            found = self.replacement(expression.symbol)
            return Bounds(expression, expression) if found is None else found
        if expression.operator is Operator.NONE:
            return Bounds(expression, expression)
        parts = [self(part) for part in expression.parts]
        if expression.operator is Operator.DIFFERENCE:
            left, right = parts
            return Bounds(difference(left.lower, right.upper), difference(left.upper, right.lower))
        if expression.operator is Operator.OVERRIDE:
            return self._override(parts[0], self(expression.parts[1].parts[0]), self(expression.parts[1].parts[1]))
        build = _MONOTONE[expression.operator]
        return Bounds(build(*(part.lower for part in parts)), build(*(part.upper for part in parts)))

    def _override(self, base: Bounds, key: Bounds, value: Bounds) -> Bounds:
        """Only a key that is known makes others give way for sure."""
        arity = base.lower.arity
        if key.exact and value.exact and Operator.NONE not in (key.lower.operator, value.lower.operator):
            return Bounds(override(base.lower, key.lower, value.lower), override(base.upper, key.upper, value.upper))
        lower = difference(base.lower, rows(key.upper, arity))
        if key.exact:
            # The key's former tuples are gone, whatever has come in their place.
            changed = product(key.lower, value.lower)
            lower = lower if changed.operator is Operator.NONE else union(lower, changed)
            upper = union(difference(base.upper, rows(key.lower, arity)), product(key.upper, value.upper))
            return Bounds(lower, upper)
        return Bounds(lower, union(base.upper, product(key.upper, value.upper)))


_MONOTONE: dict[Operator, Callable[..., Expr]] = {
    Operator.UNION: union,
    Operator.INTERSECTION: intersection,
    Operator.JOIN: join,
    Operator.PRODUCT: product,
    Operator.CLOSURE: closure,
}
