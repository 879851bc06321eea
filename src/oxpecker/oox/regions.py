"""Parts of the heap: a field of all objects, or the elements of all arrays of a kind."""

from __future__ import annotations

from typing import TypeAlias

from oxpecker.oox.hierarchy import ClassInfo, FieldInfo, Hierarchy
from oxpecker.oox.source import BUILT_IN
from oxpecker.oox.types import OBJECT, ArrayType, ClassType, Type

Region: TypeAlias = tuple[str, object]
"""A part of all objects: a field by its class and slot, or the elements of arrays of a kind."""

OUTSIDE: Region = ("", "outside")
"""What open methods keep for themselves: only their calls change it."""


def field_region(field: FieldInfo) -> Region:
    """A field of all objects."""
    return field.owner, field.slot


def element_type(array: Type) -> Type:
    """The type of the elements of an array."""
    assert isinstance(array, ArrayType)
    return array.element


def element_region(element: Type) -> Region:
    """The elements of all arrays that a write to one with such elements may reach; arrays are covariant."""
    return "[]", "reference" if isinstance(element, (ClassType, ArrayType)) else str(element)


def is_of_elements(region: Region) -> bool:
    """Whether a region consists of the elements of arrays."""
    return region[0] == "[]"


def structure(hierarchy: Hierarchy, cls: ClassInfo) -> frozenset[Region]:
    """All parts of a library object: its fields, and those of its nodes and arrays."""
    found: set[Region] = set()
    pending, seen = [cls], {cls.name}

    def visit(t: Type) -> None:
        if isinstance(t, ArrayType):
            found.add(element_region(t.element))
            visit(t.element)
        elif isinstance(t, ClassType) and t != OBJECT and t.name in hierarchy.classes:
            for below in hierarchy.concrete_subclasses(t.name):
                if below.name not in seen and below.declaration.span.file.startswith(BUILT_IN):
                    seen.add(below.name)
                    pending.append(below)

    while pending:
        for field in pending.pop().layout:
            found.add(field_region(field))
            visit(field.declared)
    return frozenset(found)
