"""Compared inputs of one type variable have classes that can be compared with each other.

What `T extends Comparable<T>` stands for is one type, so that its objects compare with each other (JLS 4.4, and 4.12.2:
no heap pollution). Nobody says which; once the class of one is known, the others are of that class, or share with it a
type that is compared, as the subclasses of one that implements `Comparable` do.
"""

from __future__ import annotations

from functools import lru_cache

from oxpecker.engine.path.entities import Entity, Record
from oxpecker.engine.path.state import State
from oxpecker.oox.hierarchy import ClassInfo, Hierarchy
from oxpecker.oox.input_clauses import constant_class
from oxpecker.oox.roles import InputRole


@lru_cache(maxsize=1024)
def _compared_as(hierarchy: Hierarchy, cls: ClassInfo) -> frozenset[str]:
    """The types that a variable may stand for: the class of an object and its comparable superclasses."""
    holder = constant_class(cls)
    found = set()
    for name in {cls.name, *cls.ancestors}:
        info = hierarchy[name]
        is_compared = any(
            InputRole.ORDER in hierarchy[above].methods for above in info.ancestors if above in hierarchy.classes
        )
        # What the classes of constants have above them compares those of one class only.
        is_shared = holder is None or info.interface or holder.name in {name, *info.ancestors}
        if is_compared and is_shared:
            found.add(name)
    return frozenset(found)


def _compare(state: State, one: ClassInfo, two: ClassInfo) -> bool:
    """Whether objects of two classes may have the type of one variable."""
    hierarchy = state.explorer.hierarchy
    return one is two or not _compared_as(hierarchy, one).isdisjoint(_compared_as(hierarchy, two))


def _among(state: State, classes: tuple[ClassInfo, ...], others: tuple[ClassInfo, ...]) -> tuple[ClassInfo, ...]:
    """Those of some classes that compare with one of others."""
    return tuple(each for each in classes if any(_compare(state, each, other) for other in others))


def _others(state: State, variable: int) -> list[tuple[int, Record]]:
    """The known objects of a variable."""
    if variable < 0:
        return []
    return [(a, e) for a, e in state.heap.entities.items() if isinstance(e, Record) and e.variable == variable]


def common_classes(state: State, variable: int, classes: tuple[ClassInfo, ...]) -> tuple[ClassInfo, ...]:
    """The classes among some that an object of a variable may have, given the other objects."""
    for _, other in _others(state, variable):
        classes = _among(state, classes, other.classes)
    return classes


def may_join(state: State, entity: Entity, variable: int) -> bool:
    """Whether an object may have the type of a variable."""
    if variable < 0 or not isinstance(entity, Record):
        return True
    return entity.variable in (-1, variable) and bool(common_classes(state, variable, entity.classes))


def join(state: State, address: int, variable: int) -> bool:
    """Records that an object has the type of a variable; returns whether it can."""
    entity = state.heap.entities[address]
    if variable < 0 or not isinstance(entity, Record) or entity.variable == variable:
        return True
    classes = common_classes(state, variable, entity.classes)
    if not classes:
        return False
    joined = state.heap.writable(address)
    assert isinstance(joined, Record)
    joined.classes, joined.variable = classes, variable
    spread(state, joined)
    return True


def spread(state: State, entity: Record) -> None:
    """Passes what is known about one object of a variable to the others."""
    for address, other in _others(state, entity.variable):
        classes = _among(state, other.classes, entity.classes)
        if other is not entity and classes and classes != other.classes:
            narrowed = state.heap.writable(address)
            assert isinstance(narrowed, Record)
            narrowed.classes = classes
