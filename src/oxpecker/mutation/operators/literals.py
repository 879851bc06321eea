"""LIT: a neighbouring value (Koppier Table 5.3)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from math import isfinite

from oxpecker.mutation.points import Replacement, Scope
from oxpecker.oox import syntax as s
from oxpecker.oox.numbers import to_single


@dataclass(frozen=True, slots=True)
class LiteralChange:
    """n becomes n - 1, then n + 1 (the order of the numbers in Table B.1); true becomes false and vice versa."""

    name: str = "LIT"
    summary: str = "change a literal by one, or to its opposite"

    def replacements(self, node: s.Node, scope: Scope) -> Iterable[Replacement]:  # noqa: ARG002
        match node:
            case s.IntegerLiteral():
                return _neighbours(node)
            case s.FloatLiteral():
                return _float_neighbours(node)
            case s.BooleanLiteral():
                return [replace(node, value=not node.value)]
            case _:
                return []


def _neighbours(node: s.IntegerLiteral) -> list[Replacement]:
    more = replace(node, value=node.value + 1)
    if node.value > 0:
        return [replace(node, value=node.value - 1), more]
    # There is no `-1u`.
    return [more] if node.suffix is s.IntegerSuffix.UINT else [_negative(replace(node, value=1)), more]


def _float_neighbours(node: s.FloatLiteral) -> list[Replacement]:
    """Not in the thesis, whose programs have no floating-point literals; too large literals have no neighbours."""
    rounded = to_single if node.suffix is s.FloatSuffix.FLOAT else float
    less, more = rounded(node.value - 1), rounded(node.value + 1)
    if less == node.value or more == node.value or not isfinite(more):
        return []
    lower = replace(node, value=less) if less >= 0 else _negative(replace(node, value=-less))
    return [lower, replace(node, value=more)]


def _negative(literal: s.Expression) -> s.Unary:
    return s.Unary(s.UnaryOperator.NEGATE, literal, span=literal.span)


LIT = LiteralChange()
