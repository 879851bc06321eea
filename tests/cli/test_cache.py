"""`oxpecker cache` and `--store`."""

from __future__ import annotations

from pathlib import Path

import pytest
from click.testing import CliRunner

from oxpecker.cli.main import cli

PROGRAM = "class A { static int f() ensures(retval == 1) { return 1; } }"


@pytest.fixture
def program(tmp_path: Path) -> str:
    (tmp_path / "a.oox").write_text(PROGRAM)
    return str(tmp_path / "a.oox")


def told(*arguments: str) -> tuple[int, str]:
    result = CliRunner().invoke(cli, arguments)
    return result.exit_code, result.output


def test_a_store_is_used_shown_and_emptied(program: str, tmp_path: Path) -> None:
    place = f"sqlite:///{tmp_path}/s.db"
    assert told("cache", "show", place) == (0, f"{tmp_path}/s.db: 0 results, 0.0 MB\n")
    _, cold = told("check", program, "--store", place, "--time", "3600")
    _, warm = told("check", program, "--store", place, "--time", "3600")
    assert "cached" not in cold and "cached" in warm
    assert "2 results" in told("cache", "show", place)[1]
    assert "0 results" in told("cache", "trim", place, "--results", "0")[1]
    assert "0 results" in told("cache", "show", place)[1]


def test_a_configuration_may_name_the_store(program: str, tmp_path: Path) -> None:
    place = (tmp_path / "shared").as_uri()
    (tmp_path / "oxpecker.toml").write_text(f'store = "{place}"\ntime = 3600\n')
    told("check", program)
    assert "2 results" in told("cache", "show", place)[1]
    assert "cached" not in told("check", program, "--no-incremental")[1]


def test_a_store_that_does_not_answer_is_a_warning(program: str, tmp_path: Path) -> None:
    (tmp_path / "mine.db").write_text("no database")
    code, output = told("check", program, "--store", f"sqlite:///{tmp_path}/mine.db")
    assert code == 0 and "warning: no stored results" in output
    assert told("cache", "show", f"sqlite:///{tmp_path}/mine.db")[0] == 74


@pytest.mark.parametrize("place", ["ftp://host/x", "sqlite:///"])
def test_a_wrong_place_is_a_usage_error(place: str, program: str) -> None:
    assert told("check", program, "--store", place)[0] == 2
    assert told("cache", "show", place)[0] == 2


def test_two_places_are_a_usage_error(program: str, tmp_path: Path) -> None:
    code, output = told("check", program, "--store", str(tmp_path), "--cache-dir", str(tmp_path))
    assert code == 2 and "--cache-dir cannot be combined with --store" in output
