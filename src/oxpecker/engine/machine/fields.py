"""Fields of objects and classes, and assignments to them."""

from __future__ import annotations

from typing import Any

from oxpecker.engine.machine.decisions import choose
from oxpecker.engine.machine.references import one_target, read_input, targets
from oxpecker.engine.machine.sharing import publish
from oxpecker.engine.path.endings import Infeasible, PathEnded
from oxpecker.engine.path.entities import Record, default_of
from oxpecker.engine.path.footprints import Touch
from oxpecker.engine.path.heap import EVERYTHING
from oxpecker.engine.path.requests import AssumeConstructorFacts, Construct, Narrow, Unsupported
from oxpecker.engine.path.state import State
from oxpecker.engine.path.writes import WriteLog
from oxpecker.engine.values.arithmetic import conditional
from oxpecker.engine.values.value import Value
from oxpecker.oox.analysis.static_state import static_state
from oxpecker.oox.hierarchy import ClassInfo, FieldInfo
from oxpecker.oox.input_clauses import constructor_fact_methods, extended, factory, factory_arguments
from oxpecker.oox.interpreter.outcome import FIELD_OF_ARRAY
from oxpecker.oox.prelude import WRONG_OBJECT, WRONG_TYPE
from oxpecker.oox.regions import Region, field_region
from oxpecker.oox.source import Span
from oxpecker.oox.types import OBJECT, Type, is_reference, shown_class
from oxpecker.terms import Term

_MISSING = object()


def load(m: State, reference: Value, field: FieldInfo) -> Any:
    """A field of a non-null object; a conditional value if several objects are possible."""
    if reference.__class__ is int:
        return field_of(m, reference, field)
    return choose([(c, field_of(m, a, field, c)) for c, a in holders(m, reference, field)])


def holders(m: State, reference: Value, field: FieldInfo) -> list[tuple[Value, int]]:
    """The objects with a field that a reference may refer to; a cast has excluded others."""
    found = targets(m, reference)
    if len(found) < 2:
        return found
    return [(condition, address) for condition, address in found if _may_have(m, address, field)]


def _may_have(m: State, address: int, field: FieldInfo) -> bool:
    entity = m.heap.entities[address]
    if not isinstance(entity, Record):
        return field.owner == OBJECT.name
    hierarchy = m.explorer.hierarchy
    return entity.facts is not None or any(hierarchy.subclass(cls.name, field.owner) for cls in entity.classes)


def field_of(m: State, address: int, field: FieldInfo, condition: Value = True) -> Any:
    """A field of an object, read under a condition."""
    if m.action.footprint is not None:
        m.action.touch(address, field.slot, Touch.READ, condition)
    return field_content(m, address, field)


def field_content(m: State, address: int, field: FieldInfo) -> Any:
    """Kiasan GETFIELD: the known value, or a new unknown."""
    record = m.heap.entities[address]
    if not isinstance(record, Record):
        raise Unsupported(FIELD_OF_ARRAY, m.frames.place)
    if not all(map(field.is_in, record.classes)):
        return _of_some_classes(address, record, field)
    value = record.cells.get(field.slot, _MISSING)
    if value is not _MISSING:
        return value
    if not record.is_open or (record.is_input and field.name in (WRONG_OBJECT, WRONG_TYPE)):
        # No operator has thrown an input.
        return default_of(field.type)
    settle_made(m, address, record, field)
    t = record.part_type(m.explorer.hierarchy, field)
    found = initialise(m, address, field.slot, t, record.part_name(field), field_region(field))
    if field.back is not None and record.is_input:
        m.explorer.inputs.holders.setdefault(found, (record.name, field.back))
    return found


def _of_some_classes(address: int, record: Record, field: FieldInfo) -> Any:
    """A field that not all possible classes of an object have: others have another field in its place.

    Where none of them has it, a specification asks for it behind a condition that does not hold.
    """
    having = tuple(cls for cls in record.classes if field.is_in(cls))
    if having:
        raise Narrow(address, (having, tuple(cls for cls in record.classes if cls not in having)))
    return default_of(field.type)


def referred_back(m: State, address: int, field: FieldInfo) -> Value:
    """What an object holds in a field that refers back, without deciding anything about it."""
    record = m.heap.entities[address]
    assert isinstance(record, Record)
    value = record.cells.get(field.slot, _MISSING)
    if value is not _MISSING:
        return m.knowledge.known(value)
    t = record.part_type(m.explorer.hierarchy, field)
    return initialise(m, address, field.slot, t, record.part_name(field), field_region(field), is_read=False)


def settle_made(m: State, address: int, record: Record, field: FieldInfo | None = None) -> None:
    """Constructs an input that code constructs, before it is accessed."""
    if not record.is_open or all(factory(cls) is None for cls in record.classes):
        above = extended(record.classes[0]) if record.is_open and field is not None else None
        if above is None or field not in above.layout or record.recipe is not None:
            settle_established(address, record)
            return
        if factory_arguments(record.classes[0], record.arguments) is None:
            # Only what the class above makes is in a state that its own code can bring it to.
            raise Unsupported(
                f"an input of {shown_class(record.classes[0].name)}, which extends {above.name}", m.frames.place
            )
    if len(record.classes) > 1:
        raise Narrow(address, tuple((cls,) for cls in record.classes))
    if m.heap.epochs:
        regions = m.explorer.program.structure_of(record.classes[0])
        if any(m.heap.epochs.get(region, 0) > record.born for region in (EVERYTHING, *regions)):
            # Its current contents are not those it was built from.
            raise Unsupported(f"{record.classes[0].name} that a call by contract or a loop changes", m.frames.place)
    raise Construct(address)


