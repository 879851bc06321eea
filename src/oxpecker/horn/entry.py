"""The states in which a method starts: one for each way in which its inputs are the same array or object."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations

from oxpecker.horn.aliasing import Aliasing, aliasings, same_array, same_object
from oxpecker.horn.encoding import Encoder
from oxpecker.horn.errors import NotEncodable, TooManyAliasings
from oxpecker.horn.field_access import assume_closed, defaults
from oxpecker.horn.formula import NULL_OBJECT, TRUE, Formula, Sort, equal, negation, symbol
from oxpecker.horn.limits import MOST_ALIASINGS, MOST_FIELD_STEPS
from oxpecker.horn.linked import allocated_place, allocation, exists, is_object, kept_fields, place_of
from oxpecker.horn.objects import STATICS, Location, ObjectReference, ObjectRegion, field_name, location
from oxpecker.horn.obligation import Kind
from oxpecker.horn.specification import Moment
from oxpecker.horn.state import Frame, State
from oxpecker.horn.values import Opaque, Reference, Region, Value, is_scalar
from oxpecker.oox import typed
from oxpecker.oox.hierarchy import FieldInfo
from oxpecker.oox.types import INT, ArrayType, ClassType, Type, is_non_null

_THIS = "this"


@dataclass(frozen=True, slots=True)
class _Input:
    """An array or object that exists on entry: a parameter, or in a field."""

    name: str
    type: Type
    place: int | Location
    """The index of the parameter, or the field."""
    present: bool
    """Whether it is never null."""


@dataclass(frozen=True, slots=True)
class _Object:
    """An object on entry, with the inputs that it is."""

    region: ObjectRegion
    inputs: tuple[_Input, ...]


def entries(encoder: Encoder, method: typed.Method) -> Iterator[State]:
    """All states on entry, with what is assumed there."""
    arrays = [_parameter(p) for p in method.parameters if _is_plain_array(p.type)]
    fields = _read_fields(encoder, method) if encoder.follows_objects else []
    ways = _ways(encoder, _objects(encoder, method), arrays, fields)
    same = [_same(way) for way in ways]
    for way, mine in zip(ways, same, strict=True):
        objects, others = way
        scalars = dict(_scalars(encoder, [each.region for each in objects], fields))
        state = _entry(encoder, method, objects, others, scalars)
        pairs = dict.fromkeys(pair for each in same for pair in each)
        said = (f"{one} {'==' if (one, other) in mine else '!='} {other}" for one, other in pairs)
        state.way = symbol(" && ".join(said), Sort.BOOL) if pairs else None
        yield state


def _objects(encoder: Encoder, method: typed.Method) -> list[_Input]:
    """The objects among the parameters; the one that a constructor makes does not exist on entry."""
    given = method.parameters[1:] if method.info.is_constructor else method.parameters
    return [_parameter(p) for p in given if _is_object(encoder, p.type)]


_Way = tuple[list[_Object], Aliasing[_Input]]
"""A way in which inputs are the same objects and the same arrays."""


def _same(way: _Way) -> list[tuple[str, str]]:
    """The pairs of inputs that are the same."""
    objects, arrays = way
    groups = [*(each.inputs for each in objects), *arrays]
    return [(one.name, other.name) for group in groups for one, other in combinations(group, 2)]


def _ways(encoder: Encoder, objects: list[_Input], arrays: list[_Input], fields: list[FieldInfo]) -> list[_Way]:
    """All ways, with objects that fields refer to as far as there are not too many."""
    for steps in range(MOST_FIELD_STEPS, 0, -1):
        try:
            return list(_ways_within(encoder, objects, arrays, fields, steps))
        except TooManyAliasings:
            continue
    return list(_ways_within(encoder, objects, arrays, fields, 0))


def _ways_within(
    encoder: Encoder, objects: list[_Input], arrays: list[_Input], fields: list[FieldInfo], steps: int
) -> Iterator[_Way]:
    count = 0
    for groups in _object_aliasings(encoder, objects, fields, steps):
        found = _regions(groups)
        held = [each for one in found for each in _held(one.region, fields, encoder) if _is_plain_array(each.type)]
        for others in aliasings([*arrays, *held], lambda one, other: same_array(one.type, other.type)):
            count += 1
            if count > MOST_ALIASINGS:
                raise TooManyAliasings
            yield found, others


def _object_aliasings(
    encoder: Encoder, objects: list[_Input], fields: list[FieldInfo], steps: int
) -> list[Aliasing[_Input]]:
    """The ways in which objects are the same, those included to which a number of fields in a row refer."""
    hierarchy = encoder.program.hierarchy

    def may_be_same(one: _Input, other: _Input) -> bool:
        return same_object(one.type, other.type, hierarchy)

    known = [(groups, 0) for groups in aliasings(objects, may_be_same)]
    for _ in range(steps):
        extended: list[tuple[Aliasing[_Input], int]] = []
        for groups, followed in known:
            added = [
                each
                for one in _regions(groups)[followed:]
                for each in _held(one.region, fields, encoder)
                if _is_object(encoder, each.type)
            ]
            extended += [(way, len(groups)) for way in aliasings(added, may_be_same, groups)]
            if len(extended) > MOST_ALIASINGS:
                raise TooManyAliasings
        known = extended
    return [groups for groups, _ in known]


def _regions(groups: Aliasing[_Input]) -> list[_Object]:
    """The objects of groups of inputs."""
    return [
        _Object(ObjectRegion(number, group[0].name, group[0].type.name, True), group)
        for number, group in enumerate(groups)
        if isinstance(group[0].type, ClassType)
    ]


def _parameter(parameter: typed.Variable) -> _Input:
    present = parameter.name == _THIS or is_non_null(parameter.type)
    return _Input(parameter.name, parameter.type, parameter.index, present)


def _is_object(encoder: Encoder, t: Type) -> bool:
    """Whether a value may be followed as an object that is told apart; those of linked classes are not."""
    hierarchy = encoder.program.hierarchy
    if not isinstance(t, ClassType) or hierarchy.get(t.name) is None:
        return False
    return not any(hierarchy.subclass(each, t.name) for each in encoder.linked)


def _is_plain_array(t: Type) -> bool:
    return isinstance(t, ArrayType) and is_scalar(t.element)


def _read_fields(encoder: Encoder, method: typed.Method) -> list[FieldInfo]:
    """The fields that the method, its callees or their contracts read, static ones included."""
    clauses = list(encoder.class_invariants.clauses)
    roots = [root for each in _with_contracts(encoder, method, clauses) for root in each.roots]
    roots += clauses
    reads = [node.field for root in roots for node in typed.found(root, typed.FieldRead)]
    reads += [node.field for root in roots for node in typed.found(root, typed.StaticRead)]
    return list({(each.owner, each.name): each for each in reads}.values())


def _with_contracts(encoder: Encoder, method: typed.Method, clauses: list[typed.Clause]) -> list[typed.Method]:
    """The methods that the method calls, and those that contracts and class invariants call."""
    found: dict[str, typed.Method] = {}
    pending = list(encoder.effects.below(method.info))
    pending += [node.method for clause in clauses for node in typed.found(clause, typed.Invoke)]
    while pending:
        each = encoder.program.methods.get(pending.pop().key)
        if each is not None and each.info.key not in found:
            found[each.info.key] = each
            pending += [node.method for root in each.roots for node in typed.found(root, typed.Invoke)]
    return list(found.values())


def _scalars(
    encoder: Encoder, regions: list[ObjectRegion], fields: list[FieldInfo]
) -> Iterator[tuple[Location, Formula]]:
    """The numbers and truth values in fields on entry. Static ones may have any value after the initialisation."""
    hierarchy = encoder.program.hierarchy
    for each in fields:
        if encoder.is_linked(each.type) and not each.static and not encoder.is_linked(ClassType(each.owner)):
            for region in regions:
                if hierarchy.subclass(region.class_name, each.owner):
                    yield location(region, each), symbol(field_name(region, each, hierarchy), Sort.OBJECT)
        if not is_scalar(each.type):
            continue
        if each.static and encoder.calls.changes_nothing(each.owner):
            yield location(STATICS, each), encoder.scalar(field_name(STATICS, each, hierarchy), each.type)
        for region in [] if each.static else regions:
            if hierarchy.subclass(region.class_name, each.owner):
                yield location(region, each), encoder.scalar(field_name(region, each, hierarchy), each.type)


def _held(region: ObjectRegion, fields: list[FieldInfo], encoder: Encoder) -> Iterator[_Input]:
    """What the fields of an object hold, other than numbers and truth values."""
    hierarchy = encoder.program.hierarchy
    for each in fields:
        if not is_scalar(each.type) and not each.static and hierarchy.subclass(region.class_name, each.owner):
            name = field_name(region, each, hierarchy)
            yield _Input(name, each.type, location(region, each), False)


def _entry(
    encoder: Encoder,
    method: typed.Method,
    objects: list[_Object],
    arrays: Aliasing[_Input],
    scalars: dict[Location, Formula],
) -> State:
    values: dict[int, Value] = {p.index: _argument(encoder, p) for p in method.parameters}
    fields: dict[Location, Value] = dict(scalars)
    heap = {}

    def bind(inputs: tuple[_Input, ...], value: Value) -> None:
        for each in inputs:
            if isinstance(each.place, int):
                values[each.place] = value
            else:
                fields[each.place] = value

    for name in sorted(encoder.linked):
        fields |= _linked(encoder, name)
    for each in objects:
        bind(each.inputs, _object(each))
    for number, group in enumerate(arrays):
        array, value = _array(encoder, number, group)
        heap[array] = encoder.contents(array)
        bind(group, value)
    regions = [STATICS, *(each.region for each in objects)]
    if method.info.is_constructor:
        regions.append(_construct(encoder, method, len(objects), values, fields))
    entry = Moment(dict(values), dict(heap), dict(fields))
    state = State([Frame(encoder.graph_of(method), values, entry)], heap, fields, regions)
    _assume_linked(encoder, method, state)
    evaluation = encoder.evaluation(state)
    state.knowledge.assume(encoder.class_invariants.assumed(evaluation, method))
    state.knowledge.assume(encoder.contract.assumed(evaluation))
    encoder.show(state, Kind.DECREASES, method.info.span, encoder.contract.measured(encoder.evaluation(state)))
    return state


def _linked(encoder: Encoder, name: str) -> Iterator[tuple[Location, Value]]:
    """The fields of all objects of a linked class, and which of these exist."""
    for each in kept_fields(encoder.program.hierarchy[name]):
        yield place_of(each), encoder.array_of(each, f"{name}.{each.name}")
    yield allocated_place(name), allocation(f"{name} allocated")


def _assume_linked(encoder: Encoder, method: typed.Method, state: State) -> None:
    """What exists on entry leads to nothing else, parameters and fields included."""
    assume_closed(encoder, state)
    for parameter in method.parameters:
        value = state.frame.locals[parameter.index]
        if isinstance(parameter.type, ClassType) and encoder.is_linked(parameter.type):
            assert isinstance(value, Formula)
            state.knowledge.assume(exists(state.fields, parameter.type.name, value))
            if parameter.name == _THIS or is_non_null(parameter.type):
                state.knowledge.assume(negation(equal(value, NULL_OBJECT)))
    hierarchy = encoder.program.hierarchy
    for (_, owner, name), value in list(state.fields.items()):
        field = hierarchy[owner].find_field(name, static=False)
        if field is not None and isinstance(field.type, ClassType) and is_object(value):
            assert isinstance(value, Formula)
            state.knowledge.assume(exists(state.fields, field.type.name, value))


def _construct(
    encoder: Encoder, method: typed.Method, number: int, values: dict[int, Value], fields: dict[Location, Value]
) -> ObjectRegion:
    """The new object of a constructor."""
    hierarchy = encoder.program.hierarchy
    if encoder.is_linked(ClassType(method.info.owner)):
        raise NotEncodable("a constructor of a linked class", method.info.span)
    if not encoder.follows_objects or hierarchy[method.info.owner].abstract:
        raise NotEncodable("a constructor of an abstract class", method.info.span)
    region = ObjectRegion(number, _THIS, method.info.owner, False)
    values[0] = ObjectReference(((TRUE, region),))
    fields |= defaults(region, hierarchy)
    return region


def _argument(encoder: Encoder, parameter: typed.Variable) -> Value:
    if is_scalar(parameter.type):
        return encoder.scalar(parameter.name, parameter.type)
    if encoder.is_linked(parameter.type):
        return symbol(parameter.name, Sort.OBJECT)
    return Opaque(f"the object '{parameter.name}'")


def _object(each: _Object) -> ObjectReference:
    """The object of some inputs. Several are the same object only if they are not null."""
    region, inputs = each.region, each.inputs
    if len(inputs) > 1 or inputs[0].present:
        return ObjectReference(((TRUE, region),))
    is_null = symbol(f"{region.name} is null", Sort.BOOL)
    return ObjectReference(((is_null, None), (negation(is_null), region)))


def _array(encoder: Encoder, number: int, group: tuple[_Input, ...]) -> tuple[Region, Reference]:
    """The array of some inputs. Several are the same array only if they are not null."""
    first = group[0]
    assert isinstance(first.type, ArrayType)
    longest = encoder.arithmetic.range(INT)[1]
    length = symbol(f"{first.name}.length", Sort.INT, (0, longest))
    region = Region(number, first.name, first.type.element, length, True)
    if len(group) > 1 or first.present:
        return region, Reference(((TRUE, region),))
    is_null = symbol(f"{first.name} is null", Sort.BOOL)
    return region, Reference(((is_null, None), (negation(is_null), region)))
