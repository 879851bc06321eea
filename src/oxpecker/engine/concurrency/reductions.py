"""Partial-order reductions: which interleavings need not be explored, because another one is equivalent."""

from __future__ import annotations

from oxpecker.engine.options import Reduction
from oxpecker.oox.records import dataclass


@dataclass(frozen=True, slots=True)
class Rules:
    """What a reduction does at each point where several threads could continue."""

    all_threads: bool
    """Whether to start with all enabled threads, or with one and add others when a race is found."""
    sleep_sets: bool
    """Whether to skip a thread that was tried here before, until a dependent step happens."""
    whole_objects: bool
    """Whether two accesses to one object depend on each other whatever the field or index is."""
    awaits: bool
    """Whether a thread whose step changes nothing, as in a spinning loop, waits until what it has read is written."""


RULES = {
    Reduction.NONE: Rules(all_threads=True, sleep_sets=False, whole_objects=True, awaits=False),
    Reduction.GUARDED: Rules(all_threads=True, sleep_sets=True, whole_objects=True, awaits=False),
    Reduction.OPTIMAL: Rules(all_threads=False, sleep_sets=True, whole_objects=False, awaits=True),
}
