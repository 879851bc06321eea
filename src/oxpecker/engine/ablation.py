"""Ablation: the configurations to compare, and their results for a task (Smid 4.2)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from itertools import product

from oxpecker.engine.bounds import Bounds
from oxpecker.engine.explore.strategies import STRATEGIES
from oxpecker.engine.options import Options, Order, PruningKind
from oxpecker.results import Attempt, MethodResult, Verdict
from oxpecker.solver import CacheKind, EvaluationLevel, SolverConfiguration, SolverName, StageName, available

BOUNDS = Bounds(decisions=100, calls=50, chain=2, array=3, string=3, steps=1_000_000)
"""Where no bounds are given: without fixed ones a check that finds nothing takes all the time it is given."""

NOTHING = SolverConfiguration(EvaluationLevel.NONE, False, 0, CacheKind.OFF, False)
"""Every query goes to the solver unchanged."""


def _solving(field: str) -> Callable[[Options, object], Options]:
    return lambda base, value: replace(base, solver=replace(base.solver, **{field: value}))  # type: ignore[arg-type]


def _searching(field: str) -> Callable[[Options, object], Options]:
    return lambda base, value: replace(base, **{field: value})  # type: ignore[arg-type]


def _without(base: Options, stage: object) -> Options:
    """The base without one stage of its sequence; unchanged if it lacks the stage, or has only that one."""
    assert isinstance(stage, StageName)
    if stage not in base.solver.sequence or len(base.solver.sequence) == 1:
        return base
    return replace(base, solver=replace(base.solver, without=base.solver.without | {stage}))


AXES: dict[str, tuple[Sequence[object], Callable[[Options, object], Options]]] = {
    "evaluation": (tuple(EvaluationLevel), _solving("evaluation")),
    "intervals": ((0, 1, 2), _solving("interval_passes")),
    "pruning": (tuple(PruningKind), _searching("pruning")),
    "cache": (tuple(CacheKind), _solving("cache")),
    "solver": (tuple(SolverName), _solving("solver")),
    "without": (tuple(StageName), _without),
    "strategy": (tuple(STRATEGIES), _searching("strategy")),
    "order": (tuple(Order), _searching("order")),
}
"""The values of each axis, and how one is put into a configuration."""


def one_at_a_time(base: Options, axes: Iterable[str]) -> dict[str, Options]:
    """The base, then configurations that differ from it in one thing."""
    found = {"default": base}
    for axis in axes:
        values, put = AXES[axis]
        for value in values:
            options = put(base, value)
            if options != base:
                found[f"{axis}={value}"] = options
    return found


def with_nothing(base: Options) -> Options:
    """The base without anything that saves paths or questions."""
    kept = base.solver
    bare = replace(NOTHING, solver=kept.solver, timeout=kept.timeout, cores=kept.cores, head_start=kept.head_start)
    return replace(base, pruning=PruningKind.NEVER, solver=bare)


def grid(base: Options) -> dict[str, Options]:
    """Smid's 192 configurations: evaluation and intervals, pruning, cache, solver.

    Yices is replaced by Bitwuzla where only that is installed.
    """
    here = available()
    third = SolverName.BITWUZLA if SolverName.YICES not in here and SolverName.BITWUZLA in here else SolverName.YICES
    evaluations = {
        "none": (EvaluationLevel.NONE, 0),
        "extended": (EvaluationLevel.EXTENDED, 0),
        "extended+1": (EvaluationLevel.EXTENDED, 1),
        "extended+2": (EvaluationLevel.EXTENDED, 2),
    }
    solvers = (SolverName.Z3, SolverName.CVC5, third, SolverName.PORTFOLIO)
    found = {}
    for (name, (level, passes)), pruning, cache, solver in product(
        evaluations.items(), PruningKind, CacheKind, solvers
    ):
        solving = replace(base.solver, evaluation=level, interval_passes=passes, cache=cache, solver=solver)
        found[f"{name} {pruning} {cache} {solver}"] = replace(base, pruning=pruning, solver=solving)
    return found


def attempt(configuration: str, task: str, result: MethodResult, options: Options) -> Attempt:
    """The result of a configuration for a task."""
    solved = is_solved(result, options)
    return Attempt(configuration, task, result.verdict, result.reason, solved, result.statistics)


def is_solved(result: MethodResult, options: Options) -> bool:
    """Whether the task is decided within the given bounds, not only within narrower ones that there was time for."""
    if not result.verdict.is_within_bounds or options.bounds is None:
        return result.verdict is not Verdict.UNKNOWN
    return all(hit.value >= getattr(options.bounds, hit.bound) for hit in result.bounds_hit)
