"""Inputs in which references lead to objects of their own, where the path has made them one.

A path may try first that two references are the same object. If a run with two objects shows the same defect, the
shared object was no part of it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

from oxpecker import terms
from oxpecker.engine.counterexamples.shrinking import Inputs, lowered
from oxpecker.engine.limits import MOST_SEPARATIONS
from oxpecker.engine.path.entities import Array, Entity, Record
from oxpecker.engine.values.arithmetic import input_interval, sort_of
from oxpecker.oox import typed
from oxpecker.oox.types import Type, is_reference
from oxpecker.terms import Term

_RECEIVER = 1
"""The address of the receiver of an instance method."""


def unshared(shows: Callable[[Inputs], bool], inputs: Inputs, method: typed.Method) -> Inputs:
    """Inputs that still show something, with as few references to the same object as can be found quickly.

    What was small for one object need not be for two, so the inputs are made smaller again.
    """
    first = inputs
    for _ in range(MOST_SEPARATIONS):
        better = next(filter(shows, _separated(inputs, method)), None)
        if better is None:
            break
        inputs = better
    return inputs if inputs is first else lowered(lambda tried, _: (shows(tried), 0), inputs, inputs.schedule())[0]


def _separated(inputs: Inputs, method: typed.Method) -> Iterator[Inputs]:
    """Inputs with one reference less that shares its object with another."""
    taken: set[int] = set() if method.info.static else {_RECEIVER}
    for variable, address in _shared(inputs, taken):
        entity = inputs.state.heap.entities.get(address)
        if entity is None or not entity.is_input or entity.hidden or not _is_plain(entity):
            continue
        apart = entity.copy(object())
        apart.name = variable.name
        state = inputs.state.fork()
        state.knowledge.resolution[variable] = state.heap.add(apart)
        yield replace(inputs, state=state, model={**inputs.model, **dict(_values(inputs, entity, apart))})


def _is_plain(entity: Entity) -> bool:
    """Whether an object is no more than the values that it holds, and any values will do."""
    if isinstance(entity, Array):
        return not is_reference(entity.element)
    if not isinstance(entity, Record) or entity.recipe is not None:
        return False
    return not any(cls.constructor_facts() for cls in entity.classes)


def _values(inputs: Inputs, entity: Entity, apart: Entity) -> Iterator[tuple[Term, Any]]:
    """The numbers of an object for another one, which leads to no further objects."""
    for (name, t), (other, _) in zip(_parts(inputs, entity), _parts(inputs, apart), strict=True):
        ints = inputs.explorer.program.java_ints
        old, new = (terms.variable(each, sort_of(t), input_interval(t, ints)) for each in (name, other))
        if old in inputs.model:
            yield new, inputs.model[old]


def _parts(inputs: Inputs, entity: Entity) -> list[tuple[str, Type]]:
    """The parts of an object that are numbers or truth values, by name."""
    if isinstance(entity, Array):
        length = min(int(terms.evaluate(entity.length, inputs.model)), entity.capacity)
        return [(entity.element_name(index), entity.element) for index in range(length)]
    assert isinstance(entity, Record)
    return [(entity.part_name(field), field.type) for field in entity.classes[0].layout if not is_reference(field.type)]


def _shared(inputs: Inputs, taken: set[int]) -> Iterator[tuple[Term, int]]:
    """The references whose object an earlier one, or the receiver, leads to as well."""
    resolution = inputs.state.knowledge.resolution
    for variable in sorted(inputs.references(), key=lambda v: v.uid):
        address = resolution[variable]
        if not isinstance(address, int):
            continue
        if address in taken:
            yield variable, address
        taken.add(address)
