"""Names of objects that do not depend on the order in which independent steps have made them."""

from __future__ import annotations

from collections.abc import Sequence

from oxpecker.engine.concurrency.events import Event
from oxpecker.engine.path.footprints import OPEN, Footprint, Holder
from oxpecker.engine.path.heap import Heap


class Names:
    """The objects that the steps of a path have made, by thread, step and order within the step.

    An address is that of the next free place, so that it depends on the order of steps; in another order of independent
    steps, an object has another address and the same name.
    """

    def __init__(self, first: int, heaps: Sequence[Heap], last: Heap, events: Sequence[Event]) -> None:
        self._heap = last
        self._first = first
        self._named: dict[int, Holder] = {}
        self._translated: dict[tuple[int, bool], Footprint] = {}
        begun = first
        for event, heap in zip(events, (*heaps, last), strict=True):
            for number, address in enumerate(range(begun, heap.next_address)):
                entity = last.entities.get(address)
                if entity is not None and not entity.is_input:
                    self._named[address] = ("made", event.thread, event.number, number)
            begun = heap.next_address

    def of(self, footprint: Footprint, inputs: bool = False) -> Footprint:
        """A footprint with names in place of addresses.

        With `inputs`, an input that a step was the first to access is open: in another order it may be any.
        """
        key = id(footprint), inputs
        if key not in self._translated:
            self._translated[key] = self._translation(footprint, inputs)
        return self._translated[key]

    def _translation(self, footprint: Footprint, inputs: bool) -> Footprint:
        other = Footprint()
        other.ends, other.past = footprint.ends, footprint.past
        for holder, slots in footprint.places.items():
            name = self._name(holder, inputs)
            for slot, touches in slots.items():
                for touch, (span, condition) in touches.items():
                    other.add(name, slot, touch, span, condition)
        return other

    def _name(self, holder: Holder, inputs: bool) -> Holder:
        monitor = isinstance(holder, tuple) and holder[0] == "monitor"
        address = holder[1] if isinstance(holder, tuple) and monitor else holder
        if not isinstance(address, int):
            return holder
        entity = self._heap.entities.get(address)
        if inputs and address >= self._first and entity is not None and entity.is_input:
            return (OPEN, monitor)
        name = self._named.get(address, address)
        return ("monitor", name) if monitor else name
