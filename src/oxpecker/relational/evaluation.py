"""Evaluates expressions and formulas in a given instance."""

from __future__ import annotations

from oxpecker.relational.circuit import TRUE, Circuit
from oxpecker.relational.instance import Instance
from oxpecker.relational.syntax import Expression, Formula, Integer
from oxpecker.relational.translation import Translator
from oxpecker.relational.universe import Bounds, Tuples


class Evaluator:
    """Evaluates in one instance: if the bounds fix every relation, every literal is true or false."""

    def __init__(self, instance: Instance, wrap_at: int | None = None) -> None:
        bounds = Bounds(instance.universe)
        for relation, rows in instance.relations.items():
            bounds.fix(relation, rows)
        self._translator = Translator(bounds, Circuit(), wrap_at)

    def holds(self, formula: Formula) -> bool:
        """Whether a formula is true."""
        return self._translator.formula(formula) == TRUE

    def tuples(self, expression: Expression) -> Tuples:
        """The tuples of an expression."""
        matrix = self._translator.expression(expression)
        return frozenset(self._translator.algebra.unpack(row, matrix.arity) for row in matrix.cells)

    def number(self, integer: Integer) -> int:
        """The value of an integer expression."""
        bits = [1 if bit == TRUE else 0 for bit in self._translator.integer(integer)]
        return sum(bit << place for place, bit in enumerate(bits[:-1])) - (bits[-1] << (len(bits) - 1))
