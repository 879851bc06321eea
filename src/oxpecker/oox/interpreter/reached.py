"""The objects that values lead to."""

from __future__ import annotations

from collections.abc import Iterable

from oxpecker.oox.input_clauses import constant_class
from oxpecker.oox.interpreter.heap import ArrayValue, Heap, ObjectValue, Value


def objects_of(inputs: Iterable[Value], with_constants: bool = False) -> list[ObjectValue]:
    """All objects reachable from inputs, in the order of discovery, with or without constants."""
    found: dict[int, ObjectValue | None] = {}
    pending = [*inputs][::-1]
    while pending:
        value = pending.pop()
        if not isinstance(value, (ObjectValue, ArrayValue)) or value.number in found:
            continue
        found[value.number] = None
        if isinstance(value, ObjectValue):
            if not with_constants and constant_class(value.cls) is not None:
                continue
            found[value.number] = value
        pending += reversed(value.slots)
    return [each for each in found.values() if each is not None]


def static_objects(heap: Heap) -> list[ObjectValue]:
    """All objects that the static state leads to, with those in which inputs have set something."""
    values = [value for slots in heap.statics.values() for value in slots]
    holders = [each.holder for each in heap.given if isinstance(each.holder, (ObjectValue, ArrayValue))]
    return objects_of([*values, *holders], with_constants=True)
