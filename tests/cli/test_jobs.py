"""`--jobs`: several processes give the same results, order and output as one."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
from dataclasses import replace
from itertools import count
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from oxpecker.api import rounds
from oxpecker.api.jobs import Jobs
from oxpecker.api.loading import load
from oxpecker.api.rounds import RunProgress
from oxpecker.api.session import Session
from oxpecker.api.snippets import FindingSnippets
from oxpecker.api.watcher import Watcher
from oxpecker.cli.main import cli
from oxpecker.cluster import processes
from oxpecker.engine import Options
from oxpecker.oox import typed
from oxpecker.results import MethodResult
from tests.exhaustive import exhaustive

PROGRAM = """
class Account {
    int balance;

    //@ ensures balance == \\old(balance) + amount;
    void deposit(int amount) { balance += amount; }

    //@ ensures \\result >= 0;
    static int magnitude(int x) { return x < 0 ? -x : x; }

    static int quotient(int x) { return 10 / x; }

    static int sum(int[] a) { int s = 0; for (int each : a) s += each; return s; }

    static boolean isEmpty(String s) { return s == null || s.length() == 0; }
}
"""
HARD = """
class Main {
    static int easy(int x) { return x; }
    static void hard(int x, int y, int z) { assert x * x * x + y * y * y + z * z * z != 114; }
    static void harder(int x, int y, int z) { assert x * x * x + y * y * y + z * z * z != 390; }
}
"""


def output(path: Path, *arguments: str) -> tuple[int, str, str]:
    """The exit code and what is printed; lines of progress depend on the speed of the machine."""
    result = CliRunner().invoke(cli, ["check", str(path), *arguments])
    said = [line for line in result.stderr.splitlines() if not re.match(r"checking: |\d+ of \d+: ", line)]
    return result.exit_code, result.stdout, "\n".join(said)


@pytest.fixture
def account(tmp_path: Path) -> Path:
    path = tmp_path / "Account.java"
    path.write_text(PROGRAM)
    return path


@pytest.mark.parametrize(
    "arguments",
    [
        "--format sarif --all",
        "--memory 1",
        *map(exhaustive, ["", "--format github", "--array 2", "--quiet --fail-on finding"]),
    ],
)
def test_two_processes_print_what_one_prints(account: Path, arguments: str) -> None:
    alone, together = (output(account, "--jobs", jobs, *arguments.split()) for jobs in ("1", "2"))
    assert together == alone


def test_all_processes_may_end_at_once(account: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody is at work then, and methods are still waiting."""

    def wait_for_all(connections: list[Connection], _seconds: float | None) -> list[Connection]:
        return [each for each in connections if each.poll(None)]

    expected = output(account, "--jobs", "1")
    monkeypatch.setattr(processes, "wait", wait_for_all)
    assert output(account, "--jobs", "2") == expected


def test_two_processes_tell_the_same_data(account: Path) -> None:
    alone, together = (
        _timeless(json.loads(output(account, "--jobs", jobs, "--format", "json")[1])) for jobs in ("1", "2")
    )
    assert together == alone


def _timeless(data: Any) -> Any:
    """Data without measurements of time and memory."""
    if isinstance(data, dict):
        kept = {name: value for name, value in data.items() if not re.search("second|time|memory|megabyte", name)}
        return {name: _timeless(value) for name, value in kept.items()}
    return [_timeless(each) for each in data] if isinstance(data, list) else data


