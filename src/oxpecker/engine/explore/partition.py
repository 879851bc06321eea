"""Splits an exploration: open branches become pieces, explored on their own, one each time some work is done.

What is split off depends only on work that is counted, so the pieces of a method are the same on every machine and for
every number of processes.
"""

from __future__ import annotations

from typing import Protocol

from oxpecker.engine.explore.orders import DepthFirst, Worklist
from oxpecker.engine.limits import LATER_PIECES, REPLAYED_PART, UNITS_OF_A_PIECE, UNITS_OF_A_QUERY
from oxpecker.limits import Budget

Beginning = tuple[int, ...]
"""The choices with which all paths of a piece begin."""


class Others(Protocol):
    """Who may explore a piece while the one that it was split off from is still being explored."""

    def offer(self, beginning: Beginning) -> None:
        """A piece was split off."""

    def attend(self) -> None:
        """Called often."""


class Partition:
    """What one piece leaves to others."""

    def __init__(self, others: Others | None = None) -> None:
        self._others = others
        self.work = Budget()
        """The work on this piece."""
        self.open: list[Beginning] = []
        """The branches that were split off, in the order in which one process would explore them."""
        self.begun: list[Beginning] = []
        """The paths of this piece on which deferred aliases are one object."""
        self.elsewhere: list[Beginning] = []
        """Such paths that this piece has asked for, and that are not part of it; other pieces may ask for them, too."""
        self._interval = self._next = UNITS_OF_A_PIECE
        """The work between two splits, and that at which the next one is due."""

    def arrive(self) -> None:
        """All given choices are made: what comes now belongs to this piece."""
        self._interval = LATER_PIECES * UNITS_OF_A_PIECE
        self._next = self._done + max(self._interval, REPLAYED_PART * self._done)

    @property
    def _done(self) -> int:
        return self.work.spent + UNITS_OF_A_QUERY * self.work.queries

    def consider(self, pending: Worklist) -> None:
        """Splits off the shallowest of the open branches if there has been enough work since the last split.

        It is probably the largest; many small pieces would each repeat their beginning, and ask what others have asked.
        Branches that are not known to be feasible stay: whoever repeats the beginning of a piece must arrive.
        """
        if self._others is not None:
            self._others.attend()
        if self._done < self._next or len(pending) < 2:
            return
        assert isinstance(pending, DepthFirst)
        self._next = self._done + self._interval
        states = pending.states
        place = next((place for place, state in enumerate(states[:-1]) if state.knowledge.model is not None), None)
        if place is not None:
            self.split(tuple(states.pop(place).choices))

    def split(self, beginning: Beginning) -> None:
        """Leaves a branch to others."""
        self.open.insert(0, beginning)
        if self._others is not None:
            self._others.offer(beginning)
