"""`oxpecker ablate`: configurations side by side."""

from __future__ import annotations

import csv
import io
import json
import signal
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

from oxpecker.cli import ablate as module
from oxpecker.cli.main import cli
from oxpecker.engine import Bounds, Options, PruningKind, check_method
from oxpecker.engine.ablation import AXES, grid, is_solved, one_at_a_time, with_nothing
from oxpecker.oox.source import NOWHERE
from oxpecker.results import Attempt, Bound, BoundHit, MethodResult, Statistics, Verdict, disagreements, solved_by_all
from oxpecker.solver import CacheKind, EvaluationLevel, SolverName, StageName
from oxpecker.strategies import symbolic

PROGRAM = """
class Cell { int value; Cell next; }
class Main {
    static int max(int x, int y) ensures(retval >= x && retval >= y) { return x > y ? x : y; }
    static int sum(int[] a) requires(a != null) exceptional(false) {
        int s := 0; int i := 0;
        while (i < #a) { s := s + a[i]; i := i + 1; }
        return s;
    }
    static void wrong(Cell c) requires(c != null && c.next != null) ensures(c.value != 3) {
        if (c.next.value > 10) { c.value := 3; }
    }
}
"""


@pytest.fixture
def program(tmp_path: Path) -> Path:
    file = tmp_path / "program.oox"
    file.write_text(PROGRAM, encoding="utf-8")
    return file


def ablate(*arguments: object) -> Result:
    return CliRunner().invoke(cli, ["ablate", *map(str, arguments)])


def test_every_axis_and_nothing_at_all_agree(program: Path, tmp_path: Path) -> None:
    plot = tmp_path / "pictures/plot.svg"
    result = ablate(program, "--plot", plot, "--time", "600")
    assert result.exit_code == 0, result.output
    lines = result.stdout.splitlines()
    names = {line.split()[0]: line.split()[1] for line in lines if "/3 " in line}
    assert {"default", "none", "evaluation=none", "pruning=never", "order=random", "strategy=lazy"} <= names.keys()
    assert {names[name] for name in names if "bitwuzla" not in name and name != "without=smt"} == {"3/3"}
    assert {"without=differences", "without=local", "without=smt"} <= names.keys()
    assert "all configurations agree" in lines
    assert plot.read_text(encoding="utf-8").startswith("<svg ")


def test_data(program: Path) -> None:
    data = json.loads(ablate(program, "--axis", "cache", "--axis", "pruning", "--format", "json").stdout)
    names = [each["name"] for each in data["configurations"]]
    assert names == [
        *("default", "cache=off", "cache=normalised"),
        *("pruning=never", "pruning=probabilistic", "pruning=adaptive"),
    ]
    assert len(data["attempts"]) == 3 * len(names)
    verdicts = {each["task"].rpartition(": ")[2]: each["verdict"] for each in data["attempts"]}
    assert list(verdicts.values()) == ["valid", "valid-within-bounds", "invalid"]
    assert data["disagreements"] == []
    by_name = {each["name"]: each for each in data["configurations"]}
    assert by_name["cache=off"]["cache_hits"] == 0
    assert by_name["pruning=never"]["pruned"] == 0
    assert by_name["default"]["pruned"] > 0


def test_lines_for_a_spreadsheet(program: Path) -> None:
    rows = list(csv.DictReader(io.StringIO(ablate(program, "--axis", "intervals", "--format", "csv").stdout)))
    assert len(rows) == 3 * 3
    assert {row["configuration"] for row in rows} == {"default", "intervals=0", "intervals=2"}
    assert all(row["solved"] == "true" and float(row["seconds"]) >= 0 for row in rows)


def test_solvers_that_are_missing_are_left_out(program: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "available", lambda: (SolverName.Z3,))
    result = ablate(program, "--axis", "solver", "--format", "csv")
    assert result.exit_code == 0
    assert "cvc5 is not installed: 1 of 6 configurations skipped" in result.stderr
    assert "solver=cvc5" not in result.stdout and "solver=z3" in result.stdout


