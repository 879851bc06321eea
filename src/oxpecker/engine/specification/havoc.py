"""Havoc: the parts of the heap that a call by contract or a loop may have assigned get any values.

A havoc of single places gives them new unknowns. A havoc of a region, which is a field or the elements of all objects,
is kept as an epoch: unknown cells are as the last havoc of their region left them, also in objects not discovered yet.
"""

from __future__ import annotations

from collections.abc import Iterable
from collections.abc import Set as AbstractSet
from typing import Any

from oxpecker.engine.limits import MOST_HAVOCKED
from oxpecker.engine.machine.arrays import array_within_bounds, content
from oxpecker.engine.machine.decisions import holds
from oxpecker.engine.machine.fields import field_of, wrote
from oxpecker.engine.machine.over_approximation import is_any
from oxpecker.engine.machine.references import same, targets
from oxpecker.engine.path.entities import Array, Entity, Record
from oxpecker.engine.path.heap import EVERYTHING
from oxpecker.engine.path.requests import Decide, Initialise, Narrow, Unsupported
from oxpecker.engine.path.state import State
from oxpecker.engine.path.writes import WriteLog
from oxpecker.engine.specification.evaluation import Evaluation
from oxpecker.engine.values.arithmetic import conditional, conjunction
from oxpecker.engine.values.value import Value
from oxpecker.oox import typed
from oxpecker.oox.analysis.effects import Effects
from oxpecker.oox.hierarchy import FieldInfo
from oxpecker.oox.records import dataclass
from oxpecker.oox.regions import Region, element_region, field_region
from oxpecker.oox.source import Span
from oxpecker.oox.types import Type


@dataclass(frozen=True, slots=True)
class Place:
    """A field or an element that may be assigned under a condition, with its value and its name."""

    address: int
    slot: int
    type: Type
    name: str
    condition: Value
    value: Value


class Havoc:
    """One havoc; its number is greater than those of all before it."""

    def __init__(self, state: State, effects: Effects, span: Span) -> None:
        for name in sorted(effects.constants):
            if not state.explorer.nested.is_initialised(state, name):
                raise Initialise(name, span)
        for name in sorted(effects.initialises):
            if not state.explorer.nested.is_initialised(state, name):
                # Its static fields would begin with their initial values later, whatever was assigned meanwhile.
                raise Unsupported(f"a call by contract, or a loop, that may initialise {name}", span)
        state.heap.clock += 2
        wrote(state, EVERYTHING)
        self.state = state
        self.span = span
        # An odd number means that nothing can have been allocated meanwhile.
        self.version = state.heap.clock if effects.allocates or effects.is_open else state.heap.clock - 1

    def value(self, t: Type, name: str) -> Any:
        """Any value of a type."""
        explorer = self.state.explorer
        return explorer.inputs.unknown(t, f"{name}@{self.version}", explorer.bounds.chain, self.version)

    def places(self, places: Iterable[Place]) -> None:
        """Gives single places any values."""
        for place in places:
            value = conditional(place.condition, self.value(place.type, place.name), place.value)
            self.state.heap.writable(place.address).cells[place.slot] = value
            self.log(place.address, place.slot, place.condition)

    def statics(self, fields: Iterable[FieldInfo]) -> None:
        """Gives static fields any values."""
        for field in sorted(fields, key=str):
            self.state.heap.statics[(field.owner, field.slot)] = self.value(field.type, str(field))
            self.log(field.owner, field.slot)

    def regions(self, effects: Effects) -> None:
        """Gives whole regions any values, in all known objects and in all that will be discovered."""
        state = self.state
        regions: AbstractSet[Region] = {EVERYTHING} if effects.is_open else effects.regions
        state.heap.epochs = {**state.heap.epochs, **dict.fromkeys(regions, self.version)}
        for address in list(state.heap.entities):
            self._forget(address, regions)
        if regions:
            self.log(None, 0)
        self.statics(self._all_statics() if effects.is_open else effects.statics)

    def _all_statics(self) -> list[FieldInfo]:
        classes = self.state.explorer.hierarchy.classes.values()
        return [field for cls in classes for field in cls.static_fields.values()]

    def _forget(self, address: int, regions: AbstractSet[Region]) -> None:
        """Makes the parts of an object in some regions unknown."""
        state, entity = self.state, self.state.heap.entities[address]
        everything = EVERYTHING in regions
        if isinstance(entity, Array):
            if everything or element_region(entity.element) in regions:
                self._opened(address).cells.clear()
            return
        assert isinstance(entity, Record)
        if everything:
            self._opened(address).cells.clear()
            return
        fields = {f.slot: f for cls in entity.classes for f in cls.layout if field_region(f) in regions}
        for slot, field in fields.items():
            if entity.is_open:
                state.heap.writable(address).cells.pop(slot, None)
            else:
                state.heap.writable(address).cells[slot] = self.value(field.type, entity.part_name(field))

    def _opened(self, address: int) -> Entity:
        """The object with everything unknown."""
        entity = self.state.heap.writable(address)
        if not entity.is_open:
            entity.is_open, entity.chain = True, self.state.explorer.bounds.chain
        return entity

    def log(self, holder: int | str | None, slot: Value, condition: Value = True) -> None:
        """Records an assignment, to be compared with frames."""
        state = self.state
        if state.specification.recording:
            state.specification.writes = WriteLog(
                state.specification.writes, holder, slot, self.span, state.threads.current, condition
            )


