"""Takes a heap graph from a run of the interpreter."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable

from oxpecker.oox.hierarchy import ClassInfo
from oxpecker.oox.input_clauses import is_plain_constant
from oxpecker.oox.interpreter import ArrayValue, Heap, ObjectValue, Value, field_name, is_hidden, show_simple
from oxpecker.oox.interpreter.heap import Reference
from oxpecker.oox.interpreter.steps import name_of, own_name, stands_for
from oxpecker.oox.prelude import is_prelude
from oxpecker.oox.source import BUILT_IN
from oxpecker.oox.types import Type
from oxpecker.results.heap import HeapGraph, HeapObject, HeapReference, HeapValue
from oxpecker.results.library_view import library_view

Root = tuple[str, Value, Type]
_Parts = tuple[tuple[str, HeapValue], ...]


def heap_graph(roots: Iterable[Root], heap: Heap | None = None, are_parts_apart: bool = False) -> HeapGraph:
    """Everything reachable from the roots now; with the heap, also how to show library objects.

    People see what an internal part, as that of a lock, is a part of in its place. A graph from which objects are
    created again has the parts as well, under names of their own.
    """
    name = own_name if are_parts_apart else name_of
    seen_as = _itself if are_parts_apart else _whole

    def shown(value: Value, t: Type) -> HeapValue:
        if value is None:
            return None
        return HeapReference(name(value)) if isinstance(value, (ObjectValue, ArrayValue)) else show_simple(value, t)

    named: list[tuple[str, HeapValue]] = []
    pending: deque[ObjectValue | ArrayValue] = deque()
    for root, value, t in roots:
        named.append((root, shown(value, t)))
        if isinstance(value, (ObjectValue, ArrayValue)):
            pending.append(seen_as(value))
    objects: dict[int, HeapObject] = {}
    while pending:
        current = pending.popleft()
        if current.number in objects:
            continue
        view = library_view(current, heap, shown) if heap is not None and isinstance(current, ObjectValue) else None
        objects[current.number] = HeapObject(name(current), str(current.type), _fields(current, shown), view)
        pending += [seen_as(value) for value in current.slots if isinstance(value, (ObjectValue, ArrayValue))]
    return HeapGraph(tuple(named), tuple(objects.values()))


def reached(values: Iterable[Value]) -> dict[int, ObjectValue | ArrayValue]:
    """All objects that these lead to, themselves included, by number."""
    pending = [value for value in values if isinstance(value, (ObjectValue, ArrayValue))]
    found: dict[int, ObjectValue | ArrayValue] = {}
    while pending:
        current = pending.pop()
        if current.number not in found:
            found[current.number] = current
            pending += [value for value in current.slots if isinstance(value, (ObjectValue, ArrayValue))]
    return found


def _itself(reference: Reference) -> Reference:
    return reference


def _whole(reference: Reference) -> Reference:
    """The object that an internal part belongs to; everything else is itself."""
    whole = stands_for(reference)
    return reference if whole is None else _whole(whole)


def static_roots(heap: Heap) -> list[Root]:
    """The static fields of the program's own classes, without those of the library or of the front end.

    Constant numbers and texts, such as `serialVersionUID`, are the same in every run.
    """
    classes: list[ClassInfo] = [
        info
        for info in heap.hierarchy.classes.values()
        if not is_prelude(info.name)
        and info.declaration.span.line
        and not info.declaration.span.file.startswith(BUILT_IN)
    ]
    fields = [
        field
        for info in classes
        for field in info.static_fields.values()
        if not is_plain_constant(heap.hierarchy, field)
    ]
    return [(str(field), heap.statics[field.owner][field.slot], field.type) for field in fields]


def _fields(reference: ObjectValue | ArrayValue, shown: Callable[[Value, Type], HeapValue]) -> _Parts:
    if isinstance(reference, ArrayValue):
        return tuple((str(index), shown(value, reference.element)) for index, value in enumerate(reference.slots))
    cls = reference.cls
    fields = zip(cls.layout, reference.slots, strict=True)
    return tuple((field_name(cls, f), shown(v, f.type)) for f, v in fields if not is_hidden(f, v))
