"""Types whose relation only the platform knows, because one of them has no model."""

from __future__ import annotations

from oxpecker.java.types import OBJECT, ArrayType, ClassType, NullType, Type, erase, innermost
from oxpecker.java.world import World


def is_foreign(world: World, t: Type, target: Type) -> bool:
    """Whether one of two types has no model, so that only the platform knows their relation."""
    if t == target or target == OBJECT or isinstance(t, NullType):
        return False
    if isinstance(t, ClassType) and isinstance(target, ClassType) and world.is_unmodelled(target):
        found = world.find(t.name)
        if found is not None and found.unmodelled:
            return not world.stands_under(t, target)
        return found is None or target.name not in world.beyond(found)
    if isinstance(t, ArrayType) and isinstance(target, ArrayType):
        return t.element != OBJECT and is_foreign(world, t.element, target.element)
    return world.is_unmodelled(t) and isinstance(target, ClassType)


def erases_to_model(world: World, argument: Type, declared: Type) -> bool:
    """Whether a type argument has no model, but the erased bound of its variable has: OOX cannot relate the two."""
    bound = innermost(erase(declared))
    has_model = isinstance(bound, ClassType) and bound != OBJECT and not world.is_unmodelled(bound)
    return has_model and world.is_unmodelled(innermost(argument))
