"""EQ, CMP, ARITH, BOOL, UN: replaces binary operators and removes unary ones (Koppier Table 5.3)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace

from oxpecker.mutation.points import Replacement, Scope
from oxpecker.oox import syntax as s
from oxpecker.oox.syntax import BinaryOperator as Op


@dataclass(frozen=True, slots=True)
class SymbolChange:
    """Each operator becomes each other one of its group, in the group's order."""

    name: str
    summary: str
    groups: tuple[tuple[Op, ...], ...]

    def replacements(self, node: s.Node, scope: Scope) -> Iterable[Replacement]:  # noqa: ARG002
        if not isinstance(node, s.Binary):
            return []
        others = (op for group in self.groups if node.operator in group for op in group if op is not node.operator)
        return [replace(node, operator=op) for op in others]


@dataclass(frozen=True, slots=True)
class SignRemoval:
    """`!e`, `-e` and `~e` become `e`."""

    name: str = "UN"
    summary: str = "remove a unary operator"

    def replacements(self, node: s.Node, scope: Scope) -> Iterable[Replacement]:  # noqa: ARG002
        return [node.operand] if isinstance(node, s.Unary) else []


EQ = SymbolChange("EQ", "exchange == and !=", ((Op.EQUAL, Op.NOT_EQUAL),))
CMP = SymbolChange("CMP", "replace a comparison operator", ((Op.LESS, Op.LESS_EQUAL, Op.GREATER, Op.GREATER_EQUAL),))
# The thesis has no shifts and bit operators: they form their own groups, so its numbers stay the same.
ARITH = SymbolChange(
    "ARITH",
    "replace an arithmetic operator",
    (
        (Op.PLUS, Op.MINUS, Op.TIMES, Op.DIVIDE, Op.REMAINDER),
        (Op.SHIFT_LEFT, Op.SHIFT_RIGHT, Op.SHIFT_RIGHT_UNSIGNED),
        (Op.BIT_AND, Op.BIT_OR, Op.BIT_XOR),
    ),
)
BOOL = SymbolChange("BOOL", "exchange &&, || and ==>", ((Op.AND, Op.OR, Op.IMPLIES),))
UN = SignRemoval()
