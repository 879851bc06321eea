"""Output formats that other packages declare."""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from oxpecker.cli.main import cli
from tests.documentation.pages import ROOT

PACKAGE = ROOT / "examples/plugin"
PROGRAM = ROOT / "examples/account.oox"
Declare = Callable[[str, str], None]


@pytest.fixture
def declare(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Declare:
    """Installs a package that declares a format, as pip would: a folder with its metadata in the path."""

    def install(name: str, function: str) -> None:
        folder = tmp_path / "oxpecker_markdown-0.1.0.dist-info"
        folder.mkdir(exist_ok=True)
        (folder / "METADATA").write_text("Metadata-Version: 2.1\nName: oxpecker-markdown\nVersion: 0.1.0\n", "utf-8")
        (folder / "entry_points.txt").write_text(f"[oxpecker.formats]\n{name} = {function}\n", "utf-8")
        monkeypatch.syspath_prepend(str(tmp_path))

    monkeypatch.syspath_prepend(str(PACKAGE / "src"))
    return install


def check(*words: str) -> Result:
    return CliRunner().invoke(cli, ["check", str(PROGRAM), "--array", "2", *words])


def test_the_example_package(declare: Declare, tmp_path: Path) -> None:
    project = tomllib.loads((PACKAGE / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    for each in project["entry-points"]["oxpecker.formats"].items():
        declare(*each)
    printed = check("--format", "markdown")
    assert printed.exit_code == 1
    assert "| `Account.withdraw(int)` | invalid |\n" in printed.stdout
    assert "violates `invariant`" in printed.stdout
    written = tmp_path / "findings.md"
    assert check("--output", f"markdown:{written}").exit_code == 1
    assert written.read_text(encoding="utf-8") == printed.stdout


def test_a_format_that_nobody_declares() -> None:
    for words in (["--format", "markdown"], ["--output", "markdown:findings.md"]):
        refused = check(*words)
        assert refused.exit_code == 2
        assert "json" in refused.stderr


@pytest.mark.parametrize(
    ("function", "problem"),
    [
        ("oxpecker_markdown:nothing", "AttributeError"),
        ("no_such_module:markdown", "ModuleNotFoundError"),
        ("builtins:int", "TypeError"),
        ("builtins:id", "returned int, not str"),
    ],
)
def test_a_format_that_fails_is_named(declare: Declare, function: str, problem: str) -> None:
    declare("broken", function)
    failed = check("--format", "broken")
    assert failed.exit_code == 2
    assert isinstance(failed.exception, SystemExit)
    assert f"the format 'broken' ({function})" in failed.stderr
    assert problem in failed.stderr
