"""Splits an exploration: branches that are still open after some work become pieces, explored on their own.

What is split off depends only on work that is counted, so the pieces of a method are the same on every machine and for
every number of processes.
"""

from __future__ import annotations

from oxpecker.engine.explore.orders import DepthFirst, Worklist
from oxpecker.engine.limits import REPLAYED_PART, UNITS_OF_A_PIECE
from oxpecker.limits import Budget

Beginning = tuple[int, ...]
"""The choices with which all paths of a piece begin."""


class Partition:
    """What one piece leaves to others."""

    def __init__(self) -> None:
        self.work = Budget()
        """The work on this piece."""
        self.open: list[Beginning] = []
        """The branches that were split off, in the order in which one process would explore them."""
        self.begun: list[Beginning] = []
        """The paths of this piece on which deferred aliases are one object."""
        self.elsewhere: list[Beginning] = []
        """Such paths that this piece has asked for, and that are not part of it; other pieces may ask for them, too."""
        self._next = UNITS_OF_A_PIECE

    def arrive(self) -> None:
        """All given choices are made: what comes now belongs to this piece."""
        self._next = self.work.spent + max(UNITS_OF_A_PIECE, REPLAYED_PART * self.work.spent)

    def consider(self, pending: Worklist) -> None:
        """Splits off the shallowest half of the open branches if there has been enough work since the last split.

        The deepest ones stay, because they are small. So do branches that are not known to be feasible: whoever repeats
        the beginning of a piece must arrive.
        """
        if self.work.spent < self._next or len(pending) < 2:
            return
        assert isinstance(pending, DepthFirst)
        self._next = self.work.spent + UNITS_OF_A_PIECE
        states = pending.states
        given = [state for state in states[: (len(states) + 1) // 2] if state.knowledge.model is not None]
        pending.states = [state for state in states if state not in given]
        self.open[:0] = [tuple(state.choices) for state in reversed(given)]
