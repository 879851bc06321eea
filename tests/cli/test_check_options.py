"""Every field of `Options` can be chosen on the command line, and the help shows the important ones first."""

from __future__ import annotations

from dataclasses import fields
from pathlib import Path
from typing import Any

import click
import pytest
from click.testing import CliRunner

from oxpecker import terms
from oxpecker.cli.main import cli
from oxpecker.cli.options import checking_options
from oxpecker.engine import (
    Bounds,
    Branches,
    Edge,
    Interrupted,
    LoopTreatment,
    MemoryModel,
    Merging,
    Options,
    Order,
    Progress,
    PruningKind,
    Races,
    Reduction,
    Statics,
    check_method,
)
from oxpecker.oox.checker import check as check_program
from oxpecker.oox.parser import parse
from oxpecker.oox.source import Source
from oxpecker.solver import CacheKind, EvaluationLevel, SolverConfiguration, SolverName, StageName, build

CHOICES: list[tuple[str, str, object]] = [
    ("--array 7", "bounds.array", 7),
    ("--chain 8", "bounds.chain", 8),
    ("--string 9", "bounds.string", 9),
    ("--decisions 10", "bounds.decisions", 10),
    ("--calls 11", "bounds.calls", 11),
    ("--steps 12", "bounds.steps", 12),
    ("--range 13", "bounds.range", 13),
    ("--threads 5", "bounds.threads", 5),
    ("--actions 14", "bounds.actions", 14),
    ("--switches 2", "bounds.switches", 2),
    ("--termination", "termination", True),
    ("--null-inputs", "null_inputs", True),
    ("--edge lenient", "edge", Edge.LENIENT),
    ("--races finding", "races", Races.FINDING),
    ("--memory-model java", "memory_model", MemoryModel.JAVA),
    ("--reduction guarded", "reduction", Reduction.GUARDED),
    ("--strategy lazy", "strategy", "lazy"),
    ("--order coverage", "order", Order.COVERAGE),
    ("--pruning adaptive", "pruning", PruningKind.ADAPTIVE),
    ("--seed 13", "seed", 13),
    ("--modular", "modular", True),
    ("--modular-for Main.f", "modular_for", ("Main.f",)),
    ("--loops unroll", "loops", LoopTreatment.UNROLL),
    ("--time 14", "seconds", 14.0),
    ("--memory 1500", "megabytes", 1500.0),
    ("--solver cvc5", "solver.solver", SolverName.CVC5),
    ("--solvers smt,differences", "solver.stages", (StageName.SMT, StageName.DIFFERENCES)),
    ("--without intervals", "solver.without", frozenset({StageName.INTERVALS})),
    ("--branches cheap", "branches", Branches.CHEAP),
    ("--solver-timeout 0.5", "solver.timeout", 0.5),
    ("--evaluation simple", "solver.evaluation", EvaluationLevel.SIMPLE),
    ("--merging always", "merging", Merging.ALWAYS),
    ("--statics initial", "statics", Statics.INITIAL),
    ("--intervals 2", "solver.interval_passes", 2),
    ("--cache normalised", "solver.cache", CacheKind.NORMALISED),
    ("--no-slicing", "solver.slicing", False),
    ("--no-model-reuse", "solver.model_reuse", False),
    ("--cores", "solver.cores", True),
    ("--paranoid", "solver.paranoid", True),
    ("--head-start 0.2", "solver.head_start", 0.2),
]


def chosen(*arguments: str) -> Options:
    """The options that a command with these arguments gets."""
    got: list[Options] = []

    @click.command()
    @checking_options
    def command(options: Options) -> None:
        got.append(options)

    result = CliRunner().invoke(command, list(arguments))
    assert result.exit_code == 0, result.output
    return got[0]


def field_of(options: Any, path: str) -> object:
    for name in path.split("."):
        options = getattr(options, name)
    return options


@pytest.mark.parametrize(("arguments", "path", "value"), CHOICES, ids=lambda each: str(each))
def test_an_option_sets_its_field_and_nothing_else(arguments: str, path: str, value: object) -> None:
    options = chosen(*arguments.split())
    assert field_of(options, path) == value
    usual = Options(bounds=Bounds()) if path.startswith("bounds") else Options()
    assert field_of(usual, path) != value
    for _, other, _ in CHOICES:
        if other != path and not other.startswith("bounds"):
            assert field_of(options, other) == field_of(usual, other)


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (
            "--solvers intervals,sat",
            "no such stage: 'sat'; use auto alone, or stages among intervals, differences, lp, cp, local, smt",
        ),
        ("--solvers lp,lp", "lists a stage twice"),
        ("--solvers auto,smt", "no such stage: 'auto'"),
        ("--solvers lp --without lp", "--without removes all stages of --solvers"),
    ],
)
def test_a_sequence_that_makes_no_sense_is_refused(arguments: str, complaint: str) -> None:
    result = CliRunner().invoke(cli, ["check", "examples/bubble_sort.oox", *arguments.split()])
    assert result.exit_code == 2
    assert complaint in result.output


