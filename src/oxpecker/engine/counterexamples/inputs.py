"""From a path to an input that takes it: the model's values, as objects of the interpreter."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any, TypeAlias

from oxpecker import terms
from oxpecker.engine.counterexamples.shapes import declared_elements, element_types, shape, wanted_types
from oxpecker.engine.counterexamples.smallest import FREE_CHARACTER
from oxpecker.engine.counterexamples.well_typed import Place, misfit
from oxpecker.engine.explore.explorer import Explorer
from oxpecker.engine.explore.initialiser import reference
from oxpecker.engine.limits import LONGEST_STRING, MOST_ELEMENTS
from oxpecker.engine.path.entities import Array, Entity, Recipe, Record, default_of
from oxpecker.engine.path.state import State
from oxpecker.engine.values.arithmetic import input_interval, sort_of
from oxpecker.engine.values.text import Text
from oxpecker.engine.values.value import Value
from oxpecker.oox import typed
from oxpecker.oox.candidates import candidates, common_type, constants, is_of
from oxpecker.oox.hierarchy import ClassInfo, FieldInfo, Hierarchy, MethodInfo
from oxpecker.oox.input_clauses import constant_class, extended, factory, factory_arguments, order_types, written_as
from oxpecker.oox.interpreter import ArrayValue, Heap, InputError, ObjectValue, field_name
from oxpecker.oox.interpreter import Value as Concrete
from oxpecker.oox.interpreter.outcome import Stop, Unsupported
from oxpecker.oox.interpreter.steps import name_of
from oxpecker.oox.roles import InputRole
from oxpecker.oox.types import (
    BOOL,
    CHAR,
    FLOATING,
    OBJECT,
    STRING,
    ArrayType,
    ClassType,
    Type,
    as_input,
    is_non_null,
    written,
)
from oxpecker.terms import Op, Term


class NotConstructible(Exception):
    """An input that is too large to construct."""


class IllTyped(NotConstructible):
    """An input for which no object of a suitable type is known."""


@contextmanager
def drawing_the_same() -> Iterator[None]:
    """A run that does what a path did; it initialises the classes of all inputs first, which may draw values too."""
    try:
        yield
    except InputError:
        raise IllTyped("a run draws other values than the path") from None
    except Stop as stop:
        what = stop.outcome.what if isinstance(stop.outcome, Unsupported) else "an initialiser that ends the program"
        raise Indistinct(what) from None


class Circular(NotConstructible):
    """An input collection that contains itself, or an object that is made of it."""

    def __init__(self, chosen: Sequence[Choice]) -> None:
        super().__init__("it needs a collection that contains itself")
        self.chosen = tuple(chosen)
        """The references of the circle that only the model has led there. If there are none, the path needs it."""


class Indistinct(NotConstructible):
    """An input of two objects of which the library does not say that they are two."""


Choice: TypeAlias = tuple[Term, int]
"""A reference that the path leaves open, and the object to which a model leads it."""

_LETTER = ord("a")

_ONLY_ONE = "whether two equal objects are one object"


class InputBuilder:
    """Constructs the arguments of one path in the heap of a run."""

    def __init__(self, explorer: Explorer, state: State, model: Mapping[Term, Any], heap: Heap) -> None:
        self.explorer = explorer
        self.state = state
        self.model = dict(model)
        self.heap = heap
        self.spoken_of = {
            variable for condition in state.knowledge.condition.constraints for variable in condition.variables
        }
        self.built: dict[int, ObjectValue | ArrayValue] = {}
        self.free: dict[int, ObjectValue | ArrayValue | None] = {}
        self.begun: dict[int, int] = {}
        """The collections whose parts are being built, each with the number of choices before it."""
        self.chosen: list[Choice] = []
        """The choices of the model that led to what is being built."""
        self.elements = element_types(explorer, state, model)
        self.unfinished: list[ObjectValue] = []
        """Objects that the path did not access, while their contents are constructed."""

    def value(self, value: Value, t: Type) -> Concrete:
        """The concrete form of a value at the start of the path."""
        if isinstance(t, (ClassType, ArrayType)):
            return self.reference(value, t)
        if isinstance(value, Text):
            return self.text(value)
        if isinstance(value, Term):
            is_free = t == CHAR and value.op is Op.VARIABLE and value not in self.model
            value = FREE_CHARACTER if is_free else terms.evaluate(value, self.model)
        if t == BOOL:
            return bool(value)
        return float(value) if t in FLOATING else value

    def text(self, text: Text) -> str | None:
        """Null, or a string of the model, with readable letters where the path leaves them open."""
        null, length = terms.evaluate(text.null, self.model), int(terms.evaluate(text.length, self.model))
        if null or (text.null is not False and not self.spoken_of.intersection((text.null, text.length, *text.units))):
            return None
        if length > LONGEST_STRING:
            raise NotConstructible(f"it needs a string of {length:,} characters; the maximum is {LONGEST_STRING:,}")
        known = [int(terms.evaluate(u, self.model)) if u in self.spoken_of else _LETTER for u in text.units[:length]]
        return "".join(map(chr, known)) + chr(_LETTER) * (length - len(known))

    def nondet(self, value: Value) -> Concrete:
        """A nondeterministic value of the program."""
        if isinstance(value, Text):
            return self.text(value)
        unknown = self.explorer.inputs.unknowns.get(value)
        return self.reference(value, unknown.type) if unknown else terms.evaluate(value, self.model)

    def reference(self, value: Value, t: Type) -> Concrete:
        """Null, an object of the path, or one that the path did not access."""
        if isinstance(value, Term):
            if value in self.state.knowledge.resolution:
                address = self.state.knowledge.resolution[value]
            else:
                return self.chosen_by_model(value, t)
        else:
            address = value
        return self.entity(address) if address else None

    def chosen_by_model(self, value: Term, t: Type) -> Concrete:
        """The same for a reference that the path leaves open."""
        self.set_apart(value)
        address = int(terms.evaluate(value, self.model))
        if not address:
            return None
        self.chosen.append((value, address))
        known = address in self.state.knowledge.aliases.get(value, ())
        made = self.entity(address) if known else self.untouched(address, t)
        self.chosen.pop()
        return made

    def set_apart(self, value: Term) -> None:
        """Gives each non-null reference that the path does not constrain a separate object."""
        for variable in sorted(value.variables, key=lambda v: v.uid):
            if variable in self.explorer.inputs.unknowns and variable.low and variable not in self.model:
                taken = (self.model[other] for other in self.explorer.inputs.unknowns if other in self.model)
                self.model[variable] = max((*taken, *self.state.heap.entities), default=0) + 1

    def untouched(self, number: int, t: Type) -> Concrete:
        """An object that the path did not access; equal numbers mean the same object."""
        known, narrow = self.state.heap.entities.get(number), self.narrowest(number, t)
        is_constant = isinstance(known, Record) and constant_class(known.classes[0]) is not None
        exists = known is not None and (known.is_input or is_constant or number in self.built)
        if known is not None and exists and self.explorer.inputs.fits(known, narrow):
            return self.entity(number)
        if number not in self.free:
            if isinstance(narrow, ArrayType):
                self.free[number] = self.heap.new_array(narrow, (self.length_of(number, narrow),))
            else:
                self.free[number] = self.some_object(narrow)
        return self.free[number]

    def some_object(self, t: Type) -> ObjectValue | ArrayValue | None:
        """Any object of a type."""
        assert isinstance(t, ClassType)
        for info in constants(self.explorer.hierarchy, t):
            return self.constant(info, 0)
        # A class may hold one of a type it is of: another class of that type ends the chain, or else a circle does.
        unfinished = {each.cls: each for each in self.unfinished}
        for cls in sorted(candidates(self.explorer.hierarchy, as_input(t)), key=lambda cls: cls in unfinished):
            if cls in unfinished:
                return unfinished[cls]
            if factory(cls) is None:
                return self.plain_object(cls)
            return self.from_parts(cls, *self.parts_of(None, cls, t.arguments))
        if t.also:
            raise IllTyped(f"it needs an object of type {written(t)}, but no class that is tried provides one")
        return None

    def least(self, t: Type) -> Concrete:
        """The smallest non-null value."""
        if isinstance(t, ArrayType):
            return self.heap.new_array(t, (t.length or 0,))
        return "" if t == STRING else self.some_object(t)

    def plain_object(self, cls: ClassInfo) -> ObjectValue:
        """The smallest object that its class allows."""
        made = self.heap.new_object(cls)
        self.unfinished.append(made)
        for field in cls.layout[len(self.inherited(made, None)) :]:
            if is_non_null(field.type):
                made.slots[field.slot] = self.least(field.type)
        self.unfinished.pop()
        return made

    def constant(self, cls: ClassInfo, address: int) -> ObjectValue | ArrayValue | None:
        """The constant with an address in the path, or the first one."""
        for field in cls.static_fields.values():
            if field.type == ClassType(cls.name) and address in (
                0,
                self.state.heap.statics.get((field.owner, field.slot)),
            ):
                value = self.heap.constant(cls, field.name)
                assert isinstance(value, ObjectValue)
                return value
        return None

    def from_parts(self, cls: ClassInfo, parts: list[Concrete], drawn: Sequence[Concrete]) -> ObjectValue | ArrayValue:
        """The object that a class constructs from parts."""
        method = factory(cls)
        assert method is not None
        array = self.heap.new_array(ArrayType(OBJECT), (len(parts),))
        array.slots[:] = parts
        made = self.run(method, [array], drawn)
        if not isinstance(made, (ObjectValue, ArrayValue)):
            raise NotConstructible("it needs a collection whose class refuses what it would hold")  # such as null
        return made

    def narrowest(self, number: int, t: Type) -> Type:
        """The common subtype of all references with a number; `model_of` ensures that there is one."""
        types = [u.type for variable, u in self.explorer.inputs.unknowns.items() if self.model.get(variable) == number]
        narrow = next((each for each in types if all(is_of(self.explorer.hierarchy, each, o) for o in types)), None)
        t = narrow or common_type(self.explorer.hierarchy, [t, *types]) or t
        for variable, elements in self.elements.items():
            if self.model.get(variable) == number:
                t = next((e for e in elements if self.explorer.hierarchy.subtype(e, t)), t)
        return t

    def length_of(self, number: int, t: ArrayType) -> int:
        """The length that a type of a reference with a number knows, or none."""
        types = [t, *(u.type for v, u in self.explorer.inputs.unknowns.items() if self.model.get(v) == number)]
        return next((each.length for each in types if isinstance(each, ArrayType) and each.length is not None), 0)

    def entity(self, address: int) -> ObjectValue | ArrayValue:
        """An object of the path, in its initial state."""
        if address in self.built:
            return self.built[address]
        entity = self.state.heap.entities[address]
        if isinstance(entity, Array):
            length = int(terms.evaluate(entity.length, self.model))
            if self.heap.size + length > MOST_ELEMENTS:
                raise NotConstructible(f"it needs an array of more than {MOST_ELEMENTS:,} elements")
            declared = declared_elements(self.explorer, entity, address, self.model)
            array = self.heap.new_array(ArrayType(declared[0]), (length,))
            self.built[address] = array
            array.slots[:] = [self.part(entity.element_name(i), entity.element) for i in range(length)]
            return array
        assert isinstance(entity, Record)
        # No input leads to what the path has created, even if a model gives a reference that number.
        wanted = wanted_types(self.explorer, address, self.model, self.elements) if entity.is_input else ()
        cls = shape(self.explorer, entity, wanted)
        if cls is None:
            raise IllTyped("it needs an object that no class provides")
        if isinstance(cls, ArrayType):
            self.built[address] = self.heap.new_array(cls, (self.length_of(address, cls),))
            return self.built[address]
        holder = constant_class(cls)
        constant = None if holder is None else self.constant(holder, address)
        if constant is not None:
            return constant
        if factory(cls) is not None:
            return self.made_of_parts(entity, cls, address)
        made = self.heap.new_object(cls)
        self.built[address] = made
        if entity.is_open:
            above = self.inherited(made, entity)
            for field in cls.layout[len(above) :]:
                name = f"{entity.part_name(field)}{_moment(entity)}"
                made.slots[field.slot] = self.part(name, entity.part_type(self.explorer.hierarchy, field))
        elif written_as(cls) is not None:
            # A text or a number that the path has created, such as a literal: an equal one.
            for field in cls.layout:
                made.slots[field.slot] = self.value(entity.cells.get(field.slot, default_of(field.type)), field.type)
        return made

    def inherited(self, made: ObjectValue, record: Record | None) -> tuple[FieldInfo, ...]:
        """Sets what an object inherits from a class that builds its inputs from parts; returns those fields."""
        above = extended(made.cls)
        if above is None:
            return ()
        recipe, given = (None, ()) if record is None else (record.recipe, record.arguments)
        parts, drawn = self.parts_of(recipe, above, factory_arguments(made.cls, given) or ())
        whole = self.from_parts(above, parts, drawn)
        for field in above.layout:
            made.slots[field.slot] = whole.slots[field.slot]
        return above.layout

    def parts_of(
        self, recipe: Recipe | None, cls: ClassInfo, arguments: tuple[Type, ...]
    ) -> tuple[list[Concrete], list[Concrete]]:
        """The parts an object was built from, and its drawn values; only its order if the path did not access it."""
        if recipe is None:
            return [self.plain_object(self.explorer.hierarchy[str(t)]) for t in order_types(cls, arguments)], []
        known = zip(recipe.parts, recipe.types, strict=True) if not recipe.around else self.parts_around(recipe)
        parts = [self.held(value, t) for value, t in known]
        return parts, [self.nondet(value) for value in recipe.drawn]

    def made_of_parts(self, record: Record, cls: ClassInfo, address: int) -> ObjectValue | ArrayValue:
        """An object that code has constructed, or would construct if the path had accessed it."""
        if address in self.begun:
            raise Circular(self.chosen[self.begun[address] :])
        self.begun[address] = len(self.chosen)
        made = self.built[address] = self.from_parts(cls, *self.parts_of(record.recipe, cls, record.arguments))
        return made

    def parts_around(self, recipe: Recipe) -> Iterator[tuple[Value, Type]]:
        """The parts of an object that was made around them, with their types."""
        array, (t,) = self.state.heap.entities[recipe.around], recipe.types
        assert isinstance(array, Array)
        length = int(terms.evaluate(array.length, self.model))
        if self.heap.size + length > MOST_ELEMENTS:
            raise NotConstructible(f"it needs a collection of more than {MOST_ELEMENTS:,} elements")
        for index in range(length):
            yield reference(f"{array.name}[{index}]{_moment(array)}", t), t

    def held(self, value: Value, t: Type) -> Concrete:
        """A part of a collection; if the path leaves it open, a text or a number instead of null."""
        if isinstance(value, Term) and isinstance(t, ClassType) and value not in self.state.knowledge.resolution:
            is_open = value not in self.model and value not in self.state.knowledge.aliases
            info = self.explorer.hierarchy.get(t.name)
            is_input = value in self.explorer.inputs.unknowns or value.op is Op.VARIABLE
            if is_open and info is not None and written_as(info) is not None and is_input:
                return self.some_object(t)
        return self.value(value, t)

    def keep_apart(self) -> None:
        """Makes sure that distinct inputs of a path are not objects that Java keeps only once."""
        methods = [m for cls in self.explorer.hierarchy.classes.values() for m in cls.methods.get(InputRole.SAME, ())]
        for one, two in sorted(self.state.knowledge.apart, key=str) if methods else ():
            pair = [self.reference(each, OBJECT) for each in (one, two)]
            if pair[0] is pair[1]:
                addresses = {self.state.knowledge.known(each) for each in (one, two)}
                if len(addresses) == 2 and all(isinstance(each, int) for each in addresses):
                    raise Indistinct(_ONLY_ONE)
                continue
            alike = [each for each in methods if self.run(each, pair)]
            if alike and not any(
                isinstance(made, ObjectValue) and self.separated(alike[0], pair, made) for made in pair[::-1]
            ):
                raise Indistinct(_ONLY_ONE)

    def separated(self, method: MethodInfo, pair: list[Concrete], made: ObjectValue) -> bool:
        """Whether changing an unread mark of an object separates it from the one it aliases."""
        address = next((a for a, other in self.built.items() if other is made), 0)
        known = self.state.heap.entities[address].cells if address else {}
        for field in made.cls.layout:
            if field.type == BOOL and field.name.startswith("$") and field.slot not in known:
                made.slots[field.slot] = not made.slots[field.slot]
                if not self.run(method, pair):
                    return True
                made.slots[field.slot] = not made.slots[field.slot]
        return False

    def run(self, method: MethodInfo, arguments: list[Concrete], drawn: Sequence[Concrete] | None = None) -> Concrete:
        """What a method of the library gives."""
        try:
            return self.heap.run(method, arguments, drawn)
        except Stop as stop:
            if not isinstance(stop.outcome, Unsupported):
                raise
            raise Indistinct(stop.outcome.what) from None

    def part(self, name: str, t: Type) -> Concrete:
        """A field or element of an input: the value of its variable in the model."""
        if t == STRING:
            text = self.explorer.inputs.texts.get(name)
            return ("" if is_non_null(t) else None) if text is None else self.text(text)
        if isinstance(t, (ClassType, ArrayType)):
            variable = reference(name, t)
            if (
                variable in self.state.knowledge.resolution
                or variable in self.model
                or variable in self.state.knowledge.aliases
            ):
                return self.reference(variable, t)
            if not is_non_null(t):
                return None
            # What a path has passed on without a look must stay one object, wherever it is asked for.
            return self.reference(variable, t) if variable in self.explorer.inputs.unknowns else self.least(t)
        return self.value(self.variable(name, t), t)

    def variable(self, name: str, t: Type) -> Any:
        """The input of a simple type that has a name."""
        return terms.variable(name, sort_of(t), input_interval(t, self.explorer.program.java_ints))


def _moment(entity: Entity) -> str:
    """What the names of the parts of an object end in that an open method has made."""
    return f"@{entity.born}" if entity.born else ""


def touched_parts(builder: InputBuilder) -> frozenset[tuple[str, str]]:
    """The fields of inputs that a path has read or written, each with the name of its object."""
    found = set()
    for address, made in builder.built.items():
        entity = builder.state.heap.entities[address]
        if isinstance(made, ObjectValue) and entity.is_input:
            slots = {field.slot: field for field in made.cls.layout}
            found |= {(name_of(made), field_name(made.cls, slots[slot])) for slot in entity.cells if slot in slots}
    return frozenset(found)


def demand_types(hierarchy: Hierarchy, arguments: Iterable[Place], this: Concrete) -> None:
    """Raises `IllTyped` if an argument holds an object in a place of another type."""
    problem = misfit(hierarchy, arguments, this)
    if problem is not None:
        raise IllTyped(problem)


def arguments_of(explorer: Explorer, method: typed.Method, state: State) -> list[Value]:
    """The arguments the path began with."""
    found: list[Value] = []
    for variable in method.parameters:
        if variable.name == "this" and not method.info.static:
            this = explorer.inputs.constants.receiver(method)
            found.append((state.environment.receiver or 1) if this is None else this)
        else:
            chain = explorer.bounds.chain
            found.append(explorer.inputs.unknown(variable.type, variable.name, chain, is_argument=True))
    return found


def input_entities(state: State) -> dict[int, Entity]:
    """The inputs that a path has accessed."""
    return {address: entity for address, entity in state.heap.entities.items() if entity.is_input}
