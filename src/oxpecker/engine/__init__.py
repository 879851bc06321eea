"""Symbolic execution: checks methods for all inputs within bounds.

`check_method(program, method, solver, Options())` gives a `MethodResult`; `Explorer.paths` gives the paths it rests on.
"""

from oxpecker.engine.bounds import Bounds
from oxpecker.engine.checking import check_method
from oxpecker.engine.compiled.preconditions import precondition_only
from oxpecker.engine.compiled.program import ProgramCode
from oxpecker.engine.concurrency.races import Races
from oxpecker.engine.concurrency.reductions import Reduction
from oxpecker.engine.counterexamples.cases import Cases
from oxpecker.engine.explore.explorer import Explorer
from oxpecker.engine.explore.merging import Merging
from oxpecker.engine.explore.orders import Order
from oxpecker.engine.explore.pruning import Branches, PruningKind
from oxpecker.engine.explore.strategies import STRATEGIES
from oxpecker.engine.options import LoopTreatment, Options, Statics
from oxpecker.engine.path.endings import PathEnd
from oxpecker.engine.progress import Interrupted, Progress

__all__ = [
    "STRATEGIES",
    "Bounds",
    "Branches",
    "Cases",
    "Explorer",
    "Interrupted",
    "LoopTreatment",
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
