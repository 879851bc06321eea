"""Rebuilds objects of a heap graph in the interpreter, so that code can run on them."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from oxpecker.oox.hierarchy import ClassInfo, Hierarchy
from oxpecker.oox.interpreter import ArrayValue, Heap, ObjectValue, Value, field_name, parse_arguments
from oxpecker.oox.types import PRIMITIVES, ArrayType, ClassType, Type
from oxpecker.results.heap import HeapObject, HeapReference, HeapValue

EMPTY: Mapping[str, tuple[ClassInfo, str]] = MappingProxyType({})


class Rebuilding:
    """Creates objects in a heap, each object of the graph once."""

    def __init__(
        self,
        hierarchy: Hierarchy,
        objects: Mapping[str, HeapObject],
        heap: Heap,
        constants: Mapping[str, tuple[ClassInfo, str]] = EMPTY,
    ) -> None:
        self.hierarchy = hierarchy
        self.objects = objects
        self.heap = heap
        self.constants = constants
        """The objects that are constants, by name: they are those of the heap, because code compares references."""
        self.rebuilt: dict[str, ObjectValue | ArrayValue] = {}
        self.names: dict[int, str] = {}
        """What the objects are called in the graph, by number."""

    def value(self, value: HeapValue, t: Type | None = None) -> Value:
        """A value, with everything reachable from it."""
        if value is None:
            return None
        if isinstance(value, HeapReference):
            return self.object(value.name)
        assert t is not None
        return parse_arguments(value, [t], self.heap)[0]

    def adopt(self, name: str, known: ObjectValue | ArrayValue) -> bool:
        """Takes an object of the heap for one of the graph, if it is of the same class; returns whether it is."""
        if self.objects[name].type != str(known.type):
            return False
        self.rebuilt[name] = known
        self.names[known.number] = name
        return True

    def fill(self, known: ObjectValue | ArrayValue, slot: int | None) -> None:
        """Sets one slot of an adopted object, or all, to what they hold in the graph."""
        for each, value, t in self.slots(self.names[known.number]):
            if slot is None or each == slot:
                known.slots[each] = self.value(value, t)

    def slots(self, name: str) -> list[tuple[int, HeapValue, Type]]:
        """The slots of an object of the graph, with their values and types."""
        return self._slots(self.objects[name])

    def object(self, name: str) -> ObjectValue | ArrayValue:
        """An object, with everything reachable from it."""
        pending: list[str] = []

        def enter(name: str) -> ObjectValue | ArrayValue:
            if name not in self.rebuilt and not self._adopts_constant(name):
                self.rebuilt[name] = self._empty(self.objects[name])
                self.names[self.rebuilt[name].number] = name
                pending.append(name)
            return self.rebuilt[name]

        first = enter(name)
        while pending:
            each = self.objects[pending.pop()]
            holder = self.rebuilt[each.name]
            for slot, value, t in self._slots(each):
                holder.slots[slot] = enter(value.name) if isinstance(value, HeapReference) else self.value(value, t)
        return first

    def _adopts_constant(self, name: str) -> bool:
        """Takes the constant of the heap for the one of the graph, if the object is one."""
        known = self.heap.constant(*self.constants[name]) if name in self.constants else None
        return isinstance(known, ObjectValue) and self.adopt(name, known)

    def _empty(self, each: HeapObject) -> ObjectValue | ArrayValue:
        if each.is_array:
            return self.heap.new_array(type_named(each.type), (len(each.fields),))
        return self.heap.new_object(self.hierarchy[each.type])

    def _slots(self, each: HeapObject) -> list[tuple[int, HeapValue, Type]]:
        if each.is_array:
            element = type_named(each.type.removesuffix("[]"))
            return [(int(index), value, element) for index, value in each.fields]
        cls = self.hierarchy[each.type]
        known = dict(each.fields)
        named = [(slot, field_name(cls, field), field.type) for slot, field in enumerate(cls.layout)]
        return [(slot, known[name], t) for slot, name, t in named if name in known]


def type_named(text: str) -> Type:
    """The type with this name in OOX."""
    if text.endswith("[]"):
        return ArrayType(type_named(text.removesuffix("[]")))
    return PRIMITIVES.get(text, ClassType(text))
