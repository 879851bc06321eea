"""`oxpecker diff`: verdicts, exit codes, data, Git revisions, and what is said about mistakes."""

from __future__ import annotations

import json
import shlex
import subprocess
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from oxpecker.cli.main import cli

OLD = "class P { static int f(int x) { return x; } static int g(int x) { return x + 1; } }"
NEW = "class P { static int f(int x) { return x == 7 ? 8 : x; } static int g(int x) { return 1 + x; } }"


def diff(*arguments: object) -> Result:
    return CliRunner().invoke(cli, ["diff", *map(str, arguments)])


@pytest.fixture
def versions(tmp_path: Path) -> tuple[Path, Path]:
    places = []
    for name, text in (("old", OLD), ("new", NEW)):
        (tmp_path / name).mkdir()
        places.append(tmp_path / name / "P.java")
        places[-1].write_text(text)
    return places[0], places[1]


def test_a_difference_can_be_replayed(versions: tuple[Path, Path]) -> None:
    result = diff(*versions, "--format", "json")
    assert result.exit_code == 1
    methods = {each["method"]: each for each in json.loads(result.stdout)["methods"]}
    assert methods["P.g(int)"]["verdict"] == "equal"
    difference = methods["P.f(int)"]["difference"]
    assert difference["input"] == {"x": "7"}
    assert [difference[version]["outcome"] for version in ("old", "new")] == ["returns 7", "returns 8"]
    for command, shown in zip(difference["replay"], ("returned 7", "returned 8"), strict=True):
        assert shown in CliRunner().invoke(cli, shlex.split(command)[1:]).stdout


def test_one_method_of_a_revision(versions: tuple[Path, Path]) -> None:
    old, new = versions

    def git(*words: str) -> None:
        identity = ["-c", "user.name=a", "-c", "user.email=a@example.org"]
        subprocess.run(["git", *identity, *words], cwd=new.parent, check=True, capture_output=True)

    new.write_text(OLD)
    git("init")
    git("add", ".")
    git("commit", "-m", "first")
    new.write_text(NEW)
    result = diff(new.parent, "--since", "HEAD", "--method", "P.g", "--quiet")
    assert (result.exit_code, result.stdout) == (0, "P.g(int): equal\n1 method: 1 equal\n")
    assert diff(new, "--since", "nothing").exit_code == 2
    assert diff(old.parent.parent, "--since", "HEAD").exit_code == 2


@pytest.mark.quick
@pytest.mark.parametrize(
    "arguments", [["P.java"], ["a", "b", "c"], ["a", "b", "--since", "HEAD"], ["a", "--since", "x", "--against", "y"]]
)
def test_mistakes(arguments: list[str]) -> None:
    assert diff(*arguments).exit_code == 2


def test_against_a_model_solution_only_its_methods_count(versions: tuple[Path, Path]) -> None:
    model, mine = versions
    model.write_text("class Model { static int f(int x) { return 2 * x; } }")
    mine.write_text("class Mine { static int f(int y) { return y + y; } static int help() { return 1; } }")
    result = diff(mine, "--against", model, "--quiet")
    assert (result.exit_code, result.stdout) == (0, "Mine.f(int): equal\n1 method: 1 equal\n")
