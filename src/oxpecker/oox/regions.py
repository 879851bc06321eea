"""Parts of the heap: a field of all objects, or the elements of all arrays of a kind."""

from __future__ import annotations

from typing import TypeAlias

from oxpecker.oox.hierarchy import FieldInfo
from oxpecker.oox.types import ArrayType, ClassType, Type

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
