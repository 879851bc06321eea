"""What a step of a thread reads and writes, and whether two steps depend on each other."""

from __future__ import annotations

from collections.abc import Callable, Container, Hashable, Iterator, Mapping
from enum import Enum
from typing import TypeAlias

from oxpecker.engine.path.entities import Entity
from oxpecker.engine.values.arithmetic import disjunction, equal
from oxpecker.engine.values.value import Value
from oxpecker.oox.source import Span
from oxpecker.terms import Term


class Touch(Enum):
    """How a location is accessed."""

    READ = 0
    WRITE = 1
    ENTER = 2
    """A monitor is entered."""
    LEAVE = 3
    """A monitor is left, or somebody in it is notified."""
    HEAR = 4
    """Code reads a volatile field: everything before its writes happened before."""
    TRY = 6
    """A monitor is entered if it is free: another thread may also leave it later."""
    TELL = 5
    """A volatile field is written."""
    COUNT = 7
    """A gate is opened or closed; the order of two such steps does not matter."""
    OPEN = 8
    """A gate is opened."""
    PASS = 9
    """A gate is passed that would be closed without any of the steps that have opened it."""
    MAY_PASS = 10
    """A gate is passed that may be closed without some of the steps that have opened it."""
    SPARE = 11
    """A gate is passed that would be open without any of the steps that have opened it since threads were started."""


_LOOKS = frozenset({Touch.READ, Touch.HEAR, Touch.PASS, Touch.MAY_PASS})
_COUNTS = frozenset({Touch.COUNT, Touch.OPEN})
_PLAIN = frozenset({Touch.READ, Touch.WRITE})


def _commute(one: Touch, two: Touch) -> bool:
    """Whether the order of two accesses to one location does not matter."""
    if one is Touch.SPARE or two is Touch.SPARE:
        return Touch.OPEN in (one, two)
    return (one in _LOOKS and two in _LOOKS) or (one in _COUNTS and two in _COUNTS)


Holder: TypeAlias = Hashable
"""An address, the name of a class, or a monitor."""

MaySame: TypeAlias = Callable[[Term], bool]
"""Whether a condition may hold on the path."""


OPEN = "an input that is not known yet"
"""Stands for the address of an object that a step is the first to access; other steps may use another address."""

Use: TypeAlias = tuple[Touch, Span, Value]
"""A kind of access, its place, and its condition."""

Conflict: TypeAlias = tuple[tuple[Holder, Value, Value], Use, Use]
"""An object, the slot that each of two steps accesses, and how."""


