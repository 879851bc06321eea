"""Of which class an input object of a path is made, or as which array: one that every reference to it may hold.

Paths need not decide that. A reference that nobody has followed may lead to an object that is known, and an object of
an open type may turn out to be an array.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any, TypeAlias

from oxpecker.engine.explore.explorer import Explorer
from oxpecker.engine.explore.initialiser import reference
from oxpecker.engine.machine.openness import arrays
from oxpecker.engine.path.entities import Array, Record
from oxpecker.engine.path.state import State
from oxpecker.oox import candidates
from oxpecker.oox.hierarchy import ClassInfo
from oxpecker.oox.types import ArrayType, ClassType, Type, as_input
from oxpecker.terms import Term

Model: TypeAlias = Mapping[Term, Any]
Wanted: TypeAlias = Sequence[tuple[Type, ...]]
"""For each reference to an object, the types of which the object must have one."""


def shape(explorer: Explorer, record: Record, wanted: Wanted) -> ClassInfo | ArrayType | None:
    """The first class that an object can be of, or the first type of arrays; None if there is none."""

    def is_admitted(found: ClassInfo | ArrayType) -> bool:
        t = found if isinstance(found, ArrayType) else ClassType(found.name)
        return all(any(candidates.is_of(explorer.hierarchy, t, as_input(each)) for each in types) for types in wanted)

    return next(filter(is_admitted, _shapes(explorer, record, wanted)), None)


def _shapes(explorer: Explorer, record: Record, wanted: Wanted) -> Iterator[ClassInfo | ArrayType]:
    """What the path leaves an object to be: first what it has tried, then what the references bring."""
    yield from record.classes
    for t in (each for types in wanted for each in types):
        yield from explorer.inputs.fitting(record, as_input(t))[0]
        for found in arrays(explorer.hierarchy, record, t):
            for element in candidates.declared_elements(explorer.hierarchy, found.element):
                yield from arrays(explorer.hierarchy, record, replace(found, element=element))


def wanted_types(explorer: Explorer, address: int, model: Model, elements: Mapping[Term, tuple[Type, ...]]) -> Wanted:
    """What the references to an address want of the object there."""
    leading = [v for v in explorer.inputs.unknowns if model.get(v) == address]
    return [*((explorer.inputs.unknowns[v].type,) for v in leading), *(elements[v] for v in leading if v in elements)]


def known_elements(explorer: Explorer, array: Array) -> list[Term]:
    """The references that an array of objects held at first, as far as someone has looked."""
    if not array.is_open or not isinstance(array.element, (ClassType, ArrayType)):
        return []
    elements = [reference(array.element_name(index), array.element) for index in range(array.capacity)]
    return [element for element in elements if element in explorer.inputs.unknowns]


def declared_elements(explorer: Explorer, array: Array, address: int, model: Model) -> tuple[Type, ...]:
    """The types that an array may have been declared with so that all references to it may lead there."""
    types = [
        u.type for v, u in explorer.inputs.unknowns.items() if isinstance(u.type, ArrayType) and model.get(v) == address
    ]
    fits = explorer.hierarchy.subtype
    return tuple(e for e in array.elements if all(fits(ArrayType(e), t) for t in types)) or array.elements


def element_types(explorer: Explorer, state: State, model: Model) -> dict[Term, tuple[Type, ...]]:
    """The elements of arrays that turned out to be declared with less than they were first seen as."""
    found = {}
    for address, array in state.heap.entities.items():
        elements = known_elements(explorer, array) if isinstance(array, Array) else []
        if elements:
            assert isinstance(array, Array)
            declared = declared_elements(explorer, array, address, model)
            if array.element not in declared:
                found.update(dict.fromkeys(elements, declared))
    return found
