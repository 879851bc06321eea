"""`oxpecker` without arguments says how to begin with the programs of a folder."""

from __future__ import annotations

import shlex
import subprocess
from pathlib import Path

import pytest
from click.testing import CliRunner

from oxpecker.cli.first_steps import first_steps
from oxpecker.cli.main import cli


@pytest.fixture
def project(tmp_path: Path) -> Path:
    for name in ("src/main/java/a/B C.java", "src/main/java/a/package-info.java", "src/test/java/a/BTest.java"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text("")
    (tmp_path / "pom.xml").write_text("<project/>")
    return tmp_path


def test_a_project(project: Path) -> None:
    assert first_steps(project).splitlines() == [
        "1 Java file here (pom.xml). First steps:",
        "  oxpecker check . --budget 2                                      # what two minutes find",
        "  oxpecker check 'src/main/java/a/B C.java'                        # one file",
        "  oxpecker tests 'src/main/java/a/B C.java' --out generated-tests  # JUnit tests for it",
        "  oxpecker check . --watch                                         # again whenever a file changes",
        f"  oxpecker init{' ' * 52}# a configuration, a file for CI, and what to check first",
    ]
    (project / "oxpecker.toml").touch()
    assert "oxpecker init" not in first_steps(project)
    (project / ".git" / "logs").mkdir(parents=True)
    assert "oxpecker diff" not in first_steps(project)  # there is no commit
    (project / ".git" / "logs" / "HEAD").touch()
    assert "oxpecker diff --since HEAD ." in first_steps(project)


def test_the_commands_work_as_they_are_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever has just committed for the first time copies them line by line."""
    monkeypatch.chdir(tmp_path)
    Path("A.java").write_text("class A {\n    static int half(int x) { return x / 2; }\n}\n")
    person = ["-c", "user.name=a", "-c", "user.email=a@example.org", "-c", "commit.gpgsign=false"]
    for words in (["init", "-q"], ["add", "A.java"], [*person, "commit", "-q", "-m", "first"]):
        subprocess.run(["git", *words], check=True)
    _, *lines = first_steps(tmp_path).splitlines()
    commands = [shlex.split(line, comments=True)[1:] for line in lines]
    assert [words[0] for words in commands] == ["check", "check", "tests", "diff", "check", "init"]
    for words in commands:
        if "--watch" not in words:
            done = CliRunner().invoke(cli, words)
            assert done.exit_code == 0, done.output


def test_alloy_modules(tmp_path: Path) -> None:
    for name in ("a.als", "b.als"):
        (tmp_path / name).write_text("")
    assert first_steps(tmp_path) == (
        "2 Alloy files here. First steps:\n  oxpecker relational a.als  # run the commands of the module"
    )


def test_they_follow_the_help(project: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(project)
    result = CliRunner().invoke(cli, [])
    assert result.exit_code == 0
    assert result.stdout.startswith("Usage: ") and result.stdout.rstrip().endswith("and what to check first")


def test_a_folder_without_programs_has_help_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert first_steps(tmp_path) == ""
    assert "First steps" not in CliRunner().invoke(cli, []).output
