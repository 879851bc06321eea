"""The steps of an interleaving and what happens before what; races between them."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import field
from typing import TypeAlias

from oxpecker.engine.path.footprints import Conflict, Footprint, Holder, MaySame, Touch
from oxpecker.engine.values.arithmetic import conjunction, equal
from oxpecker.engine.values.value import Value
from oxpecker.oox.records import dataclass
from oxpecker.oox.source import Span
from oxpecker.terms import Term

Clock: TypeAlias = dict[int, int]
"""A vector clock: how many events of each thread happened before."""


@dataclass(frozen=True, slots=True, eq=False)
class Event:
    """A step of a thread in an interleaving: the `number`th of that thread, and what happened before it.

    `clock` orders all events that depend on each other, `synchronised` only those that monitors, volatile fields, fork
    and join order.
    """

    thread: int
    number: int
    footprint: Footprint
    clock: Clock
    synchronised: Clock
    races: tuple[int, ...] = ()
    """The positions of the earlier events that it races with: it could have come before them."""

    def before(self, other: Event) -> bool:
        """Whether this happens before another."""
        return other.clock.get(self.thread, 0) >= self.number


@dataclass(frozen=True, slots=True)
class DataRace:
    """Two unordered accesses to a location, at least one of them a write, in textual order."""

    first: Span
    second: Span
    first_writes: bool
    second_writes: bool
    holder: Holder = field(default=0, compare=False)
    slot: Value = field(default=0, compare=False)
    condition: Value = field(default=True, compare=False)
    """The condition that both access the same location."""
    what: str = ""
    is_read_last: bool = field(default=False, compare=False)
    """Whether the write came before the read on the path."""

    @property
    def sides(self) -> frozenset[tuple[Span, bool]]:
        """The places of the two accesses, and whether each writes."""
        return frozenset({(self.first, self.first_writes), (self.second, self.second_writes)})


@dataclass(frozen=True, slots=True)
class Relations:
    """An event and its data races."""

    event: Event
    data_races: tuple[DataRace, ...]


class Trace:
    """The events of an interleaving in order, and which of them have accessed an object."""

    def __init__(self) -> None:
        self.events: list[Event] = []
        self._threads: dict[int, list[Event]] = {}
        self._accesses: dict[Holder, list[int]] = {}
        self._past: list[int] = []
        """The positions of the events that read the whole heap."""
        self._listed: list[list[list[int]]] = []
        """Where the position of each event is listed."""

    def push(self, event: Event) -> None:
        """Adds an event."""
        lists = [self._accesses.setdefault(holder, []) for holder in event.footprint.places]
        if event.footprint.past:
            lists.append(self._past)
        for positions in lists:
            positions.append(len(self.events))
        self._listed.append(lists)
        self._threads.setdefault(event.thread, []).append(event)
        self.events.append(event)

    def pop(self) -> None:
        """Removes the last event."""
        self._threads[self.events.pop().thread].pop()
        for positions in self._listed.pop():
            positions.pop()

    def last(self, thread: int) -> Event | None:
        """The last event of a thread."""
        events = self._threads.get(thread)
        return events[-1] if events else None

    def near(self, footprint: Footprint) -> Iterable[int]:
        """The positions of the events that may have conflicts with a step, the last one first."""
        if footprint.past:
            return range(len(self.events) - 1, -1, -1)
        found = set(self._past)
        for holder in footprint.places:
            found.update(self._accesses.get(holder, ()))
        return sorted(found, reverse=True)


def relate(trace: Trace, thread: int, footprint: Footprint, may_hold: MaySame, whole: bool) -> Relations:
    """Relates a step to the events of a trace."""
    past = trace.last(thread)
    clock: Clock = dict(past.clock) if past is not None else {}
    synchronised: Clock = dict(past.synchronised) if past is not None else {}
    # What is known to come before, apart from what only waiting for a monitor has ordered.
    settled = dict(clock)
    races: list[int] = []
    data_races: list[DataRace] = []
    for position in trace.near(footprint):
        event = trace.events[position]
        if event.thread == thread:
            continue
        conflicts = list(event.footprint.conflicts(footprint, may_hold, whole))
        for (holder, slot, slot2), (touch, _, _), (touch2, _, _) in conflicts:
            _join(clock, event.clock)
            if _tells(touch, touch2) and slot == slot2:
                _join(synchronised, event.synchronised)
            elif touch is Touch.LEAVE and touch2 is not Touch.TRY:
                _join(synchronised, event.synchronised)
                if _is_thread(holder):
                    _join(settled, event.clock)
        if synchronised.get(event.thread, 0) < event.number:
            # Whatever counts as dependent, only uses of one field or element are a race.
            places = event.footprint.conflicts(footprint, may_hold) if whole else conflicts
            found = [_data_race(conflict) for conflict in places if _is_plain(conflict)]
            data_races += [race for race in found if _may_be(race.condition, may_hold)]
        reversible = [
            (touch, touch2) for _, (touch, _, _), (touch2, _, _) in conflicts if _is_reversible(touch, touch2)
        ]
        if reversible and settled.get(event.thread, 0) < event.number:
            races.append(position)
            if not all(_may_be_needed(*touches) for touches in reversible):
                _join(settled, event.clock)
    number = (past.number if past is not None else 0) + 1
    clock[thread] = synchronised[thread] = number
    return Relations(Event(thread, number, footprint, clock, synchronised, tuple(races)), tuple(data_races))


_AT_GATES = frozenset({Touch.PASS, Touch.MAY_PASS, Touch.HEAR})


def _tells(one: Touch, two: Touch) -> bool:
    """Whether what came before the first access is known to come before what follows the second."""
    return (one is Touch.TELL and two is Touch.HEAR) or (one is Touch.OPEN and two in _AT_GATES)


def _is_reversible(one: Touch, two: Touch) -> bool:
    """Whether the second access could have come first: one that the first access made possible could not."""
    if one is Touch.LEAVE:
        return two is Touch.TRY
    return not (one is Touch.OPEN and two is Touch.PASS)


def _may_be_needed(one: Touch, two: Touch) -> bool:
    """Whether it is open if the second access could have come first: then it may also race with earlier ones.

    Before a gate was opened or closed by one step, others may have closed it as well.
    """
    return one in (Touch.OPEN, Touch.COUNT) and two in (Touch.PASS, Touch.MAY_PASS)


def _data_race(conflict: Conflict) -> DataRace:
    (holder, slot, slot2), *uses = conflict
    (span, writes), (span2, writes2) = sorted((span, touch is Touch.WRITE) for touch, span, _ in uses)
    condition = equal(slot, slot2)
    for _, _, used in uses:
        condition = conjunction(condition, used)
    is_read_last = uses[1][0] is Touch.READ
    return DataRace(span, span2, writes, writes2, holder, slot, condition, is_read_last=is_read_last)


def _is_plain(conflict: Conflict) -> bool:
    """Whether both access a field or an element that is not volatile."""
    (holder, _, _), *uses = conflict
    return not isinstance(holder, tuple) and all(touch in (Touch.READ, Touch.WRITE) for touch, _, _ in uses)


def _may_be(condition: Value, may_hold: MaySame) -> bool:
    return may_hold(condition) if isinstance(condition, Term) else bool(condition)


def _is_thread(holder: Holder) -> bool:
    return isinstance(holder, tuple) and holder[0] == "thread"


def _join(clock: Clock, other: Clock) -> None:
    for thread, number in other.items():
        if clock.get(thread, 0) < number:
            clock[thread] = number
