"""Inputs of open types: there are more classes of such objects than are tried.

If a path tests the type of such an input, the classes tried for the tested type count too, and arrays if the type has
some; the results of tests are kept as facts. If the class of an input matters, as for a call on it, it is one of those
tried so far, and the verdict names them.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from oxpecker.engine.bounds import OF_THE_PROGRAM
from oxpecker.engine.path.entities import Array, Entity, Record, TypeFacts
from oxpecker.engine.path.exploration import Exploration
from oxpecker.engine.path.requests import Unsupported
from oxpecker.engine.path.state import State
from oxpecker.oox.candidates import candidates, constants, declared_elements, is_of, is_open, open_arrays
from oxpecker.oox.hierarchy import ClassInfo, Hierarchy
from oxpecker.oox.open_methods import lacks_source, open_behaviour
from oxpecker.oox.roles import InputRole
from oxpecker.oox.types import ANY, OBJECT, ArrayType, ClassType, Type, shown_class


def fitting(hierarchy: Hierarchy, entity: Entity, t: Type) -> tuple[tuple[Any, ...], tuple[Any, ...]]:
    """The possible classes or element types of an entity, separated by whether it then has a type."""
    if isinstance(entity, Array):
        made = t.allocated if isinstance(t, ArrayType) else None
        inside: tuple[Any, ...] = tuple(
            e for e in entity.elements if made in (None, e) and hierarchy.subtype(ArrayType(e), t)
        )
        return inside, tuple(e for e in entity.elements if e not in inside)
    assert isinstance(entity, Record)
    inside = tuple(c for c in entity.classes if is_of(hierarchy, ClassType(c.name), t))
    outside = tuple(c for c in entity.classes if c not in inside)
    return (*inside, *(c for c in _further(hierarchy, entity, t) if c not in inside)), outside


def _further(hierarchy: Hierarchy, record: Record, t: Type) -> Iterator[ClassInfo]:
    """The further classes that an open input may have if it has a type."""
    if record.facts is not None and not _is_certain(hierarchy, record, t):
        yield from (c for c in candidates(hierarchy, t) if _admits(hierarchy, record, ClassType(c.name)))


def _admits(hierarchy: Hierarchy, record: Record, t: Type) -> bool:
    """Whether the facts about an open input allow a class or an array type."""
    facts = record.facts
    if facts is None:
        return False
    above = all(is_of(hierarchy, t, known) for known in record.types)
    return above and not any(hierarchy.subtype(t, other) for other in facts.is_not)


def arrays(hierarchy: Hierarchy, entity: Entity, t: Type) -> list[ArrayType]:
    """The arrays that an open input may be if it has a type; only if it has not been accessed."""
    if not isinstance(entity, Record) or entity.facts is None or entity.cells or entity.variable >= 0:
        return []
    asked = [t] if isinstance(t, ArrayType) else list(open_arrays(hierarchy, t))
    return [each for each in asked if _admits(hierarchy, entity, each)]


def _refuse_arrays(state: State, entity: Entity, t: Type) -> None:
    """In OOX, no arrays are tried for inputs of type Object, so a test for one is unsupported."""
    is_any = isinstance(entity, Record) and entity.is_input and any(c.name == OBJECT.name for c in entity.classes)
    if is_any and isinstance(t, ArrayType) and not is_open(state.explorer.hierarchy, OBJECT):
        raise Unsupported("an Object that may be an array", state.frames.place)


def _is_certain(hierarchy: Hierarchy, record: Record, t: Type) -> bool:
    """Whether an input has a type whatever its class is."""
    return any(hierarchy.subtype(known, t) for known in record.types)


def is_instance(state: State, record: Record, t: Type) -> bool | None:
    """Whether an open input has a type; None if that is open."""
    explorer, facts = state.explorer, record.facts
    assert facts is not None
    hierarchy = explorer.hierarchy
    if _is_certain(hierarchy, record, t):
        return True
    if any(hierarchy.subtype(t, other) for other in facts.is_not):
        return False
    inside, outside = fitting(hierarchy, record, t)
    if (inside or arrays(hierarchy, record, t)) and outside:
        return None
    is_never = not is_open(hierarchy, t) or not all(hierarchy.castable(known, t) for known in record.types)
    if not outside or not is_never:
        note(explorer, record)
    return not outside


def divided(explorer: Exploration, state: State, address: int, t: Type) -> list[State]:
    """Splits the path by whether an open input has a type."""
    record = state.heap.entities[address]
    assert isinstance(record, Record) and record.facts is not None
    inside, outside = fitting(explorer.hierarchy, record, t)
    found = []
    for group, is_one in ((inside, True), (outside, False)):
        if group:
            other = state.fork()
            other.choices.take(is_one)
            tell(explorer, other, address, t, is_one, group)
            found.append(other)
    for number, each in enumerate(arrays(explorer.hierarchy, record, t), 2):
        other = state.fork()
        other.choices.take(number)
        found += as_arrays(explorer, other, address, each)
    return found


def tell(
    explorer: Exploration, state: State, address: int, t: Type, is_one: bool, group: tuple[ClassInfo, ...]
) -> None:
    """Records whether an open input has a type; if all its classes are known, restricts them."""
    explorer.inputs.settle(state, address, group)
    record = state.heap.writable(address)
    assert isinstance(record, Record) and record.facts is not None
    if is_one:
        is_closed = not is_open(explorer.hierarchy, t)
        record.facts = None if is_closed else replace(record.facts, is_a=(*record.facts.is_a, t))
    else:
        record.facts = replace(record.facts, is_not=(*record.facts.is_not, t))


def become_array(explorer: Exploration, state: State, address: int, t: ArrayType, is_long: bool) -> None:
    """Turns an input of which only the type is known into an array."""
    record = state.heap.entities[address]
    assert isinstance(record, Record) and record.facts is not None
    array = new_array(explorer, t, record.name, record.is_input, record.chain, is_long, state.heap.owner)
    array.born, array.is_open = record.born, True
    array.sharing, array.is_argument = record.sharing, record.is_argument
    excluded = [each for each in record.facts.is_not if isinstance(each, ArrayType)]
    left = (e for e in array.elements if not any(explorer.hierarchy.subtype(ArrayType(e), x) for x in excluded))
    array.elements = tuple(left) or array.elements
    state.heap.entities[address] = array


def as_arrays(explorer: Exploration, state: State, address: int, t: ArrayType) -> list[State]:
    """States in which an open input is an array of a type, within or beyond the array bound."""
    longer = state.fork() if t.length is None else None
    state.choices.take(0)
    become_array(explorer, state, address, t, False)
    if longer is None:
        return [state]
    longer.choices.take(1)
    become_array(explorer, longer, address, t, True)
    return [longer, state]


def new_array(
    explorer: Exploration, t: ArrayType, name: str, is_input: bool, chain: int, is_long: bool, owner: object
) -> Array:
    """An input array of any length within the bounds, or beyond them, and of any covariant type that is tried."""
    size = explorer.inputs.input_size(t, name, is_long)
    array = Array(t.element, size.length, size.capacity, name, is_input, chain, owner)
    array.elements = (t.allocated,) if t.allocated is not None else declared_elements(explorer.hierarchy, t.element)
    return array


def decide_class(state: State, address: int, record: Record) -> None:
    """The class of an open input matters from now on, so it is one of those tried so far."""
    if record.facts is not None:
        note(state.explorer, record)
        settled = state.heap.writable(address)
        assert isinstance(settled, Record)
        settled.facts = None


def new_facts(hierarchy: Hierarchy, t: Type) -> TypeFacts | None:
    """The facts about a new input of a type; None if all its classes are tried."""
    return TypeFacts(is_a=t.also) if isinstance(t, ClassType) and is_open(hierarchy, t) else None


def note(explorer: Exploration, record: Record) -> None:
    """Tells the verdict which classes are tried for the narrowest open type that an input is known to have."""
    known = [t for t in record.types if isinstance(t, ClassType) and is_open(explorer.hierarchy, t)]
    if known:
        note_type(explorer, replace(known[-1], also=tuple(known[:-1])))


def note_elements(explorer: Exploration, array: Array) -> None:
    """Tells the verdict which element types of an input array are tried, if there may be others."""
    element = array.element
    while isinstance(element, ArrayType):
        element = element.element
    is_any = array.is_open and len(array.elements) > 1
    if is_any and isinstance(element, ClassType) and is_open(explorer.hierarchy, element):
        note_type(explorer, element)


def note_test(state: State, entity: Entity, t: Type) -> None:
    """Tells the verdict which element types were tried, if the runtime class of an input array decides a test."""
    _refuse_arrays(state, entity, t)
    if isinstance(entity, Array):
        seen, hierarchy = ArrayType(entity.element), state.explorer.hierarchy
        if hierarchy.castable(seen, t) and not hierarchy.subtype(seen, t):
            note_elements(state.explorer, entity)


def note_type(explorer: Exploration, t: ClassType) -> None:
    """Tells the verdict which classes are tried for inputs of an open type."""
    if lacks_source(explorer.hierarchy, t.name):
        explorer.log.assume_source(shown_class(t.name))
        return
    found = candidates(explorer.hierarchy, t)
    names = [shown_class(cls.name) for cls in found if InputRole.INTERNAL in cls.methods and not cls.name.endswith(ANY)]
    with_constants = constants(explorer.hierarchy, t)
    if any(InputRole.INTERNAL not in cls.methods for cls in (*found, *with_constants)):
        names.append(OF_THE_PROGRAM)
    if any(cls.name == t.name for cls in with_constants):
        names.append(f"{shown_class(t.name)} (its constants)")
    explorer.log.assume_classes(shown_class(t.name), names, open_behaviour(explorer.program.program, t.name))