def test_a_contradiction_is_a_defect(program: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    really: Callable[..., MethodResult] = check_method

    def unsound(loaded: Any, method: Any, solver: Any, options: Options, sources: Any, watch: Any) -> MethodResult:
        if options.pruning is PruningKind.NEVER:
            return MethodResult(str(method.info), method.info.span, Verdict.VALID)
        return really(loaded, method, solver, options, sources, watch)

    monkeypatch.setattr(symbolic, "check_method", unsound)
    result = ablate(program, "--axis", "pruning")
    assert result.exit_code == 70
    assert "Main.wrong(Cell) is invalid under default and valid under pruning=never" in result.stdout
    assert "note: " in result.stdout  # Main.sum is valid here and valid within bounds there
    assert "Please report" in result.stderr


def test_ctrl_c_keeps_the_attempts_so_far(program: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    begun = 0
    really: Callable[..., MethodResult] = check_method

    def interrupted(*arguments: Any) -> MethodResult:
        nonlocal begun
        begun += 1
        if begun == 5:
            signal.raise_signal(signal.SIGINT)
        return really(*arguments)

    monkeypatch.setattr(symbolic, "check_method", interrupted)
    result = ablate(program, "--axis", "cache", "--format", "json")
    assert result.exit_code == 130
    assert [each["configuration"] for each in json.loads(result.stdout)["attempts"]] == ["default"] * 3 + ["cache=off"]


def test_mistakes_in_the_command(program: Path, tmp_path: Path) -> None:
    assert "--grid cannot be combined with --axis" in (both := ablate(program, "--grid", "--axis", "cache")).output
    empty = tmp_path / "empty.oox"
    empty.write_text("class A { }", encoding="utf-8")
    assert "no methods to check" in (nothing := ablate(empty)).output
    assert (both.exit_code, nothing.exit_code, ablate().exit_code) == (2, 2, 2)


def test_the_grid_has_the_points_of_the_thesis() -> None:
    points = grid(Options())
    assert len(points) == 4 * 4 * 3 * 4
    assert len(set(points.values())) == len(points)
    best = points["extended+1 always exact z3"]
    assert (best.solver.interval_passes, best.solver.cache, best.pruning) == (1, CacheKind.EXACT, PruningKind.ALWAYS)
    assert points["none never off cvc5"].solver.evaluation is EvaluationLevel.NONE


def test_configurations_around_a_base() -> None:
    base = Options(Bounds(array=2), seed=4)
    found = one_at_a_time(base, AXES)
    assert next(iter(found)) == "default" and found["default"] == base
    others = sum(len(values) - 1 for name, (values, _) in AXES.items() if name != "without")
    assert len(set(found.values())) == len(found) == 1 + others + len(base.solver.sequence)
    alone = one_at_a_time(replace(base, solver=replace(base.solver, stages=(StageName.SMT,))), ["without"])
    assert list(alone) == ["default"]
    bare = with_nothing(base)
    assert (bare.bounds, bare.seed, bare.pruning) == (base.bounds, 4, PruningKind.NEVER)
    assert bare.solver.timeout == base.solver.timeout
    off = (EvaluationLevel.NONE, False, 0, CacheKind.OFF, False)
    kept = bare.solver
    assert (kept.evaluation, kept.slicing, kept.interval_passes, kept.cache, kept.model_reuse) == off


@pytest.mark.parametrize(
    ("verdict", "hits", "solved"),
    [
        (Verdict.VALID, (), True),
        (Verdict.INVALID, (), True),
        (Verdict.UNKNOWN, (), False),
        (Verdict.VALID_WITHIN_BOUNDS, (("array", 3),), True),
        (Verdict.VALID_WITHIN_BOUNDS, (("array", 3), ("decisions", 80)), True),
        (Verdict.VALID_WITHIN_BOUNDS, (("decisions", 30),), False),
    ],
)
def test_narrower_bounds_do_not_solve_a_task(verdict: Verdict, hits: tuple[tuple[str, int], ...], solved: bool) -> None:
    bounds_hit = tuple(BoundHit(Bound(name), value, NOWHERE) for name, value in hits)
    result = MethodResult("Main.f()", NOWHERE, verdict, bounds_hit=bounds_hit)
    assert is_solved(result, Options(Bounds(array=3, decisions=80))) is solved


def test_only_solved_tasks_can_contradict() -> None:
    def made(configuration: str, verdict: Verdict, solved: bool = True) -> Attempt:
        return Attempt(configuration, "t", verdict, "", solved, Statistics())

    invalid = made("a", Verdict.INVALID)
    shallow = made("b", Verdict.VALID_WITHIN_BOUNDS, solved=False)
    assert disagreements([invalid, shallow, made("c", Verdict.UNKNOWN, solved=False)]) == []
    assert solved_by_all([invalid, shallow]) == set()
    (found,) = disagreements([shallow, made("d", Verdict.VALID_WITHIN_BOUNDS), invalid])
    assert (found.task, found.invalid, found.valid) == ("t", "a", "d")
