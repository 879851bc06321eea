"""Heaps as plain data: named roots, and the objects and arrays reachable from them."""

from __future__ import annotations

from collections import deque
from collections.abc import Mapping
from enum import StrEnum
from graphlib import CycleError, TopologicalSorter
from typing import Any, TypeAlias

from oxpecker.oox.input_clauses import IDENTITY
from oxpecker.oox.records import dataclass


@dataclass(frozen=True, slots=True)
class HeapReference:
    """The name of an object or array of the same heap."""

    name: str


HeapValue: TypeAlias = "HeapReference | str | None"
"""A reference, a simple value in OOX's own notation, or null."""


Fields: TypeAlias = "tuple[tuple[str, HeapValue], ...]"
"""Values by name, or elements by index."""


class Shape(StrEnum):
    """How an object appears to its users."""

    OBJECT = "object"
    LIST = "list"
    MAP = "map"


@dataclass(frozen=True, slots=True)
class HeapView:
    """A library object as its users see it: as a simple value, or by its elements."""

    text: str = ""
    shape: Shape = Shape.OBJECT
    fields: Fields = ()
    supertypes: frozenset[str] = frozenset()
    """The names of its class and of all types above it."""


@dataclass(frozen=True, slots=True)
class HeapObject:
    """An object with its fields by name, or an array (then `type` ends in `[]`) with its elements by index."""

    name: str
    type: str
    fields: Fields
    view: HeapView | None = None
    """How to show an object whose fields are hidden."""
    shape: Shape = Shape.OBJECT

    @property
    def is_array(self) -> bool:
        """Whether it is an array, or shown as one."""
        return self.shape is Shape.LIST or self.type.endswith("[]")


@dataclass(frozen=True, slots=True)
class HeapGraph:
    """Everything reachable from some roots, nearest first; `roots` are variables and static fields.

    An object has the same name (`Node#2`) in all graphs of one run.
    """

    roots: tuple[tuple[str, HeapValue], ...] = ()
    objects: tuple[HeapObject, ...] = ()

    def data(self) -> dict[str, object]:
        """As plain data for JSON; a reference is `{"reference": name}`, null is null, everything else is text."""
        objects = [{"name": each.name, "type": each.type, **_parts(each)} for each in self.objects]
        return {"roots": {name: _value_data(value) for name, value in self.roots}, "objects": objects}

    @property
    def shared_references(self) -> int:
        """How many references lead to an object that another reference leads to."""
        values = [value for _, value in self.roots]
        values += [value for each in self.objects for _, value in each.fields]
        names = [value.name for value in values if isinstance(value, HeapReference)]
        return len(names) - len(set(names))

    @property
    def is_cyclic(self) -> bool:
        """Whether an object leads back to itself."""
        targets = {
            each.name: [value.name for _, value in each.fields if isinstance(value, HeapReference)]
            for each in self.objects
        }
        try:
            TopologicalSorter(targets).prepare()
        except CycleError:
            return True
        return False

    def readable(self) -> HeapGraph:
        """The graph with library objects shown by their elements, without their internals."""
        objects = {each.name: each for each in self.objects}

        def value(given: HeapValue) -> HeapValue:
            view = objects[given.name].view if isinstance(given, HeapReference) else None
            return view.text if view is not None and view.text else given

        roots = tuple((name, value(given)) for name, given in self.roots)
        pending = deque(given.name for _, given in roots if isinstance(given, HeapReference))
        found: dict[str, HeapObject] = {}
        while pending:
            name = pending.popleft()
            if name in found:
                continue
            each = objects[name]
            view = each.view or HeapView(fields=tuple(part for part in each.fields if part[0] != IDENTITY))
            fields = tuple((part, value(given)) for part, given in view.fields)
            found[name] = HeapObject(name, name.rpartition("#")[0], fields, shape=view.shape)
            pending += [given.name for _, given in fields if isinstance(given, HeapReference)]
        return HeapGraph(roots, tuple(found.values()))

    @staticmethod
    def from_data(data: Mapping[str, Any]) -> HeapGraph:
        """The graph that `data` describes."""
        roots = tuple((name, _value_from(value)) for name, value in data["roots"].items())
        return HeapGraph(roots, tuple(_object_from(each) for each in data["objects"]))


def _parts(each: HeapObject) -> dict[str, object]:
    if each.is_array:
        return {"elements": [_value_data(value) for _, value in each.fields]}
    held = {name: _value_data(value) for name, value in each.fields}
    return {"entries" if each.shape is Shape.MAP else "fields": held}


def _object_from(data: Mapping[str, Any]) -> HeapObject:
    shape = Shape.OBJECT
    if "elements" in data:
        parts = [(str(index), value) for index, value in enumerate(data["elements"])]
        shape = Shape.OBJECT if data["type"].endswith("[]") else Shape.LIST
    elif "entries" in data:
        parts, shape = list(data["entries"].items()), Shape.MAP
    else:
        parts = list(data["fields"].items())
    fields = tuple((name, _value_from(value)) for name, value in parts)
    return HeapObject(data["name"], data["type"], fields, shape=shape)


def _value_data(value: HeapValue) -> object:
    return {"reference": value.name} if isinstance(value, HeapReference) else value


def _value_from(data: Any) -> HeapValue:
    if isinstance(data, Mapping):
        return HeapReference(data["reference"])
    return None if data is None else str(data)
