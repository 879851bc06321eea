"""Library structures: an object of a library class, and the parts that its fields refer to.

Its elements have the type `Object` and are not parts of it. A new object that refers to a structure, such as an
iterator, is a view of it, and one that has it as an element is linked with it.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from enum import IntEnum
from typing import TypeAlias

from oxpecker.oox.call_graph import CallGraph
from oxpecker.oox.hierarchy import ClassInfo, FieldInfo, Hierarchy
from oxpecker.oox.input_clauses import FROZEN, IMMUTABLE, written_as
from oxpecker.oox.prelude import FILE as PRELUDE
from oxpecker.oox.records import dataclass
from oxpecker.oox.source import BUILT_IN
from oxpecker.oox.types import ArrayType, ClassType, Type


class Role(IntEnum):
    """The relation of a value to a structure. A value that may have several has the last of them."""

    UNRELATED = 0
    VIEW = 1
    """A new object that leads to the structure, but not through elements: a value of type `Object` is unrelated."""
    PART = 2
    """An object that belongs to it."""
    LINKED = 3
    """An object that may lead to it through elements as well, such as a list that has it as an element."""


@dataclass(frozen=True, slots=True)
class Value:
    """What a local may hold, apart from null; None stands for no such value."""

    role: Role = Role.UNRELATED
    cls: ClassInfo | None = None
    """The exact class, if it is known."""
    fields: Fields = ()
    """The known values of fields that only constructors assign."""
    truth: bool | None = None
    """The truth value, if it is known."""

    def of(self, role: Role) -> Value:
        """The same with at least a role."""
        return self if self.role >= role else replace(self, role=role)

    def as_part(self) -> Value:
        """The value as a part of a structure, with all that it is known to consist of."""
        fields = tuple((field, None if value is None else value.as_part()) for field, value in self.fields)
        return Value(Role.PART, self.cls, fields, self.truth)

    def without_fields(self) -> Value:
        """The same, with nothing known about its fields."""
        return replace(self, fields=())

    def shallow(self, depth: int) -> Value:
        """The same, with fields known up to a depth."""
        if not self.fields:
            return self
        known = self.fields if depth > 0 else ()
        return replace(self, fields=tuple((f, None if v is None else v.shallow(depth - 1)) for f, v in known))


Fields: TypeAlias = tuple[tuple[FieldInfo, Value | None], ...]
ANY, SOME_PART, LINKED = Value(), Value(Role.PART), Value(Role.LINKED)


def join(one: Value | None, other: Value | None) -> Value | None:
    """What a local holds that holds one of two values."""
    if one is None or other is None or one == other:
        return other if one is None else one
    truth = one.truth if one.truth is other.truth else None
    is_same = one.cls is not None and one.cls is other.cls
    fields = joined_fields(one.fields, other.fields) if is_same else ()
    return Value(max(one.role, other.role), one.cls if is_same else None, fields, truth)


def joined_fields(one: Fields, other: Fields) -> Fields:
    """What is known of the fields of either of two objects."""
    known = dict(other)
    return tuple((field, join(value, known[field])) for field, value in one if field in known)


def united_fields(one: Fields, other: Fields) -> Fields:
    """What the fields of an object may get by either of two calls."""
    if not one or not other or one == other:
        return one or other
    found = dict(one)
    for field, value in other:
        found[field] = join(found.get(field), value)
    return tuple(sorted(found.items(), key=lambda item: (item[0].owner, item[0].slot)))


def own_classes(hierarchy: Hierarchy) -> Iterator[ClassInfo]:
    """The classes of the program; the static state of library models is not observable."""
    return (info for info in hierarchy.classes.values() if not is_library(info))


def is_library(info: ClassInfo) -> bool:
    """Whether a class belongs to a model of a library."""
    file = info.declaration.span.file
    return file == PRELUDE or file.startswith(BUILT_IN)


def adds_nothing(info: ClassInfo) -> bool:
    """Whether a class belongs to a library model, or adds only constructors to one, as `new ArrayList<>() {{ .. }}`."""
    own = [name for cls in info.lineage() if not is_library(cls) for name in cls.methods]
    return all(name.startswith("$") or name == "getClass" for name in own)


def is_immutable(info: ClassInfo) -> bool:
    """Whether objects of exactly a class keep the parts that they were created with."""
    return is_library(info) and not IMMUTABLE.isdisjoint(info.ancestors)


def is_frozen(info: ClassInfo) -> bool:
    """Whether objects of a class are parts of immutable ones, and only library code gets them or changes them."""
    return is_library(info) and not FROZEN.isdisjoint(info.ancestors)


def is_value(calls: CallGraph, t: Type) -> bool:
    """Whether values of a type are immutable: numbers, texts, boxed numbers."""
    if not isinstance(t, (ClassType, ArrayType)):
        return True
    info = calls.hierarchy.get(t.name) if isinstance(t, ClassType) else None
    return info is not None and written_as(info) is not None
