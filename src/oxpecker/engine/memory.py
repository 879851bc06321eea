"""The memory of a path: following references, reading and writing what they lead to, allocation and types."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NoReturn

from oxpecker import terms
from oxpecker.engine.arithmetic import conditional, conjunction, disjunction, equal, negation
from oxpecker.engine.heap import Array, Entity, Record, Value
from oxpecker.engine.paths import Ending, Infeasible, PathEnded, Violated
from oxpecker.engine.requests import Decide, Narrow, Resolve, TooLong, Unsupported
from oxpecker.oox.hierarchy import ClassInfo, FieldInfo
from oxpecker.oox.source import NOWHERE, Span
from oxpecker.oox.types import RANGES, ArrayType, ClassType, Type, default_value, is_reference
from oxpecker.terms import Term

if TYPE_CHECKING:
    from oxpecker.engine.explorer import Explorer


class WriteLog:
    """A persistent list of writes: to which address or class, which slot, where, and under which condition."""

    __slots__ = ("before", "condition", "holder", "slot", "span")

    def __init__(
        self, before: WriteLog | None, holder: int | str, slot: Value, span: Span, condition: Value = True
    ) -> None:
        self.before = before
        self.holder = holder
        self.slot = slot
        self.span = span
        self.condition = condition


class Memory:
    """Heap, static fields, and what has been found out about unknown references."""

    __slots__ = (
        "aliases",
        "chosen",
        "decided",
        "explorer",
        "heap",
        "next_address",
        "recording",
        "resolution",
        "statics",
        "token",
        "writes",
    )

    def __init__(self, explorer: Explorer) -> None:
        self.explorer = explorer
        self.heap: dict[int, Entity] = {}
        self.statics: dict[tuple[str, int], Value] = {}
        self.resolution: dict[Term, int] = {}
        self.aliases: dict[Term, tuple[int, ...]] = {}
        self.decided: dict[Term, bool] = {}
        self.chosen: set[Term] = set()
        self.next_address = 1
        self.token = object()
        self.recording = 0
        self.writes: WriteLog | None = None

    # --- references ----------------------------------------------------------------------------------------

    def known(self, reference: Value) -> Any:
        """A reference with what has been found out about it put in."""
        if reference.__class__ is not Term:
            return reference
        assert isinstance(reference, Term)
        if reference in self.resolution:
            return self.resolution[reference]
        if reference.op is terms.Op.ITE:
            condition, then, otherwise = reference.args
            return conditional(condition, self.known(then), self.known(otherwise))
        return reference

    def targets(self, reference: Value) -> list[tuple[Value, int]]:
        """The addresses a reference that is not null may have, each with its condition."""
        reference = self.known(reference)
        if reference.__class__ is not Term:
            return [(True, reference)] if reference else []
        if reference.op is terms.Op.ITE:
            condition, then, otherwise = reference.args
            holds = self.decided.get(condition)
            if holds is not None:
                return self.targets(then if holds else otherwise)
            try:
                left, right = self.targets(then), self.targets(otherwise)
            except Resolve as request:
                # Only the side that is taken is known not to be null.
                raise Decide(condition) from request
            yes = [(conjunction(condition, c), a) for c, a in left]
            no = [(conjunction(negation(condition), c), a) for c, a in right]
            # Each address once: who writes to every target must not write twice to one.
            merged: dict[int, Value] = {}
            for c, a in yes + no:
                merged[a] = disjunction(merged.get(a, False), c)
            return [(c, a) for a, c in merged.items() if c is not False]
        if reference in self.aliases:
            return [(equal(reference, a), a) for a in self.aliases[reference]]
        raise Resolve(reference)

    def one_target(self, reference: Value) -> int:
        """The address of a reference that is not null; of several possible ones, one is decided upon."""
        for condition, address in self.targets(reference):
            holds = self.decided.get(condition) if isinstance(condition, Term) else condition
            if holds is None:
                raise Decide(condition)
            if holds:
                return address
        raise PathEnded(Infeasible())

    def same(self, left: Value, right: Value) -> Any:
        """Whether two references are the same; what the program made is never an input."""
        left, right = self.known(left), self.known(right)
        if left.__class__ is not Term and right.__class__ is not Term:
            return left == right
        for one, other in ((left, right), (right, left)):
            made = one.__class__ is not Term and one
            if made and other.op is terms.Op.VARIABLE and not self.may_be(other, one):
                return False
        if left.__class__ is Term and left.op is terms.Op.ITE:
            condition, then, otherwise = left.args
            return conditional(condition, self.same(then, right), self.same(otherwise, right))
        if right.__class__ is Term and right.op is terms.Op.ITE:
            return self.same(right, left)
        if left.__class__ is Term and right.__class__ is Term and not self.explorer.may_alias(left, right):
            return conjunction(equal(left, 0), equal(right, 0))
        return equal(left, right)

    def may_be(self, variable: Term, address: int) -> bool:
        """Whether an unknown input may be the object at an address."""
        if variable in self.aliases:
            return address in self.aliases[variable]
        entity = self.heap[address]
        return entity.is_input and self.explorer.fits(entity, self.explorer.unknowns[variable].type)

    def writable(self, address: int) -> Entity:
        """The entity at an address, for this state alone."""
        entity = self.heap[address]
        if entity.owner is not self.token:
            entity = self.heap[address] = entity.copy(self.token)
        return entity

    # --- fields and elements -------------------------------------------------------------------------------

    def load(self, reference: Value, field: FieldInfo) -> Any:
        """A field of an object that is not null; of several possible objects, a conditional value."""
        if reference.__class__ is int:
            return self.field_of(reference, field)
        return self.choose([(c, self.field_of(a, field)) for c, a in self.targets(reference)])

    def choose(self, options: list[tuple[Value, Value]]) -> Any:
        """The value whose condition holds; one of them does, or else no input takes the path."""
        if not options:
            self.end(Infeasible())
        result = options[-1][1]
        for condition, value in reversed(options[:-1]):
            result = conditional(condition, value, result)
        return result

    def field_of(self, address: int, field: FieldInfo) -> Any:
        """Kiasan GETFIELD: what is known, or a new unknown that is then known."""
        record = self.heap[address]
        assert isinstance(record, Record)
        value = record.cells.get(field.slot, _MISSING)
        if value is not _MISSING:
            return value
        if not record.is_input:
            return _default(field.type)
        return self.initialise(address, field.slot, field.type, self.explorer.part_name(record, field))

    def initialise(self, address: int, slot: int, t: Type, name: str) -> Any:
        """A part of an input that is looked at for the first time."""
        entity = self.writable(address)
        value = self.explorer.unknown(self, t, name, entity.chain - 1)
        entity.cells[slot] = value
        if is_reference(t) and value.__class__ is Term:
            self.explorer.strategy.first_read(self, value)
        return value

    def store(self, reference: Value, field: FieldInfo, value: Value, span: Span) -> None:
        """Assigns a field; of several possible objects, each conditionally."""
        targets = self.targets(reference)
        if not targets:
            self.end(Infeasible())
        if len(targets) > 1:
            before = [self.field_of(a, field) for _, a in targets]
            for (condition, address), old in zip(targets, before, strict=True):
                self.writable(address).cells[field.slot] = conditional(condition, value, old)
        else:
            self.writable(targets[0][1]).cells[field.slot] = value
        if self.recording:
            for condition, address in targets:
                self.writes = WriteLog(self.writes, address, field.slot, span, condition)

    def length(self, reference: Value) -> Any:
        """The length of an array that is not null, or of a string."""
        if reference.__class__ is str:
            return len(reference)
        options: list[tuple[Value, Value]] = []
        for condition, address in self.targets(reference):
            array = self.heap[address]
            assert isinstance(array, Array)
            options.append((condition, array.length))
        return self.choose(options)

    def element(self, reference: Value, index: Value) -> Any:
        """An element; the index has been checked."""
        return self.choose([(c, self.element_of(a, index)) for c, a in self.targets(reference)])

    def element_of(self, address: int, index: Value) -> Any:
        """Of several possible indices, a conditional value."""
        if index.__class__ is not Term:
            return self.cell(address, index)
        places = self.places(address, index)
        return self.choose([(equal(index, place), self.cell(address, place)) for place in places])

    def places(self, address: int, index: Value) -> list[int]:
        """The indices of an array that a term may stand for; one at least, since it has been checked."""
        array = self.array_within_bounds(address)
        assert isinstance(index, Term)
        interval = index.interval
        low, high = 0, array.capacity - 1
        if interval is not None:
            low = max(low, interval.low or 0)
            high = high if interval.high is None else min(high, interval.high)
        if high - low > self.explorer.longest_choice:
            raise Unsupported(f"an index that may have {high - low + 1} values", self.place())
        return list(range(low, high + 1)) or [0]

    def array_within_bounds(self, address: int) -> Array:
        """The array at an address; looking into one that is longer than its bound ends the path."""
        array = self.heap[address]
        assert isinstance(array, Array)
        if array.is_long:
            raise TooLong("array")
        return array

    def cell(self, address: int, index: int) -> Any:
        """An element at a known index."""
        array = self.array_within_bounds(address)
        value = array.cells.get(index, _MISSING)
        if value is not _MISSING:
            return value
        if not array.is_input:
            return _default(array.element)
        return self.initialise(address, index, array.element, f"{array.name}[{index}]")

    def store_element(self, reference: Value, index: Value, value: Value, span: Span) -> None:
        """Assigns an element; where array or index are not certain, every possible one conditionally."""
        targets = self.targets(reference)
        for condition, address in targets:
            places = [index] if index.__class__ is not Term else self.places(address, index)
            for place in places:
                here = conjunction(condition, equal(index, place)) if index.__class__ is Term else condition
                if here is True:
                    self.writable(address).cells[place] = value
                else:
                    old = self.cell(address, place)
                    self.writable(address).cells[place] = conditional(here, value, old)
            if self.recording:
                self.writes = WriteLog(self.writes, address, index, span, condition)

    def load_static(self, field: FieldInfo) -> Any:
        """A static field."""
        return self.statics.get((field.owner, field.slot), _default(field.type))

    def store_static(self, field: FieldInfo, value: Value, span: Span) -> None:
        """Assigns a static field."""
        self.statics[(field.owner, field.slot)] = value
        if self.recording:
            self.writes = WriteLog(self.writes, field.owner, field.slot, span)

    def first_write(self, mark: WriteLog | None, first_new: int, class_states: dict[str, str]) -> WriteLog | None:
        """The first write after a mark to something that existed then, as classes do that were initialised then."""
        writes: list[WriteLog] = []
        log = self.writes
        while log is not None and log is not mark:
            writes.append(log)
            log = log.before
        for write in reversed(writes):
            if isinstance(write.holder, str):
                initialiser = self.explorer.hierarchy[write.holder].initialiser
                counts = initialiser is None or class_states.get(write.holder) == "done"
            else:
                counts = self.heap[write.holder].is_input or write.holder < first_new
            if counts and isinstance(write.condition, Term) and write.condition not in self.decided:
                raise Decide(write.condition)
            if counts and self.decided.get(write.condition, write.condition):
                return write
        return None

    # --- allocation and types ------------------------------------------------------------------------------

    def add(self, entity: Entity) -> int:
        """Gives an entity an address."""
        address = self.next_address
        self.next_address += 1
        self.heap[address] = entity
        return address

    def allocate(self, cls: ClassInfo, _span: Span) -> int:
        """A new object with default fields."""
        return self.add(Record((cls,), f"{cls.name}#{self.next_address}", False, 0, self.token))

    def allocate_array(self, t: Type, sizes: tuple[Value, ...], span: Span) -> int:
        """A new array, with arrays in it when there are several sizes; a size that inputs decide is bounded."""
        assert isinstance(t, ArrayType)
        size = sizes[0]
        capacity = size if size.__class__ is int else self.explorer.bound_size(self, size, span)
        assert isinstance(capacity, int)
        name = f"{t}#{self.next_address}"
        array = Array(t.element, size, capacity, name, False, 0, self.token)
        address = self.add(array)
        if len(sizes) > 1:
            if size.__class__ is Term:
                raise Unsupported("an array of arrays whose outer size the inputs decide", span)
            for index in range(capacity):
                inner = self.allocate_array(t.element, sizes[1:], span)
                self.writable(address).cells[index] = inner
        return address

    def type_test(self, reference: Value, t: Type) -> Any:
        """`instanceof`: false for null; where an object's class is open and matters, it is chosen first."""
        if reference.__class__ is str or str(t) == "string":
            return reference is not None and reference.__class__ is str
        reference = self.known(reference)
        if reference.__class__ is not Term:
            return bool(reference) and self.is_instance(reference, t)
        present = negation(equal(reference, 0))
        if present.__class__ is Term and present not in self.decided:
            raise Decide(present)
        if present is False or self.decided.get(present) is False:
            return False
        return self.choose([(c, self.is_instance(a, t)) for c, a in self.targets(reference)])

    def is_instance(self, address: int, t: Type) -> bool:
        """Whether the entity at an address is of a type; an open class is narrowed."""
        entity = self.heap[address]
        hierarchy = self.explorer.hierarchy
        if isinstance(entity, Array):
            return hierarchy.subtype(entity.type, t)
        assert isinstance(entity, Record)
        inside = tuple(c for c in entity.classes if hierarchy.subtype(ClassType(c.name), t))
        if len(inside) == len(entity.classes):
            return True
        if not inside:
            return False
        outside = tuple(c for c in entity.classes if c not in inside)
        raise Narrow(address, (inside, outside))

    def storable(self, array: Value, value: Value) -> Any:
        """Whether an array may hold a reference."""
        options: list[tuple[Value, Value]] = []
        for condition, address in self.targets(array):
            entity = self.heap[address]
            assert isinstance(entity, Array)
            is_null = self.same(value, 0)
            if is_null is True:
                fits: Value = True
            else:
                fits = conditional(is_null, True, self.type_test(value, entity.element))
            options.append((condition, fits))
        return self.choose(options)

    # --- strings and ranges --------------------------------------------------------------------------------

    def concatenate(self, left: Value, right: Value, span: Span) -> str:
        """Two strings joined; null reads as its name."""
        if left.__class__ is Term or right.__class__ is Term:
            raise Unsupported("a string that the inputs decide", span)
        return "".join(side if isinstance(side, str) else "null" for side in (left, right))

    def same_text(self, left: Value, right: Value, span: Span) -> Any:
        """Whether two strings are equal."""
        if left.__class__ is Term or right.__class__ is Term:
            raise Unsupported("a string that the inputs decide", span)
        # The null of no particular type is an address.
        left, right = (None if side.__class__ is int else side for side in (left, right))
        return left == right

    def character(self, text: Value, index: Value, span: Span) -> int:
        """A character of a string; the index has been checked."""
        if not isinstance(text, str) or not isinstance(index, int):
            raise Unsupported("a string that the inputs decide", span)
        return ord(text[index])

    def choose_text(self, condition: Value, then: Value, otherwise: Value) -> Any:
        """`?:` of strings, which are no terms: the condition is decided first."""
        return then if self.certain(condition) else otherwise

    def certain(self, condition: Value) -> bool:
        """Whether a condition holds; it is decided first."""
        known = self.decided.get(condition) if isinstance(condition, Term) else condition
        if known is None:
            raise Decide(condition)
        return bool(known)

    def in_range(self, value: Value, t: Type, span: Span) -> Any:
        """The overflow check."""
        low, high = RANGES[t]
        if value.__class__ is not Term:
            if not low <= value <= high:
                self.end(Violated("overflow", span, f"{value} is outside {low}..{high}"))
            return value
        inside = conjunction(value >= low, value <= high)
        known = self.decided.get(inside) if isinstance(inside, Term) else inside
        if known is None:
            raise Decide(inside)
        if not known:
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
