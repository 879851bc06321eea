"""Wakeup trees (Abdulla, Aronis, Jonsson, Sagonas: Optimal Dynamic Partial Order Reduction, 2014).

A wakeup tree at a node is an ordered set of sequences of threads that must still run from there, each as far as it was
seen in another interleaving. Where a sequence ends, the exploration goes on freely. A sequence is inserted only if no
thread that sleeps at the node, and no sequence in the tree, leads to an equivalent interleaving: so no exploration ends
because all threads that could run sleep.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import field

from oxpecker.engine.concurrency.events import Event
from oxpecker.engine.path.footprints import Footprint
from oxpecker.oox.records import dataclass

Conflicts = Callable[[Footprint, Event], bool]
"""Whether the next step of a thread, as it was seen before, depends on an event of the sequence at hand."""


@dataclass(slots=True, eq=False)
class Branch:
    """A thread that must run, what its step accesses, and what must run after it; nothing for anything."""

    thread: int
    footprint: Footprint
    below: list[Branch] = field(default_factory=list)

    def copy(self) -> Branch:
        """The same for another path."""
        return Branch(self.thread, self.footprint, copied(self.below))


def copied(tree: Iterable[Branch]) -> list[Branch]:
    """The same tree for another path."""
    return [branch.copy() for branch in tree]


def reversing(events: Sequence[Event], position: int, last: Event) -> list[Event]:
    """What leads to an event without the racing event at a position: all that does not happen after that one."""
    raced = events[position]
    return [*(each for each in events[position + 1 :] if each is not last and not raced.before(each)), last]


def insert(
    tree: list[Branch], sequence: Sequence[Event], conflicts: Conflicts, label: Callable[[Event], Footprint]
) -> None:
    """Adds a sequence to a tree, unless a sequence that is there already leads to an equivalent interleaving."""
    left = list(sequence)
    while left:
        taken = next((each for each in tree if _is_initial(each.thread, each.footprint, left, conflicts)), None)
        if taken is None:
            for event in left:
                branch = Branch(event.thread, label(event))
                tree.append(branch)
                tree = branch.below
            return
        own = next((event for event in left if event.thread == taken.thread), None)
        left = [event for event in left if event is not own]
        if not taken.below:
            return  # explored freely from there
        tree = taken.below


def initials(sequence: Sequence[Event], conflicts: Conflicts) -> list[int]:
    """The threads with which an interleaving that is equivalent to a sequence may begin."""
    threads = dict.fromkeys(event.thread for event in sequence)
    return [thread for thread in threads if _is_initial(thread, Footprint(), sequence, conflicts)]


def leads_to(threads: Mapping[int, Footprint], sequence: Sequence[Event], conflicts: Conflicts) -> bool:
    """Whether some thread may run first in an interleaving that is equivalent to one that begins with a sequence."""
    return any(_is_initial(thread, footprint, sequence, conflicts) for thread, footprint in threads.items())


def _is_initial(thread: int, footprint: Footprint, sequence: Sequence[Event], conflicts: Conflicts) -> bool:
    """Whether a thread is a weak initial of a sequence.

    Either its first event there happens after no other one, or it has none there, and its next step depends on none.
    What the last event happens after was found with the racing event and all that follows it, which are left out.
    """
    for number, event in enumerate(sequence):
        if event.thread == thread and event is sequence[-1]:
            footprint = event.footprint
            return not any(conflicts(footprint, earlier) for earlier in sequence[:number])
        if event.thread == thread:
            return not any(earlier.before(event) for earlier in sequence[:number])
    return not any(conflicts(footprint, event) for event in sequence)
