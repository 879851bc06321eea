"""The memory of a path: following references, reading and writing what they lead to, allocation and types."""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Mapping
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, NoReturn

from oxpecker import terms
from oxpecker.engine.machine import openness
from oxpecker.engine.machine.over_approximation import any_character, any_element, any_truth, is_vague, is_vague_text
from oxpecker.engine.machine.references import References
from oxpecker.engine.path.endings import Ending, Infeasible, PathEnded, Violated
from oxpecker.engine.path.footprints import Footprint, Touch
from oxpecker.engine.path.heap import (
    EVERYTHING,
    Array,
    Entity,
    Epochs,
    Record,
    Size,
    Value,
)
from oxpecker.engine.path.requests import Decide, Divide, Establish, Make, Narrow, TooLong, Unsupported
from oxpecker.engine.path.threads import Threads
from oxpecker.engine.path.writes import WriteLog
from oxpecker.engine.values import text
from oxpecker.engine.values.arithmetic import conditional, conjunction, equal, negation
from oxpecker.engine.values.text import Text
from oxpecker.oox.hierarchy import ClassInfo, FieldInfo
from oxpecker.oox.interpreter.outcome import FIELD_OF_ARRAY
from oxpecker.oox.making import establishing, extended, maker, making_arguments
from oxpecker.oox.prelude import WRONG_OBJECT, WRONG_TYPE
from oxpecker.oox.regions import Region, element_region, field_region
from oxpecker.oox.source import NOWHERE, Span
from oxpecker.oox.types import (
    BIGINT,
    INTEGRAL,
    RANGES,
    STRING,
    ArrayType,
    ClassType,
    Type,
    default_value,
    is_reference,
    shown_class,
)
from oxpecker.terms import Term

if TYPE_CHECKING:
    from oxpecker.engine.explore.explorer import Explorer


