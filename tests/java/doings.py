"""What the calls of a run do: which parts of the heap they write to, what they throw, make, initialise and start."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any
from unittest.mock import patch

from oxpecker.oox.hierarchy import ClassInfo, FieldInfo, MethodInfo
from oxpecker.oox.input_clauses import FUNCTION
from oxpecker.oox.interpreter import ArrayValue, ObjectValue, Value
from oxpecker.oox.interpreter.heap import Write
from oxpecker.oox.interpreter.methods import MethodCode
from oxpecker.oox.interpreter.thread import Thread
from oxpecker.oox.interpreter.world import World
from oxpecker.oox.regions import Region, element_region, field_region


@dataclass(slots=True)
class Done:
    """What the calls of one method have done, with all that they called."""

    regions: set[Region] = field(default_factory=set)
    """Parts of objects that were there before."""
    statics: set[tuple[str, int]] = field(default_factory=set)
    throws: set[str] = field(default_factory=set)
    initialised: set[str] = field(default_factory=set)
    allocates: bool = False
    """Whether there was a new object, beside an exception that is thrown, and those of classes and other threads."""
    forks: bool = False


@dataclass(frozen=True, slots=True)
class _Moment:
    """How much had happened when a call began."""

    objects: int
    writes: int
    initialised: int
    threads: int
    hidden: int


class Doings:
    """Takes note of what every call does while it is watched.

    What hidden code does, or what calls it, is not noted: a check gives up there, or takes it for what a contract says.
    """

    def __init__(self, known: frozenset[str], hidden: frozenset[str]) -> None:
        self.known, self.hidden = known, hidden
        self.done: dict[str, Done] = {}
        self._begun: dict[int, list[_Moment]] = {}
        self._initialised: list[tuple[str, int]] = []
        self._hidden = 0

    def is_hidden(self, method: MethodInfo) -> bool:
        """Whether nobody knows the code of a method; functions of the driver have other names where all is known."""
        is_function = FUNCTION in method.owner and method.owner.startswith("Drive")
        return is_function or method.key in self.hidden or method.key not in self.known

    def begins(self, name: str, thread: int) -> None:
        """A thread begins to initialise a class."""
        self._initialised.append((name, thread))

    @contextmanager
    def watching(self) -> Iterator[None]:
        """Watches all calls."""
        enter, leave, throw = Thread.call, Thread.leave, Thread.leave_throwing

        def call(thread: Thread, code: MethodCode, *rest: Any) -> Any:
            self._begun.setdefault(thread.number, []).append(self._moment(thread.world))
            self._hidden += self.is_hidden(code.info)
            return enter(thread, code, *rest)

        def returned(thread: Thread, value: Value) -> Any:
            self._end(thread, None)
            return leave(thread, value)

        def thrown(thread: Thread, exception: ObjectValue) -> Any:
            self._end(thread, exception)
            return throw(thread, exception)

        with patch.multiple(Thread, call=call, leave=returned, leave_throwing=thrown):
            yield

    def _moment(self, world: World) -> _Moment:
        heap = world.heap
        counts = heap.next_number, len(heap.journal), len(self._initialised), world.started
        return _Moment(*counts, self._hidden)

    def _end(self, thread: Thread, exception: ObjectValue | None) -> None:
        begun, world = self._begun[thread.number].pop(), thread.world
        assert isinstance(world, World)
        if self._hidden > begun.hidden:
            return
        activation = thread.stack[-1]
        done = self.done.setdefault(activation.code.info.key, Done())
        initialised = {name for name, number in self._initialised[begun.initialised :] if number == thread.number}
        own = activation.arguments[0] if activation.code.info.is_constructor else None
        for write in world.heap.journal[begun.writes :]:
            if write[5] == thread.number and write[0] is not own:
                _note(done, write, begun.objects, initialised)
        done.throws |= set() if exception is None else {exception.cls.name}
        done.initialised |= initialised
        is_plain = exception is None and not initialised and world.started == 1
        done.allocates |= is_plain and world.heap.next_number > begun.objects
        done.forks |= world.started > begun.threads


def _note(done: Done, write: Write, first_new: int, initialised: set[str]) -> None:
    """A write, unless it is to something that is new."""
    holder, _, slot, *_ = write
    if isinstance(holder, ClassInfo):
        done.statics |= set() if holder.name in initialised else {(holder.name, slot)}
    elif holder.number < first_new and isinstance(holder, ArrayValue):
        done.regions.add(element_region(holder.element))
    elif holder.number < first_new:
        done.regions.add(field_region(_at(holder, slot)))


def _at(holder: Any, slot: int) -> FieldInfo:
    found: FieldInfo = holder.cls.layout[slot]
    return found
