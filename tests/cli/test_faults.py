"""What goes wrong while methods are checked: a clear message, a documented exit code, and what is known so far."""

from __future__ import annotations

import io
import json
import signal
import subprocess
import sys
import time
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

from oxpecker.cli import progress
from oxpecker.cli.interruption import Interruption
from oxpecker.cli.main import cli
from oxpecker.cli.progress import ProgressLine
from oxpecker.engine import Bounds, Progress
from oxpecker.engine.checking import MethodCheck
from oxpecker.solver.timing import Timing

HARD = """
class Main {
    static int easy(int x) ensures(retval > x) { return x + 1; }
    static void hard(int x, int y, int z) { assert x * x * x + y * y * y + z * z * z != 114; }
    static int later(int x) ensures(retval > x) { return x; }
}
"""
FAULTS = """
class Main {
    static void loop() { int i := 0; while (i < 1000000) { i := i + 1; } }
    static int recursion(int x) requires(x == 100000000) { return Main.down(x); }
    static int down(int x) {
        if (x == 0) { return 0; }
        return Main.down(x - 1);
    }
    static void endless(int x) { int i := 0; while (x != i) { i := i + 1; } }
    static void longer(int[] a) requires(a != null && #a == 5 && a[4] == 1) ensures(false) { ; }
    static void wrong(int x) {
        if (x > 5) { assert x != 7; }
        int i := 0; while (x != i) { i := i + 1; }
    }
    static int never(int x) requires(x < x) ensures(false) { return x; }
}
"""


def written(folder: Path, text: str) -> Path:
    file = folder / "program.oox"
    file.write_text(text, encoding="utf-8")
    return file


def check(file: Path, *arguments: str) -> Result:
    return CliRunner().invoke(cli, ["check", str(file), "--fail-on", "bounds", *arguments])


@pytest.mark.parametrize(
    ("arguments", "code", "said"),
    [
        (["--method", "Main.loop", "--steps", "100000"], 3, "no path ends: steps bound of 100,000"),
        (["--method", "Main.recursion", "--calls", "40"], 3, "no path ends: calls bound of 40 reached at"),
        (["--method", "Main.recursion", "--time", "3"], 3, "Main.recursion(int): unknown ("),
        (["--method", "Main.endless", "--memory", "1"], 3, "memory: 1 MB were not enough"),
        (
            ["--method", "Main.endless", "--pruning", "never", "--decisions", "50", "--time", "600"],
            4,
            "decisions bound of",
        ),
        (["--method", "Main.never"], 0, "warning: the precondition is unsatisfiable, so the contract says nothing"),
        (["--method", "Main.longer", "--array", "3"], 3, "no path ends: array bound of 3 reached at"),
        (["--method", "Main.nothing"], 2, "no such method: 'Main.nothing'; use --method to choose one of"),
    ],
)
def test_faults_have_messages_and_exit_codes(tmp_path: Path, arguments: list[str], code: int, said: str) -> None:
    result = check(written(tmp_path, FAULTS), *arguments)
    assert said in result.output
    assert result.exit_code == code


def test_a_solver_that_runs_out_of_time(tmp_path: Path) -> None:
    result = check(written(tmp_path, HARD), "--method", "Main.hard", "--solver-timeout", "0.05", "--time", "600")
    assert result.exit_code == 3
    assert "unknown (the solver gave no values" in result.output
    assert "note: the solver gave up on" in result.output


def test_a_question_takes_no_longer_than_the_method_may(tmp_path: Path) -> None:
    result = check(written(tmp_path, HARD), "--method", "Main.hard", "--time", "1")
    assert result.exit_code == 3


@pytest.mark.parametrize("solver", ["z3", "portfolio"])
def test_ctrl_c_inside_a_question(tmp_path: Path, solver: str) -> None:
    file = written(tmp_path, HARD)
    options = ["--solver", solver, "--time", "600", "--no-journal"]
    command = [sys.executable, "-m", "oxpecker", "check", str(file), *options]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    assert process.stdout is not None
    first = process.stdout.readline()  # the next method keeps the solver busy for much longer than this test lasts
    time.sleep(1)
    process.send_signal(signal.SIGINT)
    output, errors = process.communicate(timeout=600)
    assert process.returncode == 130
    assert first.startswith("Main.easy(int): valid")
    assert "Main.hard(int, int, int): unknown (interrupted)" in output
    assert "later" not in output
    assert errors == "oxpecker: interrupted at method 2 of 3\n"


