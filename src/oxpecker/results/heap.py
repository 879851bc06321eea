"""Heaps as plain data: named roots, and the objects and arrays that can be reached from them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeAlias

from oxpecker.oox.records import dataclass


@dataclass(frozen=True, slots=True)
class HeapReference:
    """The name of an object or array of the same heap."""

    name: str


HeapValue: TypeAlias = "HeapReference | str | None"
"""A reference, a simple value in OOX's own notation, or null."""


@dataclass(frozen=True, slots=True)
class HeapObject:
    """An object with its fields by name, or an array (then `type` ends in `[]`) with its elements by index."""

    name: str
    type: str
    fields: tuple[tuple[str, HeapValue], ...]

    @property
    def is_array(self) -> bool:
        """Whether it is an array."""
        return self.type.endswith("[]")


@dataclass(frozen=True, slots=True)
class HeapGraph:
    """What can be reached from some roots, nearest first; `roots` are variables and static fields.

    An object has the same name (`Node#2`) in all graphs of one run.
    """

    roots: tuple[tuple[str, HeapValue], ...] = ()
    objects: tuple[HeapObject, ...] = ()

    def data(self) -> dict[str, object]:
        """As plain data for JSON; a reference is `{"reference": name}`, null is null, all else is text."""
        objects = [{"name": each.name, "type": each.type, **_parts(each)} for each in self.objects]
        return {"roots": {name: _value_data(value) for name, value in self.roots}, "objects": objects}

    @staticmethod
    def from_data(data: Mapping[str, Any]) -> HeapGraph:
        """The graph that `data` describes."""
        roots = tuple((name, _value_from(value)) for name, value in data["roots"].items())
        return HeapGraph(roots, tuple(_object_from(each) for each in data["objects"]))


def _parts(each: HeapObject) -> dict[str, object]:
    if each.is_array:
        return {"elements": [_value_data(value) for _, value in each.fields]}
    return {"fields": {name: _value_data(value) for name, value in each.fields}}


def _object_from(data: Mapping[str, Any]) -> HeapObject:
    if "elements" in data:
        parts = [(str(index), value) for index, value in enumerate(data["elements"])]
    else:
        parts = list(data["fields"].items())
    return HeapObject(data["name"], data["type"], tuple((name, _value_from(value)) for name, value in parts))


def _value_data(value: HeapValue) -> object:
    return {"reference": value.name} if isinstance(value, HeapReference) else value


def _value_from(data: Any) -> HeapValue:
    if isinstance(data, Mapping):
        return HeapReference(data["reference"])
    return None if data is None else str(data)
