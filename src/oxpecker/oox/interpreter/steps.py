"""The steps of a run that changed something: the first and last ones are kept, the others are counted."""

from __future__ import annotations

from collections import deque

from oxpecker.oox.hierarchy import MethodInfo
from oxpecker.oox.input_clauses import whole_of_part, written_as
from oxpecker.oox.interpreter.heap import ArrayValue, Heap, ObjectValue, Reference, Value
from oxpecker.oox.interpreter.show import constant_name, show_simple
from oxpecker.oox.limits import LONGEST_VALUE, SHOWN_ELEMENTS
from oxpecker.oox.records import dataclass
from oxpecker.oox.source import Span
from oxpecker.oox.types import Type, shown_type

Part = str | tuple[Value, Type]
"""A piece of a step's text, or a value of a type."""


@dataclass(frozen=True, slots=True)
class Step:
    """Something a run did: the `number`-th change, in a method, `depth` calls below the started one, as text.

    It is `shared` unless it only computes with values that the thread already has.
    """

    number: int
    span: Span
    method: str
    depth: int
    thread: int
    text: str
    shared: bool = True


_Event = tuple[int, Span, MethodInfo, int, int, tuple[Part, ...], bool]


class StepLog:
    """Keeps the first and last steps; texts are created at the end, only for those."""

    def __init__(self, first: int = 100, last: int = 100) -> None:
        self._first = first
        self._beginning: list[_Event] = []
        self._ending: deque[_Event] = deque(maxlen=last)
        self.total = 0

    def clear(self) -> None:
        """Ready for another run."""
        self._beginning.clear()
        self._ending.clear()
        self.total = 0

    def add(
        self, span: Span, method: MethodInfo, depth: int, thread: int, parts: tuple[Part, ...], shared: bool = True
    ) -> None:
        """Notes one step."""
        self.total += 1
        event = (self.total, span, method, depth, thread, parts, shared)
        if self.total <= self._first:
            self._beginning.append(event)
        else:
            self._ending.append(event)

    def drop(self) -> None:
        """Forgets the last step."""
        self.total -= 1
        (self._ending or self._beginning).pop()

    def complete(self, *parts: Part) -> None:
        """Adds to the text of the last step."""
        kept = self._ending or self._beginning
        number, span, method, depth, thread, told, shared = kept[-1]
        kept[-1] = (number, span, method, depth, thread, (*told, *parts), shared)

    def steps(self, heap: Heap | None = None) -> tuple[Step, ...]:
        """The steps that were kept, in order; gaps show in their numbers. With the heap, constants have their names."""
        return tuple(_step(event, heap) for event in (*self._beginning, *self._ending))


def _step(event: _Event, heap: Heap | None) -> Step:
    number, span, method, depth, thread, parts, shared = event
    text = "".join(part if isinstance(part, str) else short_value(*part, heap) for part in parts)
    return Step(number, span, str(method), depth, thread, text, shared)


def short_value(value: Value, t: Type, heap: Heap | None = None) -> str:
    """A short text of a value: objects and arrays by name, except those that represent a simple value.

    With the heap, a constant has the name of its static field.
    """
    if isinstance(value, ObjectValue):
        constant = None if heap is None else constant_name(value, heap)
        text = _simple(value) or constant or name_of(value)
    else:
        text = name_of(value) if isinstance(value, ArrayValue) else show_simple(value, t)
    return text if len(text) <= LONGEST_VALUE else f"{text[: LONGEST_VALUE - 10]}..{text[-8:]}"


def _simple(value: ObjectValue) -> str | None:
    """The simple value that an object is written as."""
    field = written_as(value.cls)
    found = None if field is None else value.cls.find_field(field[0], static=False)
    return None if found is None else show_simple(value.slots[found.slot], found.type)


def name_of(reference: Reference) -> str:
    """The name of an object or array in a report: its class and number, or those of the object it is a part of."""
    whole = stands_for(reference)
    return own_name(reference) if whole is None else name_of(whole)


def own_name(reference: Reference) -> str:
    """The class and number of an object or array, which no other has."""
    return f"{shown_type(reference.type)}#{reference.number}"


def stands_for(reference: Reference) -> ObjectValue | None:
    """The object that an internal part belongs to; only library models have a field for it."""
    if not isinstance(reference, ObjectValue):
        return None
    field = whole_of_part(reference.cls)
    whole = None if field is None else reference.slots[field.slot]
    return whole if isinstance(whole, ObjectValue) else None


def short_array(array: ArrayValue, heap: Heap) -> str:
    """An array by name with its first elements, as they are now."""
    shown = [short_value(value, array.element, heap) for value in array.slots[:SHOWN_ELEMENTS]]
    left = len(array.slots) - len(shown)
    return f"{name_of(array)} [{', '.join([*shown, f'.. {left} more'] if left else shown)}]"
