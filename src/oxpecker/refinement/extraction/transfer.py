"""What each instruction does to a state (Karun 4.3): strong updates where everything is known, else weak ones."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from oxpecker.oox import typed
from oxpecker.oox.cfg import graph
from oxpecker.oox.types import ArrayType, ClassType, Type
from oxpecker.refinement.extraction.expressions import EVERYTHING, INTEGERS, Expr, none
from oxpecker.refinement.extraction.locations import (
    ARRAY,
    ASSIGNABLE,
    Location,
    allocated,
    elements,
    field_location,
    rows,
    variable,
)
from oxpecker.refinement.extraction.simplification import difference, join, override, product, union
from oxpecker.refinement.extraction.state import Bounds, Path, State, exactly
from oxpecker.refinement.extraction.values import evaluate


def execute(state: State, step: graph.Instruction, most_new: int) -> State:
    """The state after an instruction; `most_new` objects of a class have symbols of their own."""
    if isinstance(step, graph.AllocateObject):
        return _allocate_object(state, step, most_new)
    if isinstance(step, graph.AllocateArray):
        return _allocate_array(state, step, most_new)
    return _RULES[type(step)](state, step)


def updated(bounds: Bounds, key: Bounds, value: Bounds) -> Bounds:
    """A relation in which a key gets a value: a strong update where both are known, else a weak one."""
    arity = bounds.lower.arity
    if key.exact and value.exact and arity == 2:
        return Bounds(override(bounds.lower, key.lower, value.lower), override(bounds.upper, key.upper, value.upper))
    removed = rows(key.upper, arity)
    added = product(key.upper, value.upper)
    if key.exact:
        # The former values of a known key are gone.
        return Bounds(difference(bounds.lower, removed), union(difference(bounds.upper, removed), added))
    return Bounds(difference(bounds.lower, removed), union(bounds.upper, added))


def allocate(state: State, class_name: str, made: Expr) -> State:
    """A new object, with the defaults in its fields."""
    words = state.entry.vocabulary
    there = state[allocated(class_name)]
    changed = {allocated(class_name): Bounds(union(there.lower, made), union(there.upper, made))}
    for field in words.hierarchy[class_name].layout:
        location = field_location(field)
        default = words.default(field.type)
        value = Bounds(none(1), words.top(field.type)) if default is None else exactly(default)
        changed[location] = updated(state[location], exactly(made), value)
    return state.store(changed)


def allocate_some(state: State, class_name: str) -> State:
    """Any number of new objects with anything in their fields."""
    words = state.entry.vocabulary
    info = words.hierarchy.get(class_name)
    if info is None:
        return state
    made = words.new_set(class_name)
    there = state[allocated(class_name)]
    changed = {allocated(class_name): Bounds(there.lower, union(there.upper, made))}
    for field in info.layout:
        location = field_location(field)
        known = state[location]
        changed[location] = Bounds(known.lower, union(known.upper, product(made, words.top(field.type))))
    return state.store(changed)


def havoc(state: State, locations: set[Location]) -> State:
    """Anything may have happened to these locations of the heap; objects stay allocated."""
    words = state.entry.vocabulary
    changed = {}
    for location in sorted(locations, key=str):
        known, top = state[location], words.top_of(location)
        if location == allocated(location.name):
            changed[location] = Bounds(known.lower, union(known.upper, words.new_set(location.name)))
        else:
            changed[location] = Bounds(none(top.arity), top)
    return state.store(changed).assigning({each: EVERYTHING for each in changed if each.place in ASSIGNABLE})


def _set_variable(state: State, step: graph.SetVariable) -> State:
    path = None
    if isinstance(step.value, typed.Local):
        source = variable(step.value.variable)
        path = state.paths.get(source) or Path(source, ())
    return state.assign(variable(step.variable), evaluate(state, step.value), path)


def _load_field(state: State, step: graph.LoadField) -> State:
    location = field_location(step.field)
    target, field = evaluate(state, step.target), state[location]
    path = None
    if isinstance(step.target, typed.Local):
        source = variable(step.target.variable)
        before = state.paths.get(source) or Path(source, ())
        path = Path(before.root, (*before.fields, location))
    bounds = Bounds(join(target.lower, field.lower), join(target.upper, field.upper))
    return state.assign(variable(step.variable), bounds, path)


def _store_field(state: State, step: graph.StoreField) -> State:
    location, target = field_location(step.field), evaluate(state, step.target)
    after = state.store({location: updated(state[location], target, evaluate(state, step.value))})
    return after.assigning({location: target.upper})


def _load_static(state: State, step: graph.LoadStatic) -> State:
    return state.assign(variable(step.variable), state[field_location(step.field)])


def _store_static(state: State, step: graph.StoreStatic) -> State:
    location = field_location(step.field)
    return state.store({location: evaluate(state, step.value)}).assigning({location: none(1)})


def _elements_of(array: typed.Expression) -> Location:
    assert isinstance(array.type, ArrayType)
    return elements(array.type.element)


def _load_element(state: State, step: graph.LoadElement) -> State:
    array, index = evaluate(state, step.array), evaluate(state, step.index)
    held = state[_elements_of(step.array)]
    lower = join(index.lower, join(array.lower, held.lower))
    upper = join(index.upper, join(array.upper, held.upper))
    return state.assign(variable(step.variable), Bounds(lower, upper))


def _store_element(state: State, step: graph.StoreElement) -> State:
    location = _elements_of(step.array)
    array, index = evaluate(state, step.array), evaluate(state, step.index)
    key = Bounds(product(array.lower, index.lower), product(array.upper, index.upper))
    bounds = updated(state[location], key, evaluate(state, step.value))
    value = evaluate(state, step.value)
    if key.exact and value.exact:
        now = product(key.lower, value.lower)
        bounds = Bounds(union(bounds.lower, now), bounds.upper)
    return state.store({location: bounds}).assigning({location: array.upper})


def _allocate_object(state: State, step: graph.AllocateObject, most_new: int) -> State:
    made = state.fresh(step.class_name, most_new)
    if made is None:
        state = allocate_some(state, step.class_name)
        several = state.entry.vocabulary.new_set(step.class_name)
        return state.assign(variable(step.variable), Bounds(none(1), several))
    return allocate(state, step.class_name, made).assign(variable(step.variable), exactly(made))


def _allocate_array(state: State, step: graph.AllocateArray, most_new: int) -> State:
    words = state.entry.vocabulary
    several = words.new_set(ARRAY)
    made = state.fresh(ARRAY, most_new)
    outer = exactly(made) if made is not None else Bounds(none(1), several)
    there = state[allocated(ARRAY)]
    inner = several if len(step.sizes) > 1 else none(1)
    upper = union(there.upper, outer.upper, inner)
    changed = {allocated(ARRAY): Bounds(union(there.lower, outer.lower), upper)}
    holders: Expr = outer.upper
    held: Type = step.variable.type
    for depth in range(len(step.sizes)):
        assert isinstance(held, ArrayType)
        held = held.element
        location = elements(held)
        known = changed.get(location, state[location])
        default = words.default(held)
        values = several if depth + 1 < len(step.sizes) else words.top(held) if default is None else default
        added = product(holders, product(INTEGERS, values))
        changed[location] = Bounds(known.lower, union(known.upper, added))
        holders = several
    return state.store(changed).assign(variable(step.variable), outer)


def _havoc_variable(state: State, step: graph.Havoc) -> State:
    if isinstance(step.variable.type, (ClassType, ArrayType)):
        state = state.lose("an object is chosen by nondet")
    bounds = Bounds(none(1), state.entry.vocabulary.top(step.variable.type))
    return state.assign(variable(step.variable), bounds)


def _nothing(state: State, _step: graph.Instruction) -> State:
    return state


def _threads(state: State, _step: graph.Instruction) -> State:
    return state.lose("it starts or awaits threads")


def _give_up(state: State, step: graph.GiveUp) -> State:
    return state.lose(f"not supported: {step.what}")


_RULES: dict[type[graph.Instruction], Callable[[State, Any], State]] = {
    graph.SetVariable: _set_variable,
    graph.LoadField: _load_field,
    graph.StoreField: _store_field,
    graph.LoadStatic: _load_static,
    graph.StoreStatic: _store_static,
    graph.LoadElement: _load_element,
    graph.StoreElement: _store_element,
    graph.Havoc: _havoc_variable,
    graph.Acquire: _nothing,
    graph.Release: _nothing,
    graph.Output: _nothing,
    graph.ForkThread: _threads,
    graph.JoinThreads: _threads,
    graph.GiveUp: _give_up,
}