def test_methods_that_run_out_of_time_are_the_same(account: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    usual = Session._checked

    def check_in_no_time(self: Session, method: typed.Method, options: Options) -> MethodResult:
        return usual(self, method, replace(options, seconds=1e-9))

    monkeypatch.setattr(Session, "_checked", check_in_no_time)
    alone, together = (output(account, "--jobs", jobs) for jobs in ("1", "2"))
    assert alone[1].count(": unknown (time: 1e-09 seconds were not enough)") == 4
    assert "Account.quotient(0) throws ArithmeticException" in alone[1]  # a trial, which takes no time of the search
    assert together == alone


class TestADeadProcess:
    """A process that the system ends."""

    def test_its_method_is_checked_again(self, account: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        expected = output(account, "--jobs", "1")
        self._kill(monkeypatch, lambda: _once(tmp_path / "killed"))
        assert output(account, "--jobs", "2") == expected

    def test_a_method_that_always_kills_it_is_unknown(self, account: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self._kill(monkeypatch, lambda: True)
        code, shown, _ = output(account, "--jobs", "2")
        assert code == 1
        assert "Account.quotient(int): unknown (memory: the process that checked this method was ended" in shown
        assert "Account.isEmpty(String): valid" in shown

    def _kill(self, monkeypatch: pytest.MonkeyPatch, is_due: Any) -> None:
        usual = Session._check_number

        def check(self: Session, number: int, options: Options, watcher: Watcher) -> MethodResult:
            if self.methods[number].info.name == "quotient" and is_due():
                os.kill(os.getpid(), signal.SIGKILL)
            return usual(self, number, options, watcher)

        monkeypatch.setattr(Session, "_check_number", check)


def _once(flag: Path) -> bool:
    is_first = not flag.exists()
    flag.touch()
    return is_first


def test_ctrl_c_shows_what_all_processes_know(tmp_path: Path) -> None:
    path = tmp_path / "hard.oox"
    path.write_text(HARD)
    command = [sys.executable, "-m", "oxpecker", "check", str(path), "--jobs", "2", "--time", "600", "--no-journal"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        first = process.stdout.readline()
        process.send_signal(signal.SIGINT)
        shown, said = process.communicate(timeout=600)
    assert process.returncode == 130
    assert first.startswith("Main.easy(int): valid")
    assert "unknown (interrupted)" in shown
    assert "interrupted at method" in said


class _Deaf(Watcher):
    """Hears a signal whose exception was lost."""

    is_heard = False

    @property
    def stopped(self) -> bool:
        return self.is_heard

    def advanced(self, run: RunProgress) -> None:
        self.is_heard = self.is_heard or len(run.running) == 2


def test_a_signal_whose_exception_was_lost_ends_the_run(tmp_path: Path) -> None:
    path = tmp_path / "hard.oox"
    path.write_text(HARD.replace("static int easy(int x) { return x; }", ""))
    session = Session(load(path), Options(seconds=600.0), watcher=_Deaf(), jobs=Jobs(2))
    assert [str(each.reason) for each in session.results()] == ["interrupted"] * 2
    assert session.interrupted


class _InterruptedBetweenChecks(Session):
    """A signal comes when a process does not know yet what it is checking, or no longer."""

    def _check_number(self, number: int, options: Options, watcher: Watcher) -> MethodResult:
        super()._check_number(number, options, watcher)
        raise KeyboardInterrupt


class _InterruptedTwice(FindingSnippets):
    """A second signal comes while the partial result is completed."""

    def completed(self, *_arguments: object) -> MethodResult:
        raise KeyboardInterrupt


def test_a_signal_between_two_checks_loses_no_method(tmp_path: Path) -> None:
    path = tmp_path / "hard.oox"
    path.write_text(HARD.replace("static int easy(int x) { return x; }", ""))
    session = _InterruptedBetweenChecks(load(path), Options(seconds=5.0), watcher=_Deaf(), jobs=Jobs(2))
    assert [str(each.reason) for each in session.results()] == ["interrupted"] * 2


def test_a_second_signal_leaves_the_partial_result(tmp_path: Path) -> None:
    path = tmp_path / "hard.oox"
    path.write_text(HARD.replace("static int easy(int x) { return x; }", ""))
    session = Session(load(path), Options(seconds=600.0), watcher=_Deaf(), jobs=Jobs(2))
    session.__dict__["_snippets"] = _InterruptedTwice(session.loaded, is_timed=False)
    assert [str(each.reason) for each in session.results()] == ["interrupted"] * 2


@pytest.mark.exhaustive
def test_where_processes_are_not_copied_they_get_the_program(account: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    expected = output(account, "--jobs", "1")
    monkeypatch.setattr(processes, "can_fork", lambda: False)
    assert output(account, "--jobs", "2") == expected


def test_an_error_of_a_method_is_reported_at_its_turn(tmp_path: Path) -> None:
    path = tmp_path / "A.java"
    path.write_text("class A { static int f(int x) { return x; }\n/* oxpecker: solvers=linear without=linear */\n}")
    assert output(path, "--jobs", "1") == output(path, "--jobs", "2")


def test_a_budget_gives_every_method_its_turn(account: Path) -> None:
    code, shown, _ = output(account, "--jobs", "2", "--budget", "20")
    assert code == 1
    assert len(re.findall(r"^Account\.", shown, re.MULTILINE)) == 5


def test_methods_without_a_turn_are_counted_instead_of_listed(account: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    clock = count(0, 45)
    monkeypatch.setattr(rounds, "monotonic", lambda: next(clock))
    _, shown, _ = output(account, "--jobs", "1", "--budget", "1")
    assert not re.search(r"^Account\..*: unknown", shown, re.MULTILINE)
    assert re.search(r"^why . methods are unknown .'oxpecker explain budget'.:\n.  budget: Account\.", shown, re.M)
