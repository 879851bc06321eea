"""`oxpecker relational` as people use it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from click.testing import CliRunner

from oxpecker.cli.main import cli

RIVER = "examples/relational/river_crossing.als"
LIST = "examples/relational/list.als"


@pytest.fixture(autouse=True)
def at_home(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(Path(__file__).parents[2])


def test_a_counterexample_is_a_finding() -> None:
    run = CliRunner().invoke(cli, ["relational", LIST, "--command", "allInTheList"], standalone_mode=False)
    assert run.return_value == 1
    assert run.output.startswith("check allInTheList: counterexample\n  Node = {Node$0")


def test_no_counterexample_holds_within_the_scope(tmp_path: Path) -> None:
    file = tmp_path / "m.als"
    file.write_text("sig A {} assert a { #A < 4 } check a for 3")
    run = CliRunner().invoke(cli, ["relational", str(file)], standalone_mode=False)
    assert run.return_value == 4
    assert run.output == "check a: no counterexample within the scope\n"


def test_expectations_decide_the_exit_code(tmp_path: Path) -> None:
    assert CliRunner().invoke(cli, ["relational", RIVER], standalone_mode=False).return_value == 0
    file = tmp_path / "m.als"
    file.write_text("sig A {} run { no A } expect 0")
    run = CliRunner().invoke(cli, ["relational", str(file)], standalone_mode=False)
    assert run.return_value == 1
    assert "which was not expected" in run.output


@pytest.mark.parametrize("solver", ["cadical", "glucose"])
@pytest.mark.parametrize(("flag", "number"), [([], 4), (["--isomorphic"], 8)])
def test_counting(tmp_path: Path, solver: str, flag: list[str], number: int) -> None:
    file = tmp_path / "graphs.als"
    file.write_text("sig A { f: set A } run { f = ~f and no iden & f } for exactly 3 A")
    run = CliRunner().invoke(cli, ["relational", str(file), "--count", "--solver", solver, *flag])
    assert run.output == f"run 1: {number} instances\n"


def test_several_instances_and_json(tmp_path: Path) -> None:
    file = tmp_path / "m.als"
    file.write_text("sig A {} run {} for 3")
    data = json.loads(CliRunner().invoke(cli, ["relational", str(file), "--instances", "9", "--format", "json"]).output)
    sizes = sorted(len(instance["A"]) for instance in data["commands"][0]["instances"])
    assert sizes == [0, 1, 2, 3]


def test_a_core(tmp_path: Path) -> None:
    file = tmp_path / "m.als"
    file.write_text("sig A {}\nfact { some A }\nrun { no A }")
    run = CliRunner().invoke(cli, ["relational", str(file), "--core"])
    assert run.output.splitlines() == [
        "run 1: no instance within the scope",
        f"  excluded by {file}:2:8: some A",
        f"  excluded by {file}:3:7: no A",
    ]


def test_a_core_shows_long_formulas_in_one_line(tmp_path: Path) -> None:
    file = tmp_path / "m.als"
    file.write_text("sig A {}\nfact { some A or\n   " + " or ".join(["some A"] * 20) + " }\nrun { no A }")
    run = CliRunner().invoke(cli, ["relational", str(file), "--core"])
    first = run.output.splitlines()[1]
    assert first.startswith(f"  excluded by {file}:2:8: some A or some A or") and first.endswith(" ..")


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("sig A { f: B } run {}", "m.als:1:12: error: unknown name B"),
        ("sig A {}", "m.als: error: the module has no command; add a 'run' or a 'check'"),
    ],
)
def test_mistakes(tmp_path: Path, text: str, message: str) -> None:
    file = tmp_path / "m.als"
    file.write_text(text)
    run = CliRunner().invoke(cli, ["relational", str(file)], standalone_mode=False)
    assert run.return_value == 2
    assert message in run.stderr


def test_an_unknown_command_and_a_missing_file() -> None:
    run = CliRunner().invoke(cli, ["relational", LIST, "--command", "nothing"], standalone_mode=False)
    assert run.return_value == 2
    assert "choose from noReturn, allInTheList, threeInARow" in run.stderr
    missing = CliRunner().invoke(cli, ["relational", "missing.als"], standalone_mode=False)
    assert missing.return_value == 2
    assert missing.stderr == "missing.als: error: No such file or directory\n"
