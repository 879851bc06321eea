"""What expressions over locals may be (Karun fig. 4-9)."""

from __future__ import annotations

from oxpecker.oox import typed
from oxpecker.oox.types import BOOL, INTEGRAL, RANGES
from oxpecker.refinement.extraction.expressions import FALSE, NULL, TRUE, none, number
from oxpecker.refinement.extraction.locations import variable
from oxpecker.refinement.extraction.simplification import union
from oxpecker.refinement.extraction.state import Bounds, State, exactly, meet


def anything(state: State, expression: typed.Expression) -> Bounds:
    """Any value of the expression's type."""
    return Bounds(none(1), state.entry.vocabulary.top(expression.type))


def evaluate(state: State, expression: typed.Expression) -> Bounds:
    """Bounds on a total expression's value; arithmetic gives any number."""
    if isinstance(expression, typed.Literal):
        return _literal(state, expression)
    if isinstance(expression, typed.Local):
        location = variable(expression.variable)
        return state[location] if state.known(location) else anything(state, expression)
    if isinstance(expression, typed.CastReference):
        return evaluate(state, expression.operand)
    if isinstance(expression, typed.Convert) and _keeps_value(expression):
        return evaluate(state, expression.operand)
    if isinstance(expression, typed.Conditional):
        then, otherwise = evaluate(state, expression.then), evaluate(state, expression.otherwise)
        return Bounds(meet(then.lower, otherwise.lower), union(then.upper, otherwise.upper))
    return anything(state, expression)


def _literal(state: State, literal: typed.Literal) -> Bounds:
    value = literal.value
    if value is None:
        return exactly(NULL)
    if literal.type == BOOL:
        return exactly(TRUE if value else FALSE)
    if literal.type in INTEGRAL and isinstance(value, int):
        return exactly(number(value))
    return anything(state, literal)


def _keeps_value(expression: typed.Convert) -> bool:
    """Whether a conversion between integer types never changes the number."""
    before, after = RANGES.get(expression.operand.type), RANGES.get(expression.type)
    return before is not None and after is not None and after[0] <= before[0] and before[1] <= after[1]
