"""Following the paths of methods once more, for what they cover."""

from __future__ import annotations

from dataclasses import replace

from oxpecker.api.loading import Loaded
from oxpecker.engine import Bounds, Cases, Options
from oxpecker.oox import typed
from oxpecker.results.paths import MethodPaths
from oxpecker.solver import open_solver

_K = 2
"""The size of inputs when no bounds are given."""


def follow_paths(loaded: Loaded, method: typed.Method, options: Options) -> MethodPaths:
    """Every path of a method within the bounds, with the smallest inputs that take it."""
    bounds = options.bounds or Bounds.of_inputs(_K)
    with open_solver(options.solver) as solver:
        cases = Cases(loaded.program, method, solver, replace(options, bounds=bounds), loaded.own, loaded.sources)
        followed = tuple(cases)
    within = f"chain up to {bounds.chain}, array up to {bounds.array}, string up to {bounds.string}"
    return MethodPaths(cases.coverage(), followed, within, tuple(dict.fromkeys(cases.explored.reasons)))
