"""`oxpecker init` writes files that work, overwrites none, and names methods to check first."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import pytest
import yaml
from click.testing import CliRunner

from oxpecker.api.configuration import read_configuration
from oxpecker.api.starting_files import CONFIGURATION
from oxpecker.cli.main import cli

CI_FILES = {"github": ".github/workflows/oxpecker.yml", "gitlab": ".gitlab-ci.yml"}
PROGRAM = """
class Prices {
    private int rate;
    int rate() { return rate; }
    int share(int[] parts, int whole) { return parts[0] * 100 / whole; }
    //@ ensures \\result >= 0;
    static int size(int x) { return x; }
    record Price(int cents) { }
}
"""


@pytest.fixture
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    (tmp_path / ".git").mkdir()
    (tmp_path / "Prices.java").write_text(PROGRAM, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    return tmp_path


def init(*arguments: str) -> str:
    result = CliRunner().invoke(cli, ["init", *arguments])
    assert result.exit_code == 0, result.output
    return result.stdout


def test_a_project(project: Path) -> None:
    (project / ".github").mkdir()
    assert init().splitlines() == [
        "wrote oxpecker.toml",
        "wrote .github/workflows/oxpecker.yml",
        "next:",
        "  oxpecker check Prices.java --method 'Prices.size(int)'",
        "  oxpecker check Prices.java --method 'Prices.share(int[], int)'",
        "  oxpecker check . --budget 2",
    ]
    assert init().splitlines()[:2] == ["kept oxpecker.toml", "kept .github/workflows/oxpecker.yml"]
    first = CliRunner().invoke(cli, ["check", "Prices.java", "--method", "Prices.size(int)"])
    assert first.exit_code == 1 and "violates 'ensures'" in first.stdout


def test_what_is_there_is_never_overwritten(project: Path) -> None:
    (project / "oxpecker.toml").write_text("array = 2\n", encoding="utf-8")
    (project / ".gitlab-ci.yml").write_text("mine: {}\n", encoding="utf-8")
    assert init().splitlines()[:3] == [
        "kept oxpecker.toml",
        "wrote .gitlab/oxpecker.yml",
        "  add to .gitlab-ci.yml: include: { local: .gitlab/oxpecker.yml }",
    ]
    assert (project / "oxpecker.toml").read_text(encoding="utf-8") == "array = 2\n"
    assert (project / ".gitlab-ci.yml").read_text(encoding="utf-8") == "mine: {}\n"


def test_options_above_a_folder_are_enough(project: Path) -> None:
    (project / "part").mkdir()
    (project / "pyproject.toml").write_text("[tool.oxpecker]\ntime = 5\n", encoding="utf-8")
    assert init("part", "--ci", "none").splitlines() == [
        "kept pyproject.toml",
        "next:",
        "  oxpecker check part --budget 2",
    ]


@pytest.mark.parametrize("folder", ["one", "a part: #1"])
@pytest.mark.parametrize(("system", "file"), CI_FILES.items())
def test_the_ci_file_checks_the_folder_from_the_root(project: Path, folder: str, system: str, file: str) -> None:
    (project / folder).mkdir()
    init(folder, "--ci", system)
    data = yaml.safe_load((project / file).read_text(encoding="utf-8"))
    steps = data["jobs"]["oxpecker"]["steps"] if system == "github" else data["oxpecker"]["script"]
    command = steps[-1]["run"] if system == "github" else steps[-1]
    program, *words = shlex.split(command)
    assert (program, words[:2]) == ("oxpecker", ["check", folder])
    (project / folder / "A.java").write_text("class A { static int f(int x) { return x; } }", encoding="utf-8")
    assert CliRunner().invoke(cli, words).exit_code == 0


@pytest.mark.parametrize(("system", "file"), CI_FILES.items())
def test_the_remote_tells_the_ci_system(project: Path, system: str, file: str) -> None:
    config = f'[remote "origin"]\n\turl = git@{system}.com:me/it.git\n'
    (project / ".git/config").write_text(config, encoding="utf-8")
    init()
    assert (project / file).is_file()


def test_without_a_ci_system_none_is_guessed(project: Path) -> None:
    assert "no CI file: --ci github or --ci gitlab writes one" in init()
    assert sorted(each.name for each in project.iterdir()) == [".git", "Prices.java", "oxpecker.toml"]


def test_every_option_in_the_comments_of_the_configuration_exists(tmp_path: Path) -> None:
    settings = re.sub(r"^# (?=\[\[|[\w-]+ = )", "", CONFIGURATION, flags=re.MULTILINE)
    file = tmp_path / "oxpecker.toml"
    file.write_text(settings, encoding="utf-8")
    found = read_configuration(file, tmp_path / "src/main/java/slow/A.java").values
    assert found["time"] == 120 and {"array", "chain", "string", "exclude", "baseline", "fail-on"} <= found.keys()
