"""Helpers for tests of the engine."""

from __future__ import annotations

from collections import Counter
from functools import cache

from from_text import checked, method_named

from oxpecker.engine import STRATEGIES, Bounds, Explorer, Options, ProgramCode, check_method
from oxpecker.results import MethodResult
from oxpecker.solver import Solver, SolverConfiguration, build


@cache
def solver() -> Solver:
    """One solver for all tests of a process."""
    return build(SolverConfiguration())


def path_counts(text: str, name: str, strategy: str = "lazier#", **bounds: int) -> Counter[str]:
    """How many paths of a method end in which way."""
    program = checked(text)
    explorer = Explorer(ProgramCode(program), Bounds(**bounds), solver(), STRATEGIES[strategy])
    ends = explorer.paths(method_named(program, name))
    return Counter(type(end.ending).__name__ for end in ends)


def result(text: str, name: str, bounds: Bounds | None = None, strategy: str = "lazier#", **options: str) -> MethodResult:
    """The verdict about a method."""
    program = checked(text, **options)
    chosen = Options(bounds, strategy, seconds=60.0)
    return check_method(program, method_named(program, name), solver(), chosen)
