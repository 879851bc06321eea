"""Results that satisfy the postcondition of a method for all arguments."""

from __future__ import annotations

import operator
from collections.abc import Callable, Sequence
from typing import Any

from oxpecker.oox import typed
from oxpecker.oox.syntax import BinaryOperator as B
from oxpecker.oox.syntax import UnaryOperator as U
from oxpecker.oox.types import BOOL, BYTE, INT, LONG, SHORT, Type

RESULT = ("retval", "$result")
"""The name of the result in clauses."""
_INTEGERS = (0, 1, -1, 2, -2, 5, -5, 10, -10, 100, -100)
_COMPUTED: dict[B, Callable[[Any, Any], Any]] = {
    B.PLUS: operator.add,
    B.MINUS: operator.sub,
    B.TIMES: operator.mul,
    B.LESS: operator.lt,
    B.LESS_EQUAL: operator.le,
    B.GREATER: operator.gt,
    B.GREATER_EQUAL: operator.ge,
    B.EQUAL: operator.eq,
    B.NOT_EQUAL: operator.ne,
    B.AND: lambda one, two: one and two,
    B.OR: lambda one, two: one or two,
    B.IMPLIES: lambda one, two: not one or two,
}


class _Depends(Exception):
    """A clause that depends on more than the result."""


def kept_by(t: Type, clauses: Sequence[typed.Clause]) -> str | None:
    """A simple value that satisfies all clauses, in OOX's notation; None if none is known."""
    candidates: tuple[int | bool, ...] = (False, True) if t == BOOL else ()
    if t in (BYTE, SHORT, INT, LONG):
        candidates = _INTEGERS
    for value in candidates:
        try:
            if all(_value(clause.condition, value) is True for clause in clauses):
                return str(value).lower()
        except _Depends:
            return None
    return None


def _value(e: typed.Expression, result: int | bool) -> Any:
    """The value of an expression that depends only on the result."""
    match e:
        case typed.Literal(value=bool() | int()):
            return e.value
        case typed.Bound(name=name) if name in RESULT:
            return result
        case typed.Local(variable=variable) if variable.name in RESULT:
            return result
        case typed.Unary(operator=U.NOT, operand=operand):
            return not _value(operand, result)
        case typed.Unary(operator=U.NEGATE, operand=operand):
            return -_value(operand, result)
        case typed.Binary(operator=sign) if sign in _COMPUTED:
            return _COMPUTED[sign](_value(e.left, result), _value(e.right, result))
        case typed.Convert(operand=operand) if e.type in (INT, LONG):
            return _value(operand, result)
    raise _Depends
