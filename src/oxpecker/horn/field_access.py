"""Instructions on objects: fields are read and assigned, objects are created, and loops and calls may assign fields."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Protocol

from oxpecker.horn.calls import Calls
from oxpecker.horn.contract import Contract
from oxpecker.horn.errors import NotEncodable
from oxpecker.horn.formula import FALSE, TRUE, ZERO, Formula, conjunction, implication
from oxpecker.horn.objects import STATICS, Location, ObjectReference, ObjectRegion, location
from oxpecker.horn.obligation import Kind
from oxpecker.horn.specification import Evaluation
from oxpecker.horn.state import State
from oxpecker.horn.values import NULL, Opaque, Thrown, Value, chosen, is_scalar
from oxpecker.oox import typed
from oxpecker.oox.analysis.effects import Effects
from oxpecker.oox.cfg import graph
from oxpecker.oox.hierarchy import FieldInfo, Hierarchy
from oxpecker.oox.source import Span
from oxpecker.oox.types import BOOL, FLOATING, STRING, Type


class Encoder(Protocol):
    """What encodes the method."""

    program: typed.Program
    calls: Calls
    contract: Contract

    @property
    def follows_objects(self) -> bool:
        """Whether fields have formulas."""
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


Assigned = tuple[ObjectRegion, FieldInfo]
"""A field of an object that may be assigned."""


def load_field(encoder: Encoder, state: State, node: graph.LoadField) -> None:
    """A field of an object that is not null."""
    evaluation = encoder.evaluation(state)
    target = evaluation.value(node.target)[0]
    value: Value = Opaque(f"the field '{node.field.name}' of an object that is not a parameter")
    if isinstance(target, ObjectReference) and encoder.follows_objects:
        value = evaluation.read_field(target, node.field)
    state.frame.locals[node.variable.index] = value


def store_field(encoder: Encoder, state: State, node: graph.StoreField) -> None:
    """A field of an object that is not null gets a value. What may be any object may be any of those in the state."""
    evaluation = encoder.evaluation(state)
    target = evaluation.value(node.target)[0]
    if not isinstance(target, ObjectReference):
        raise NotEncodable(f"the field '{node.field.name}' of an object that is not a parameter", node.span)
    value = evaluation.value(node.value)[0]
    for condition, region in target.options:
        if region is not None:
            assign(encoder, state, condition, region, node.field, value, node.span)


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


def assigned_in_loop(state: State, node: graph.EnterLoop, calls: Calls) -> Iterator[Assigned]:
    """The fields that an iteration of a loop may assign."""
    variables = {variable.index for variable in node.assigned}
    for block in node.blocks:
        for instruction in block.instructions:
            if isinstance(instruction, graph.StoreField):
                for region in _targets(state, instruction.target, variables):
                    yield region, instruction.field
            elif isinstance(instruction, graph.StoreStatic):
                yield STATICS, instruction.field
        end = block.end()
        if isinstance(end, graph.CallMethod):
            yield from assigned_by_call(state, end, calls)


def _targets(state: State, target: typed.Expression, variables: set[int]) -> list[ObjectRegion]:
    """The objects that an expression in a loop may be; a local that the loop assigns may be any of them."""
    if isinstance(target, typed.Local) and target.variable.index not in variables:
        value = state.frame.locals.get(target.variable.index)
        if isinstance(value, ObjectReference):
            return [region for _, region in value.options if region is not None]
    return state.objects


def assigned_by_call(state: State, node: graph.CallMethod, calls: Calls) -> Iterator[Assigned]:
    """The fields that a call may assign, by what the code below it does."""
    effects: Effects = calls.effects.of_call(node.method, node.virtual)
    if effects.is_open or not all(map(calls.changes_nothing, effects.initialises)):
        raise NotEncodable(f"a call of {node.method}, whose effects are not known", node.span)
    hierarchy = calls.program.hierarchy
    for owner, slot in effects.regions:
        declaring = hierarchy.get(owner)
        if declaring is None or not isinstance(slot, int):
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


def forget(encoder: Encoder, state: State, assigned: Iterator[Assigned]) -> None:
    """Fields that may be assigned get any values."""
    found = {location(region, field): field for region, field in assigned}
    for place, field in found.items():
        state.fields[place] = any_value(encoder, place[0], field)


def any_value(encoder: Encoder, region: ObjectRegion, field: FieldInfo) -> Value:
    """Any value of a field."""
    if is_scalar(field.type):
        return encoder.fresh(f"{region.name}.{field.owner}.{field.name}", field.type)
    return Opaque(f"the field '{field.name}', which may be any object")