@pytest.mark.parametrize("stage", ["lp", "cp"])
def test_a_stage_that_is_not_installed_is_named_with_its_remedy(stage: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("oxpecker.solver.configuration.has_constraint_solver", lambda: False)
    result = CliRunner().invoke(cli, ["check", "examples/bubble_sort.oox", "--solvers", f"{stage},smt"])
    assert result.exit_code == 2
    assert f"the solver {stage} is not available: install oxpecker[cp]" in result.output
    assert CliRunner().invoke(cli, ["check", "examples/account.oox"]).exit_code == 1  # the automatic one does without


def test_every_field_has_an_option() -> None:
    # How many findings are wanted is a matter of what is shown: `check` has an option of its own for it.
    # Which classes of exceptions count, and whether deadlocks do, is what the property of a verification task says.
    # Heaps on the way are kept where pictures or a report are asked for.
    # Arrays of which nothing is known are for proofs by induction.
    # What happens on the way needs no path that ends: verification tasks and `reach` ask for that.
    elsewhere = {"bounds", "solver", "most_findings", "exceptions", "deadlocks", "persistent", "films"}
    # Checks of methods without a contract are judged by the schedule; versions are compared up to what ends.
    elsewhere |= {"judges", "endless", "callers_answer"}
    elsewhere |= {"over_approximates", "doubtful", "answer_only", "effort"}
    # Endless runs that need a state are findings where calls that construct it are looked for: in sessions.
    elsewhere |= {"endless_states"}
    # The time that reading has used is measured.
    elsewhere |= {"needs_end", "used"}
    # Questions to solvers are kept where a certificate is asked for.
    elsewhere |= {"certified"}
    ours = {field.name for field in fields(Options)} - elsewhere
    ours |= {f"solver.{field.name}" for field in fields(SolverConfiguration)}
    ours |= {f"bounds.{field.name}" for field in fields(Bounds)}
    assert {path for _, path, _ in CHOICES} == ours


def test_without_options_everything_is_as_usual() -> None:
    assert chosen() == Options()


@pytest.mark.parametrize("command", ["check", "ablate"])
def test_help_has_sections_with_the_important_options_first(command: str) -> None:
    text = CliRunner().invoke(cli, [command, "--help"]).output
    titles = ["\nOptions:", "\nBounds (", "\nSearch:", "\nFormulas:", "\nMeaning of programs:"]
    places = [text.index(title) for title in titles]
    assert places == sorted(places)
    first = text[places[0] : places[1]]
    assert "--time" in first and "--help" in first and "--cache " not in first
    assert text.count("--time ") == 1


def checked(text: str) -> Any:
    program = check_program(parse(Source("program.oox", text)).program).program
    assert program is not None
    return program


@pytest.mark.parametrize("level", list(EvaluationLevel))
def test_the_evaluation_level_holds_for_the_check_alone(level: EvaluationLevel) -> None:
    program = checked("class Main { static int f(int x) ensures(retval + x == x + retval) { return x * 2; } }")
    configuration = SolverConfiguration(evaluation=level)
    solver, seen = build(configuration), []

    def watch(_progress: Progress) -> None:
        seen.append(terms.get_evaluation().value)

    def interrupt(_progress: Progress) -> None:
        raise KeyboardInterrupt

    (method,) = program.find_methods("Main.f")
    result = check_method(program, method, solver, Options(solver=configuration), watcher=watch)
    assert result.verdict == "valid"
    assert set(seen) == {level.value}
    with pytest.raises(Interrupted):
        check_method(program, method, solver, Options(solver=configuration), watcher=interrupt)
    assert terms.get_evaluation() is terms.Level.EXTENDED


def test_statistics_in_words(tmp_path: Path) -> None:
    file = tmp_path / "program.oox"
    file.write_text("class Main { static int f(int x) { return x > 1 ? 1 : x * x > 30 ? 2 : 3; } }", encoding="utf-8")
    output = CliRunner().invoke(cli, ["check", str(file), "--statistics"]).output
    for name in ("time", "memory", "depth reached", "paths", "solver calls", "time in solver", "prune probability"):
        assert f"\n    {name} " in output
    assert "100.0% on average" in output
    assert "100.0%" not in CliRunner().invoke(cli, ["check", str(file)]).output


def test_forks_are_counted_where_both_sides_are_followed() -> None:
    program = checked(
        "class Main { static int f(int x) { int r := 0; if (x > 1) { r := 1; if (x > 0) { r := 2; } } return r; } }"
    )
    (method,) = program.find_methods("Main.f")
    result = check_method(program, method, build(SolverConfiguration()), Options())
    assert (result.statistics.paths, result.statistics.forks) == (2, 1)


@pytest.mark.parametrize("evaluation", ["none", "simple", "extended"])
def test_open_methods_answer_alike_however_little_is_simplified(evaluation: str) -> None:
    program = str(Path(__file__).parents[1] / "programs/java/open/orders.java")
    words = ["check", program, "--method", "Orders.steady", "--evaluation", evaluation, "--fail-on", "bounds"]
    result = CliRunner().invoke(cli, words)
    assert result.exit_code == 4, result.output
    assert "Comparator inputs that compare by a fixed total order" in result.output
