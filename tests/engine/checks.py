"""Helpers for tests of the engine."""

from __future__ import annotations

from collections import Counter
from functools import cache

from oxpecker.engine import Bounds, Explorer, Options, ProgramCode
from oxpecker.solver import Solver, SolverConfiguration, build
from tests.oox.from_text import checked, method_named


@cache
def solver() -> Solver:
    """One solver for all tests of a process."""
    return build(SolverConfiguration())


def path_counts(text: str, name: str, strategy: str = "lazier#", **bounds: int) -> Counter[str]:
    """How many paths of a method end in which way."""
    program = checked(text)
    explorer = Explorer(ProgramCode(program), Bounds(**bounds), solver(), Options(strategy=strategy))
    ends = explorer.paths(method_named(program, name))
    return Counter(type(end.ending).__name__ for end in ends)
