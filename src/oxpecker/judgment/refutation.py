"""Which conditions on an object an object of a heap refutes."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from types import MappingProxyType

from oxpecker.judgment.limits import DEEPEST_MEASURE
from oxpecker.oox import typed
from oxpecker.oox.code_units import code_units
from oxpecker.oox.syntax import BinaryOperator, QuantifierKind, UnaryOperator
from oxpecker.results.heap import HeapGraph, HeapObject, HeapReference, HeapValue

_COMPARISONS: dict[BinaryOperator, Callable[[int, int], bool]] = {
    BinaryOperator.LESS: lambda x, y: x < y,
    BinaryOperator.LESS_EQUAL: lambda x, y: x <= y,
    BinaryOperator.GREATER: lambda x, y: x > y,
    BinaryOperator.GREATER_EQUAL: lambda x, y: x >= y,
}

_UNIT = re.compile(r"\\u[0-9a-fA-F]{4}|\\.|[^\\]", re.DOTALL)
"""A unit of UTF-16 in a literal."""
Seen = int | bool | str | HeapReference | None
"""A value; of a text or another value that is no number, only that it is not null."""


class _NotSeenError(Exception):
    """The heap does not tell the value of an expression."""


def is_refuted(
    condition: typed.Expression,
    objects: Mapping[str, HeapObject],
    each: HeapObject,
    measures: Mapping[str, typed.Method] = MappingProxyType({}),
) -> bool:
    """Whether a condition, which may call measures, is false for an object; not if the heap does not tell."""
    try:
        return _Sight(objects, HeapReference(each.name), measures).value(condition) is False
    except _NotSeenError:
        return False


def is_refuted_by_statics(condition: typed.Expression, heap: HeapGraph) -> bool:
    """Whether a condition on static fields is false in a heap; not if the heap does not tell."""
    objects = {each.name: each for each in heap.objects}
    try:
        return _Sight(objects, None, {}, dict(heap.roots)).value(condition) is False
    except _NotSeenError:
        return False


class _Sight:
    """What the heap tells about one object, about static fields, or about the arguments of a measure."""

    def __init__(
        self,
        objects: Mapping[str, HeapObject],
        this: HeapReference | None,
        measures: Mapping[str, typed.Method],
        statics: Mapping[str, HeapValue] = MappingProxyType({}),
    ) -> None:
        self._objects, self._this, self._measures, self._statics = objects, this, measures, statics
        self._bound: dict[int, int] = {}
        self._given: dict[int, Seen] = {}
        self._depth = 0

    def value(self, node: typed.Expression) -> Seen:
        """The value of an expression about the object."""
        match node:
            case typed.Literal(value=bool() | int() | None as value):
                return value
            case typed.Local(variable=variable):
                return self._given[variable.index] if self._this is None else self._this
            case typed.Bound(index=index):
                return self._bound[index]
            case typed.FieldRead(target=target, field=field):
                return _part(self._object(target), field.name)
            case typed.StaticRead(field=field):
                return _named(self._statics, str(field))
            case typed.LengthOf(target=target):
                return len(self._array(target).fields)
            case typed.Invoke(receiver=typed.FieldRead() | typed.StaticRead() as text) if node.method.name == "length":
                return self._units(text)
            case typed.Invoke(method=called, arguments=arguments) if called.key in self._measures:
                return self._measured(self._measures[called.key], arguments)
            case typed.ElementRead(target=target, index=index):
                return _part(self._array(target), str(self.value(index)))
            case typed.ForRange(kind=QuantifierKind.FORALL, exclusive=True):
                return self._holds_throughout(node)
            case typed.Unary(operator=UnaryOperator.NOT, operand=operand):
                return not self.value(operand)
            case typed.Binary(operator=BinaryOperator.AND, left=left, right=right):
                return bool(self.value(left)) and self.value(right)
            case typed.Binary(operator=BinaryOperator.OR, left=left, right=right):
                return bool(self.value(left)) or self.value(right)
            case typed.Binary(operator=BinaryOperator.PLUS | BinaryOperator.MINUS, left=left, right=right):
                return self._added(left, right, 1 if node.operator is BinaryOperator.PLUS else -1)
            case typed.Binary(operator=operator, left=left, right=right):
                return _compared(operator, self.value(left), self.value(right))
        raise _NotSeenError

    def _units(self, node: typed.Expression) -> int:
        """The length of a text, as its literal shows it."""
        text = self.value(node)
        if isinstance(text, HeapReference):
            shown = (part for _, part in self._objects[text.name].fields if isinstance(part, str))
            text = next((part for part in shown if part.startswith('"')), None)
        if isinstance(text, str) and text.startswith('"'):
            return len(_UNIT.findall(code_units(text[1:-1])))
        raise _NotSeenError

    def _measured(self, measure: typed.Method, arguments: tuple[typed.Expression, ...]) -> Seen:
        """The result of a measure: the first value whose condition holds."""
        if self._depth >= DEEPEST_MEASURE:
            raise _NotSeenError
        inner = _Sight(self._objects, None, self._measures)
        inner._depth = self._depth + 1
        inner._given = dict(enumerate(map(self.value, arguments)))
        assert isinstance(measure.body, typed.Block)
        for statement in measure.body.statements:
            match statement:
                case typed.If(condition=condition, then=typed.Return(value=typed.Expression() as value)):
                    if inner.value(condition):
                        return inner.value(value)
                case typed.Return(value=typed.Expression() as value):
                    return inner.value(value)
        raise _NotSeenError

    def _added(self, left: typed.Expression, right: typed.Expression, sign: int) -> int:
        one, other = self.value(left), self.value(right)
        if not isinstance(one, int) or not isinstance(other, int):
            raise _NotSeenError
        return one + sign * other

    def _object(self, node: typed.Expression) -> HeapObject:
        found = self.value(node)
        if isinstance(found, HeapReference):
            return self._objects[found.name]
        raise _NotSeenError

    def _array(self, node: typed.Expression) -> HeapObject:
        array = self.value(node)
        if isinstance(array, HeapReference) and self._objects[array.name].is_array:
            return self._objects[array.name]
        raise _NotSeenError

    def _holds_throughout(self, node: typed.ForRange) -> bool:
        low, high = self.value(node.low), self.value(node.high)
        if not isinstance(low, int) or not isinstance(high, int):
            raise _NotSeenError
        for number in range(low, high):
            self._bound[node.index.index] = number
            if not self.value(node.body):
                return False
        return True


def _part(each: HeapObject, name: str) -> Seen:
    """A field of an object, or an element of an array."""
    return _named(dict(each.fields), name)


def _named(parts: Mapping[str, HeapValue], name: str) -> Seen:
    if name not in parts:
        raise _NotSeenError
    value = parts[name]
    if value is None or isinstance(value, HeapReference):
        return value
    if value in ("true", "false"):
        return value == "true"
    return int(value) if value.lstrip("-").isdigit() else value


def _compared(operator: BinaryOperator, left: Seen, right: Seen) -> bool:
    if isinstance(left, str) and isinstance(right, str):
        raise _NotSeenError
    if operator in (BinaryOperator.EQUAL, BinaryOperator.NOT_EQUAL):
        return (left == right) is (operator is BinaryOperator.EQUAL)
    if operator not in _COMPARISONS or not isinstance(left, int) or not isinstance(right, int):
        raise _NotSeenError
    return _COMPARISONS[operator](left, right)