class Footprint:
    """The locations that a step accesses, and where in the program it does."""

    __slots__ = ("ends", "guard", "is_alone", "is_closed", "is_open", "past", "places")

    def __init__(self, is_alone: bool = False) -> None:
        self.places: dict[Holder, dict[Value, dict[Touch, tuple[Span, Value]]]] = {}
        self.is_open = False
        """Whether it accesses an input that may have any address."""
        self.guard: Value = True
        """The condition of the accesses that follow: `a || b` may not need its right side."""
        self.ends = False
        """Whether the step ends the program, so that every other step depends on it."""
        self.past = False
        """Whether the step enters a method that may refer to the heap of this moment later, and so reads all of it."""
        self.is_alone = is_alone
        """Whether no other thread was started yet: plain accesses come before those of all other threads."""
        self.is_closed = False
        """Whether all threads have ended: what is looked at from now on is no access of the program."""

    def add(self, holder: Holder, slot: Value, touch: Touch, span: Span, condition: Value = True) -> None:
        """Records an access. Its condition matters for data races, but not for the order of steps."""
        if self.is_closed or (self.is_alone and touch in _PLAIN):
            return
        if holder not in self.places:
            self.places[holder] = {}
            self.is_open = self.is_open or (isinstance(holder, tuple) and holder[0] == OPEN)
        touches = self.places[holder].setdefault(slot, {})
        if touch not in touches:
            touches[touch] = span, condition
        elif touches[touch][1] is not True:
            touches[touch] = touches[touch][0], disjunction(touches[touch][1], condition)

    @property
    def only_looks(self) -> bool:
        """Whether the step only reads."""
        touches = (touch for slots in self.places.values() for touched in slots.values() for touch in touched)
        return not self.ends and all(touch in _LOOKS for touch in touches)

    def copy(self) -> Footprint:
        """The same for another state."""
        other = Footprint(self.is_alone)
        other.guard = self.guard
        other.merge(self)
        other.is_closed = self.is_closed
        return other

    def merge(self, other: Footprint) -> None:
        """Adds another footprint."""
        self.ends = self.ends or other.ends
        self.past = self.past or other.past
        for holder, slots in other.places.items():
            for slot, touches in slots.items():
                for touch, (span, condition) in touches.items():
                    self.add(holder, slot, touch, span, condition)

    def before(self, heap: Mapping[int, Entity], known: Container[int]) -> Footprint:
        """The footprint in terms of the objects known before the step; `heap` is the heap after it.

        No other step can access what this step has created. An input that it accesses first may get any address.
        """
        other = Footprint()
        other.ends, other.past = self.ends, self.past
        for holder, slots in self.places.items():
            address = holder[1] if isinstance(holder, tuple) and holder[0] == "monitor" else holder
            if isinstance(address, int) and address and address not in known:
                if not heap[address].is_input:
                    continue
                holder = (OPEN, isinstance(holder, tuple))
            for slot, touches in slots.items():
                for touch, (span, _) in touches.items():
                    other.add(holder, slot, touch, span)
        return other

    def depends(self, other: Footprint, may_hold: MaySame, whole: bool = False) -> bool:
        """Whether the order of two steps matters; `whole` compares objects, not fields (Koppier's granularity)."""
        if self.ends or other.ends:
            return True
        return not self.is_apart(other) and any(True for _ in self.conflicts(other, may_hold, whole))

    def is_apart(self, other: Footprint) -> bool:
        """Whether it is plain to see that two steps have no conflicts, since they access different objects."""
        return not (self.past or other.past or self.is_open) and self.places.keys().isdisjoint(other.places)

    def conflicts(self, other: Footprint, may_hold: MaySame, whole: bool = False) -> Iterator[Conflict]:
        """The locations that both access and at least one writes, with the kind of each access."""
        for holder, slots in self.places.items():
            for others in other.uses_of(holder):
                for slot, touches in slots.items():
                    for slot2, touches2 in others.items():
                        if not whole and not _may_be_same(slot, slot2, may_hold):
                            continue
                        for touch, use in touches.items():
                            for touch2, use2 in touches2.items():
                                if not _commute(touch, touch2):
                                    yield (holder, slot, slot2), (touch, *use), (touch2, *use2)
        if self.past:
            for place, span in other.written():
                yield place, (Touch.READ, span, True), (Touch.WRITE, span, True)
        if other.past:
            for place, span in self.written():
                yield place, (Touch.WRITE, span, True), (Touch.READ, span, True)

    def uses_of(self, holder: Holder) -> list[dict[Value, dict[Touch, tuple[Span, Value]]]]:
        """The accesses to an object, or to any that may be the same."""
        if not isinstance(holder, tuple) or holder[0] != OPEN:
            return [self.places[holder]] if holder in self.places else []
        if holder[1]:
            return [slots for other, slots in self.places.items() if isinstance(other, tuple) and other[0] == "monitor"]
        return [slots for other, slots in self.places.items() if isinstance(other, int)]

    def written(self) -> Iterator[tuple[tuple[Holder, Value, Value], Span]]:
        """What a step assigns, as a past state that others may refer to."""
        for holder, slots in self.places.items():
            for slot, touches in slots.items():
                for touch in (Touch.WRITE, Touch.TELL):
                    if touch in touches:
                        yield (("past", holder), slot, slot), touches[touch][0]


def _may_be_same(one: Value, two: Value, may_hold: MaySame) -> bool:
    if one.__class__ is not Term and two.__class__ is not Term:
        return bool(one == two)
    same = equal(one, two)
    return may_hold(same) if isinstance(same, Term) else bool(same)
