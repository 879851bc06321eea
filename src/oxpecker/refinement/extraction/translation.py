"""Expressions of summaries as nodes of the model finder."""

from __future__ import annotations

from collections.abc import Callable

from oxpecker import relational
from oxpecker.refinement.extraction.expressions import Expr, Kind, Operator, Symbol


class RelationalTranslation:
    """Makes nodes of `oxpecker.relational`; equal expressions become one node, so they are translated once."""

    def __init__(self, meaning: Callable[[Symbol], relational.Expression]) -> None:
        self.meaning = meaning
        self.done: dict[Expr, relational.Expression] = {}

    def translate(self, expression: Expr) -> relational.Expression:
        """The node."""
        found = self.done.get(expression)
        if found is None:
            found = self.done[expression] = self._node(expression)
        return found

    def _node(self, expression: Expr) -> relational.Expression:
        if expression.symbol is not None:
            everything = expression.symbol.kind is Kind.EVERYTHING
            return relational.UNIVERSE if everything else self.meaning(expression.symbol)
        if expression.operator is Operator.NONE:
            made: relational.Expression = relational.NONE
            for _ in range(expression.arity - 1):
                made = made * relational.NONE
            return made
        parts = [self.translate(part) for part in expression.parts]
        if expression.operator is Operator.CLOSURE:
            return parts[0].reflexive_closure()
        result = parts[0]
        for part in parts[1:]:
            result = _combined(expression.operator, result, part)
        return result


def _combined(operator: Operator, left: relational.Expression, right: relational.Expression) -> relational.Expression:
    if operator is Operator.UNION:
        return left + right
    if operator is Operator.INTERSECTION:
        return left & right
    if operator is Operator.DIFFERENCE:
        return left - right
    if operator is Operator.JOIN:
        return left @ right
    if operator is Operator.PRODUCT:
        return left * right
    return left.override(right)
