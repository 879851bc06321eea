"""Every command that may run for long ends by its limits, and shows what it knows by then."""

from __future__ import annotations

import json
import signal
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import NoReturn

import pytest
from click.testing import CliRunner, Result

from oxpecker.cli.main import cli
from oxpecker.limits import Cause, LimitReached, Reason
from oxpecker.mutation import mutants
from oxpecker.oox.interpreter.world import World
from oxpecker.refinement.extraction import Extraction
from oxpecker.relational import Finder

HEAVY = Path(__file__).parent / "heavy"
RUN = """
class C {
  static int f(int x) { print(x); while (x > 0) { x := g(x); } return x; }
  static int g(int x) { return x + 1; }
}
"""
TWO = "class C { C c; static int f(int x) { return x; } static int g(int x) { return x + 1; } }"

OVER = Reason("time: over", Cause.TIME)


def oxpecker(*words: str) -> Result:
    """As from the console: a number that a command returns is its exit code."""
    result = CliRunner().invoke(cli, list(words), standalone_mode=False)
    result.exit_code = result.return_value if isinstance(result.return_value, int) else result.exit_code
    return result


def written(folder: Path, text: str) -> str:
    (folder / "c.oox").write_text(text, encoding="utf-8")
    return str(folder / "c.oox")


@pytest.fixture
def stopped_run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[..., Result]:
    """A run that something ends after a while."""

    def run(end: Callable[[], object], *words: str) -> Result:
        monkeypatch.setattr(World, "check_limits", lambda *_: end())
        return oxpecker("run", written(tmp_path, RUN), "--method", "C.f", "--args", "7", *words)

    return run


def over() -> NoReturn:
    raise LimitReached(OVER)


def test_a_run_that_a_limit_ends_tells_where_it_was(stopped_run: Callable[..., Result]) -> None:
    result = stopped_run(over)
    assert result.exit_code == 3
    assert result.output.startswith("7\nC.f(7) did not run to completion: time: over\n  in C.")


def test_a_run_that_is_stopped_is_data(stopped_run: Callable[..., Result]) -> None:
    data = json.loads(stopped_run(over, "--format", "json").stdout)
    assert (data["outcome"], data["reason"], data["output"]) == ("stopped", "time: over", "7")
    assert data["trace"][-1]["method"] == "C.f(int)"


@pytest.mark.parametrize(("number", "code"), [(signal.SIGINT, 130), (signal.SIGTERM, 143)])
def test_a_signal_ends_a_run(stopped_run: Callable[..., Result], number: signal.Signals, code: int) -> None:
    result = stopped_run(lambda: signal.raise_signal(number))
    assert result.exit_code == code
    assert "7\nC.f(7) did not run to completion: interrupted\n" in result.output


def test_a_run_has_no_more_memory_than_it_may() -> None:
    result = oxpecker("run", str(HEAVY / "endless_chain.java"), "--memory", "1")
    assert result.exit_code == 3
    assert "memory: 1 MB were not enough" in result.output


def test_a_run_has_no_more_time_than_it_may() -> None:
    result = oxpecker("run", str(HEAVY / "endless_run.java"), "--args", "1", "--time", "1")
    assert result.exit_code == 3
    assert "time: 1 seconds were not enough" in result.output


def test_instances_are_counted_up_to_the_limit() -> None:
    result = oxpecker("relational", str(HEAVY / "instances.als"), "--count", "--time", "1")
    assert result.exit_code == 3
    assert "time: 1 seconds were not enough" in result.output


@pytest.mark.parametrize(("raised", "code"), [(KeyboardInterrupt, 130), (LimitReached(OVER), 3)])
def test_answers_so_far_are_shown(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, raised: BaseException, code: int
) -> None:
    solve, asked = Finder._solve, 0

    def solve_once(self: Finder, assumptions: Sequence[int]) -> bool:
        nonlocal asked
        asked += 1
        if asked > 1:
            raise raised
        return solve(self, assumptions)

    monkeypatch.setattr(Finder, "_solve", solve_once)
    (tmp_path / "m.als").write_text("sig A {}\nrun { some A }\nrun { no A }\nrun { one A }", encoding="utf-8")
    result = oxpecker("relational", str(tmp_path / "m.als"))
    assert result.exit_code == code
    assert result.output.startswith("run$1: instance\n")
    assert result.output.endswith(f"run$2: unknown ({'interrupted' if code == 130 else 'time: over'})\n")


def test_infer_shows_what_it_found_before_ctrl_c(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    summarise = Extraction.summarise

    def interrupt_second(self: Extraction, method: object) -> object:
        if "g" in str(method.info):  # type: ignore[attr-defined]
            raise KeyboardInterrupt
        return summarise(self, method)  # type: ignore[arg-type]

    monkeypatch.setattr(Extraction, "summarise", interrupt_second)
    result = oxpecker("infer", written(tmp_path, TWO))
    assert result.exit_code == 130
    assert "C.f(int)\n" in result.output
    assert "oxpecker: interrupted at method 2 of 2" in result.output


def test_mutants_so_far_are_listed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def first(*arguments: object, **options: object) -> object:
        yield next(mutants(*arguments, **options))  # type: ignore[arg-type]
        raise LimitReached(OVER)

    monkeypatch.setattr("oxpecker.cli.mutate.mutants", first)
    result = oxpecker("mutate", written(tmp_path, TWO), "--time", "60")
    assert result.exit_code == 3
    assert "1 mutant" in result.output
    assert "oxpecker: there may be more mutants: time: over" in result.output


def test_show_ends_by_its_limit(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def stop(_program: object) -> str:
        raise LimitReached(OVER)

    monkeypatch.setattr("oxpecker.cli.show.print_program", stop)
    result = oxpecker("show", written(tmp_path, TWO))
    assert result.exit_code == 3
    assert "is shown: time: over" in result.output


@pytest.mark.parametrize("command", ["run", "relational", "show", "mutate"])
@pytest.mark.parametrize("time", ["nan", "0", "soon"])
def test_a_limit_is_a_number(command: str, time: str, tmp_path: Path) -> None:
    result = CliRunner().invoke(cli, [command, written(tmp_path, TWO), "--time", time])
    assert result.exit_code == 2
    assert "Invalid value for '--time'" in result.output


def test_a_relational_check_that_is_interrupted_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(*_arguments: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("oxpecker.strategies.refine.check_relationally", interrupt)
    result = CliRunner().invoke(cli, ["check", written(tmp_path, TWO), "--engine", "refine"])
    assert result.exit_code == 130
    assert "C.f(int): unknown (interrupted)" in result.output
