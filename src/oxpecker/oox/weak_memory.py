"""What threads can see of each other's writes: happens-before consistency, as in the Java memory model (JLS 17.4.5).

A read may see any earlier write of its place, unless another write of that place happens after it and before the read.
Unlocking a monitor happens before later locking, writing a volatile field before later reading it, starting a thread
before all it does, and its end before the return of a join.

Reads only see writes that come before them in the interleaving, so no value comes out of thin air, and every run is one
that the memory model allows. It allows more: a read may also see a write that comes later.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Mapping
from typing import Any, TypeAlias

from oxpecker.oox.hierarchy import FieldInfo, Hierarchy, MethodInfo
from oxpecker.oox.prelude import FILE as PRELUDE
from oxpecker.oox.records import dataclass
from oxpecker.oox.source import BUILT_IN, Span

Clock: TypeAlias = Mapping[int, int]
"""A vector clock: how much of each thread is known to have happened before. Clocks never change; new ones are made."""

Moment: TypeAlias = tuple[int, int]
"""A thread and one of its steps, counted from 1."""

Place: TypeAlias = tuple[Hashable, Hashable]
"""An object or class, and a field or index."""

INITIAL: Moment = (-1, 0)
"""The moment of the values that were there before any thread was started."""


@dataclass(frozen=True, slots=True, eq=False)
class Write:
    """A value that was written, when and by whom, and what had happened before."""

    moment: Moment
    value: Any
    clock: Clock

    def is_known(self, thread: int, clock: Clock) -> bool:
        """Whether this happens before what a thread does at a time."""
        writer = self.moment[0]
        return writer == thread or clock.get(writer, 0) >= self.clock.get(writer, 0)

    def precedes(self, later: Write) -> bool:
        """Whether this happens before a later write of the same place."""
        return self.is_known(later.moment[0], later.clock)


class WeakMemory:
    """The writes that some thread may still see, and the happens-before order of what threads do."""

    __slots__ = ("chosen", "clocks", "current", "histories", "is_shared", "released")

    def __init__(self) -> None:
        self.is_shared = False
        self.current = 0
        """The thread that runs."""
        self.clocks: dict[int, Clock] = {0: {0: 1}}
        self.released: dict[Hashable, Clock] = {}
        """By monitor, volatile field, gate, class or thread: what happens before those who acquire it next."""
        self.histories: dict[Place, tuple[Write, ...]] = {}
        """The writes of a place, in the order of the interleaving; the last one is what the heap holds."""
        self.chosen: Moment | None = None
        """The write that the current read sees, if that has been decided."""

    def shared_by_two(self) -> WeakMemory:
        """The same for another path; the first to write takes a copy."""
        self.is_shared = True
        return self

    def copy(self) -> WeakMemory:
        """The same for one path alone."""
        other = WeakMemory()
        other.current = self.current
        other.clocks = self.clocks.copy()
        other.released = self.released.copy()
        other.histories = self.histories.copy()
        other.chosen = self.chosen
        return other

    # --- happens-before ------------------------------------------------------------------------------------

    @property
    def clock(self) -> Clock:
        """What happens before the next step of the current thread."""
        return self.clocks[self.current]

    def fork(self, child: int) -> None:
        """The current thread starts another one."""
        self.clocks[child] = {**self.clock, child: 1}
        self._advance()

    def release(self, key: Hashable) -> None:
        """What the current thread has done happens before what follows every later `acquire` of the same."""
        self.released[key] = _joined(self.released.get(key, {}), self.clock)
        self._advance()

    def acquire(self, key: Hashable) -> None:
        """What happened before a `release` of the same happens before what the current thread does next."""
        if key in self.released:
            self.hear(self.released[key])

    def hear(self, clock: Clock) -> None:
        """What a clock says happens before what the current thread does next."""
        self.clocks[self.current] = _joined(self.clock, clock)

    def _advance(self) -> None:
        clock = self.clock
        self.clocks[self.current] = {**clock, self.current: clock[self.current] + 1}

    # --- writes --------------------------------------------------------------------------------------------

    def write(self, place: Place, before: Any, value: Any, step: int, alive: Iterable[int]) -> None:
        """The current thread writes a place that held a value before."""
        history = self.histories.get(place) or (Write(INITIAL, before, {}),)
        made = Write((self.current, step), value, self.clock)
        readers = list(alive)
        history = (*history, made)
        seen = [each for each in history if any(self._sees(thread, history, each) for thread in readers)]
        if len(seen) == 1 and all(made.is_known(thread, self.clocks[thread]) for thread in readers):
            self.histories.pop(place, None)
        else:
            self.histories[place] = tuple(seen)

    def visible(self, place: Place) -> list[Write]:
        """The writes that the current thread may see, the latest first; nothing if it can only be the latest."""
        history = self.histories.get(place, ())
        found = [each for each in reversed(history) if self._sees(self.current, history, each)]
        return found if len(found) > 1 else []

    def freeze(self, place: Place) -> None:
        """Final fields lead to a place: what the current thread cannot see there is seen by nobody (JLS 17.5)."""
        history = self.histories.get(place, ())
        if len(history) > 1:
            self.histories[place] = tuple(each for each in history if self._sees(self.current, history, each))

    def forget(self, place: Place) -> None:
        """From now on, all threads see what the heap holds."""
        self.histories.pop(place, None)

    def _sees(self, thread: int, history: tuple[Write, ...], write: Write) -> bool:
        """Whether a thread may see a write: no later one that it knows of happens after it."""
        clock = self.clocks[thread]
        later = history[history.index(write) + 1 :]
        return not any(each.is_known(thread, clock) and write.precedes(each) for each in later)

    def view(self, alive: Iterable[int]) -> object:
        """What threads may see now and after synchronisation, independent of how often they have synchronised."""
        clocks: dict[Hashable, tuple[int, Clock]] = {thread: (thread, self.clocks[thread]) for thread in alive}
        clocks |= {("released", key): (-1, clock) for key, clock in self.released.items()}
        return {place: _viewed(history, clocks) for place, history in self.histories.items()}


def _viewed(history: tuple[Write, ...], clocks: Mapping[Hashable, tuple[int, Clock]]) -> list[object]:
    """The writes of a place: their values, the order between them, and who knows of them.

    Of two writes of the same value that follow each other and that the same threads know of, only one counts.
    """
    kept: list[Write] = []
    found: list[object] = []
    for write in history:
        known = {key for key, (thread, clock) in clocks.items() if write.is_known(thread, clock)}
        seen = (write.value, [each.precedes(write) for each in kept], known)
        before = (write.value, [each.precedes(write) for each in kept[:-1]], known)
        if not (kept and kept[-1].precedes(write) and found[-1] == before):
            kept.append(write)
            found.append(seen)
    return found


def _joined(one: Clock, two: Clock) -> Clock:
    return {**one, **{thread: time for thread, time in two.items() if one.get(thread, 0) < time}}


def is_library(span: Span) -> bool:
    """Whether a place is in code that no user has written."""
    return span.file == PRELUDE or span.file.startswith(BUILT_IN)


def is_weak(hierarchy: Hierarchy, field: FieldInfo) -> bool:
    """Whether threads may see different values of a field: it is plain, and the program declares it."""
    plain = not field.volatile and not field.final
    return plain and not is_library(hierarchy[field.owner].declaration.span)


def frozen_fields(hierarchy: Hierarchy, method: MethodInfo) -> tuple[FieldInfo, ...]:
    """The final fields that are frozen at the end of a constructor (JLS 17.5)."""
    if not method.is_constructor or is_library(method.span):
        return ()
    return tuple(field for field in hierarchy[method.owner].layout if field.final and field.owner == method.owner)
