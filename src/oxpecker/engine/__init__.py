"""Symbolic execution: checks methods for all inputs within bounds.

`check_method(program, method, solver, Options())` gives a `MethodResult`; `Explorer.paths` gives the paths it rests on.
"""

from oxpecker.engine.bounds import Bounds
from oxpecker.engine.compiled.preconditions import precondition_only
from oxpecker.engine.compiled.program import ProgramCode
from oxpecker.engine.counterexamples.cases import Cases
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