def settle_established(address: int, record: Record) -> None:
    """Applies the constructor facts of an input; narrows its class first if several are possible."""
    if record.is_assumed or not record.is_open or not any(map(constructor_fact_methods, record.classes)):
        return
    groups: dict[tuple[str, ...], list[ClassInfo]] = {}
    for cls in record.classes:
        groups.setdefault(tuple(method.key for method in constructor_fact_methods(cls)), []).append(cls)
    if len(groups) > 1:
        raise Narrow(address, tuple(tuple(group) for group in groups.values()))
    raise AssumeConstructorFacts(address)


def initialise(m: State, address: int, slot: int, t: Type, name: str, region: Region, is_read: bool = True) -> Any:
    """A new unknown for a part that is read for the first time, or first after the last havoc of its region."""
    entity = m.heap.writable(address)
    epochs = m.heap.epochs
    epoch = max(epochs.get(region, 0), epochs.get(EVERYTHING, 0)) if epochs else 0
    if not entity.is_input:
        # What is open of something that the program made is as a havoc left it, at the earliest its own.
        epoch = max(epoch, entity.born)
    chain = m.explorer.bounds.chain if epoch else entity.chain - 1
    value = m.explorer.inputs.unknown(t, f"{name}@{epoch}" if epoch else name, chain, epoch)
    entity.cells[slot] = value
    if is_read and is_reference(t) and value.__class__ is Term:
        m.explorer.inputs.first_read(m, value)
    return value


def store(m: State, reference: Value, field: FieldInfo, value: Value, span: Span) -> None:
    """Assigns a field; if several objects are possible, each conditionally."""
    objects = holders(m, reference, field)
    if not objects:
        raise PathEnded(Infeasible())
    for _, address in objects:
        record = m.heap.entities[address]
        if not isinstance(record, Record):
            raise Unsupported(FIELD_OF_ARRAY, span)
        settle_made(m, address, record, field)
    if len(objects) > 1:
        before = [field_content(m, a, field) for _, a in objects]
        for (condition, address), old in zip(objects, before, strict=True):
            m.heap.writable(address).cells[field.slot] = conditional(condition, value, old)
    else:
        m.heap.writable(objects[0][1]).cells[field.slot] = value
    if m.action.footprint is not None:
        for condition, address in objects:
            m.action.touch(address, field.slot, Touch.TELL if field.volatile else Touch.WRITE, condition)
        if is_reference(field.type):
            publish(m, [address for _, address in objects], value)
    if m.specification.recording:
        for condition, address in objects:
            m.specification.writes = WriteLog(
                m.specification.writes, address, field.slot, span, m.threads.current, condition
            )


def load_volatile(m: State, reference: Value, field: FieldInfo) -> Any:
    """Reads a volatile field of a non-null object in code; the object is decided, because the read orders steps."""
    if m.action.footprint is None or m.frames.in_specification:
        return load(m, reference, field)
    address = one_target(m, reference)
    m.action.touch(address, field.slot, Touch.HEAR)
    return field_content(m, address, field)


def store_volatile(m: State, reference: Value, field: FieldInfo, value: Value, span: Span) -> None:
    """Assigns a volatile field; the object is decided, because the write orders steps."""
    store(m, reference if m.action.footprint is None else one_target(m, reference), field, value, span)


def load_static(m: State, field: FieldInfo) -> Any:
    """A static field."""
    m.action.touch(field.owner, field.slot, Touch.READ)
    return read_input(m, m.heap.statics.get((field.owner, field.slot), default_of(field.type)))


def store_static(m: State, field: FieldInfo, value: Value, span: Span) -> None:
    """Assigns a static field."""
    m.action.touch(field.owner, field.slot, Touch.TELL if field.volatile else Touch.WRITE)
    if m.action.footprint is not None and is_reference(field.type):
        publish(m, [], value)
    m.heap.statics[(field.owner, field.slot)] = value
    is_object = value.__class__ is int and value and field.private and is_reference(field.type)
    if is_object and field in static_state(m.explorer.program.program).secret:
        m.heap.writable(value).hidden = True  # no code gets it, so no open method returns it
    if m.specification.recording and m.heap.class_states.get(field.owner) != m.threads.current:
        m.specification.writes = WriteLog(m.specification.writes, field.owner, field.slot, span, m.threads.current)


def load_volatile_static(m: State, field: FieldInfo) -> Any:
    """Reads a static volatile field in code."""
    if not m.frames.in_specification:
        m.action.touch(field.owner, field.slot, Touch.HEAR)
    return load_static(m, field)


def wrote(m: State, region: Region) -> None:
    """Records that code has written to a region; writes by specifications do not last."""
    if not m.frames.in_specification:
        m.heap.versions = {**m.heap.versions, region: m.heap.versions.get(region, 0) + 1}
