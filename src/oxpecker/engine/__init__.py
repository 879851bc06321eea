"""Symbolic execution: checks methods for all inputs within bounds.

`check_method(program, method, solver, Options())` gives a `MethodResult`; `Explorer.paths` gives the paths it rests on.
"""

from oxpecker.engine.bounds import Bounds
from oxpecker.engine.cases import Cases
from oxpecker.engine.checking import Interrupted, Progress, check_method
from oxpecker.engine.explorer import Explorer
from oxpecker.engine.merging import Merging
from oxpecker.engine.options import LoopTreatment, Options
from oxpecker.engine.orders import Order
from oxpecker.engine.paths import PathEnd
from oxpecker.engine.preconditions import precondition_only
from oxpecker.engine.program import ProgramCode
from oxpecker.engine.pruning import Branches, PruningKind
from oxpecker.engine.races import Races
from oxpecker.engine.reductions import Reduction
from oxpecker.engine.strategies import STRATEGIES

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
    "check_method",
    "precondition_only",
]
