"""The bounds that can limit a verdict."""

from __future__ import annotations

from enum import StrEnum


class Bound(StrEnum):
    """A bound that can cut a path, by its name in options and results."""

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
        """Whether it limits the length of a path, which is not a property of its input."""
        return self in _DEPTHS

    @property
    def limits_inputs(self) -> bool:
        """Whether it limits the size of inputs."""
        return self in (Bound.CHAIN, Bound.ARRAY, Bound.STRING)


_DEPTHS = frozenset((Bound.DECISIONS, Bound.CALLS, Bound.STEPS, Bound.THREADS, Bound.ACTIONS, Bound.SWITCHES))
