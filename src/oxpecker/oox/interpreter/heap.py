"""Objects and arrays as they exist in a run, and the journal of what was written to them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import TypeAlias

from oxpecker.numerics import Tolerance
from oxpecker.oox.actions import ClassStatus
from oxpecker.oox.analysis.structures import own_classes
from oxpecker.oox.hierarchy import ClassInfo, Hierarchy, MethodInfo
from oxpecker.oox.input_clauses import is_identity
from oxpecker.oox.records import dataclass
from oxpecker.oox.source import Span
from oxpecker.oox.types import ArrayType, ClassType, StringType, Type, default_value


class Monitor:
    """The lock of an object: re-entrant, owned by a thread, with the threads that wait on it in order of arrival.

    `missed` is the last place where it was notified while no thread waited.
    """

    __slots__ = ("count", "missed", "owner", "waiters")

    def __init__(self) -> None:
        self.owner: int | None = None
        self.count = 0
        self.waiters: list[int] = []
        self.missed: Span | None = None


class ObjectValue:
    """An object; `slots` holds its fields in the order of its class's layout."""

    __slots__ = ("cls", "monitor", "number", "slots", "trace")

    def __init__(self, cls: ClassInfo, number: int, slots: list[Value]) -> None:
        self.cls = cls
        self.number = number
        self.slots = slots
        self.monitor: Monitor | None = None
        self.trace: tuple[tuple[str, Span], ...] = ()

    @property
    def type(self) -> Type:
        return ClassType(self.cls.name)


class ArrayValue:
    """An array; `slots` holds its elements."""

    __slots__ = ("element", "monitor", "number", "slots")

    def __init__(self, element: Type, slots: list[Value], number: int) -> None:
        self.element = element
        self.slots = slots
        self.number = number
        self.monitor: Monitor | None = None

    @property
    def type(self) -> Type:
        return ArrayType(self.element)


Reference: TypeAlias = ObjectValue | ArrayValue
Value: TypeAlias = "int | bool | float | str | ObjectValue | ArrayValue | None"


@dataclass(frozen=True, slots=True, eq=False)
class StaticSlot:
    """A place in the static state: a static field, or a field or element of an object that static fields lead to.

    It may also stand for all that a library object holds, which stays the same object.
    """

    holder: ClassInfo | Reference
    slots: list[Value]
    index: int
    is_contents: bool = False

    @property
    def value(self) -> Value:
        """What it holds; the object, if it stands for its contents."""
        return self.holder if self.is_contents and isinstance(self.holder, ObjectValue) else self.slots[self.index]

    def set(self, value: Value) -> None:
        """Sets it; contents are those of another object of the class."""
        if not self.is_contents:
            self.slots[self.index] = value
        elif isinstance(value, ObjectValue):
            self.slots[:] = value.slots


Write: TypeAlias = "tuple[Reference | ClassInfo, list[Value], int, Value, Span, int]"
"""A write: the object, its slots, the slot, the old value, the place of the statement, the thread."""


def monitor_of(reference: Reference) -> Monitor:
    """The monitor of an object, created on first use."""
    if reference.monitor is None:
        reference.monitor = Monitor()
    return reference.monitor


Runner: TypeAlias = "Callable[[MethodInfo, list[Value], Sequence[Value] | None], Value]"


def _is_number(write: Write) -> bool:
    return isinstance(write[0], ObjectValue) and is_identity(write[0].cls, write[2])


