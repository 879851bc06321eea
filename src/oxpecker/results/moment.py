"""The heap after one step of a run."""

from __future__ import annotations

from oxpecker.oox.interpreter.steps import Step
from oxpecker.oox.records import dataclass
from oxpecker.results.heap import HeapGraph


@dataclass(frozen=True, slots=True)
class Moment:
    """A step and the heap after it; variables of calls other than the first are named `method: variable`."""

    step: Step
    heap: HeapGraph
