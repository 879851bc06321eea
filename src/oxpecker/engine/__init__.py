"""Symbolic execution: checks methods for all inputs within bounds.

`check_method(program, method, solver, Options())` gives a `MethodResult`; `Explorer.paths` gives the paths it rests on.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from oxpecker.engine.bounds import Bounds
from oxpecker.engine.compiled.preconditions import precondition_only
from oxpecker.engine.compiled.program import ProgramCode
from oxpecker.engine.explore.explorer import Explorer
from oxpecker.engine.explore.strategies import STRATEGIES
from oxpecker.engine.method import check_method
from oxpecker.engine.options import (
    Branches,
    Edge,
    LoopTreatment,
    MemoryModel,
    Merging,
    Options,
    Order,
    PruningKind,
    Races,
    Reduction,
    Statics,
)
from oxpecker.engine.path.state import PathEnd
from oxpecker.engine.progress import Interrupted, Progress

if TYPE_CHECKING:
    from oxpecker.engine.counterexamples.cases import Cases

__all__ = [
    "STRATEGIES",
    "Bounds",
    "Branches",
    "Cases",
    "Edge",
    "Explorer",
    "Interrupted",
    "LoopTreatment",
    "MemoryModel",
    "Merging",
    "Options",
    "Order",
    "PathEnd",
    "ProgramCode",
    "Progress",
    "PruningKind",
    "Races",
    "Reduction",
    "Statics",
    "check_method",
    "precondition_only",
]


def __getattr__(name: str) -> object:
    """The search for tests, which few checks need."""
    if name != "Cases":
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from oxpecker.engine.counterexamples.cases import Cases

    return Cases
