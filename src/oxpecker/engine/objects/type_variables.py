"""Inputs of one type variable that are compared are of one class.

What `T extends Comparable<T>` stands for is one type, so that its objects compare with each other (JLS 4.4, and 4.12.2:
no heap pollution). Nobody says which; once the class of one is known, it is that of the others.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from oxpecker.engine.objects.heap import Entity, Record
from oxpecker.oox.hierarchy import ClassInfo

if TYPE_CHECKING:
    from oxpecker.engine.state import State


def _others(state: State, variable: int) -> list[tuple[int, Record]]:
    """The objects of a variable that have been met."""
    if variable < 0:
        return []
    return [(a, e) for a, e in state.heap.items() if isinstance(e, Record) and e.variable == variable]


def common_classes(state: State, variable: int, classes: tuple[ClassInfo, ...]) -> tuple[ClassInfo, ...]:
    """Those of some classes that the objects of a variable may be of."""
    for _, other in _others(state, variable)[:1]:
        return tuple(each for each in classes if each in other.classes)
    return classes


def may_join(state: State, entity: Entity, variable: int) -> bool:
    """Whether an object may be one of a variable."""
    if variable < 0 or not isinstance(entity, Record):
        return True
    return entity.variable in (-1, variable) and bool(common_classes(state, variable, entity.classes))


def join(state: State, address: int, variable: int) -> None:
    """An object turns out to be one of a variable."""
    entity = state.heap[address]
    if variable < 0 or not isinstance(entity, Record) or entity.variable == variable:
        return
    joined = state.writable(address)
    assert isinstance(joined, Record)
    joined.classes = common_classes(state, variable, joined.classes)
    joined.variable = variable
    spread(state, joined)


def spread(state: State, entity: Record) -> None:
    """What has come to be known of one object of a variable is known of the others."""
    for address, other in _others(state, entity.variable):
        if other.classes != entity.classes:
            narrowed = state.writable(address)
            assert isinstance(narrowed, Record)
            narrowed.classes = tuple(each for each in other.classes if each in entity.classes) or other.classes
