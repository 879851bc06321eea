"""`oxpecker` without arguments says how to begin with the programs of a folder."""

from __future__ import annotations

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
        "  oxpecker check . --budget 2                # what two minutes find",
        "  oxpecker check 'src/main/java/a/B C.java'  # one file",
        "  oxpecker tests 'src/main/java/a/B C.java'  # JUnit tests for it",
        "  oxpecker check . --watch                   # again whenever a file changes",
        "  oxpecker init                              # a configuration, a file for CI, and what to check first",
    ]
    (project / "oxpecker.toml").touch()
    assert "oxpecker init" not in first_steps(project)
    (project / ".git").mkdir()
    assert "oxpecker diff --since HEAD~1 ." in first_steps(project)


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
