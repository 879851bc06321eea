"""The static state in which a method starts: classes may be initialised, and code may have changed them since.

A class whose static state code may change has two cases. Either it was not used yet, and the path initialises it. Or it
was: then its initialiser has run, and the fields that code assigns, and the mutable parts of the objects that it left,
hold any value. If its initialiser only creates objects, the second case includes the first.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Any

from oxpecker.engine.machine.monitors import uncaught
from oxpecker.engine.path.endings import Excluded, ends
from oxpecker.engine.path.entities import Array, Entity, Record
from oxpecker.engine.path.environment import StaticPlace, UsedClass
from oxpecker.engine.path.exploration import Exploration
from oxpecker.engine.path.state import State
from oxpecker.engine.specification.clauses import all_hold, decide
from oxpecker.engine.specification.evaluation import Evaluation, finish
from oxpecker.engine.values.value import Code, Value
from oxpecker.oox import typed
from oxpecker.oox.analysis.static_state import StaticState, begins_program, own_classes, static_state
from oxpecker.oox.analysis.static_uses import static_uses
from oxpecker.oox.analysis.structures import is_immutable, is_library
from oxpecker.oox.candidates import candidates
from oxpecker.oox.hierarchy import ClassInfo, FieldInfo
from oxpecker.oox.input_clauses import constant_class, extended, factory, written_as
from oxpecker.oox.regions import element_region, structure
from oxpecker.oox.types import OBJECT, STRING, ClassType, Type, is_reference
from oxpecker.results import AssumptionKind
from oxpecker.terms import Op, Term


def static_name(field: FieldInfo) -> str:
    """The name of what a static field held when the method under check was called."""
    return f"{field.owner}::{field.name}"


def changeable_classes(explorer: Exploration, method: typed.Method) -> list[str]:
    """The classes that a method may use and whose static state code may have changed before it is called."""
    known = static_state(explorer.program.program)
    if not known.classes or begins_program(method.info):
        return []
    used = static_uses(explorer.program.program).of(method.info)
    found = [name for name in used if name in known.classes]
    types = [field.type for field in known.assigned if field.owner in found and is_reference(field.type)]
    others = [
        cls for cls in own_classes(explorer.hierarchy) if cls.name not in found and _may_share(explorer, cls, types)
    ]
    return [*found, *(cls.name for cls in others)]


def _may_share(explorer: Exploration, cls: ClassInfo, types: list[Type]) -> bool:
    """Whether a static field of a class may lead to what other fields of some types may lead to."""
    fields = [f for f in cls.static_fields.values() if is_reference(f.type) and f.type != STRING]
    castable = explorer.hierarchy.castable
    return constant_class(cls) is None and any(castable(f.type, t) for f in fields for t in types)


def assume_initial_values(explorer: Exploration, method: typed.Method) -> None:
    """Records the classes without source from which static fields that a method may read have their values."""
    if not explorer.log.initial:
        return
    read = static_uses(explorer.program.program).reads(method.info)
    for name, uses in explorer.log.initial.items():
        if any(_may_hold(explorer, field, owner, t) for field in read for owner, t in uses):
            explorer.log.assume_source(name)


def _may_hold(explorer: Exploration, field: FieldInfo, owner: str, t: Type) -> bool:
    """Whether a static field may hold a result of a type that the initialisation of a class gets."""
    if field.owner != owner or is_reference(field.type) != is_reference(t):
        return False
    return not is_reference(t) or explorer.hierarchy.castable(field.type, t)


class StaticStart:
    """Sets up the static state in which one method is called."""

    def __init__(self, explorer: Exploration, method: typed.Method) -> None:
        self.explorer = explorer
        self.method = method
        self.exclude = ends(Excluded(method.info.span))
        """A class whose initialisation fails has not been used before."""
        self.known: StaticState = static_state(explorer.program.program)
        self.classes = changeable_classes(explorer, method)
        if self.classes and explorer.options.initial_statics:
            explorer.log.assume(AssumptionKind.STATICS, "", "static fields with their initial values")
            self.classes = []

    def before(self, begin: Code) -> Code:
        """The code that runs before the method is called."""
        info = self.method.info

        def own(m: State) -> Any:
            return self.explorer.nested.initialise(m, info.owner, begin, 0, uncaught, info.span)

        return (lambda m: self.use(m, 0, own)) if self.classes else own

    def use(self, state: State, number: int, done: Code) -> Any:
        """Initialises one class after the other, as earlier code has done."""
        if number == len(self.classes):
            return self.change(state, 0, done)
        name = self.classes[number]

        def following(m: State) -> Any:
            return self.use(m, number + 1, done)

        def used(m: State) -> Any:
            m.environment.used = (*m.environment.used, UsedClass(name))
            return following(m)

        if not self.explorer.program.effects.constant.is_plain(name):
            self.leave(state, following)
        return self.explorer.nested.initialise(state, name, used, 0, self.exclude, self.method.info.span)

    def leave(self, state: State, following: Code) -> None:
        """A path on which a class has not been used before."""
        other = state.fork()
        other.choices.take(0)
        other.frames.next = following
        self.explorer.forks.later(other)
        state.take(1)

    # --- what has changed ----------------------------------------------------------------------------------

    def change(self, state: State, number: int, done: Code) -> Any:
        """Gives any value to everything that code may change; some classes may be in their initial state."""
        for place in range(number, len(state.environment.used)):
            used = state.environment.used[place]
            if self.is_lost(state, used.name):
                other = state.fork()
                other.choices.take(1)
                initial = UsedClass(used.name, is_initial=True)
                other.environment.used = (
                    *state.environment.used[:place],
                    initial,
                    *state.environment.used[place + 1 :],
                )
                other.frames.next = partial(self._change_rest, place + 1, done)
                self.explorer.forks.later(other)
                state.take(0)
        state.own_threads().begin()
        state.environment.used = tuple(
            each if each.is_initial else self.changed(state, each.name) for each in state.environment.used
        )
        return self.hold(state, [each.name for each in state.environment.used if not each.is_initial], done)

    def _change_rest(self, number: int, done: Code, state: State) -> Any:
        return self.change(state, number, done)

    def is_lost(self, state: State, name: str) -> bool:
        """Whether the initial state of a class is not among the states that code may have changed it to."""
        if self.explorer.program.program.static_invariants.get(name):
            return True  # the initialiser has to see to them
        cls = self.explorer.hierarchy[name]
        return any(
            not self.is_input(state, field) for field in cls.static_fields.values() if field in self.known.assigned
        )

    def is_input(self, state: State, field: FieldInfo) -> bool:
        """Whether inputs of its type may be the object in a static field."""
        value = state.heap.statics.get((field.owner, field.slot))
        if not isinstance(value, int) or not value or field.type == STRING or not is_reference(field.type):
            return True
        entity = state.heap.entities[value]
        if not isinstance(entity, Record):
            return True
        cls, tried = entity.classes[0], candidates(self.explorer.hierarchy, field.type)
        return cls in tried or written_as(cls) is not None or constant_class(cls) is not None

    def changed(self, state: State, name: str) -> UsedClass:
        """A class that code has used and changed."""
        fields = self.explorer.hierarchy[name].static_fields.values()
        assigned = tuple(field for field in fields if field in self.known.assigned)
        found: dict[int, StaticPlace] = {}
        for field in fields:
            value = state.heap.statics.get((field.owner, field.slot))
            if field not in assigned and is_reference(field.type) and field.type != STRING and value:
                place = StaticPlace(value, field, ())
                self.visit(state, place, static_name(field), field.type, found, field in self.known.constant)
                if field in self.known.kept and state.heap.entities[value].is_open:
                    state.heap.writable(value).hidden = True
        for field in assigned:
            value = self.explorer.inputs.unknown(
                self.known.type_of(field), static_name(field), self.explorer.bounds.chain
            )
            state.heap.statics[(field.owner, field.slot)] = value
            state.heap.initials = {**state.heap.initials, (field.owner, field.slot): value}
        return UsedClass(name, assigned, tuple(found.values()))

    def visit(
        self, state: State, place: StaticPlace, name: str, t: Type, found: dict[int, StaticPlace], constant: bool
    ) -> None:
        """Makes the mutable parts of a static object unknown, and those of objects that it surely refers to.

        A constant object has no mutable parts; but what it holds for others, as an `Object`, has.
        """
        address = place.address
        if address in found or not isinstance(address, int) or state.heap.entities[address].is_input:
            return
        found[address] = place
        entity = state.heap.entities[address]
        doubtful = place.field.owner in self.known.doubtful
        constant = constant or (not doubtful and isinstance(entity, Record) and is_immutable(entity.classes[0]))
        if isinstance(entity, Array):
            changes = not constant and (element_region(entity.element) in self.known.written or doubtful)
            kept = entity.cells if not changes or place.field in self.known.tables else {}
            types: dict[int, Type] = dict.fromkeys(kept, entity.element)
            names = {slot: f"{name}[{slot}]" for slot in kept}
            made: Entity = _opened_array(state, entity, name) if changes and not kept else entity
        else:
            assert isinstance(entity, Record)
            fields = {field.slot: field for field in entity.classes[0].layout}
            if constant:
                made, types = entity, {slot: field.type for slot, field in fields.items()}
            else:
                made, types = self.opened(state, entity, name, t, doubtful)
            names = {slot: entity.part_name(fields[slot]) for slot in types}
        if made is entity:
            state.heap.writable(address).born = 0
        else:
            state.heap.entities[address] = made
        for slot, part in types.items():
            for value in _addresses(entity.cells.get(slot)) if is_reference(part) and part != STRING else ():
                below = StaticPlace(value, place.field, (*place.slots, slot))
                self.visit(state, below, names[slot], part, found, constant and part != OBJECT)

    def opened(
        self, state: State, entity: Record, name: str, t: Type, doubtful: bool
    ) -> tuple[Entity, dict[int, Type]]:
        """An object with its mutable parts unknown, and the types of the other parts."""
        cls, hierarchy = entity.classes[0], self.explorer.hierarchy
        if factory(cls) is not None:
            kept = {} if doubtful or structure(hierarchy, cls) & self.known.written else entity.cells
        else:
            stay = {f.slot for f in cls.layout if not doubtful and not self.known.changes(cls, f)}
            stay -= self.remade(cls, doubtful)
            if is_library(cls) and len(stay) < len(cls.layout):
                stay = set()  # what a model says of its inputs need not hold of fields with their initial values
            kept = {slot: entity.cells[slot] for slot in stay if slot in entity.cells}
            if not kept and len(stay) == len(cls.layout):
                return entity, {}
        parts = {field.slot: field.type for field in cls.layout if field.slot in kept}
        if len(kept) == len(entity.cells) and (factory(cls) is not None or not self.any_change(cls, doubtful)):
            return entity, parts
        made = Record((cls,), name, True, self.explorer.bounds.chain, state.heap.owner)
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

    # --- what is known of it -------------------------------------------------------------------------------

    def hold(self, state: State, names: list[str], done: Code) -> Any:
        """Assumes the static invariants of the classes, which hold whenever no code of the class is running."""
        program = self.explorer.program.program
        helped = {self.method.info.owner} if self.method.info.helper else set()
        clauses = [c for name in names if name not in helped for c in program.static_invariants.get(name, ())]

        def check(m: State) -> Any:
            m.frames.retry = check
            holds = all_hold(Evaluation(m, [], None), clauses)
            finish(m)
            return decide(m, holds, done, self.exclude, clauses[-1].span)

        return check(state) if clauses else done(state)


def _addresses(reference: Value) -> Iterator[int]:
    """The objects that a reference may refer to."""
    if isinstance(reference, Term) and reference.op is Op.ITE:
        for each in reference.args[1:]:
            yield from _addresses(each)
    elif isinstance(reference, int) and reference:
        yield reference


def _opened_array(state: State, array: Array, name: str) -> Array:
    """The array with unknown elements."""
    chain = state.explorer.bounds.chain
    made = Array(array.element, array.length, array.capacity, name, True, chain, state.heap.owner)
    made.elements = array.elements
    return made
