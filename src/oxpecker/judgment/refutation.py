"""Which conditions on an object an object of a heap refutes."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from oxpecker.oox import typed
from oxpecker.oox.syntax import BinaryOperator, UnaryOperator
from oxpecker.results.heap import HeapObject, HeapReference, HeapValue

_COMPARISONS: dict[BinaryOperator, Callable[[int, int], bool]] = {
    BinaryOperator.LESS: lambda x, y: x < y,
    BinaryOperator.LESS_EQUAL: lambda x, y: x <= y,
    BinaryOperator.GREATER: lambda x, y: x > y,
    BinaryOperator.GREATER_EQUAL: lambda x, y: x >= y,
}

Seen = int | bool | HeapReference | None


class _NotSeenError(Exception):
    """The heap does not tell the value of an expression."""


def is_refuted(condition: typed.Expression, objects: Mapping[str, HeapObject], each: HeapObject) -> bool:
    """Whether a condition is false for an object; not if the heap does not tell."""
    try:
        return _value(condition, objects, each) is False
    except _NotSeenError:
        return False


def _value(node: typed.Expression, objects: Mapping[str, HeapObject], each: HeapObject) -> Seen:
    match node:
        case typed.Literal(value=bool() | int() | None as value):
            return value
        case typed.Local():
            return HeapReference(each.name)
        case typed.FieldRead(target=typed.Local(), field=field):
            return _field(field.name, each)
        case typed.LengthOf(target=target):
            array = _value(target, objects, each)
            if isinstance(array, HeapReference) and objects[array.name].is_array:
                return len(objects[array.name].fields)
        case typed.Unary(operator=UnaryOperator.NOT, operand=operand):
            return not _value(operand, objects, each)
        case typed.Binary(operator=BinaryOperator.AND, left=left, right=right):
            return bool(_value(left, objects, each)) and _value(right, objects, each)
        case typed.Binary(operator=BinaryOperator.OR, left=left, right=right):
            return bool(_value(left, objects, each)) or _value(right, objects, each)
        case typed.Binary(operator=operator, left=left, right=right):
            return _compared(operator, _value(left, objects, each), _value(right, objects, each))
    raise _NotSeenError


def _field(name: str, each: HeapObject) -> Seen:
    fields: dict[str, HeapValue] = dict(each.fields)
    if name not in fields:
        raise _NotSeenError
    value = fields[name]
    if value is None or isinstance(value, HeapReference):
        return value
    if value in ("true", "false"):
        return value == "true"
    if value.lstrip("-").isdigit():
        return int(value)
    raise _NotSeenError


def _compared(operator: BinaryOperator, left: Seen, right: Seen) -> bool:
    if operator in (BinaryOperator.EQUAL, BinaryOperator.NOT_EQUAL):
        return (left == right) is (operator is BinaryOperator.EQUAL)
    if operator not in _COMPARISONS or not isinstance(left, int) or not isinstance(right, int):
        raise _NotSeenError
    return _COMPARISONS[operator](left, right)
