"""What is built from a configuration, and what it costs to import."""

from __future__ import annotations

import subprocess
import sys
from itertools import product

import pytest

from oxpecker.solver import (
    CacheKind,
    EvaluationLevel,
    Satisfiable,
    SolverConfiguration,
    SolverMissing,
    SolverName,
    Unsatisfiable,
    available,
    build,
)
from oxpecker.solver.backends import yices_library, z3_library
from oxpecker.terms import fp_lt, gt, lt
from tests.solver.solver_queries import FLOATS, d, p, x

NAMES = {
    "solver_calls",
    "solver_time",
    "cache_hits",
    "model_hits",
    "interval_decisions",
    "evaluated",
    "slices",
    "unknown_answers",
    "wrong_models",
}


def test_all_solvers_of_the_extra_are_here() -> None:
    assert {SolverName.Z3, SolverName.CVC5, SolverName.BITWUZLA} <= set(available())


@pytest.mark.parametrize(
    "configuration",
    [
        SolverConfiguration(),
        SolverConfiguration(EvaluationLevel.NONE, False, 0, CacheKind.OFF, False, SolverName.Z3),
        SolverConfiguration(solver=SolverName.PORTFOLIO),
    ],
)
def test_statistics_have_stable_names(configuration: SolverConfiguration) -> None:
    solver = build(configuration)
    before = set(solver.statistics())
    assert before >= NAMES
    solver.check([gt(x, 3)])
    assert set(solver.statistics()) == before
    solver.close()


@pytest.mark.parametrize(("evaluation", "passes", "cache"), list(product(EvaluationLevel, (0, 1, 2), CacheKind)))
def test_every_choice_can_be_built(evaluation: EvaluationLevel, passes: int, cache: CacheKind) -> None:
    solver = build(SolverConfiguration(evaluation=evaluation, interval_passes=passes, cache=cache))
    assert isinstance(solver.check([gt(x, 3), lt(x, 5), p]), Satisfiable)
    assert isinstance(solver.check([gt(x, 3), lt(x, 4), p]), Unsatisfiable)
    solver.close()


@pytest.mark.parametrize("wrong", [{"interval_passes": -1}, {"timeout": 0}, {"timeout": -2.0}])
def test_wrong_values_are_refused(wrong: dict[str, float]) -> None:
    with pytest.raises(ValueError, match=next(iter(wrong))):
        SolverConfiguration(**wrong)  # type: ignore[arg-type]


@pytest.mark.parametrize("name", [SolverName.CVC5, SolverName.BITWUZLA])
def test_a_missing_solver_is_named(name: SolverName, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("importlib.util.find_spec", lambda _: None)
    with pytest.raises(SolverMissing, match=rf"{name.value}.*install oxpecker\[solvers\]"):
        build(SolverConfiguration(solver=name))


def test_a_missing_yices_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(yices_library, "find", lambda: None)
    with pytest.raises(SolverMissing, match=r"yices.*install Yices 2"):
        build(SolverConfiguration(solver=SolverName.YICES))


def test_a_missing_z3_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("importlib.util.find_spec", lambda _: None)
    z3_library.load.cache_clear()
    with pytest.raises(SolverMissing, match=r"z3.*install z3-solver"):
        z3_library.load()


def test_the_library_of_the_package_is_loaded() -> None:
    assert z3_library.load().version() >= (4, 13, 0)


def test_floats_go_to_bitwuzla() -> None:
    solver = build(SolverConfiguration())
    assert isinstance(solver.check([gt(x, 3)]), Satisfiable)
    assert solver.statistics()["float_questions"] == 0
    for query in FLOATS[:6]:
        answer = solver.check(query.constraints)
        assert isinstance(answer, Satisfiable if query.satisfiable else Unsatisfiable)
    assert solver.statistics()["float_questions"] > 0
    assert isinstance(solver.check([fp_lt(d, 0.0, d.sort), gt(x, 7)]), Satisfiable)
    solver.close()


def test_nothing_heavy_is_imported_before_it_is_used() -> None:
    program = (
        "import sys, oxpecker.solver; "
        "heavy = {'z3', 'cvc5', 'bitwuzla', 'multiprocessing', 'subprocess'} & set(sys.modules); "
        "sys.exit(f'{heavy} imported' if heavy else 0)"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


def test_answers_do_not_depend_on_the_hash_seed() -> None:
    program = (
        "from tests.solver.solver_queries import QUERIES\n"
        "from oxpecker.solver import *\n"
        "solver = build(SolverConfiguration(cores=True))\n"
        "for query in QUERIES:\n"
        "    if not query.floats: print(query.name, solver.check(query.constraints))\n"
        "print({k: v for k, v in solver.statistics().items() if not k.endswith(('_time', '_seconds'))})\n"
    )
    outputs = {
        subprocess.run(
            [sys.executable, "-c", program],
            capture_output=True,
            text=True,
            check=True,
            env={"PYTHONHASHSEED": seed, "PYTHONPATH": ":".join(sys.path)},
        ).stdout
        for seed in ("1", "2")
    }
    assert len(outputs) == 1
