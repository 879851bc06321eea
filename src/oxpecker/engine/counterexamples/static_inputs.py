"""The static state at the start of a path, in the heap of a run."""

from __future__ import annotations

from enum import Enum, auto

from oxpecker.engine.counterexamples.inputs import InputBuilder
from oxpecker.engine.explore.initialiser import reference
from oxpecker.engine.explore.static_changes import static_name
from oxpecker.engine.path.entities import Array, Record
from oxpecker.engine.path.environment import StaticPlace
from oxpecker.oox.analysis.static_state import static_state
from oxpecker.oox.hierarchy import FieldInfo
from oxpecker.oox.input_clauses import factory
from oxpecker.oox.interpreter import ArrayValue, ObjectValue
from oxpecker.oox.interpreter.heap import StaticSlot
from oxpecker.oox.types import STRING, ArrayType, ClassType, Type, is_reference


class StaticsOf(Enum):
    """What code has done with static fields before a run."""

    PATH = auto()
    """It has changed those that the path depends on."""
    INITIALISERS = auto()
    """It has initialised the classes that the path finds initialised."""
    NOTHING = auto()
    """It has not run."""


class StaticInputs:
    """Sets the static fields of one run that the path depends on; the others keep their initial values."""

    def __init__(self, inputs: InputBuilder, given: StaticsOf = StaticsOf.PATH) -> None:
        self.inputs = inputs
        self.given = given
        self.state = inputs.state
        self.heap = inputs.heap
        self.slots: list[StaticSlot] = []
        """What was set."""

    def set(self) -> list[StaticSlot]:
        """Makes the static state that the path began with; what had to be set."""
        known = static_state(self.inputs.explorer.program.program)
        places = [place for used in self.state.environment.used for place in used.places]
        hierarchy = self.inputs.explorer.hierarchy
        if self.given is StaticsOf.NOTHING and not places:
            return []
        for used in self.state.environment.used:
            self.heap.initialise(hierarchy[used.name])
        for place in places:
            self.inputs.built[place.address] = self.found(place)
        if self.given is not StaticsOf.PATH:
            return self.with_uses()
        for place in places:
            if self.state.heap.entities[place.address].is_input:
                self.fill(place)
        for used in self.state.environment.used:
            for field in used.assigned:
                t = known.type_of(field)
                if self.is_known(static_name(field), t):
                    slot = StaticSlot(hierarchy[field.owner], self.heap.statics[field.owner], field.slot)
                    slot.set(self.inputs.part(static_name(field), t))
                    self.slots.append(slot)
        return self.with_uses()

    def with_uses(self) -> list[StaticSlot]:
        """What was set, and a field of each class whose initialiser must have run: setting it runs that."""
        hierarchy, owner = self.inputs.explorer.hierarchy, self.inputs.state.frames.outermost
        own = [] if owner is None else hierarchy[owner.code.info.owner].lineage()
        for cls in (hierarchy[used.name] for used in self.state.environment.used):
            is_felt = cls not in own and not self.inputs.explorer.program.effects.constant.is_plain(cls.name)
            fields = [f for f in cls.static_fields.values() if not f.final and not is_reference(f.type)]
            if is_felt and fields and all(slot.holder is not cls for slot in self.slots):
                self.slots.append(StaticSlot(cls, self.heap.statics[cls.name], fields[0].slot))
        return self.slots

    def found(self, place: StaticPlace) -> ObjectValue | ArrayValue:
        """The object that the run has where the path has one."""
        value = self.heap.statics[place.field.owner][place.field.slot]
        for slot in place.slots:
            assert isinstance(value, (ObjectValue, ArrayValue))
            value = value.slots[slot]
        assert isinstance(value, (ObjectValue, ArrayValue)), "initialisers leave in a run what they leave on a path"
        return value

    def fill(self, place: StaticPlace) -> None:
        """Gives an object the parts that the path knows."""
        entity, target = self.state.heap.entities[place.address], self.inputs.built[place.address]
        above: tuple[FieldInfo, ...] = ()
        if isinstance(entity, Array):
            parts = {i: (entity.element_name(i), entity.element) for i in range(len(target.slots))}
        else:
            assert isinstance(entity, Record) and isinstance(target, ObjectValue)
            if factory(target.cls) is not None:
                self.remake(entity, target, place.address)
                return
            kept = entity.initial or {}
            hierarchy = self.inputs.explorer.hierarchy
            if entity.recipe is not None:
                above = self.inputs.inherited(target, entity)
            layout = [field for field in target.cls.layout[len(above) :] if field.slot not in kept]
            parts = {f.slot: (entity.part_name(f), entity.part_type(hierarchy, f)) for f in layout}
            if above:
                self.slots.append(StaticSlot(target, target.slots, 0, is_contents=True))
        known = {index: part for index, part in parts.items() if self.is_known(*part)}
        for index, (name, t) in known.items():
            before, value = target.slots[index], self.inputs.part(name, t)
            target.slots[index] = value
            if not above and (value != before or isinstance(value, float)):  # -0.0 equals 0.0
                self.slots.append(StaticSlot(target, target.slots, index))

    def remake(self, record: Record, target: ObjectValue, address: int) -> None:
        """Rebuilds a library object from its parts by code, if the path has accessed it."""
        if record.recipe is None:
            return
        slot = StaticSlot(target, target.slots, 0, is_contents=True)
        slot.set(self.inputs.made_of_parts(record, target.cls, address))
        self.inputs.built[address] = target
        self.slots.append(slot)

    def is_known(self, name: str, t: Type) -> bool:
        """Whether the path says anything about an input."""
        if t == STRING:
            text = self.inputs.explorer.inputs.texts.get(name)
            parts = () if text is None else (text.null, text.length, *text.units)
            return not self.inputs.spoken_of.isdisjoint(part for part in parts if part.__hash__ is not None)
        if isinstance(t, (ClassType, ArrayType)):
            variable = reference(name, t)
            return (
                variable in self.state.knowledge.resolution
                or variable in self.state.knowledge.aliases
                or variable in self.inputs.model
            )
        return self.inputs.variable(name, t) in self.inputs.model
