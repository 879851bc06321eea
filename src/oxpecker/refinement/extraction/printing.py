"""Expressions as text, in Alloy's syntax."""

from __future__ import annotations

from collections.abc import Callable

from oxpecker.refinement.extraction.expressions import Expr, Operator, Symbol

Names = Callable[[Symbol], str]

_LEVELS = {
    Operator.UNION: 1,
    Operator.DIFFERENCE: 1,
    Operator.OVERRIDE: 2,
    Operator.INTERSECTION: 3,
    Operator.PRODUCT: 4,
    Operator.JOIN: 5,
    Operator.CLOSURE: 6,
}
"""How tight operators bind."""


def show(expression: Expr, names: Names) -> str:
    """The text of an expression; arrows always stand in parentheses."""
    if expression.symbol is not None:
        return names(expression.symbol)
    if expression.operator is Operator.NONE:
        return " -> ".join(["none"] * expression.arity)
    parts = expression.parts
    if expression.operator is Operator.CLOSURE:
        return f"*{_inside(parts[0], 6, names)}"
    if expression.operator is Operator.JOIN:
        return f"{_inside(parts[0], 5, names)}.{_inside(parts[1], 6, names)}"
    if expression.operator is Operator.PRODUCT:
        return f"{_inside(parts[0], 5, names)} -> {_inside(parts[1], 4, names)}"
    level = _LEVELS[expression.operator]
    shown = [_inside(parts[0], level, names)]
    # `a - (b + c)` and `a ++ (b ++ c)` are not `a - b + c` and so on.
    shown += [_inside(part, level + 1, names) for part in parts[1:]]
    return f" {expression.operator} ".join(shown)


def _inside(expression: Expr, level: int, names: Names) -> str:
    text = show(expression, names)
    own = _LEVELS.get(expression.operator, 9)
    if expression.operator is Operator.NONE and expression.arity > 1:
        own = 4
    arrow = own == 4 and level != 4
    return f"({text})" if own < level or arrow else text
