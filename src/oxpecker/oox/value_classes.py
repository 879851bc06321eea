"""Classes of values: objects that never change, and that only `==` and locks tell from equal ones."""

from __future__ import annotations

from oxpecker.oox.candidates import candidates, has_no_objects, is_open
from oxpecker.oox.hierarchy import ClassInfo, Hierarchy
from oxpecker.oox.input_clauses import IDENTITY, KEPT
from oxpecker.oox.types import STRING, ClassType, Type, is_reference


def is_value(hierarchy: Hierarchy, t: Type) -> bool:
    """Whether all objects of a type are values: strings and boxed numbers, or what final fields make of values."""
    return _is_value(hierarchy, t, frozenset())


def _is_value(hierarchy: Hierarchy, t: Type, above: frozenset[str]) -> bool:
    if not isinstance(t, ClassType) or t.name in above or is_open(hierarchy, t):
        return False
    classes = candidates(hierarchy, t)
    return bool(classes) and all(_has_values(hierarchy, cls, above | {t.name}) for cls in classes)


def _has_values(hierarchy: Hierarchy, cls: ClassInfo, above: frozenset[str]) -> bool:
    """Whether objects of a class are values; an identity hash code is any number, so it tells none from another."""
    if not KEPT.isdisjoint(cls.ancestors):
        return True
    return all(
        field.name == IDENTITY or (field.final and _is_final(hierarchy, field.declared, above)) for field in cls.layout
    )


def _is_final(hierarchy: Hierarchy, t: Type, above: frozenset[str]) -> bool:
    """Whether a final field of a type leads only to values.

    An array may belong to one object alone. Then no program has an equal object with the same array.
    """
    return not is_reference(t) or t == STRING or has_no_objects(hierarchy, t) or _is_value(hierarchy, t, above)
