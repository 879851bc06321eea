"""The classes that are tried for an input, by its declared type alone.

An input of a type is of that very class, of a class that the type's marker `$open(A one, B two)` names, or of a class
of the program below it. What else is loaded makes no difference: classes that the program does not declare say
`$internal`. A type without the marker is closed: no other classes have such objects; `$sealed(A one, B two)` says so of
one that the library implements. Of a type with the marker there are more in the world than are tried; where it
matters which class an input has, a verdict names those that were. `$open` may name types of arrays: then every array is
an object of the type.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace

from oxpecker.oox.hierarchy import ClassInfo, Hierarchy, named_in_marker
from oxpecker.oox.input_clauses import constant_class, extended, factory, has_constants
from oxpecker.oox.roles import InputRole
from oxpecker.oox.type_arguments import has_arguments
from oxpecker.oox.types import ANY, OBJECT, ArrayType, ClassType, Type, written

__all__ = [
    "candidates",
    "common_type",
    "constants",
    "declared_elements",
    "has_no_objects",
    "is_of",
    "is_open",
    "open_arrays",
    "usual_class",
]


def is_open(hierarchy: Hierarchy, t: Type) -> bool:
    """Whether objects of a type may be of more classes than are tried."""
    info = hierarchy.get(t.name) if isinstance(t, ClassType) else None
    return info is not None and InputRole.OPEN in info.methods


def has_no_objects(hierarchy: Hierarchy, t: Type) -> bool:
    """Whether the marker `$sealed` of an abstract class names no class: then every value of the type is null."""
    info = hierarchy.get(t.name) if isinstance(t, ClassType) else None
    sealed = info is not None and info.abstract and InputRole.SEALED in info.methods
    return sealed and not candidates(hierarchy, t)


def candidates(hierarchy: Hierarchy, t: Type) -> tuple[ClassInfo, ...]:
    """The classes tried for an input of a type, apart from those whose objects are constants."""
    if not isinstance(t, ClassType):
        return ()
    key = written(ClassType(t.name, t.arguments, also=t.also))
    found = hierarchy.tried.get(key)
    if found is None:
        found = hierarchy.tried[key] = tuple(_candidates(hierarchy, t))
    return found


def _candidates(hierarchy: Hierarchy, t: ClassType) -> list[ClassInfo]:
    info = hierarchy.get(t.name)
    if info is None:
        return []
    named = [hierarchy[each.name] for each in named_in_marker(info) if isinstance(each, ClassType)]
    own = [
        cls
        for cls in hierarchy.concrete_subclasses(t.name)
        if InputRole.INTERNAL not in cls.methods and extended(cls) is None
    ]
    found = [
        cls
        for cls in dict.fromkeys([info, *named, *own])
        if not cls.abstract and constant_class(cls) is None and is_of(hierarchy, ClassType(cls.name), t)
    ]
    any_implementation = hierarchy.get(f"{t.name}{ANY}") if not t.also else None
    # A class without source has objects of its own, whatever the program declares below it.
    is_missing = InputRole.MISSING in info.methods
    if any_implementation is None or any_implementation in found or (found and not is_missing):
        return found
    return [*found, any_implementation]


def open_arrays(hierarchy: Hierarchy, t: Type) -> tuple[ArrayType, ...]:
    """The types of arrays tried for an input of a type that is not one of arrays."""
    info = hierarchy.get(t.name) if isinstance(t, ClassType) else None
    return () if info is None else tuple(each for each in named_in_marker(info) if isinstance(each, ArrayType))


def constants(hierarchy: Hierarchy, t: ClassType) -> list[ClassInfo]:
    """The classes whose constants are tried for an input of a type."""
    return [
        info
        for info in hierarchy.subclasses(t.name)
        if has_constants(info)
        and (info.name == t.name or InputRole.INTERNAL not in info.methods)
        and is_of(hierarchy, ClassType(info.name), t)
    ]


def usual_class(hierarchy: Hierarchy, t: Type) -> ClassInfo | None:
    """The class of inputs of a type that are written as parts alone: the first that makes such."""
    return next((cls for cls in candidates(hierarchy, t) if factory(cls) is not None), None)


def common_type(hierarchy: Hierarchy, types: Sequence[Type]) -> Type | None:
    """A class, or a type of arrays, whose objects are tried for inputs of all of some types; None if there is none."""
    for t in types:
        if isinstance(t, ArrayType):
            asked: Iterable[Type] = [replace(t, element=each) for each in declared_elements(hierarchy, t.element)]
        else:
            assert isinstance(t, ClassType)
            classes = [*candidates(hierarchy, t), *constants(hierarchy, t)]
            asked = [*(ClassType(cls.name, t.arguments) for cls in classes), *open_arrays(hierarchy, t)]
        found = next((each for each in asked if all(is_of(hierarchy, each, other) for other in types)), None)
        if found is not None:
            return found
    return None


def is_of(hierarchy: Hierarchy, t: Type, above: Type) -> bool:
    """Whether objects of a class, or arrays, are inputs of a type, with its type arguments and further types."""
    if not hierarchy.subtype(t, above):
        return False
    if isinstance(above, ClassType) and not all(is_of(hierarchy, t, each) for each in above.also):
        return False
    if not isinstance(t, ClassType) or not isinstance(above, ClassType):
        return True
    return has_arguments(hierarchy, hierarchy[t.name], above)


def declared_elements(hierarchy: Hierarchy, element: Type) -> tuple[Type, ...]:
    """The types that the elements of an input array may have been declared with: arrays are covariant (JLS 10.10)."""
    if isinstance(element, ArrayType):
        return tuple(ArrayType(each) for each in declared_elements(hierarchy, element.element))
    if not isinstance(element, ClassType):
        return (element,)
    own = [ClassType(cls.name) for cls in hierarchy.subclasses(element.name) if InputRole.INTERNAL not in cls.methods]
    below = [ClassType(cls.name) for cls in candidates(hierarchy, element) if not cls.name.endswith(ANY)]
    shown = [each for each in own if each != OBJECT and not each.name.endswith(ANY)]
    return tuple(dict.fromkeys([element, *below, *shown]))
