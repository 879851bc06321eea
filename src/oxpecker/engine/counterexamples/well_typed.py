"""Whether inputs can exist: the type of every place, with its type arguments, admits its object.

The knowledge of a path should ensure that. This compares the objects themselves with the declarations, so that no
impossible call is ever shown.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import TypeAlias

from oxpecker.engine.limits import MOST_TYPES
from oxpecker.oox.candidates import is_of
from oxpecker.oox.hierarchy import Hierarchy
from oxpecker.oox.interpreter import ArrayValue, ObjectValue, Value
from oxpecker.oox.type_arguments import part_type
from oxpecker.oox.types import ArrayType, ClassType, Type, shown_type

Place: TypeAlias = tuple[Value, Type]
"""What a variable, a field or an element holds, and the type it is declared with."""


def misfit(hierarchy: Hierarchy, roots: Iterable[Place], this: Value = None) -> str | None:
    """The first reachable object that does not fit its place; `this` has its own type variables."""
    left = list(roots)
    seen: Counter[int] = Counter()
    while left:
        value, t = left.pop()
        if not isinstance(value, (ObjectValue, ArrayValue)):
            continue
        if not _admits(hierarchy, t, value):
            return f"it needs {shown_type(value.type)} in a place of type {shown_type(t)}"
        seen[id(value)] += 1
        if seen[id(value)] <= MOST_TYPES:
            left += _places(hierarchy, value, t, value is this)
    return None


def _admits(hierarchy: Hierarchy, t: Type, value: ObjectValue | ArrayValue) -> bool:
    if isinstance(value, ArrayValue) and isinstance(t, ArrayType) and t.allocated is not None:
        return value.element == t.allocated
    return is_of(hierarchy, value.type, t)


def _places(hierarchy: Hierarchy, value: ObjectValue | ArrayValue, t: Type, is_this: bool) -> Iterator[Place]:
    """The fields or elements of an object that is seen under a type."""
    if isinstance(value, ArrayValue):
        if not isinstance(value.element, (ClassType, ArrayType)):
            return
        types = [value.element, t.element] if isinstance(t, ArrayType) else [value.element]
        yield from ((each, element) for each in value.slots for element in types)
        return
    declared, arguments = (t.name, t.arguments) if isinstance(t, ClassType) else (value.cls.name, ())
    for field in value.cls.layout:
        yield value.slots[field.slot], part_type(hierarchy, field, [value.cls], declared, arguments, is_this)
