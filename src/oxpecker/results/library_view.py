"""Library objects as their users see them: a text, a list or a map, without internal nodes and counters."""

from __future__ import annotations

from collections.abc import Callable

from oxpecker.oox.hierarchy import ClassInfo, MethodInfo
from oxpecker.oox.input_clauses import factory, has_entries, is_order, written_as
from oxpecker.oox.interpreter import ArrayValue, Heap, ObjectValue, Value, field_name, show_simple, show_value
from oxpecker.oox.interpreter.outcome import Stop
from oxpecker.oox.interpreter.show import constant_name, show_exception
from oxpecker.oox.prelude import FILE as PRELUDE
from oxpecker.oox.roles import InputRole
from oxpecker.oox.source import BUILT_IN
from oxpecker.oox.types import OBJECT, STRING, Type
from oxpecker.results.heap import HeapValue, HeapView, Shape
from oxpecker.results.limits import LONGEST_KEY

Shower = Callable[[Value, Type], HeapValue]


def library_view(each: ObjectValue, heap: Heap, show: Shower) -> HeapView | None:
    """How to show an object without the fields that a library class declares; None if it has no such fields."""
    constant = constant_name(each, heap)
    if constant is not None:
        return HeapView(constant)
    own = [info for info in each.cls.lineage() if not _is_library(info)]
    if len(own) == len(list(each.cls.lineage())):
        return None
    if not own and "Throwable" in each.cls.ancestors:
        return HeapView(show_exception(each))
    simple = written_as(each.cls)
    if simple is not None:
        return HeapView(_simple_text(each, simple[0]))
    names = {info.name for info in own}
    fields = [(f, value) for f, value in zip(each.cls.layout, each.slots, strict=True) if f.owner in names]
    shown = [(field_name(each.cls, f), show(value, f.type)) for f, value in fields if not f.name.startswith("$")]
    parts = _contents(each, heap)
    if parts is None:
        return HeapView(fields=(*shown, *_known(each, names, show)))
    supertypes = frozenset(each.cls.ancestors)
    if not _has_keys(each.cls):
        held = [(str(number), show(value, OBJECT)) for number, value in enumerate(parts)]
        return HeapView("", Shape.OBJECT if shown else Shape.LIST, (*shown, *held), supertypes)
    keys = [_shortened(_key(key, heap)) for key in parts[::2]]
    entries = zip(keys, (show(value, OBJECT) for value in parts[1::2]), strict=True)
    return HeapView("", Shape.OBJECT if shown else Shape.MAP, (*shown, *entries), supertypes)


def _simple_text(each: ObjectValue, name: str) -> str:
    field = each.cls.find_field(name, static=False)
    assert field is not None
    return show_simple(each.slots[field.slot], field.type)


def _contents(each: ObjectValue, heap: Heap) -> list[Value] | None:
    """The elements of a library object, or its keys and values by turns."""
    holder = next((info for info in each.cls.lineage() if factory(info) is not None), each.cls)
    method = _parts_of(holder) or (_elements(each.cls) if holder is each.cls else None)
    return None if method is None else _parts(each, method, heap)


def _key(key: Value, heap: Heap) -> str:
    """A key; of a string, its text alone, whether or not it is interned."""
    if isinstance(key, ObjectValue):
        simple = written_as(key.cls)
        if simple is not None and simple[1] == STRING:
            return _simple_text(key, simple[0])
    return show_value(key, OBJECT, heap)


def _has_keys(cls: ClassInfo) -> bool:
    return has_entries(cls) or "Map" in cls.ancestors


def _is_library(info: ClassInfo) -> bool:
    """Whether the user has not written this class; a root of all classes has no fields to hide."""
    span = info.declaration.span
    return info.name != OBJECT.name and (span.file == PRELUDE or span.file.startswith(BUILT_IN))


def _known(each: ObjectValue, own: set[str], show: Shower) -> list[tuple[str, HeapValue]]:
    """What an object without elements shows: texts, and objects of the program."""
    return [
        (field_name(each.cls, f), show(value, f.type))
        for f, value in zip(each.cls.layout, each.slots, strict=True)
        if f.owner not in own and not f.name.startswith("$") and (f.type == STRING or _is_users(value))
    ]


def _is_users(value: Value) -> bool:
    return isinstance(value, ObjectValue) and not _is_library(value.cls)


def _parts_of(holder: ClassInfo) -> MethodInfo | None:
    return next((m for info in holder.lineage() for m in info.methods.get(InputRole.PARTS, ())), None)


def _elements(cls: ClassInfo) -> MethodInfo | None:
    """The method of a collection of the library that returns its elements: some are no inputs, and have no parts."""
    method = cls.dispatch.get("toArray()") if "Collection" in cls.ancestors else None
    return method if method is not None and method.span.file.startswith(BUILT_IN) and not method.abstract else None


def _parts(each: ObjectValue, method: MethodInfo, heap: Heap) -> list[Value] | None:
    """The elements of an object; None while it is being modified."""
    number, size = heap.next_number, heap.size
    try:
        with heap.unrecorded():
            found = heap.run(method, [each], None)
    except Stop:
        return None
    finally:
        # Reading the elements must have no side effects: objects keep the numbers they have in other runs.
        heap.next_number, heap.size = number, size
    if not isinstance(found, ArrayValue):
        return None
    created = [v for v in found.slots if isinstance(v, (ObjectValue, ArrayValue)) and v.number >= number]
    if created:
        return None
    return [part for part in found.slots if not (isinstance(part, ObjectValue) and is_order(part.cls))]


def _shortened(text: str) -> str:
    return text if len(text) <= LONGEST_KEY else f"{text[:LONGEST_KEY]}.."
