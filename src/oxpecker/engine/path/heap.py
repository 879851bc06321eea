"""The heap of a path, now and at earlier moments."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple, TypeAlias

from oxpecker.engine.path.entities import Array, Entity, Record
from oxpecker.engine.values.value import Value
from oxpecker.oox.actions import ClassStatus
from oxpecker.oox.hierarchy import ClassInfo
from oxpecker.oox.input_clauses import is_identity
from oxpecker.oox.regions import Region

Epochs: TypeAlias = Mapping[Region, int]
"""The last havoc of each region that was havocked as a whole; unknown cells are as that havoc left them."""

EVERYTHING: Region = ("", "everything")


class Heap:
    """The objects, arrays and static fields of a path."""

    __slots__ = (
        "class_states",
        "clock",
        "entities",
        "epochs",
        "initials",
        "next_address",
        "owner",
        "statics",
        "versions",
    )

    def __init__(self) -> None:
        self.entities: dict[int, Entity] = {}
        """By address."""
        self.statics: dict[tuple[str, int], Value] = {}
        self.class_states: dict[str, ClassStatus | int] = {}
        self.initials: dict[tuple[str, int], Value] = {}
        """The static fields of each class after its initialisation, which are their values before any other use."""
        self.clock = 0
        """Increases by two with each havoc, whose number it is."""
        self.epochs: Epochs = {}
        self.versions: Mapping[Region, int] = {}
        """How often each region has been written, if open methods may read it."""
        self.next_address = 1
        self.owner = object()
        """Marks the entities that this heap may write to."""

    def fork(self) -> Heap:
        """A heap with the same contents; from now on both copy an entity before they write to it."""
        other = Heap()
        other.entities = self.entities.copy()
        other.statics = self.statics.copy()
        other.class_states = self.class_states.copy()
        other.initials = self.initials
        other.clock = self.clock
        other.epochs = self.epochs
        other.versions = self.versions
        other.next_address = self.next_address
        self.owner = object()
        return other

    def snapshot(self) -> Snapshot:
        """The heap as it is now; later writes do not change it."""
        self.owner = object()
        return Snapshot(
            self.entities.copy(), self.statics.copy(), self.next_address, self.epochs, self.clock, self.versions
        )

    def writable(self, address: int) -> Entity:
        """The entity at an address, owned by this heap."""
        entity = self.entities[address]
        if entity.owner is not self.owner:
            entity = self.entities[address] = entity.copy(self.owner)
        return entity

    def add(self, entity: Entity) -> int:
        """Gives an entity an address."""
        address = self.next_address
        self.next_address += 1
        if not entity.is_input and not entity.is_open:
            entity.born = self.clock + 1
        self.entities[address] = entity
        return address

    def allocate(self, cls: ClassInfo) -> int:
        """A new object with default fields."""
        return self.add(Record((cls,), f"{cls.name}#{self.next_address}", False, 0, self.owner))

    def present(self) -> Present:
        """The current heap and static fields."""
        return Present(self.entities, self.statics, self.epochs)

    def look_back(self, moment: Snapshot) -> Present:
        """Switches to the heap of an earlier moment; returns what `come_back` needs."""
        present = self.present()
        self.entities = past_heap(moment.entities, self.entities)
        self.statics = {**self.initials, **moment.statics}
        self.epochs = moment.epochs
        self.owner = object()
        return present

    def come_back(self, present: Present) -> None:
        """Switches back to the present, with what was learnt about the past."""
        self.entities = present_heap(present.entities, self.entities)
        self.statics = {**self.initials, **present.statics}
        self.epochs = present.epochs
        self.owner = object()

    def inputs(self) -> dict[int, Entity]:
        """The objects that existed before the method under check started, by address."""
        return {address: entity for address, entity in self.entities.items() if entity.is_input}


class Present(NamedTuple):
    """The current state, hidden while an earlier one is evaluated."""

    entities: dict[int, Entity]
    statics: dict[tuple[str, int], Value]
    epochs: Epochs


class Snapshot:
    """The heap and static fields at some moment."""

    __slots__ = ("clock", "entities", "epochs", "next_address", "statics", "versions")

    def __init__(
        self,
        entities: dict[int, Entity],
        statics: dict[tuple[str, int], Value],
        next_address: int,
        epochs: Epochs,
        clock: int,
        versions: Mapping[Region, int],
    ) -> None:
        self.entities = entities
        self.statics = statics
        self.next_address = next_address
        self.epochs = epochs
        self.clock = clock
        self.versions = versions

    def is_before(self, address: int, entity: Entity, first_new: int | None = None) -> bool:
        """Whether an entity existed then; one that an earlier call created may be discovered later."""
        first_new = self.next_address if first_new is None else first_new
        return entity.is_input or address < first_new or entity.born <= self.clock


def _constructed_since(entity: Entity, other: Entity) -> bool:
    """Whether code has constructed an input that was not yet constructed at another moment."""
    return (
        isinstance(entity, Record) and isinstance(other, Record) and entity.recipe is not None and other.recipe is None
    )


def _made_as(entity: Entity, made: Entity) -> Record:
    """An input at a moment before its construction, with its later construction."""
    found = made.pristine()
    found.cells.update(entity.cells)
    assert isinstance(found, Record)
    return found


def _differ(one: Record, two: Record) -> bool:
    """Whether more is known about the class of an object at one of two moments."""
    return one.classes != two.classes or one.facts is not two.facts


def past_heap(then: dict[int, Entity], now: dict[int, Entity]) -> dict[int, Entity]:
    """The heap of an earlier moment, with what was learnt since.

    Inputs that were discovered later existed then, unchanged. The class of an object never changes. Objects that the
    program created later hold their defaults.
    """
    missing = {
        address: _with_number(entity.pristine(), entity) for address, entity in now.items() if address not in then
    }
    return {**_informed(then, now), **missing}


def present_heap(now: dict[int, Entity], past: dict[int, Entity]) -> dict[int, Entity]:
    """The present heap, with what was learnt about the past."""
    missing = {address: entity for address, entity in past.items() if address not in now}
    return {**_informed(now, past), **missing}


def _informed(heap: dict[int, Entity], other: dict[int, Entity]) -> dict[int, Entity]:
    """The entities of a heap, with what is known about them at another moment."""
    found = dict(heap)
    for address, entity in heap.items():
        if address in other:
            found[address] = _with_number(_told(entity, other[address]), other[address])
    return found


def _told(entity: Entity, other: Entity) -> Entity:
    """An entity with what is known about its construction and type at another moment."""
    if _constructed_since(other, entity):
        return _made_as(entity, other)
    if isinstance(other, Record) and isinstance(entity, Record) and _differ(other, entity):
        return entity.narrowed(other)
    if isinstance(other, Array) and isinstance(entity, Record):
        return other.pristine()
    if isinstance(other, Array) and isinstance(entity, Array) and other.elements != entity.elements:
        return entity.narrowed(other.elements)
    return entity


def _with_number(entity: Entity, other: Entity) -> Entity:
    """An object with the identity number that is known at another moment: the number is the same at all moments."""
    number = other.cells.get(0) if isinstance(other, Record) and is_identity(other.classes[0], 0) else None
    if number is None or entity.cells.get(0) is number:
        return entity
    numbered = entity.copy(object())
    numbered.cells[0] = number
    return numbered
