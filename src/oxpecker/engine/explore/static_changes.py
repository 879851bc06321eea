"""The changes that code may have made to the static state of classes that it has used before a method is called."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from oxpecker.engine.explore.unshared import Unshared, addresses, element_as, is_part
from oxpecker.engine.machine.references import sharing
from oxpecker.engine.path.entities import Array, Entity, Record
from oxpecker.engine.path.environment import StaticPlace, UsedClass
from oxpecker.engine.path.exploration import Exploration
from oxpecker.engine.path.state import State
from oxpecker.engine.values.value import Value
from oxpecker.oox.analysis.static_state import StaticState
from oxpecker.oox.analysis.structures import is_frozen, is_immutable, is_library
from oxpecker.oox.hierarchy import ClassInfo, FieldInfo
from oxpecker.oox.input_clauses import constructor_fact_methods, extended, factory
from oxpecker.oox.regions import element_region, structure
from oxpecker.oox.type_arguments import part_type
from oxpecker.oox.types import STRING, ArrayType, ClassType, Sharing, Type, is_reference


def static_name(field: FieldInfo) -> str:
    """The name of what a static field held when the method under check was called."""
    return f"{field.owner}::{field.name}"


class StaticChanges:
    """Gives any value to everything that code may have changed in the heap of one path."""

    def __init__(self, explorer: Exploration, state: State, known: StaticState) -> None:
        self.explorer, self.state, self.known = explorer, state, known
        self.unshared = Unshared(state.heap.fork(), explorer.hierarchy, state.environment.answers)

    def made(self, name: str) -> UsedClass:
        """A class that code has used and changed."""
        fields = self.explorer.hierarchy[name].static_fields.values()
        assigned = tuple(field for field in fields if field in self.known.assigned)
        found: dict[int, StaticPlace] = {}
        for field in fields:
            value = self.state.heap.statics.get((field.owner, field.slot))
            if field not in assigned and isinstance(field.type, (ClassType, ArrayType)):
                for address in addresses(value):  # none if the object itself is unknown
                    self.change(field, address, found)
        for field in assigned:
            value = self.explorer.inputs.unknown(
                self.known.type_of(field), static_name(field), self.explorer.bounds.chain
            )
            self.state.heap.statics[(field.owner, field.slot)] = value
            self.state.heap.initials = {**self.state.heap.initials, (field.owner, field.slot): value}
        return UsedClass(name, assigned, tuple(found.values()))

    def change(self, field: FieldInfo, address: int, found: dict[int, StaticPlace]) -> None:
        """Gives any value to what code may change in the object of a static field."""
        is_known = field.owner not in self.known.doubtful
        is_constant = field in self.known.constant or (is_known and self.keeps_contents(field.owner, field, address))
        self.visit(StaticPlace(address, field, ()), static_name(field), field.type, found, is_constant)
        is_unshared = field in self.known.kept and self.state.heap.entities[address].is_open
        if (is_unshared and field.private) or field in self.known.secret:
            self.state.heap.writable(address).hidden = True

    def keeps_contents(self, place: int | str, field: FieldInfo, address: int) -> bool:
        """Whether the structure in a field of an object or class is as constructors and initialisers have left it."""
        if not self.unshared.is_only_way(place, field, address):
            return False
        entity = self.unshared.heap.entities[address]
        if (field, entity.classes[0].name if isinstance(entity, Record) else "") not in self.known.read_only:
            return False
        if field.private and not self.state.heap.clock:
            # Otherwise it may be what other code passes, or what an open method has returned.
            self.state.heap.writable(address).hidden = True
        return True

    def visit(self, place: StaticPlace, name: str, t: Type, found: dict[int, StaticPlace], constant: bool) -> None:
        """Makes the mutable parts of a static object unknown, and those of objects that it surely refers to.

        A constant object has no mutable parts; but what it holds for others, as an `Object`, has.
        """
        address = place.address
        if address in found or not isinstance(address, int) or self.state.heap.entities[address].is_input:
            return
        found[address] = place
        entity = self.state.heap.entities[address]
        doubtful = place.field.owner in self.known.doubtful
        constant = constant or (not doubtful and isinstance(entity, Record) and _keeps_parts(entity.classes[0]))
        if isinstance(entity, Array):
            changes = not constant and (element_region(entity.element) in self.known.written or doubtful)
            kept = entity.cells if not changes or self.is_in_table(place) else {}
            types: dict[int, Type] = dict.fromkeys(kept, element_as(entity, t))
            names = {slot: f"{name}[{slot}]" for slot in kept}
            made: Entity = _opened_array(self.state, entity, name) if changes and not kept else entity
        else:
            assert isinstance(entity, Record)
            fields = {field.slot: field for field in entity.classes[0].layout}
            if constant:
                made, types = entity, {slot: field.type for slot, field in fields.items()}
            else:
                made, types = self.opened(entity, name, t, doubtful)
            names = {slot: entity.part_name(fields[slot]) for slot in types}
        if made is entity:
            self.state.heap.writable(address).born = 0
        else:
            self.state.heap.entities[address] = made
        for slot, part in types.items():
            for value in addresses(entity.cells.get(slot)) if is_reference(part) and part != STRING else ():
                below = StaticPlace(value, place.field, (*place.slots, slot))
                is_kept = constant and is_part(self.explorer.hierarchy, part)
                if isinstance(entity, Record):
                    part = self.part_type(entity, fields[slot], t)
                    if not constant and not doubtful:
                        is_kept = self.keeps_contents(address, fields[slot], value)
                self.visit(below, names[slot], part, found, is_kept)
                if sharing(part) is not Sharing.ANYTHING:
                    self.state.heap.writable(value).sharing = sharing(part)

    def is_in_table(self, place: StaticPlace) -> bool:
        """Whether an array belongs to one whose elements are never assigned; what these hold as objects does not."""
        t: Type | None = place.field.declared if place.field in self.known.grids else None
        for _ in place.slots:
            t = t.element if isinstance(t, ArrayType) else None
        return isinstance(t, ArrayType) and (isinstance(t.element, ArrayType) or place.field in self.known.tables)

    def hide_frozen(self) -> None:
        """Hides the objects that only frozen ones lead to: no code passes them as arguments."""
        entities = self.state.heap.entities
        frozen = {address for address, entity in entities.items() if _is_frozen(entity)}
        if not frozen:
            return
        known = self.reached(self.static_references(), frozen)
        for address in self.reached(frozen, set()) - known:
            self.state.heap.writable(address).hidden = True

    def static_references(self) -> Iterator[Value]:
        """What the static fields of all initialised classes refer to."""
        for cls in {owner: self.explorer.hierarchy[owner] for owner, _ in self.state.heap.statics}.values():
            for field in cls.static_fields.values():
                if is_reference(field.type) and field.type != STRING:
                    yield self.state.heap.statics.get((field.owner, field.slot))

    def reached(self, references: Iterable[Value], without: set[int]) -> set[int]:
        """The objects that references lead to, without some and those behind them."""
        found: set[int] = set()
        pending = [address for reference in references for address in addresses(reference)]
        while pending:
            address = pending.pop()
            if address not in found and address not in without:
                found.add(address)
                pending += self.referred(address)
        return found

    def referred(self, address: int) -> Iterator[int]:
        """The objects that an object or array refers to."""
        entity = self.state.heap.entities[address]
        if isinstance(entity, Array):
            slots = list(entity.cells) if is_reference(entity.element) and entity.element != STRING else []
        else:
            assert isinstance(entity, Record)
            layout = entity.classes[0].layout
            slots = [field.slot for field in layout if is_reference(field.type) and field.type != STRING]
        for slot in slots:
            yield from addresses(entity.cells.get(slot))

    def part_type(self, entity: Record, field: FieldInfo, t: Type) -> Type:
        """The type of a field of an object in a place of a type, whose type arguments it has."""
        if not isinstance(t, ClassType):
            return field.type
        return part_type(self.explorer.hierarchy, field, entity.classes, t.name, t.arguments, False)

    def opened(self, entity: Record, name: str, t: Type, doubtful: bool) -> tuple[Entity, dict[int, Type]]:
        """An object with its mutable parts unknown, and the types of the other parts."""
        cls, hierarchy = entity.classes[0], self.explorer.hierarchy
        if factory(cls) is not None:
            kept = {} if doubtful or structure(hierarchy, cls) & self.known.written else entity.cells
        else:
            stay = {f.slot for f in cls.layout if not doubtful and not self.known.changes(cls, f)}
            stay -= self.remade(cls, doubtful)
            if len(stay) < len(cls.layout) and is_library(cls) and constructor_fact_methods(cls):
                stay = set()  # what a model says of its inputs need not hold of fields with their initial values
            kept = {slot: entity.cells[slot] for slot in stay if slot in entity.cells}
            if not kept and len(stay) == len(cls.layout):
                return entity, {}
        parts = {field.slot: field.type for field in cls.layout if field.slot in kept}
        if len(kept) == len(entity.cells) and (factory(cls) is not None or not self.any_change(cls, doubtful)):
            return entity, parts
        made = Record((cls,), name, True, self.explorer.bounds.chain, self.state.heap.owner)
        made.cells, made.initial = dict(kept), dict(kept) or None
        made.declared, made.arguments = cls.name, ()
        if isinstance(t, ClassType):
            made.declared, made.arguments = t.name, t.arguments
        return made, parts

    def remade(self, cls: ClassInfo, doubtful: bool) -> set[int]:
        """The slots that a class inherits from one that constructs its inputs from parts, if any of them may change."""
        above = extended(cls)
        if above is None or not (doubtful or structure(self.explorer.hierarchy, above) & self.known.written):
            return set()
        return {field.slot for field in above.layout}

    def any_change(self, cls: ClassInfo, doubtful: bool) -> bool:
        """Whether any part of an object of a class may change."""
        return any(doubtful or self.known.changes(cls, field) for field in cls.layout)


def _keeps_parts(cls: ClassInfo) -> bool:
    return is_immutable(cls) or is_frozen(cls)


def _is_frozen(entity: Entity) -> bool:
    return isinstance(entity, Record) and is_frozen(entity.classes[0])


def _opened_array(state: State, array: Array, name: str) -> Array:
    """The array with unknown elements."""
    chain = state.explorer.bounds.chain
    made = Array(array.element, array.length, array.capacity, name, True, chain, state.heap.owner)
    made.elements = array.elements
    return made
