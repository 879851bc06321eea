"""Type tests: casts, `instanceof`, and what an array may hold."""

from __future__ import annotations

from typing import Any

from oxpecker.engine.machine import openness
from oxpecker.engine.machine.arrays import arrays_of
from oxpecker.engine.machine.decisions import choose
from oxpecker.engine.machine.references import same, targets
from oxpecker.engine.path.entities import Array, Record
from oxpecker.engine.path.requests import Decide, Divide, Narrow
from oxpecker.engine.path.state import State
from oxpecker.engine.values import text
from oxpecker.engine.values.arithmetic import conditional, equal, negation
from oxpecker.engine.values.value import Value
from oxpecker.oox.types import STRING, Type
from oxpecker.terms import Term


def type_test(m: State, reference: Value, t: Type) -> Any:
    """`instanceof`: false for null; decides the class of an object first if it matters and is open."""
    if t == STRING:
        return negation(text.of(reference).null)
    reference = m.knowledge.known(reference)
    if reference.__class__ is not Term:
        return bool(reference) and is_instance(m, reference, t)
    if m.explorer.inputs.is_never(reference, t):
        return False
    present = negation(equal(reference, 0))
    if m.explorer.inputs.is_always(reference, t):
        # Which object it is does not matter, and a cast does not ask whether it is one.
        return present
    if present.__class__ is Term and present not in m.knowledge.facts:
        raise Decide(present)
    if present is False or m.knowledge.facts.get(present) is False:
        return False
    return choose([(c, is_instance(m, a, t)) for c, a in targets(m, reference)])


def is_instance(m: State, address: int, t: Type) -> bool:
    """Whether the entity at an address has a type; narrows an open class."""
    entity = m.heap.entities[address]
    if isinstance(entity, Record) and entity.facts is not None:
        known = openness.is_instance(m, entity, t)
        if known is None:
            raise Divide(address, t)
        return known
    openness.note_test(m, entity, t)
    inside, outside = m.explorer.inputs.fitting(entity, t)
    if inside and outside:
        raise Narrow(address, (inside, outside))
    return not outside


def storable(m: State, array: Value, value: Value) -> Any:
    """Whether an array may hold a reference."""
    is_null = same(m, value, 0)
    options = [(c, is_null is True or may_hold(m, a, value, is_null)) for c, a in arrays_of(m, array)]
    return choose(options)


def may_hold(m: State, address: int, value: Value, is_null: Value) -> Any:
    """Whether the array at an address may hold a reference; narrows its element type if it matters."""
    entity = m.heap.entities[address]
    assert isinstance(entity, Array)
    if m.explorer.inputs.is_element(value, entity):
        return True
    value = m.knowledge.known(value)
    if value.__class__ is Term and all(m.explorer.inputs.is_always(value, element) for element in entity.elements):
        return True
    answers = [conditional(is_null, True, type_test(m, value, element)) for element in entity.elements]
    if all(answer is answers[0] for answer in answers):
        openness.note_elements(m.explorer, entity)
        return answers[0]
    groups: dict[Value, list[Type]] = {}
    for element, answer in zip(entity.elements, answers, strict=True):
        groups.setdefault(answer, []).append(element)
    raise Narrow(address, tuple(tuple(group) for group in groups.values()))
