"""Which exceptions a `throws` clause allows to leave a method.

A clause is about the exceptions of the types it lists. A type above the unchecked ones, as `Exception`, is listed
for its checked exceptions: a `RuntimeException` or an `Error` is let out only by a type that is unchecked itself.
"""

from __future__ import annotations

from collections.abc import Iterable

from oxpecker.oox.hierarchy import Hierarchy
from oxpecker.oox.types import ClassType, Type

_UNCHECKED = (ClassType("RuntimeException"), ClassType("Error"))


def left_out(hierarchy: Hierarchy, declared: Type) -> tuple[ClassType, ...]:
    """The subtypes of a declared type whose exceptions it does not cover."""
    return tuple(t for t in _UNCHECKED if t != declared and hierarchy.subtype(t, declared))


def permits(hierarchy: Hierarchy, declared: Iterable[Type], exception: str) -> bool:
    """Whether some declared type covers the exceptions of a class."""
    thrown = ClassType(exception)
    return any(
        hierarchy.subtype(thrown, t) and not any(hierarchy.subtype(thrown, u) for u in left_out(hierarchy, t))
        for t in declared
    )
