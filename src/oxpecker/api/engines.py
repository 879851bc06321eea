"""The engines that find verdicts: symbolic execution, and relational logic (`refining.py`), which few programs need."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol

from oxpecker.api.loading import Loaded
from oxpecker.engine import Options, Progress, check_method
from oxpecker.oox import typed
from oxpecker.results import MethodResult
from oxpecker.solver import open_solver

Tell = Callable[[Progress], None]
"""Whoever is told how far a check has come."""


class Engine(Protocol):
    """Finds the verdict about one method."""

    def verdict(self, method: typed.Method, options: Options, tell: Tell | None) -> MethodResult:
        """The verdict about a method; Interrupted or KeyboardInterrupt if somebody does not want to wait."""
        ...


@dataclass(frozen=True, slots=True)
class Symbolic:
    """Symbolic execution."""

    loaded: Loaded

    def verdict(self, method: typed.Method, options: Options, tell: Tell | None) -> MethodResult:
        """The verdict about a method; SolverMissing if the solver is not installed."""
        with open_solver(options.solver) as solver:
            return check_method(self.loaded.program, method, solver, options, self.loaded.sources, tell)
