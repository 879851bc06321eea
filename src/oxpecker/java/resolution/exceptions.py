"""Checked exceptions: which types are checked, and which declarations cover them (JLS 11.1.1, 11.2)."""

from __future__ import annotations

from collections.abc import Iterable

from oxpecker.java.resolution.lookup import as_super, lineage
from oxpecker.java.resolution.subtyping import is_subtype
from oxpecker.java.types import UNCHECKED, ClassType, Type
from oxpecker.java.world import World


def is_settled(world: World, t: Type) -> bool:
    """Whether all supertypes of a type are known: it is a class, and no supertype lacks a listing."""
    if not isinstance(t, ClassType):
        return False
    for above in lineage(world, t):
        symbol = world.find(above.name)
        if symbol is None or any(not world.is_listed(ClassType(name)) for name in symbol.beyond):
            return False
    return True


def is_checked(world: World, t: Type) -> bool:
    """Whether a type is a checked exception; one without source is, unless a known superclass is not."""
    if isinstance(t, ClassType) and world.is_absent(t):
        return not any(as_super(world, t, unchecked.name) for unchecked in UNCHECKED)
    return not any(is_subtype(world, t, unchecked) for unchecked in UNCHECKED)


def is_covered(world: World, t: Type, declared: Iterable[Type]) -> bool:
    """Whether a `throws` clause or a handler covers an exception; a type that is not settled may cover anything."""
    return any(not is_settled(world, each) or is_subtype(world, t, each) for each in declared)
