"""Reads and writes of plain fields and elements by code, if threads need not see the last write.

Volatile and final fields, fields of the library, and elements at an index that inputs decide hold the last value that
was written. This is always one of those that a thread may see.
"""

from __future__ import annotations

from typing import Any

from oxpecker.engine.machine import arrays, fields
from oxpecker.engine.machine.over_approximation import is_any
from oxpecker.engine.machine.references import one_target
from oxpecker.engine.machine.sharing import reachable
from oxpecker.engine.path.entities import Array, default_of
from oxpecker.engine.path.requests import ChooseWrite
from oxpecker.engine.path.state import State
from oxpecker.engine.values.value import Value
from oxpecker.oox.hierarchy import FieldInfo
from oxpecker.oox.source import Span
from oxpecker.oox.types import is_reference
from oxpecker.oox.weak_memory import Place
from oxpecker.terms import Term


def load(m: State, reference: Value, field: FieldInfo) -> Any:
    """A plain field of a non-null object."""
    if not _has_past(m):
        return fields.load(m, reference, field)
    address = one_target(m, reference)
    return _seen(m, (address, field.slot), fields.field_of(m, address, field))


def load_static(m: State, field: FieldInfo) -> Any:
    """A plain static field."""
    latest = fields.load_static(m, field)
    return _seen(m, (field.owner, field.slot), latest) if _has_past(m) else latest


def element(m: State, reference: Value, index: Value) -> Any:
    """An element at an index that has been checked."""
    index = m.knowledge.given.get(index, index) if index.__class__ is Term else index
    if index.__class__ is Term or not _has_past(m):
        return arrays.element(m, reference, index)
    address = one_target(m, reference)
    return _seen(m, (address, index), arrays.element_of(m, address, index))


def store(m: State, reference: Value, field: FieldInfo, value: Value, span: Span) -> None:
    """Assigns a plain field; the object is decided, because others may see what it held before."""
    if not _is_recorded(m):
        fields.store(m, reference, field, value, span)
        return
    address = one_target(m, reference)
    before = fields.field_content(m, address, field)
    fields.store(m, address, field, value, span)
    _write(m, (address, field.slot), before, value)


def store_static(m: State, field: FieldInfo, value: Value, span: Span) -> None:
    """Assigns a plain static field."""
    before = m.heap.statics.get((field.owner, field.slot), default_of(field.type))
    fields.store_static(m, field, value, span)
    if _is_recorded(m):
        _write(m, (field.owner, field.slot), before, value)


def store_element(m: State, reference: Value, index: Value, value: Value, span: Span) -> None:
    """Assigns an element; at an index that is not certain, everyone sees the new elements."""
    if not _is_recorded(m):
        arrays.store_element(m, reference, index, value, span)
        return
    address = one_target(m, reference)
    array = m.heap.entities[address]
    assert isinstance(array, Array)
    if index.__class__ is Term or array.is_long or is_any(m, address):
        arrays.store_element(m, address, index, value, span)
        memory = m.action.own_memory()
        for place in [place for place in memory.histories if place[0] == address]:
            memory.forget(place)
        return
    before = arrays.content(m, address, index)
    arrays.store_element(m, address, index, value, span)
    _write(m, (address, index), before, value)


def freeze(m: State, address: int, frozen: tuple[FieldInfo, ...]) -> None:
    """The constructor of an object ends: whoever gets the object sees what its final fields lead to as it is now."""
    if _has_past(m):
        values = [m.heap.entities[address].cells.get(field.slot) for field in frozen if is_reference(field.type)]
        reached = reachable(m, values, frozenset())
        memory = m.action.own_memory()
        for place in [place for place in memory.histories if place[0] in reached]:
            memory.freeze(place)


def _is_recorded(m: State) -> bool:
    """Whether other threads may see what a place held before it is written."""
    action = m.action
    recorded = action.memory is not None and action.footprint is not None and m.threads.started > 1
    return recorded and not m.frames.in_specification


def _has_past(m: State) -> bool:
    """Whether there is anything that a thread may see apart from the heap."""
    return _is_recorded(m) and m.action.memory is not None and bool(m.action.memory.histories)


def _write(m: State, place: Place, before: Value, value: Value) -> None:
    m.action.own_memory().write(place, before, value, m.threads.number, m.threads.alive)


def _seen(m: State, place: Place, latest: Value) -> Any:
    """What a read of a place sees; it is decided first if there are several possibilities."""
    memory = m.action.own_memory()
    visible = memory.visible(place)
    if memory.chosen is None:
        values = {id(write.value) if isinstance(write.value, Term) else write.value: write for write in visible[::-1]}
        if len(values) > 1:
            raise ChooseWrite(tuple(write.moment for write in reversed(values.values())))
        return latest
    chosen, memory.chosen = memory.chosen, None
    if chosen == visible[0].moment:
        return latest
    m.own_threads().look_back(chosen)
    return next(write.value for write in visible if write.moment == chosen)
