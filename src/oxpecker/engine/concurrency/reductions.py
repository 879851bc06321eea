"""Partial order reductions: which interleavings need not be explored, because another one is like them."""

from __future__ import annotations

from dataclasses import dataclass

from oxpecker.engine.options import Reduction


@dataclass(frozen=True, slots=True)
class Rules:
    """What a reduction does at each point where several threads could go on."""

    all_threads: bool
    """Begin with all threads that can run, or with one and add others where a race is seen."""
    sleep_sets: bool
    """Leave out a thread that was tried here before, until something happens that its step depends on."""
    whole_objects: bool
    """Whether two uses of one object depend on each other whatever the field or index is."""


RULES = {
    Reduction.NONE: Rules(all_threads=True, sleep_sets=False, whole_objects=True),
    Reduction.GUARDED: Rules(all_threads=True, sleep_sets=True, whole_objects=True),
    Reduction.OPTIMAL: Rules(all_threads=False, sleep_sets=True, whole_objects=False),
}
