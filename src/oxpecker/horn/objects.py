"""Objects in proofs: the inputs, and objects that the method creates. Each is told apart from all others.

Objects far away from an input, and elements of arrays, are not followed: they have no formula.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import TYPE_CHECKING

from oxpecker.horn.formula import TRUE, Formula, conjunction, disjunction
from oxpecker.oox.hierarchy import FieldInfo, Hierarchy

if TYPE_CHECKING:
    from oxpecker.horn.values import Value


@dataclass(frozen=True, slots=True)
class ObjectRegion:
    """An object: two different regions are never the same object."""

    number: int
    name: str
    class_name: str
    """Its declared class; it may be of a subclass."""
    existed: bool
    """Whether the object existed when the method was entered."""


STATICS = ObjectRegion(-1, "class", "", True)
"""Holds the static fields of all classes."""


@dataclass(frozen=True, slots=True)
class ObjectReference:
    """Null or one of some objects, each under a condition; exactly one condition holds."""

    options: tuple[tuple[Formula, ObjectRegion | None], ...]

    @property
    def is_null(self) -> Formula:
        """The condition under which it is null."""
        return disjunction(*(condition for condition, region in self.options if region is None))

    def same(self, other: ObjectReference) -> Formula:
        """The condition under which both are the same."""
        pairs = [(c, d) for c, one in self.options for d, two in other.options if one == two]
        return disjunction(*(conjunction(c, d) for c, d in pairs))


NO_OBJECT = ObjectReference(((TRUE, None),))

Location = tuple[ObjectRegion, str, str]
"""A field of an object: the object, the class that declares the field, and its name."""
Fields = Mapping[Location, "Value"]
NO_FIELDS: Fields = MappingProxyType({})


def location(region: ObjectRegion, field: FieldInfo) -> Location:
    """The place of a field."""
    return region, field.owner, field.name


def place_name(place: Location, called: Mapping[ObjectRegion, str]) -> str:
    """How the source calls a field of an object; fields that others hide have the same name as these."""
    region, owner, name = place
    return f"{owner if region == STATICS else called.get(region, region.name)}.{name}"


def field_name(region: ObjectRegion, field: FieldInfo, hierarchy: Hierarchy) -> str:
    """What a field is called. A field that another one hides has the name of its class, too."""
    if region == STATICS:
        return f"{field.owner}.{field.name}"
    nearest = hierarchy[region.class_name].find_field(field.name, static=False)
    hidden = nearest is None or nearest.owner != field.owner
    return f"{region.name}.{f'{field.owner}::' if hidden else ''}{field.name}"