class Memory(References):
    """Heap, static fields, and what has been found out about unknown references."""

    __slots__ = (
        "class_states",
        "clock",
        "epochs",
        "footprint",
        "initials",
        "next_address",
        "recording",
        "span",
        "statics",
        "threads",
        "token",
        "versions",
        "writes",
    )

    def __init__(self, explorer: Explorer) -> None:
        super().__init__(explorer)
        self.statics: dict[tuple[str, int], Value] = {}
        self.class_states: dict[str, str | int] = {}
        self.initials: dict[tuple[str, int], Value] = {}
        """The static fields of each class as its initialisation left them: their values before it was used."""
        self.clock = 0
        """Goes up by two with each havoc, which has that number."""
        self.epochs: Epochs = {}
        self.versions: Mapping[Region, int] = {}
        """How often each part of the heap has been written, where open methods may look at it."""
        self.next_address = 1
        self.token = object()
        self.threads = Threads(self.token)
        self.recording = 0
        self.writes: WriteLog | None = None
        self.footprint: Footprint | None = None
        self.span = NOWHERE

    def writable(self, address: int) -> Entity:
        """The entity at an address, for this state alone."""
        entity = self.heap[address]
        if entity.owner is not self.token:
            entity = self.heap[address] = entity.copy(self.token)
        return entity

    def touch(self, holder: Hashable, slot: Value, touch: Touch, condition: Value = True) -> None:
        """Notes what the step at hand uses, where other threads may use it too."""
        if self.footprint is not None:
            self.footprint.add(holder, slot, touch, self.span, conjunction(self.footprint.guard, condition))

    @contextmanager
    def used_under(self, condition: Value) -> Iterator[None]:
        """Inside, what is looked at is used only under a condition, beside those of around."""
        footprint = self.footprint
        if footprint is None:
            yield
            return
        before = footprint.guard
        footprint.guard = conjunction(before, condition)
        try:
            yield
        finally:
            footprint.guard = before

    def publish(self, _holders: list[int], _value: Value) -> None:
        """A reference is stored where other threads may see it; a static field has no holder."""

    # --- fields and elements -------------------------------------------------------------------------------

    def load(self, reference: Value, field: FieldInfo) -> Any:
        """A field of an object that is not null; of several possible objects, a conditional value."""
        if reference.__class__ is int:
            return self.field_of(reference, field)
        return self.choose([(c, self.field_of(a, field, c)) for c, a in self.targets(reference)])

    def choose(self, options: list[tuple[Value, Value]]) -> Any:
        """The value whose condition holds; one of them does, or else no input takes the path."""
        if not options:
            self.end(Infeasible())
        result = options[-1][1]
        for condition, value in reversed(options[:-1]):
            result = conditional(condition, value, result)
        return result

    def field_of(self, address: int, field: FieldInfo, condition: Value = True) -> Any:
        """A field of an object, read under a condition."""
        if self.footprint is not None:
            self.touch(address, field.slot, Touch.READ, condition)
        return self.field_content(address, field)

    def field_content(self, address: int, field: FieldInfo) -> Any:
        """Kiasan GETFIELD: what is known, or a new unknown that is then known."""
        record = self.heap[address]
        if not isinstance(record, Record):
            raise Unsupported(FIELD_OF_ARRAY, self.place())
        value = record.cells.get(field.slot, _MISSING)
        if value is not _MISSING:
            return value
        if not record.is_open or (record.is_input and field.name in (WRONG_OBJECT, WRONG_TYPE)):
            # No operator has thrown an input.
            return _default(field.type)
        self.settle_made(address, record, field)
        t = record.part_type(self.explorer.hierarchy, field)
        return self.initialise(address, field.slot, t, record.part_name(field), field_region(field))

    def settle_made(self, address: int, record: Record, field: FieldInfo | None = None) -> None:
        """An input that code makes must be made before anyone looks into it or changes it."""
        if not record.is_open or all(maker(cls) is None for cls in record.classes):
            above = extended(record.classes[0]) if record.is_open and field is not None else None
            if above is None or field not in above.layout or record.made is not None:
                self.settle_established(address, record)
                return
            if making_arguments(record.classes[0], record.arguments) is None:
                # Only what the class above makes is in a state that its own code can bring it to.
                raise Unsupported(
                    f"an input of {shown_class(record.classes[0].name)}, which extends {above.name}", self.place()
                )
        if len(record.classes) > 1:
            raise Narrow(address, tuple((cls,) for cls in record.classes))
        if self.epochs:
            regions = self.explorer.program.structure_of(record.classes[0])
            if any(self.epochs.get(region, 0) > record.born for region in (EVERYTHING, *regions)):
                # What it holds now is not what it was made of.
                raise Unsupported(f"{record.classes[0].name} that a call by contract or a loop changes", self.place())
        raise Make(address)

    def settle_established(self, address: int, record: Record) -> None:
        """An input keeps what its constructors have made sure of; one that other classes may have is narrowed first."""
        if record.is_established or not record.is_open or not any(map(establishing, record.classes)):
            return
        groups: dict[tuple[str, ...], list[ClassInfo]] = {}
        for cls in record.classes:
            groups.setdefault(tuple(method.key for method in establishing(cls)), []).append(cls)
        if len(groups) > 1:
            raise Narrow(address, tuple(tuple(group) for group in groups.values()))
        raise Establish(address)

    def initialise(self, address: int, slot: int, t: Type, name: str, region: Region) -> Any:
        """A part of something open that is looked at for the first time, or since the last havoc of its region."""
        entity = self.writable(address)
        epochs = self.epochs
        epoch = max(epochs.get(region, 0), epochs.get(EVERYTHING, 0)) if epochs else 0
        if not entity.is_input:
            # What is open of something that the program made is as a havoc left it, at the earliest its own.
            epoch = max(epoch, entity.born)
        chain = self.explorer.bounds.chain if epoch else entity.chain - 1
        value = self.explorer.unknown(t, f"{name}@{epoch}" if epoch else name, chain, epoch)
        entity.cells[slot] = value
        if is_reference(t) and value.__class__ is Term:
            self.explorer.strategy.first_read(self, value)
        return value

    def store(self, reference: Value, field: FieldInfo, value: Value, span: Span) -> None:
        """Assigns a field; of several possible objects, each conditionally."""
        targets = self.targets(reference)
        if not targets:
            self.end(Infeasible())
        for _, address in targets:
            record = self.heap[address]
            if not isinstance(record, Record):
                raise Unsupported(FIELD_OF_ARRAY, span)
            self.settle_made(address, record, field)
        if len(targets) > 1:
            before = [self.field_content(a, field) for _, a in targets]
            for (condition, address), old in zip(targets, before, strict=True):
                self.writable(address).cells[field.slot] = conditional(condition, value, old)
        else:
            self.writable(targets[0][1]).cells[field.slot] = value
        if self.footprint is not None:
            for condition, address in targets:
                self.touch(address, field.slot, Touch.TELL if field.volatile else Touch.WRITE, condition)
            if is_reference(field.type):
                self.publish([address for _, address in targets], value)
        if self.recording:
            for condition, address in targets:
                self.writes = WriteLog(self.writes, address, field.slot, span, self.threads.current, condition)

    def length(self, reference: Value) -> Any:
        """The length of an array that is not null, or of a string."""
        if reference.__class__ is str:
            return len(reference)
        if reference.__class__ is Text:
            self.see(reference.unmeasured, reference.missing)
            return reference.length
        options: list[tuple[Value, Value]] = []
        for condition, address in self.targets(reference):
            array = self.heap[address]
            assert isinstance(array, Array)
            options.append((condition, self.length_of(array)))
        return self.choose(options)

    def length_of(self, array: Array) -> Any:
        """The length of an array: its value, once the path gives it one."""
        return self.given.get(array.length, array.length)

    def element(self, reference: Value, index: Value) -> Any:
        """An element; the index has been checked."""
        return self.choose([(c, self.element_of(a, index, c)) for c, a in self.targets(reference)])

    def element_of(self, address: int, index: Value, condition: Value = True) -> Any:
        """Of several possible indices, a conditional value."""
        if is_vague(self, address):
            return any_element(self, address)
        if index.__class__ is not Term:
            return self.cell(address, index, condition)
        self.touch(address, index, Touch.READ, condition)
        places = self.places(address, index)
        contents = [self.content(address, place) for place in places]
        if len(places) > self.explorer.longest_chain and self.array_within_bounds(address).element in INTEGRAL:
            return terms.element(index - places[0], *contents)
        options = [(equal(index, place), value) for place, value in zip(places, contents, strict=True)]
        return self.choose([each for each in options if self.facts.get(each[0]) is not False])

    def places(self, address: int, index: Value) -> list[int]:
        """The indices of an array that a term may stand for; one at least, since it has been checked."""
        array, explorer = self.array_within_bounds(address), self.explorer
        most = explorer.longest_element if array.element in INTEGRAL else explorer.longest_choice
        return self.between(index, array.capacity, most)

    def between(self, index: Value, capacity: int, most: int) -> list[int]:
        """The numbers from 0 on and below a capacity that a term may stand for; one at least."""
        assert isinstance(index, Term)
        interval = self.range_of(index)
        low, high = max(0, interval.low or 0), capacity - 1
        high = high if interval.high is None else min(high, interval.high)
        if high - low > most:
            raise Unsupported(f"an index that may have {high - low + 1} values", self.place())
        return list(range(low, high + 1)) or [0]

    def array_within_bounds(self, address: int) -> Array:
        """The array at an address; looking into one that is longer than its bound ends the path."""
        array = self.heap[address]
        assert isinstance(array, Array)
        if array.is_long:
            raise TooLong("array")
        return array

    def cell(self, address: int, index: int, condition: Value = True) -> Any:
        """An element at a known index, read under a condition."""
        if self.footprint is not None:
            self.touch(address, index, Touch.READ, condition)
        return self.content(address, index)

    def content(self, address: int, index: int) -> Any:
        """What an array holds at a known index."""
        array = self.array_within_bounds(address)
        value = array.cells.get(index, _MISSING)
        if value is not _MISSING:
            return self.given.get(value, value) if value.__class__ is Term else value
        if not array.is_open:
            return _default(array.element)
        region = element_region(array.element)
        return self.initialise(address, index, array.element, f"{array.name}[{index}]", region)

    def store_element(self, reference: Value, index: Value, value: Value, span: Span) -> None:
        """Assigns an element; where array or index are not certain, every possible one conditionally."""
        targets = self.targets(reference)
        for condition, address in targets:
            places: list[Any] = []  # of a vague array nothing is kept
            if not is_vague(self, address):
                places = [index] if index.__class__ is not Term else self.places(address, index)
            for place in places:
                chosen: Value = equal(index, place) if len(places) > 1 else True
                here = conjunction(condition, chosen)
                if here is True:
                    self.writable(address).cells[place] = value
                elif self.facts.get(chosen) is not False:
                    old = self.content(address, place)
                    self.writable(address).cells[place] = conditional(here, value, old)
            self.touch(address, index, Touch.WRITE, condition)
            if self.footprint is not None and value.__class__ is not bool:
                self.publish([address], value)
            if self.recording:
                self.writes = WriteLog(self.writes, address, index, span, self.threads.current, condition)

    def load_static(self, field: FieldInfo) -> Any:
        """A static field."""
        self.touch(field.owner, field.slot, Touch.READ)
        return self.read_input(self.statics.get((field.owner, field.slot), _default(field.type)))

    def store_static(self, field: FieldInfo, value: Value, span: Span) -> None:
        """Assigns a static field."""
        self.touch(field.owner, field.slot, Touch.TELL if field.volatile else Touch.WRITE)
        if self.footprint is not None and is_reference(field.type):
            self.publish([], value)
        self.statics[(field.owner, field.slot)] = value
        if self.recording and self.class_states.get(field.owner) != self.threads.current:
            self.writes = WriteLog(self.writes, field.owner, field.slot, span, self.threads.current)

    # --- allocation and types ------------------------------------------------------------------------------

    def add(self, entity: Entity) -> int:
        """Gives an entity an address."""
        address = self.next_address
        self.next_address += 1
        if not entity.is_input and not entity.is_open:
            entity.born = self.clock + 1
        self.heap[address] = entity
        return address

    def allocate(self, cls: ClassInfo, _span: Span) -> int:
        """A new object with default fields."""
        return self.add(Record((cls,), f"{cls.name}#{self.next_address}", False, 0, self.token))

    def arrays(self, t: Type, sizes: list[Size]) -> int:
        """A new array, with one in it at every index it can have when there are several sizes."""
        assert isinstance(t, ArrayType)
        size = sizes[0]
        array = Array(t.element, size.length, size.capacity, f"{t}#{self.next_address}", False, 0, self.token)
        array.beyond = size.beyond
        address = self.add(array)
        for index in range(size.capacity if len(sizes) > 1 and not size.beyond else 0):
            self.heap[address].cells[index] = self.arrays(t.element, sizes[1:])
        return address

    def type_test(self, reference: Value, t: Type) -> Any:
        """`instanceof`: false for null; where an object's class is open and matters, it is chosen first."""
        if t == STRING:
            return negation(text.of(reference).null)
        reference = self.known(reference)
        if reference.__class__ is not Term:
            return bool(reference) and self.is_instance(reference, t)
        if self.explorer.is_never(reference, t):
            return False
        present = negation(equal(reference, 0))
        if present.__class__ is Term and present not in self.facts:
            raise Decide(present)
        if present is False or self.facts.get(present) is False:
            return False
        if self.explorer.is_always(reference, t):
            # Which object it is does not matter.
            return True
        return self.choose([(c, self.is_instance(a, t)) for c, a in self.targets(reference)])

    def is_instance(self, address: int, t: Type) -> bool:
        """Whether the entity at an address is of a type; an open class is narrowed."""
        entity = self.heap[address]
        if isinstance(entity, Record) and entity.facts is not None:
            known = openness.is_instance(self, entity, t)
            if known is None:
                raise Divide(address, t)
            return known
        openness.note_test(self, entity, t)
        inside, outside = self.explorer.fitting(entity, t)
        if inside and outside:
            raise Narrow(address, (inside, outside))
        return not outside

    def storable(self, array: Value, value: Value) -> Any:
        """Whether an array may hold a reference."""
        is_null = self.same(value, 0)
        options = [(c, is_null is True or self.may_hold(a, value, is_null)) for c, a in self.targets(array)]
        return self.choose(options)

    def may_hold(self, address: int, value: Value, is_null: Value) -> Any:
        """Whether the array at an address may hold a reference; what it was declared with is narrowed if it matters."""
        entity = self.heap[address]
        assert isinstance(entity, Array)
        if self.explorer.is_element(value, entity):
            return True
        value = self.known(value)
        if value.__class__ is Term and all(self.explorer.is_always(value, element) for element in entity.elements):
            return True
        answers = [conditional(is_null, True, self.type_test(value, element)) for element in entity.elements]
        if all(answer is answers[0] for answer in answers):
            openness.note_elements(self.explorer, entity)
            return answers[0]
        groups: dict[Value, list[Type]] = {}
        for element, answer in zip(entity.elements, answers, strict=True):
            groups.setdefault(answer, []).append(element)
        raise Narrow(address, tuple(tuple(group) for group in groups.values()))

    # --- strings and ranges --------------------------------------------------------------------------------

    def as_text(self, value: Value, t: Type) -> Any:
        """What a value contributes to a concatenation."""
        return text.of_value(value, t, self.explorer.bounds.string)

    def same_text(self, left: Value, right: Value) -> Any:
        """Whether two strings are equal."""
        if left.__class__ is str and right.__class__ is str:
            return left == right
        same, unseen, missing = text.equality(left, right)
        if is_vague_text(self, missing) and self.holds(unseen):
            return any_truth(self)
        self.see(unseen, missing)
        return same

    def character(self, string: Value, index: Value, inside: Value = True) -> Any:
        """A character of a string where the index is inside of it; elsewhere anything will do."""
        if inside is True and string.__class__ is str and index.__class__ is int:
            return ord(string[index])
        whole = text.of(string)
        beyond = conjunction(inside, index >= whole.start)
        # Whether anything is hidden is one question for all indices.
        if beyond is not False and self.holds(whole.hidden):
            if is_vague_text(self, whole.missing) and self.holds(beyond):
                return any_character(self)
            self.see(beyond, whole.missing)
        if not whole.units:
            return 0
        if index.__class__ is int:
            return whole.units[index] if 0 <= index < len(whole.units) else 0
        places = self.between(index, len(whole.units), self.explorer.longest_choice)
        return self.choose([(equal(index, place), whole.units[place]) for place in places])

    def see(self, unseen: Value, missing: str) -> None:
        """Ends the path where what must be known of a string is hidden."""
        if self.holds(unseen):
            raise Unsupported(missing, self.place()) if missing else TooLong("string")

    def holds(self, condition: Value) -> bool:
        """Whether a condition holds; where that is open, it is decided first."""
        known = self.facts.get(condition) if isinstance(condition, Term) else condition
        if known is None:
            raise Decide(condition)
        return bool(known)

    def in_range(self, value: Value, t: Type, span: Span) -> Any:
        """The overflow check."""
        if t == BIGINT:
            return value
        low, high = RANGES[t]
        if value.__class__ is not Term:
            if not low <= value <= high:
                self.end(Violated("overflow", span, f"{value} is outside {low}..{high}"))
            return value
        if not self.holds(conjunction(value >= low, value <= high)):
            self.end(Violated("overflow", span, f"the result is outside {low}..{high}"))
        return value

    def place(self) -> Span:
        """Roughly where the path is."""
        return NOWHERE

    def end(self, ending: Ending) -> NoReturn:
        """The path ends here."""
        raise PathEnded(ending)


_MISSING = object()


def _default(t: Type) -> Any:
    """The default of a type; a null reference is 0."""
    if isinstance(t, (ClassType, ArrayType)):
        return 0
    return default_value(t)
