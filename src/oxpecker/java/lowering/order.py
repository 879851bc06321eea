"""Java's evaluation order, from left to right.

A value that is computed before an operand that needs statements is saved in a temporary, unless it cannot change.
"""

from __future__ import annotations

from collections.abc import Sequence

from oxpecker.java import attributed as a
from oxpecker.java.lowering.code import Code
from oxpecker.java.types import Type
from oxpecker.oox import syntax


def lower_apart(code: Code, node: a.Expression) -> tuple[list[syntax.Statement], syntax.Expression]:
    """The value, and the statements before it in a separate list."""
    with code.buffer() as before:
        value = code.expression(node)
    return before, value


def operands(code: Code, nodes: Sequence[a.Expression]) -> list[syntax.Expression]:
    """The values of several expressions, evaluated from left to right."""
    apart = [lower_apart(code, node) for node in nodes]
    return in_order(code, apart, [node.type for node in nodes])


def in_order(
    code: Code, apart: Sequence[tuple[list[syntax.Statement], syntax.Expression]], types: Sequence[Type]
) -> list[syntax.Expression]:
    """Values whose statements are emitted in order; saves values that later statements could change."""
    values: list[syntax.Expression] = []
    last = max((number for number, (statements, _) in enumerate(apart) if statements), default=-1)
    for number, (before, value) in enumerate(apart):
        code.statements += before
        values.append(saved(code, value, types[number]) if number < last else value)
    return values


def saved(code: Code, value: syntax.Expression, t: Type) -> syntax.Expression:
    """The current value, saved in a temporary."""
    return value if code.stable(value) else code.temporary(t, value, value.span)