@pytest.mark.parametrize("question", [1, 2, 5, 12])
def test_ctrl_c_at_any_question_gives_valid_data(monkeypatch: pytest.MonkeyPatch, question: int) -> None:
    asked = 0
    ask = Timing.check

    def check_or_stop(self: Timing, *arguments: Any) -> Any:
        nonlocal asked
        asked += 1
        if asked == question:
            signal.raise_signal(signal.SIGINT)
        return ask(self, *arguments)

    monkeypatch.setattr(Timing, "check", check_or_stop)
    example = Path(__file__).parents[2] / "examples/bubble_sort.oox"
    result = check(example, "--array", "3", "--format", "json")
    assert result.exit_code == 130
    (method,) = json.loads(result.stdout)["methods"]
    assert (method["verdict"], method["reason"]) == ("unknown", "interrupted")
    assert method["statistics"]["solver_calls"] == question - 1
    assert signal.getsignal(signal.SIGINT) is signal.default_int_handler


def test_ctrl_c_keeps_the_findings_so_far(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    confirm = MethodCheck.confirm

    def confirm_and_stop(self: MethodCheck, *arguments: Any) -> None:
        confirm(self, *arguments)
        signal.raise_signal(signal.SIGINT)

    monkeypatch.setattr(MethodCheck, "confirm", confirm_and_stop)
    file = written(tmp_path, FAULTS)
    result = check(file, "--method", "Main.wrong", "--max-findings", "9", "--format", "json")
    assert result.exit_code == 130
    (method,) = json.loads(result.stdout)["methods"]
    assert (method["verdict"], method["reason"]) == ("invalid", "interrupted")
    assert [finding["inputs"] for finding in method["findings"]] == [{"x": "7"}]


def test_ctrl_c_that_a_library_swallows_is_heard_all_the_same(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    ask = Timing.check

    def swallow(self: Timing, *arguments: Any) -> Any:
        try:
            signal.raise_signal(signal.SIGINT)
        except KeyboardInterrupt:
            monkeypatch.setattr(Timing, "check", ask)
        return ask(self, *arguments)

    monkeypatch.setattr(Timing, "check", swallow)
    result = check(written(tmp_path, FAULTS), "--method", "Main.endless", "--decisions", "100000", "--time", "600")
    assert result.exit_code == 130
    assert "oxpecker: interrupted at method 1 of 1" in result.output


def test_what_rounds_have_shown_stands_after_ctrl_c(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    explore, begun = MethodCheck.round, 0

    def explore_or_stop(self: MethodCheck, *arguments: Any) -> Any:
        nonlocal begun
        begun += 1
        if begun == 2:
            signal.raise_signal(signal.SIGINT)
        return explore(self, *arguments)

    monkeypatch.setattr(MethodCheck, "round", explore_or_stop)
    result = check(written(tmp_path, FAULTS), "--method", "Main.endless", "--time", "600")
    assert result.exit_code == 130
    assert "Main.endless(int): valid within bounds (decisions up to " in result.output
    assert "note: wider bounds were not covered: interrupted" in result.output


@pytest.mark.parametrize(("number", "code"), [(signal.SIGINT, 130), (signal.SIGTERM, 143)])
def test_a_request_to_end_shows_what_is_known(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, number: signal.Signals, code: int
) -> None:
    def stop(self: MethodCheck, *arguments: Any) -> Any:
        del self, arguments
        signal.raise_signal(number)

    monkeypatch.setattr(MethodCheck, "round", stop)
    result = check(written(tmp_path, FAULTS), "--method", "Main.endless", "--time", "600")
    assert result.exit_code == code
    assert "Main.endless(int): unknown (interrupted)" in result.output


def test_signals_that_the_parent_ignores_stay_ignored() -> None:
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        with Interruption() as interruption:
            signal.raise_signal(signal.SIGINT)
            assert signal.getsignal(signal.SIGINT) is signal.SIG_IGN
        assert not interruption.heard
    finally:
        signal.signal(signal.SIGINT, before)


class Terminal(io.StringIO):
    """A standard error that people read."""

    def isatty(self) -> bool:
        return True


SO_FAR = Progress(Bounds(array=2, chain=5, decisions=80), 1234, 3.21, 20.0, 642, 87.6, ("array 2",), (7, 10))


def test_progress_on_a_terminal_disappears(monkeypatch: pytest.MonkeyPatch) -> None:
    stream = Terminal()
    monkeypatch.setattr(sys, "stderr", stream)
    monkeypatch.setenv("COLUMNS", "200")
    line = ProgressLine("2 of 3: Main.f()")
    line.show(Progress(Bounds(), 1, 0.1))
    assert stream.getvalue() == ""  # most checks are over before anybody wonders
    line.show(SO_FAR)
    text = stream.getvalue()
    said = (
        "3.2 of 20 s; 1,234 paths; 200 queries/s; 7 of 10 branches;"
        " array 2, chain 5, decisions 80; cut by array 2; 88 MB"
    )
    assert text.endswith(f"2 of 3: Main.f(): {said}")
    assert "\n" not in text
    line.clear()
    assert stream.getvalue() == text + "\r\x1b[K"
    line.clear()
    assert stream.getvalue() == text + "\r\x1b[K"


def test_progress_fits_the_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "30")
    monkeypatch.setattr(sys, "stderr", stream := Terminal())
    line = ProgressLine("1 of 1: Main.method_with_a_long_name()")
    line.show(SO_FAR)
    lines = stream.getvalue().removeprefix("\r\x1b[K").split("\n")
    assert [len(each) for each in lines] == [29, 28, 18, 29, 23] and lines[-1].endswith("88 MB")
    # Whatever is written next, and nothing at the end, takes the place of all lines.
    before = stream.getvalue()
    line.clear()
    assert stream.getvalue() == before + "\r\x1b[K" + "\x1b[1A\x1b[K" * 4


def test_a_usual_terminal_shows_bounds_and_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setattr(sys, "stderr", stream := Terminal())
    ProgressLine("1 of 1: Main.f()").show(SO_FAR)
    assert stream.getvalue().removeprefix("\r\x1b[K").split("\n") == [
        "1 of 1: Main.f(): 3.2 of 20 s; 1,234 paths; 200 queries/s; 7 of 10 branches",
        "  array 2, chain 5, decisions 80; cut by array 2; 88 MB",
    ]


def test_without_a_terminal_a_plain_line_every_ten_seconds(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 100.0
    monkeypatch.setattr(progress, "monotonic", lambda: now)
    monkeypatch.setattr(sys, "stderr", stream := io.StringIO())
    pace = progress.Pace()
    for method in ("f", "g"):  # the pace is that of the command, however many methods there are
        line = ProgressLine(f"Main.{method}()", pace=pace)
        for _ in range(13):
            line.show(SO_FAR)
            now += 1.0
        line.clear()
    lines = stream.getvalue().splitlines()
    assert [each.partition(":")[0] for each in lines] == ["Main.f()", "Main.g()"]
    assert all(each.endswith("88 MB") and "\x1b" not in each for each in lines)


def test_time_goes_on_while_a_single_step_takes_long(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(progress, "REFRESH_SECONDS", 0.01)
    monkeypatch.setattr(sys, "stderr", stream := Terminal())
    monkeypatch.setenv("COLUMNS", "200")
    line = ProgressLine("Main.f()")
    with line.kept_alive():
        line.show(replace(SO_FAR, seconds=30.0))
        while stream.getvalue().count("Main.f()") < 3:
            time.sleep(0.01)
    written = stream.getvalue()
    assert "Main.f(): 30.0 of 20 s" in written
    assert written.endswith("\r\x1b[K")
    time.sleep(0.05)
    assert stream.getvalue() == written


@pytest.mark.parametrize("kind", [Terminal, io.StringIO])
def test_quiet_is_silent(kind: type[io.StringIO], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(progress, "PLAIN_SECONDS", 0.0)
    monkeypatch.setattr(sys, "stderr", stream := kind())
    line = ProgressLine("1 of 1: Main.f()", quiet=True)
    line.show(SO_FAR)
    line.clear()
    assert stream.getvalue() == ""
