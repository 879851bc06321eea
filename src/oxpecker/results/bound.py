"""The bounds that a verdict may speak of."""

from __future__ import annotations

from enum import StrEnum


class Bound(StrEnum):
    """What can cut a path, by the name that options and results use."""

    DECISIONS = "decisions"
    CALLS = "calls"
    CHAIN = "chain"
    ARRAY = "array"
    STRING = "string"
    RANGE = "range"
    STEPS = "steps"
    THREADS = "threads"
    ACTIONS = "actions"
    SWITCHES = "switches"
    OBJECTS = "objects"
    WIDTH = "width"
    UNROLLINGS = "unrollings"

    @property
    def limits_depth(self) -> bool:
        """Whether it limits how far a path goes, which is no property of its input."""
        return self in _DEPTHS

    @property
    def limits_inputs(self) -> bool:
        """Whether it limits how large an input is."""
        return self in (Bound.CHAIN, Bound.ARRAY, Bound.STRING)


_DEPTHS = frozenset((Bound.DECISIONS, Bound.CALLS, Bound.STEPS, Bound.THREADS, Bound.ACTIONS, Bound.SWITCHES))
