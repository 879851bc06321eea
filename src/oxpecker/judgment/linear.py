"""Comparisons that hold for all values or for none, whatever callers pass.

If none does, no condition on callers prevents a failure.
"""

from __future__ import annotations

from collections import Counter

from oxpecker.oox import typed
from oxpecker.oox.cfg import listing
from oxpecker.oox.syntax import BinaryOperator

_CONSTANT = ""
"""The part of a sum that does not depend on anything."""


def never_holds(condition: typed.Expression) -> bool:
    """Whether a condition is false for all values without overflow, such as `a.length < a.length`."""
    match condition:
        case typed.Binary(operator=BinaryOperator.AND, left=left, right=right):
            return never_holds(left) or never_holds(right)
        case typed.Binary(operator=BinaryOperator.LESS, left=left, right=right):
            difference = _difference(left, right)
            return difference is not None and difference >= 0
        case typed.Binary(operator=BinaryOperator.LESS_EQUAL, left=left, right=right):
            difference = _difference(left, right)
            return difference is not None and difference > 0
        case typed.Binary(operator=BinaryOperator.NOT_EQUAL, left=left, right=right):
            return not isinstance(right, typed.Literal) and _difference(left, right) == 0
    return False


def without_truisms(condition: typed.Expression) -> typed.Expression:
    """A condition without the conjuncts that hold for all values, such as `0 <= 0`."""
    match condition:
        case typed.Binary(operator=BinaryOperator.AND, left=left, right=right):
            if _always_holds(left):
                return without_truisms(right)
            if _always_holds(right):
                return without_truisms(left)
    return condition


def _always_holds(condition: typed.Expression) -> bool:
    match condition:
        case typed.Binary(operator=BinaryOperator.LESS_EQUAL, left=left, right=right):
            difference = _difference(left, right)
            return difference is not None and difference <= 0
    return False


def _difference(left: typed.Expression, right: typed.Expression) -> int | None:
    """The difference of two numbers, if it is the same for all values."""
    total = _sum(left, 1)
    for part, factor in _sum(right, -1).items():
        total[part] += factor
    return total[_CONSTANT] if not any(total[part] for part in total if part != _CONSTANT) else None


def _sum(number: typed.Expression, factor: int) -> Counter[str]:
    """A number as a sum of parts, each with its factor."""
    match number:
        case typed.Literal(value=int(value)):
            return Counter({_CONSTANT: factor * value})
        case typed.Binary(operator=BinaryOperator.PLUS | BinaryOperator.MINUS as sign, left=left, right=right):
            total = _sum(left, factor)
            for part, count in _sum(right, factor if sign is BinaryOperator.PLUS else -factor).items():
                total[part] += count
            return total
    return Counter({listing.expression(number): factor})
