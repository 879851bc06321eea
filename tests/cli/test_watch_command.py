"""`oxpecker check --watch`, and `oxpecker check --incremental`."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

from click.testing import CliRunner

from oxpecker.cli.main import cli
from oxpecker.incremental.changes import Changes, programs

WRONG = "class A { static int f(int x) ensures(retval != 7) { return x; }\n static int g(int x) { return x; } }\n"
RIGHT = WRONG.replace("{ return x; }\n", "{ return x == 7 ? 0 : x; }\n", 1)


def watched(path: Path, kept: Path, *edits: Callable[[], object]) -> str:
    """What `oxpecker check --watch` says of a path; each edit is made as soon as a round has ended."""
    words = [
        "check",
        str(path),
        "--watch",
        "--rounds",
        str(len(edits) + 1),
        "--interval",
        "0.05",
        "--cache-dir",
        str(kept),
    ]
    pending, said = list(edits), ""
    with subprocess.Popen([sys.executable, "-m", "oxpecker", *words], stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        for line in process.stdout:
            said += line
            if pending and _ends_a_round(line):
                pending.pop(0)()
    assert (process.returncode, pending) == (0, []), said
    return said


def _ends_a_round(line: str) -> bool:
    return " cached, " in line or " error: " in line


def test_only_what_changed_is_checked_again(tmp_path: Path) -> None:
    file = tmp_path / "a.oox"
    file.write_text(WRONG)
    output = watched(tmp_path, tmp_path / "kept", lambda: file.write_text(RIGHT))
    first, _, second = output.partition("checked, 0 cached")
    assert "A.f(7) violates 'ensures'" in first
    assert "A.f(int): invalid -> valid" in second
    assert "A.g" not in second
    assert "2 valid (1 checked, 1 cached" in second


def test_verdicts_are_counted_in_the_words_of_check(tmp_path: Path) -> None:
    file = tmp_path / "A.java"
    file.write_text("class A {\n    static int size(String s) { return s.length(); }\n}\n")
    assert "A.java: 1 valid under conditions (1 checked, 0 cached" in watched(file, tmp_path / "kept")


def test_results_are_shown_as_by_check(tmp_path: Path) -> None:
    file = tmp_path / "A.java"
    file.write_text(
        "class A {\n  //@ ensures \\result != 7;\n  static int f(int x) { return x; }\n"
        "  //@ requires a != null;\n"
        "  static int g(int[] a) { int i = 0; while (i < a.length) { i = i + 1; } return i; }\n}\n"
    )
    arguments = [
        "check",
        str(file),
        "--watch",
        "--rounds",
        "1",
        "--cache-dir",
        str(tmp_path / "kept"),
        "--decisions",
        "4",
    ]
    output = CliRunner().invoke(cli, arguments).stdout
    shown = CliRunner().invoke(cli, ["check", str(file), "--decisions", "4"]).stdout
    assert "  test: oxpecker tests" in shown
    assert output.startswith(shown.rpartition("2 methods:")[0])
    assert "1 invalid, 1 valid within bounds (2 checked" in output


def test_classes_of_other_files_are_watched_too(tmp_path: Path) -> None:
    (tmp_path / "A.java").write_text("class A { static void f() { assert B.one() == 1; } }")
    (tmp_path / "B.java").write_text("class B { static int one() { return 1; } }")
    wrong = "class B { static int one() { return 2; } }"
    output = watched(tmp_path / "A.java", tmp_path / "kept", lambda: (tmp_path / "B.java").write_text(wrong))
    assert output.count("has changed") == 0
    assert "A.f(): valid -> invalid" in output


def test_a_file_that_is_still_being_written_is_not_read(tmp_path: Path) -> None:
    file = tmp_path / "a.oox"
    file.write_text("")
    changes = Changes(file)
    assert changes.seen()
    parts = ["class A {", "class A { }"]

    def write(_: float) -> None:
        if parts:
            file.write_text(parts.pop(0))

    changes.settle(write)
    assert not parts
    assert not changes.seen()


def test_errors_are_shown_and_watching_goes_on(tmp_path: Path) -> None:
    file = tmp_path / "a.oox"
    file.write_text("class A {")
    output = watched(file, tmp_path / "kept", lambda: file.write_text(RIGHT))
    assert "error:" in output
    assert "2 valid" in output


def test_ctrl_c_ends_it(tmp_path: Path) -> None:
    file = tmp_path / "a.oox"
    file.write_text(RIGHT)
    command = [sys.executable, "-m", "oxpecker", "check", str(file), "--watch", "--cache-dir", str(tmp_path / "kept")]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    assert process.stdout is not None
    while "2 valid" not in (line := process.stdout.readline()):
        assert line, "it ended before"
    process.send_signal(signal.SIGINT)
    _, said = process.communicate(timeout=600)
    assert (process.returncode, said) == (0, "oxpecker: stopped watching\n")


def test_content_decides_what_a_change_is(tmp_path: Path) -> None:
    file = tmp_path / "a.oox"
    file.write_text(WRONG)
    changes = Changes(file)
    assert changes.seen()
    assert not changes.seen()
    os.utime(file, ns=(time.time_ns(), time.time_ns() + 10**9))
    assert not changes.seen()
    file.write_text(RIGHT)
    assert changes.seen()
    file.unlink()
    assert changes.seen()


def test_a_folder_is_a_java_program_and_programs_in_oox(tmp_path: Path) -> None:
    for name in ("A.java", "b/B.java", "b/c.oox", "d.oox", "e.txt"):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text("")
    assert programs(tmp_path) == [tmp_path, tmp_path / "b/c.oox", tmp_path / "d.oox"]
    assert programs(tmp_path / "d.oox") == [tmp_path / "d.oox"]


def test_check_shows_what_was_kept(tmp_path: Path) -> None:
    file = tmp_path / "a.oox"
    file.write_text(WRONG)
    arguments = ["check", str(file), "--cache-dir", str(tmp_path / "kept")]
    cold, warm = (CliRunner().invoke(cli, arguments) for _ in range(2))
    assert (cold.exit_code, warm.exit_code) == (1, 1)
    assert "cached" not in cold.output
    assert warm.output.replace(", cached", "") == cold.output
    assert warm.output.count(", cached") == 2
    without = CliRunner().invoke(cli, [*arguments, "--no-incremental"])
    assert without.output == cold.output


def test_configuration_and_annotations_count_and_are_watched(tmp_path: Path) -> None:
    file, configuration = tmp_path / "a.oox", tmp_path / "oxpecker.toml"
    loop = "static int f(int n) { int i := 0; while (i < n) { i := i + 1; } return i; }"
    file.write_text(f"class A {{\n {loop}\n // oxpecker: decisions=3\n {loop.replace('f(', 'g(')}\n}}\n")
    configuration.write_text("decisions = 5\n")
    edits = [lambda words=words: configuration.write_text(words) for words in ("decisions = 7\n", "decision = 7\n")]
    output = watched(tmp_path, tmp_path / "kept", *edits)
    first, second = output.partition("0 cached")[::2]
    assert "at most 5 decisions" in first or "decisions up to 5" in first, first
    assert "up to 3" in first
    assert "up to 7" in second and "up to 3" not in second
    assert "did you mean 'decisions'" in second


def test_chosen_methods_are_watched(tmp_path: Path) -> None:
    file = tmp_path / "a.oox"
    file.write_text(WRONG)
    words = ["check", str(file), "--watch", "--rounds", "1", "--cache-dir", str(tmp_path / "kept"), "--method"]
    assert "a.oox: 1 valid (1 checked" in CliRunner().invoke(cli, [*words, "A.g"]).stdout
    assert "no such method: 'A.none'" in CliRunner().invoke(cli, [*words, "A.none"]).stdout


def test_what_watching_would_ignore_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "a.oox"
    file.write_text(WRONG)
    for words, said in (
        (["--watch", "--report", "r"], "--watch cannot be combined with --report"),
        (["--watch", "--fail-on", "unknown"], "--watch cannot be combined with --fail-on"),
        (["--rounds", "2"], "--rounds needs --watch"),
    ):
        result = CliRunner().invoke(cli, ["check", str(file), *words])
        assert (result.exit_code, said in result.stderr) == (2, True), result.stderr


def test_there_must_be_something_to_watch(tmp_path: Path) -> None:
    result = CliRunner().invoke(cli, ["check", str(tmp_path / "none"), "--watch"])
    assert result.exit_code == 2 and "no such file or directory" in result.stderr
