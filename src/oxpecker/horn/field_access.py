"""Instructions on objects: fields are read and assigned, objects are created, and loops and calls may assign fields."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Protocol

from oxpecker.horn.calls import Calls, creates
from oxpecker.horn.contract import Contract
from oxpecker.horn.errors import NotEncodable
from oxpecker.horn.formula import (
    FALSE,
    TRUE,
    ZERO,
    Formula,
    Sort,
    conjunction,
    implication,
    negation,
    store,
    symbol,
)
from oxpecker.horn.linked import (
    allocated_place,
    allocation,
    closed,
    exists,
    grown,
    heap_of,
    kept_fields,
    place_of,
    with_new,
)
from oxpecker.horn.linked_reads import read_linked
from oxpecker.horn.objects import STATICS, Location, ObjectReference, ObjectRegion, location
from oxpecker.horn.obligation import Kind
from oxpecker.horn.specification import Evaluation
from oxpecker.horn.state import State
from oxpecker.horn.values import NULL, Opaque, Thrown, Value, as_object, chosen, is_scalar
from oxpecker.oox import typed
from oxpecker.oox.analysis.effects import Effects
from oxpecker.oox.cfg import graph
from oxpecker.oox.hierarchy import FieldInfo, Hierarchy
from oxpecker.oox.source import Span
from oxpecker.oox.types import BOOL, FLOATING, STRING, ClassType, Type


class Encoder(Protocol):
    """What encodes the method."""

    program: typed.Program
    calls: Calls
    contract: Contract

    @property
    def follows_objects(self) -> bool:
        """Whether fields have formulas."""
        ...

    @property
    def linked(self) -> frozenset[str]:
        """The classes whose fields are arrays over objects."""
        ...

    def evaluation(self, state: State) -> Evaluation:
        """Evaluates in the innermost call."""
        ...

    def show(self, state: State, kind: Kind, span: Span, goal: Formula) -> None:
        """Adds an obligation."""
        ...

    def fresh(self, name: str, t: Type) -> Formula:
        """A new number or truth value."""
        ...

    def unused(self, name: str) -> str:
        """A name that no other value has."""
        ...

    def any_object(self, state: State, name: str, class_name: str) -> Formula:
        """Null, or any object of a linked class."""
        ...

    def array_of(self, field: FieldInfo, name: str) -> Formula:
        """A field of all objects of a linked class."""
        ...


Assigned = tuple[ObjectRegion, FieldInfo]
"""A field of an object that may be assigned."""


def load_field(encoder: Encoder, state: State, node: graph.LoadField) -> None:
    """A field of an object that is not null."""
    evaluation = encoder.evaluation(state)
    target = evaluation.value(node.target)[0]
    value: Value = Opaque(f"the field '{node.field.name}' of an object that is not a parameter")
    if isinstance(target, ObjectReference) and encoder.follows_objects:
        value = evaluation.read_field(target, node.field)
    if isinstance(target, Formula):
        value = read_linked(evaluation, target, node.field)
    state.frame.locals[node.variable.index] = value


def store_field(encoder: Encoder, state: State, node: graph.StoreField) -> None:
    """A field of an object that is not null gets a value. What may be any object may be any of those in the state."""
    evaluation = encoder.evaluation(state)
    target = evaluation.value(node.target)[0]
    if isinstance(target, Formula):
        _store_linked(encoder, state, target, node, evaluation.value(node.value)[0])
        return
    if not isinstance(target, ObjectReference):
        raise NotEncodable(f"the field '{node.field.name}' of an object that is not a parameter", node.span)
    value = evaluation.value(node.value)[0]
    for condition, region in target.options:
        if region is not None:
            assign(encoder, state, condition, region, node.field, value, node.span)


def _store_linked(encoder: Encoder, state: State, target: Formula, node: graph.StoreField, value: Value) -> None:
    """A field of an object of a linked structure gets a value."""
    place = place_of(node.field)
    before, value = state.fields.get(place), as_object(value)
    if not isinstance(before, Formula) or not isinstance(value, Formula):
        raise NotEncodable(f"the field '{node.field.name}' of a linked structure", node.span)
    assigned_object(encoder, state, TRUE, target, node.field, node.span)
    state.fields[place] = store(before, target, value)


def assigned_object(
    encoder: Encoder, state: State, condition: Formula, target: Formula, field: FieldInfo, span: Span
) -> None:
    """A field of an object of a linked structure is assigned; if it existed on entry, the frame must allow it."""
    evaluation = encoder.evaluation(state)
    evaluation.now = state.frames[0].entry
    existed = conjunction(condition, exists(evaluation.now.fields, field.owner, target))
    for applies, allowed in encoder.contract.allows_linked(evaluation, target, field):
        encoder.show(state, Kind.ASSIGNABLE, span, implication(conjunction(existed, applies), allowed))


def load_static(encoder: Encoder, state: State, node: graph.LoadStatic) -> None:
    """A static field, which may have any value on entry."""
    value: Value = Opaque(f"the static field '{node.field.name}'")
    if encoder.follows_objects:
        value = encoder.evaluation(state).field_of(STATICS, node.field)
    state.frame.locals[node.variable.index] = value


def store_static(encoder: Encoder, state: State, node: graph.StoreStatic) -> None:
    """A static field gets a value."""
    value = encoder.evaluation(state).value(node.value)[0]
    assign(encoder, state, TRUE, STATICS, node.field, value, node.span)


def assign(
    encoder: Encoder,
    state: State,
    condition: Formula,
    region: ObjectRegion,
    field: FieldInfo,
    value: Value,
    span: Span,
) -> None:
    """A field gets a value under a condition; if the object existed on entry, the frame must allow it."""
    if not encoder.follows_objects:
        raise NotEncodable(f"an assignment of the field '{field.name}'", span)
    if region.existed:
        evaluation = encoder.evaluation(state)
        evaluation.now = state.frames[0].entry
        for applies, allowed in encoder.contract.allows_field(evaluation, region, field):
            encoder.show(state, Kind.ASSIGNABLE, span, implication(conjunction(condition, applies), allowed))
    before = encoder.evaluation(state).field_of(region, field)
    state.fields[location(region, field)] = chosen(state.knowledge.simplified(condition), value, before)


def allocate_object(encoder: Encoder, state: State, node: graph.AllocateObject) -> None:
    """A new object with default values. Of an exception, only its class is known."""
    if encoder.calls.is_exception(node.class_name) or not encoder.follows_objects:
        state.frame.locals[node.variable.index] = Thrown(node.class_name)
        return
    if node.class_name in encoder.linked:
        new = symbol(encoder.unused("new"), Sort.OBJECT)
        state.knowledge.assume(negation(exists(state.fields, node.class_name, new)))
        with_new(encoder.program.hierarchy[node.class_name], state.fields, new)
        state.frame.locals[node.variable.index] = new
        return
    region = ObjectRegion(len(state.objects), encoder.unused("new"), node.class_name, False)
    state.objects.append(region)
    state.fields |= defaults(region, encoder.program.hierarchy)
    state.frame.locals[node.variable.index] = ObjectReference(((TRUE, region),))


def defaults(region: ObjectRegion, hierarchy: Hierarchy) -> dict[Location, Value]:
    """The fields of a new object."""
    return {location(region, field): _default(field.type) for field in hierarchy[region.class_name].layout}


def _default(t: Type) -> Value:
    if t == BOOL:
        return FALSE
    if is_scalar(t):
        return ZERO
    return Opaque("a string or floating-point number") if t in (*FLOATING, STRING) else NULL


# --- loops and calls ---------------------------------------------------------------------------------------


def assigned_in_loop(state: State, node: graph.EnterLoop, calls: Calls, linked: frozenset[str]) -> Iterator[Assigned]:
    """The fields that an iteration of a loop may assign."""
    variables = {variable.index for variable in node.assigned}
    for block in node.blocks:
        for instruction in block.instructions:
            if isinstance(instruction, graph.StoreField) and instruction.field.owner in linked:
                yield heap_of(instruction.field.owner), instruction.field
            elif isinstance(instruction, graph.StoreField):
                for region in _targets(state, instruction.target, variables):
                    yield region, instruction.field
            elif isinstance(instruction, graph.StoreStatic):
                yield STATICS, instruction.field
        end = block.end()
        if isinstance(end, graph.CallMethod):
            yield from assigned_by_call(state, end, calls, linked)


def _extended_in_loop(node: graph.EnterLoop, calls: Calls, linked: frozenset[str]) -> Iterator[str]:
    """The linked classes of which an iteration may create objects."""
    for each in sorted(linked):
        ends = (block.end() for block in node.blocks)
        called = any(isinstance(end, graph.CallMethod) and calls.allocates(end, each) for end in ends)
        if called or any(creates(block, each) for block in node.blocks):
            yield each


def _targets(state: State, target: typed.Expression, variables: set[int]) -> list[ObjectRegion]:
    """The objects that an expression in a loop may be; a local that the loop assigns may be any of them."""
    if isinstance(target, typed.Local) and target.variable.index not in variables:
        value = state.frame.locals.get(target.variable.index)
        if isinstance(value, ObjectReference):
            return [region for _, region in value.options if region is not None]
    return state.objects


def assigned_by_call(state: State, node: graph.CallMethod, calls: Calls, linked: frozenset[str]) -> Iterator[Assigned]:
    """The fields that a call may assign, by what the code below it does."""
    effects: Effects = calls.effects.of_call(node.method, node.virtual)
    if effects.is_open or not all(map(calls.changes_nothing, effects.initialises)):
        raise NotEncodable(f"a call of {node.method}, whose effects are not known", node.span)
    hierarchy = calls.program.hierarchy
    for owner, slot in effects.regions:
        declaring = hierarchy.get(owner)
        if declaring is None or not isinstance(slot, int):
            continue
        if owner in linked:
            yield heap_of(owner), declaring.layout[slot]
            continue
        for region in state.objects:
            if region != STATICS and _may_have(calls, region, owner):
                yield region, declaring.layout[slot]
    for field in effects.statics:
        yield STATICS, field


def _may_have(calls: Calls, region: ObjectRegion, owner: str) -> bool:
    """Whether an object may have the fields of a class: its class is below its declared one."""
    hierarchy = calls.program.hierarchy
    related = hierarchy.subclass(region.class_name, owner) or hierarchy.subclass(owner, region.class_name)
    return related or hierarchy[region.class_name].interface


def forget_in_loop(encoder: Encoder, state: State, node: graph.EnterLoop) -> None:
    """Fields that a loop may assign get any values."""
    hierarchy = encoder.program.hierarchy
    extended = list(_extended_in_loop(node, encoder.calls, encoder.linked))
    assigned = list(assigned_in_loop(state, node, encoder.calls, encoder.linked))
    assigned += [(heap_of(each), field) for each in extended for field in kept_fields(hierarchy[each])]
    for each in extended:
        place = allocated_place(each)
        before, after = state.fields[place], allocation(encoder.unused(f"{each} allocated"))
        assert isinstance(before, Formula)
        state.knowledge.assume(grown(before, after))
        state.fields[place] = after
    found = {location(region, field): field for region, field in assigned}
    for place, field in found.items():
        state.fields[place] = any_value(encoder, state, place[0], field)
    assume_closed(encoder, state)


def assume_closed(encoder: Encoder, state: State) -> None:
    """What is allocated leads to nothing else."""
    for each in sorted(encoder.linked):
        state.knowledge.assume(closed(encoder.program.hierarchy[each], state.fields))


def any_value(encoder: Encoder, state: State, region: ObjectRegion, field: FieldInfo) -> Value:
    """Any value of a field."""
    if region == heap_of(field.owner):
        before = state.fields.get(place_of(field))
        name = encoder.unused(f"{field.owner}.{field.name}")
        return Opaque(f"the field '{field.name}'") if before is None else encoder.array_of(field, name)
    if isinstance(field.type, ClassType) and field.type.name in encoder.linked:
        return encoder.any_object(state, f"{region.name}.{field.owner}.{field.name}", field.type.name)
    if is_scalar(field.type):
        return encoder.fresh(f"{region.name}.{field.owner}.{field.name}", field.type)
    return Opaque(f"the field '{field.name}', which may be any object")
