"""Quantifiers that a few integers decide, however long their range is.

If the bound variable is only compared with values that do not depend on it, nothing changes between two neighbouring
ones: it is enough to try the ends of the range, those values and the integers next to them.
"""

from __future__ import annotations

from oxpecker.oox import typed
from oxpecker.oox.syntax import BinaryOperator as B
from oxpecker.oox.types import BIGINT, INTEGRAL, RANGES, Type

_COMPARISONS = (B.LESS, B.LESS_EQUAL, B.GREATER, B.GREATER_EQUAL, B.EQUAL, B.NOT_EQUAL)


def compared_values(node: typed.ForRange) -> list[typed.Expression] | None:
    """What the bound variable of a quantifier is compared with; None if it is used in another way."""
    variable, body = node.index.index, node.body
    found: list[typed.Expression] = []
    spoken = 0
    for part in typed.walk(body):
        if _is_variable(part, variable):
            spoken += isinstance(part, typed.Bound)
        elif isinstance(part, typed.Binary) and part.operator in _COMPARISONS:
            sides = [side for side in (part.left, part.right) if _is_variable(side, variable)]
            found += [part.right if side is part.left else part.left for side in sides]
    bound = {part for value in found for part in _bound(value)}
    if spoken != len(found) or variable in bound or _declared(body) & bound:
        return None
    # What was before is not compared with what is now.
    past = any(variable in _bound(part) for part in typed.found(body, typed.Old))
    return None if past or typed.contains(body, typed.Invoke) else found


def _bound(node: typed.Expression) -> set[int]:
    """The bound variables in an expression."""
    return {part.index for part in typed.found(node, typed.Bound)}


def _is_variable(node: object, variable: int) -> bool:
    """Whether this is the variable, perhaps at a wider type."""
    while isinstance(node, typed.Convert) and _widens(node.operand.type, node.type):
        node = node.operand
    return isinstance(node, typed.Bound) and node.index == variable


def _widens(source: Type, target: Type) -> bool:
    if target == BIGINT:
        return source in INTEGRAL
    if source not in RANGES or target not in RANGES:
        return False
    (least, greatest), (low, high) = RANGES[source], RANGES[target]
    return low <= least and greatest <= high


def _declared(body: typed.Expression) -> set[int]:
    """The variables of the quantifiers inside a body."""
    found: set[int] = set()
    for part in typed.walk(body):
        if isinstance(part, (typed.ForRange, typed.Fold)):
            found.add(part.index.index)
        elif isinstance(part, typed.ForElements):
            found |= {part.index.index, part.value.index}
    return found
