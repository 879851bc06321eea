"""Every solver and every stack of wrappers against trying all values."""

from __future__ import annotations

from itertools import product

import pytest
from hypothesis import given, settings

from oxpecker.solver import (
    CacheKind,
    EvaluationLevel,
    PathCondition,
    Satisfiable,
    Solver,
    SolverConfiguration,
    SolverName,
    StageName,
    available,
    build,
)
from oxpecker.solver.path import EMPTY
from oxpecker.terms import Term
from tests.exhaustive import tries
from tests.solver.solver_strategies import agrees, deterministic, questions

SMT = (StageName.SMT,)
BARE = {
    "evaluation": EvaluationLevel.NONE,
    "slicing": False,
    "interval_passes": 0,
    "cache": CacheKind.OFF,
    "stages": SMT,
}

STACKS = [
    SolverConfiguration(evaluation, slicing, passes, cache, reuse, SolverName.Z3, stages=SMT)
    for evaluation, slicing, passes, cache, reuse in product(
        EvaluationLevel, (False, True), (0, 1, 2), CacheKind, (False, True)
    )
]


@pytest.mark.sampled
@pytest.mark.parametrize("cores", [False, True])
@pytest.mark.parametrize("name", available())
def test_every_solver_agrees(name: SolverName, cores: bool) -> None:
    solver = build(SolverConfiguration(solver=name, cores=cores, model_reuse=False, timeout=600, **BARE))

    @settings(deterministic, max_examples=tries(200))
    @given(questions())
    def check(constraints: list[Term]) -> None:
        agrees(solver.check(constraints), constraints)

    check()
    assert solver.statistics()["wrong_models"] == 0
    solver.close()


@pytest.mark.sampled
def test_every_stack_of_wrappers_agrees() -> None:
    solvers = [build(configuration) for configuration in STACKS]

    @deterministic
    @given(questions())
    def check(constraints: list[Term]) -> None:
        for solver in solvers:
            agrees(solver.check(constraints), constraints)

    check()
    for solver in solvers:
        solver.close()


def walk(solver: Solver, constraints: list[Term]) -> list[type]:
    """Ask as an engine does: extend the path condition by what holds, with the model that shows it."""
    path: PathCondition = EMPTY
    model = None
    kinds = []
    for constraint in constraints:
        answer = solver.check([constraint], path, model)
        agrees(answer, [*path, constraint])
        kinds.append(type(answer))
        if isinstance(answer, Satisfiable):
            path, model = path.extend(constraint), answer.model
    return kinds


@pytest.mark.sampled
def test_every_stack_of_wrappers_agrees_along_a_path() -> None:
    chosen = [each for number, each in enumerate(STACKS) if number % 5 == 0]
    solvers = [build(configuration) for configuration in chosen]

    @deterministic
    @given(questions(most=6))
    def check(constraints: list[Term]) -> None:
        kinds = [walk(solver, constraints) for solver in solvers]
        assert all(each == kinds[0] for each in kinds)

    check()
    for solver in solvers:
        solver.close()
