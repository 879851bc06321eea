"""Nodes about several states of a trace: operators of linear temporal logic, and values in the next state."""

from __future__ import annotations

from dataclasses import dataclass

from oxpecker.relational.operators import PAST, TemporalOperator
from oxpecker.relational.place import Place
from oxpecker.relational.syntax import Expression, Formula


@dataclass(frozen=True, eq=False, slots=True)
class Primed(Expression):
    """`e'`: the value of an expression in the next state."""

    operand: Expression
    arity: int
    place: Place | None = None


@dataclass(frozen=True, eq=False, slots=True)
class Temporal(Formula):
    """`always f`, `f until g` and so on: an operator and its one or two operands."""

    operator: TemporalOperator
    parts: tuple[Formula, ...]
    place: Place | None = None

    @property
    def is_past(self) -> bool:
        """Whether it looks back."""
        return self.operator in PAST
