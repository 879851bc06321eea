"""How much a run may use."""

from __future__ import annotations

from oxpecker.oox.records import dataclass


@dataclass(frozen=True, slots=True)
class Limits:
    """Bounds of one run; reaching one ends it with `Exhausted`."""

    steps: int = 100_000_000
    call_depth: int = 100_000
    heap: int = 50_000_000
    threads: int = 1_000
    stack_overflow: bool = False
    """Whether too many calls throw a `StackOverflowError`, as on a machine, in programs that have that class."""
