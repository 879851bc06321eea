"""The current step of a thread: what it accesses, and where it is in the program."""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from contextlib import contextmanager

from oxpecker.engine.path.footprints import Footprint, Touch
from oxpecker.engine.path.synchronisation import synchronise
from oxpecker.engine.values.arithmetic import conjunction
from oxpecker.engine.values.value import Value
from oxpecker.oox.source import NOWHERE
from oxpecker.oox.weak_memory import WeakMemory


class Action:
    """A step between two points where another thread may run. Its footprint is kept only in programs with threads."""

    __slots__ = ("footprint", "memory", "span")

    def __init__(self) -> None:
        self.footprint: Footprint | None = None
        self.memory: WeakMemory | None = None
        """What threads can see of each other's writes, if that may be less than what the heap holds."""
        self.span = NOWHERE

    def fork(self) -> Action:
        """The same for another path."""
        other = Action()
        other.footprint = self.footprint.copy() if self.footprint is not None else None
        other.memory = None if self.memory is None else self.memory.shared_by_two()
        other.span = self.span
        return other

    def touch(self, holder: Hashable, slot: Value, touch: Touch, condition: Value = True) -> None:
        """Records an access of the step to something that other threads may access too."""
        if self.footprint is not None:
            self.footprint.add(holder, slot, touch, self.span, conjunction(self.footprint.guard, condition))
            if self.memory is not None:
                synchronise(self.own_memory(), holder, slot, touch)

    def close(self) -> None:
        """All threads have ended: no access counts from now on, and all see the last writes."""
        self.memory = None
        if self.footprint is not None:
            self.footprint.is_closed = True

    def own_memory(self) -> WeakMemory:
        """What threads can see, owned by this path."""
        assert self.memory is not None
        if self.memory.is_shared:
            self.memory = self.memory.copy()
        return self.memory

    @contextmanager
    def used_under(self, condition: Value) -> Iterator[None]:
        """Inside, accesses count only under a condition, in addition to those of enclosing blocks."""
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
