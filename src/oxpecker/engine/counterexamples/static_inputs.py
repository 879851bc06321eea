"""The static state at the start of a path, in the heap of a run."""

from __future__ import annotations

from oxpecker.engine.counterexamples.inputs import InputBuilder
from oxpecker.engine.explore.initialiser import reference
from oxpecker.engine.explore.static_changes import static_name
from oxpecker.engine.path.entities import Array, Record
from oxpecker.engine.path.environment import StaticPlace
from oxpecker.oox.analysis.static_state import static_state
from oxpecker.oox.hierarchy import FieldInfo
from oxpecker.oox.input_clauses import factory
from oxpecker.oox.interpreter import ArrayValue, ObjectValue
from oxpecker.oox.types import STRING, ArrayType, ClassType, Type


class StaticInputs:
    """Sets the static fields of one run that the path depends on; the others keep their initial values."""

    def __init__(self, inputs: InputBuilder, has_initial_values: bool = False) -> None:
        self.inputs = inputs
        self.has_initial_values = has_initial_values
        """Whether no field is set."""
        self.state = inputs.state
        self.heap = inputs.heap
        self.fields: list[FieldInfo] = []
        """The fields that were set, or that lead to what was."""

    def set(self) -> list[FieldInfo]:
        """Makes the static state that the path began with; the fields that had to be set."""
        known = static_state(self.inputs.explorer.program.program)
        places = [place for used in self.state.environment.used for place in used.places]
        hierarchy = self.inputs.explorer.hierarchy
        for used in self.state.environment.used:
            cls = hierarchy[used.name]
            for field in cls.static_fields.values():
                self.heap.constant(cls, field.name)
        for place in places:
            self.inputs.built[place.address] = self.found(place)
        if self.has_initial_values:
            return []
        for place in places:
            if self.state.heap.entities[place.address].is_input and self.fill(place):
                self.note(place.field)
        for used in self.state.environment.used:
            for field in used.assigned:
                t = known.type_of(field)
                if self.is_known(static_name(field), t):
                    value = self.inputs.part(static_name(field), t)
                    self.heap.statics[field.owner][field.slot] = value
                    self.note(field)
        return self.fields

    def note(self, field: FieldInfo) -> None:
        """A field that the path depends on."""
        if field not in self.fields:
            self.fields.append(field)

    def found(self, place: StaticPlace) -> ObjectValue | ArrayValue:
        """The object that the run has where the path has one."""
        value = self.heap.statics[place.field.owner][place.field.slot]
        for slot in place.slots:
            assert isinstance(value, (ObjectValue, ArrayValue))
            value = value.slots[slot]
        assert isinstance(value, (ObjectValue, ArrayValue)), "initialisers leave in a run what they leave on a path"
        return value

    def fill(self, place: StaticPlace) -> bool:
        """Gives an object the parts that the path knows; returns whether there are any."""
        entity, target = self.state.heap.entities[place.address], self.inputs.built[place.address]
        if isinstance(entity, Array):
            parts = {i: (entity.element_name(i), entity.element) for i in range(len(target.slots))}
        else:
            assert isinstance(entity, Record) and isinstance(target, ObjectValue)
            if factory(target.cls) is not None:
                return self.remake(entity, target, place.address)
            kept = entity.initial or {}
            hierarchy = self.inputs.explorer.hierarchy
            above = () if entity.recipe is None else self.inputs.inherited(target, entity)
            layout = [field for field in target.cls.layout[len(above) :] if field.slot not in kept]
            parts = {f.slot: (entity.part_name(f), entity.part_type(hierarchy, f)) for f in layout}
            if above:
                self.note(place.field)
        known = {slot: part for slot, part in parts.items() if self.is_known(*part)}
        for slot, (name, t) in known.items():
            target.slots[slot] = self.inputs.part(name, t)
        return bool(known)

    def remake(self, record: Record, target: ObjectValue, address: int) -> bool:
        """Rebuilds a library object from its parts by code, if the path has accessed it."""
        if record.recipe is None:
            return False
        made = self.inputs.made_of_parts(record, target.cls, address)
        target.slots[:] = made.slots
        self.inputs.built[address] = target
        return True

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
