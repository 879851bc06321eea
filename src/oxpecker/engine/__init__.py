"""Symbolic execution: checks methods for all inputs within bounds.

`check_method(program, method, solver, Options())` gives a `MethodResult`; `Explorer.paths` gives the paths it rests on.
"""

from oxpecker.engine.bounds import Bounds
from oxpecker.engine.checking import check_method
from oxpecker.engine.explorer import Explorer
from oxpecker.engine.options import Options
from oxpecker.engine.paths import PathEnd
from oxpecker.engine.program import ProgramCode
from oxpecker.engine.strategies import STRATEGIES

__all__ = ["STRATEGIES", "Bounds", "Explorer", "Options", "PathEnd", "ProgramCode", "check_method"]