class Heap:
    """Allocation, static fields, and the journal that makes past states available."""

    def __init__(self, hierarchy: Hierarchy, java_ints: bool = False) -> None:
        self.hierarchy = hierarchy
        self.java_ints = java_ints
        """Whether int, long and uint are limited to their width."""
        self.statics: dict[str, list[Value]] = {
            info.name: [default_value(each.declared) for each in info.static_fields.values()]
            for info in hierarchy.classes.values()
        }
        self._initial: dict[ClassInfo, list[Value]] = {}
        """What the fields of new objects hold, by their class."""
        self._defaults = [(slots, tuple(slots)) for slots in self.statics.values() if slots]
        self.observed_statics = [(info, slots) for info in own_classes(hierarchy) if (slots := self.statics[info.name])]
        """The static fields of the program's classes; all classes are very many where names are looked for."""
        self.journal: list[Write] = []
        self.tolerance = Tolerance()
        """Which results approximate functions have."""
        self.next_number = 1
        self.size = 0
        self.given: list[StaticSlot] = []
        """The static state that inputs have set."""
        self.allocated: list[Reference] | None = None
        """All objects and arrays of a run, reachable or not, in the order of their numbers; kept only on demand."""
        # If no program runs, an object of the class replaces what its code would create.
        self.run: Runner = lambda method, _arguments, _drawn: self.new_object(hierarchy[method.owner])
        """Runs a method to its end before a program starts, on arguments and with nondeterministic values."""
        self.constant: Callable[[ClassInfo, str], Value] = lambda cls, _name: self.new_object(cls)
        """What a static field holds once its class is initialised."""
        self.initialise: Callable[[ClassInfo], None] = lambda _cls: None
        """Initialises a class, if it is not yet."""
        self.clear()

    def clear(self) -> None:
        """Back to the state before a run; static fields hold their defaults."""
        self.journal.clear()
        self.given = []
        if self.allocated is not None:
            self.allocated = []
        self.next_number = 1
        self.size = 0
        for slots, defaults in self._defaults:
            slots[:] = defaults

    def new_object(self, cls: ClassInfo) -> ObjectValue:
        """An object whose fields hold their defaults."""
        defaults = self._initial.get(cls)
        if defaults is None:
            defaults = self._initial[cls] = [default_value(field.declared) for field in cls.layout]
        made = ObjectValue(cls, self.next_number, defaults.copy())
        self.next_number += 1
        self.size += 1 + len(made.slots)
        self._keep(made)
        return made

    def new_array(self, array_type: Type, sizes: tuple[int, ...]) -> ArrayValue:
        """An array with default elements; further sizes make the arrays in it."""
        assert isinstance(array_type, ArrayType)
        element = array_type.element
        made = ArrayValue(element, [], self.next_number)
        self.next_number += 1
        self.size += 1 + sizes[0]
        self._keep(made)
        if len(sizes) > 1:
            made.slots.extend(self.new_array(element, sizes[1:]) for _ in range(sizes[0]))
        else:
            made.slots = [default_value(element)] * sizes[0]
        return made

    def _keep(self, made: Reference) -> None:
        if self.allocated is not None:
            self.allocated.append(made)

    @contextmanager
    def unrecorded(self) -> Iterator[None]:
        """What is allocated inside is no part of the run, such as an array of elements to be shown."""
        allocated, self.allocated = self.allocated, None
        try:
            yield
        finally:
            self.allocated = allocated

    @contextmanager
    def rolled_back(self, mark: int) -> Iterator[None]:
        """Inside, the heap is as it was when the journal had `mark` entries; objects created inside are kept.

        The identity numbers of objects are kept too: they are the same at all moments.
        """
        undone, first_new = [each for each in self.journal[mark:] if not _is_number(each)], self.next_number
        current = []
        for _, slots, index, before, _, _ in reversed(undone):
            current.append(slots[index])
            slots[index] = before
        del self.journal[mark:]
        try:
            yield
        finally:
            self.undo(mark, first_new)
            for (_, slots, index, _, _, _), value in zip(undone, reversed(current), strict=True):
                slots[index] = value
            self.journal.extend(undone)

    def undo(self, mark: int, first_new: int) -> None:
        """Undoes every write after the mark to objects older than the first new one."""
        while len(self.journal) > mark:
            write = self.journal.pop()
            holder, slots, index, before, _, _ = write
            if isinstance(holder, ClassInfo) or (holder.number < first_new and not _is_number(write)):
                slots[index] = before

    def settle(self, mark: int, first_new: int, thread: int) -> None:
        """Keeps what an initialiser created since the mark in every past state."""
        journal = self.journal
        for place in range(mark, len(journal)):
            holder, slots, index, _, span, writer = journal[place]
            if not isinstance(holder, ClassInfo) and holder.number >= first_new and writer == thread:
                journal[place] = (holder, slots, index, slots[index], span, writer)

    def instance_of(self, value: Value, t: Type) -> bool:
        """Whether a value is not null and of the reference type."""
        if value is None:
            return False
        if isinstance(value, str):
            return isinstance(t, StringType)
        assert isinstance(value, (ObjectValue, ArrayValue))
        return self.hierarchy.subtype(value.type, t)


def existed(holder: Reference | ClassInfo, first_new: int, class_states: dict[str, ClassStatus | int]) -> bool:
    """Whether what was written to existed at a moment; a class exists when it has been initialised."""
    if isinstance(holder, ClassInfo):
        return holder.initialiser is None or class_states.get(holder.name) == ClassStatus.DONE
    return holder.number < first_new
