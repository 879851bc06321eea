"""The ways in which inputs can be the same array or object."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import TypeVar

from oxpecker.horn.errors import TooManyAliasings
from oxpecker.horn.limits import MOST_ALIASINGS
from oxpecker.oox.hierarchy import Hierarchy
from oxpecker.oox.types import ArrayType, ClassType, Type

Input = TypeVar("Input")
Aliasing = tuple[tuple[Input, ...], ...]
"""Groups of inputs: those of a group are the same, and those of different groups are different or null."""


def aliasings(
    inputs: Sequence[Input], may_be_same: Callable[[Input, Input], bool], known: Aliasing[Input] = ()
) -> list[Aliasing[Input]]:
    """All ways in which inputs are the same as each other, or as those that are known."""
    found = [known]
    for each in inputs:
        found = [extended for groups in found for extended in _extended(groups, each, may_be_same)]
        if len(found) > MOST_ALIASINGS:
            raise TooManyAliasings
    return found


def _extended(
    groups: Aliasing[Input], added: Input, may_be_same: Callable[[Input, Input], bool]
) -> Iterator[Aliasing[Input]]:
    yield (*groups, (added,))
    for number, group in enumerate(groups):
        if all(may_be_same(each, added) for each in group):
            yield (*groups[:number], (*group, added), *groups[number + 1 :])


def same_array(one: Type, other: Type) -> bool:
    """Whether values of two types may be the same array: those with other elements never are."""
    return isinstance(one, ArrayType) and isinstance(other, ArrayType) and one.element == other.element


def same_object(one: Type, other: Type, hierarchy: Hierarchy) -> bool:
    """Whether values of two types may be the same object: unrelated classes have none in common."""
    if not isinstance(one, ClassType) or not isinstance(other, ClassType):
        return False
    names = one.name, other.name
    if any(hierarchy.get(name) is None or hierarchy[name].interface for name in names):
        return True
    return hierarchy.subclass(*names) or hierarchy.subclass(*reversed(names))
