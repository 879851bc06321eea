"""Library objects and arrays that one field alone leads to, in the heap that the initialisers of classes leave.

Nothing else that code can reach refers to any of their parts: no static field, no other object, no element of their
own. Code without source finds only what it is given.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from oxpecker.engine.path.entities import Array, Entity, Record
from oxpecker.engine.path.environment import Answer
from oxpecker.engine.path.heap import Heap
from oxpecker.engine.values.value import Value
from oxpecker.oox.analysis.structures import adds_nothing, is_library
from oxpecker.oox.hierarchy import FieldInfo, Hierarchy
from oxpecker.oox.input_clauses import is_identity, written_as
from oxpecker.oox.types import OBJECT, STRING, ArrayType, ClassType, Type, is_reference
from oxpecker.terms import Op, Term


class Holder(NamedTuple):
    """What refers to an object: a field of another object by its address, or of a class by its name, or a call."""

    place: int | str
    slot: int


def addresses(reference: Value) -> Iterator[int]:
    """The objects that a reference may refer to."""
    if isinstance(reference, Term) and reference.op is Op.ITE:
        for each in reference.args[1:]:
            yield from addresses(each)
    elif isinstance(reference, int) and reference:
        yield reference


class Unshared:
    """The objects that code can reach after some initialisers, and what refers to each."""

    def __init__(self, heap: Heap, hierarchy: Hierarchy, answers: Iterable[Answer]) -> None:
        self.heap, self.hierarchy = heap, hierarchy
        self.holders: dict[int, set[Holder]] = {}
        self.pending: list[int] = []
        for answer in answers:
            for t, value in zip(answer.types, answer.arguments, strict=True):
                self._refer(Holder(answer.what, 0), t, value)
        for (owner, slot), value in heap.statics.items():
            self._refer(Holder(owner, slot), self._static_type(owner, slot), value)
        while self.pending:
            address = self.pending.pop()
            for slot, t, value in self._held(heap.entities[address]):
                self._refer(Holder(address, slot), t, value)

    def _static_type(self, owner: str, slot: int) -> Type:
        return next(field.type for field in self.hierarchy[owner].static_fields.values() if field.slot == slot)

    def _refer(self, holder: Holder, t: Type, value: Value) -> None:
        if not isinstance(t, (ClassType, ArrayType)):
            return
        for address in addresses(value):
            if address not in self.holders:
                self.holders[address] = set()
                self.pending.append(address)
            self.holders[address].add(holder)

    def _held(self, entity: Entity, seen_as: Type | None = None) -> Iterator[tuple[int, Type, Value]]:
        """What an object or array holds apart from simple values, with the types as which code finds it there."""
        types = {}
        if isinstance(entity, Record):
            types = {field.slot: field.type for field in entity.classes[0].layout}
        elif isinstance(entity, Array):
            element = entity.element if seen_as is None else element_as(entity, seen_as)
            types = dict.fromkeys(entity.cells, element)
        for slot, value in entity.cells.items():
            if not self._is_value(types[slot]):
                yield slot, types[slot], value

    def _is_value(self, t: Type) -> bool:
        """Whether objects of a type are simple values: nobody can change them, so sharing them is harmless."""
        cls = self.hierarchy.get(t.name) if isinstance(t, ClassType) else None
        return cls is not None and written_as(cls) is not None

    def is_only_way(self, place: int | str, field: FieldInfo, address: int) -> bool:
        """Whether a field of an object, or of a class, is the only way to a structure."""
        within: set[Holder] = set()
        beyond: set[Holder] = set()
        pending: list[tuple[int, Type]] = [(address, field.declared)]
        seen = set(pending)
        while pending:
            part, t = pending.pop()
            entity = self.heap.entities[part]
            if entity.is_input or entity.is_open or not _is_of_library(entity):
                return False
            for slot, held, value in self._held(entity, t):
                if not is_part(self.hierarchy, held):
                    beyond.add(Holder(part, slot))
                    continue
                if not _is_known(value):
                    return False
                within.add(Holder(part, slot))
                new = {(each, held) for each in addresses(value)} - seen
                seen |= new
                pending += sorted(new, key=str)
        # Holders of simple values are not recorded.
        holders = {holder for part, _ in seen for holder in self.holders.get(part, ())}
        return holders - (within - beyond) == {Holder(place, field.slot)}


def element_as(array: Array, seen_as: Type) -> Type:
    """The type as which code finds the elements of an array that it sees as some type: `Object` in an `Object[]`."""
    if not is_reference(array.element) or array.element == STRING:
        return array.element
    return seen_as.element if isinstance(seen_as, ArrayType) else OBJECT


def is_part(hierarchy: Hierarchy, t: Type) -> bool:
    """Whether what a library object or array holds as a type belongs to it, and is not just one of its elements."""
    if isinstance(t, ArrayType):
        return True
    return isinstance(t, ClassType) and t != OBJECT and is_library(hierarchy[t.name])


def _is_known(reference: Value) -> bool:
    """Whether it is known which objects a reference may refer to."""
    if isinstance(reference, Term) and reference.op is Op.ITE:
        return all(map(_is_known, reference.args[1:]))
    return not isinstance(reference, Term)


def _is_of_library(entity: Entity) -> bool:
    """Whether only library code runs on an object, so that the analysis of uses has followed it."""
    if isinstance(entity, Array):
        return True
    assert isinstance(entity, Record)
    (cls,) = entity.classes
    return adds_nothing(cls) or all(is_identity(cls, field.slot) for field in cls.layout)