def locate(evaluation: Evaluation, location: typed.FieldSet | typed.ElementSet, effects: Effects) -> list[Place]:
    """The places that a location of an assignable clause denotes now, restricted to what some effects assign."""
    state = evaluation.state
    evaluation.problems = []
    reference = evaluation.value(location.target)
    bounds: tuple[Value, Value] | None = None
    if isinstance(location, typed.ElementSet) and location.low is not None and location.high is not None:
        bounds = evaluation.value(location.low), evaluation.value(location.high)
    if any(holds(state, problem) for problem, _ in evaluation.problems) or _is_null(state, reference):
        return []
    found: list[Place] = []
    for condition, address in targets(state, reference):
        if isinstance(location, typed.FieldSet):
            found += fields_of(state, address, location.field, condition, effects)
        else:
            found += elements_of(state, address, bounds, condition, effects)
    return found


def fields_of(state: State, address: int, field: FieldInfo | None, condition: Value, effects: Effects) -> list[Place]:
    """A field of an object, or all fields that some effects assign."""
    record = state.heap.entities[address]
    if not isinstance(record, Record):
        return []
    layouts = {cls.layout for cls in record.classes}
    if field is None and len(layouts) > 1:
        raise Narrow(address, tuple((cls,) for cls in record.classes))
    fields = record.classes[0].layout if field is None else (field,)
    wanted = [f for f in fields if effects.is_open or field_region(f) in effects.regions]
    return [_place(state, address, f.slot, f.type, record.part_name(f), condition, f) for f in wanted]


def elements_of(
    state: State, address: int, bounds: tuple[Value, Value] | None, condition: Value, effects: Effects
) -> list[Place]:
    """The elements of an array between two bounds, or all."""
    entity = state.heap.entities[address]
    if not isinstance(entity, Array):
        return []
    if not effects.is_open and element_region(entity.element) not in effects.regions:
        return []
    if is_any(state, address):
        return []
    array = array_within_bounds(state, address)
    low, high = 0, array.capacity - 1
    if bounds is not None:
        low = max(low, bounds[0]) if bounds[0].__class__ is int else low
        high = min(high, bounds[1]) if bounds[1].__class__ is int else high
    if high - low >= MOST_HAVOCKED:
        raise Unsupported(f"an array with {high - low + 1} elements that may be assigned", state.frames.place)
    found = []
    for index in range(low, high + 1):
        inside: Value = condition
        if bounds is not None:
            inside = conjunction(inside, conjunction(bounds[0] <= index, bounds[1] >= index))
        if inside is not False:
            name = f"{array.name}[{index}]"
            found.append(_place(state, address, index, array.element, name, inside, None))
    return found


def _place(
    state: State, address: int, slot: int, t: Type, name: str, condition: Value, field: FieldInfo | None
) -> Place:
    """A place; its value is read only if it may be kept."""
    value: Value = None
    if condition is not True:
        value = content(state, address, slot) if field is None else field_of(state, address, field)
    return Place(address, slot, t, name, condition, value)


def _is_null(state: State, reference: Value) -> bool:
    """Whether a reference is null; decides it first if that is open."""
    is_null = same(state, reference, 0)
    if is_null.__class__ is bool:
        return bool(is_null)
    known = state.knowledge.facts.get(is_null)
    if known is None:
        raise Decide(is_null)
    return known
