"""What a person sees: colours, what to try next, counts, silence, completion."""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from oxpecker.api.advice import junit_command, raised
from oxpecker.cli import showing
from oxpecker.cli.main import COMMANDS, cli
from oxpecker.engine import Bounds, Options
from oxpecker.limits import Cause, Reason
from oxpecker.oox.source import Span
from oxpecker.report.colour import painted
from oxpecker.results import Bound, BoundHit, MethodResult, Verdict

SPAN = Span("a.oox", 1, 1, 1, 2)
LOOP = "class A { static void f(int[] a, int n) requires(a != null) { int i := 0; while (i < n) { i := i + 1; } } }"
BOTH = "class A { static int f(int x) ensures(retval != 7) { return x; } static void g() { ; } }"


def run(*arguments: str | Path) -> Result:
    return CliRunner().invoke(cli, list(map(str, arguments)))


def written(folder: Path, text: str, name: str = "a.oox") -> Path:
    file = folder / name
    file.write_text(text, encoding="utf-8")
    return file


def found(verdict: Verdict, cause: Cause = Cause.OTHER, *hits: BoundHit, seconds: float = 0.0) -> MethodResult:
    result = MethodResult("A.f()", SPAN, verdict, Reason(f"{cause}: x", cause), (), hits)
    result.statistics.seconds = seconds
    return result


GIVEN = Options(bounds=Bounds(array=3))
HIT = BoundHit(Bound.ARRAY, 3, SPAN)


@pytest.mark.parametrize(
    ("result", "options", "more"),
    [
        (found(Verdict.VALID), GIVEN, {}),
        (found(Verdict.VALID_WITHIN_BOUNDS, Cause.BOUNDS, HIT), GIVEN, {"array": 6}),
        (found(Verdict.VALID_WITHIN_BOUNDS, Cause.BOUNDS, replace(HIT, value=0)), GIVEN, {"array": 1}),
        (found(Verdict.VALID_WITHIN_BOUNDS, Cause.BOUNDS, HIT, seconds=20.1), Options(), {"time": 60.0}),
        (found(Verdict.VALID_WITHIN_BOUNDS, Cause.BOUNDS, HIT, seconds=2.0), Options(), {}),  # the widest bounds
        (found(Verdict.VALID_WITHIN_BOUNDS, Cause.BOUNDS, seconds=20.1), Options(), {}),
        (found(Verdict.UNKNOWN, Cause.TIME), Options(), {"time": 60.0}),
        (found(Verdict.UNKNOWN, Cause.MEMORY), Options(megabytes=100.0), {"memory": 200.0}),
        (found(Verdict.UNKNOWN, Cause.SOLVER), Options(), {"time": 60.0, "solver-timeout": 90.0}),
        (found(Verdict.UNKNOWN, Cause.UNSUPPORTED), Options(), {}),
    ],
)
def test_what_would_let_a_check_say_more(result: MethodResult, options: Options, more: dict[str, object]) -> None:
    assert raised(result, options) == more


def test_the_command_to_try_next_can_be_run_and_goes_further(tmp_path: Path) -> None:
    file = written(tmp_path, LOOP)
    first = run("check", file, "--decisions", "5", "--ints", "java", "--statistics")
    (command,) = re.findall(r"  try: (.*)", first.output)
    expected = ["oxpecker", "check", str(file), "--method", "A.f(int[], int)", "--decisions", "10", "--ints", "java"]
    assert shlex.split(command) == expected
    assert "decisions up to 10" in run(*shlex.split(command)[1:]).output


def test_what_is_unknown_is_explained(tmp_path: Path) -> None:
    file = written(tmp_path, 'class A { static void f() { unsupported("magic"); } }')
    assert "  try: oxpecker explain unsupported\n" in run("check", file).output


def test_a_finding_in_java_comes_with_the_command_for_a_test(tmp_path: Path) -> None:
    text = "class A { static int f(int[] a) { return a.length == 3 ? a[0] / 0 : 0; } }"
    file = written(tmp_path, text, "A.java")
    output = run("check", file, "--all").output
    (command,) = re.findall(r"  test: (.*)", output)
    assert shlex.split(command)[:6] == ["oxpecker", "tests", str(file), "--method", "A.f(int[])", "-k"]
    out = tmp_path / "out"
    made = run(*[str(out) if word == "generated-tests" else word for word in shlex.split(command)[1:]])
    assert made.exit_code == 1 and "1 is expected to fail: it reproduces a finding" in made.output
    assert "ArithmeticException" in (out / "APathTest.java").read_text(encoding="utf-8")


@pytest.mark.parametrize(("text", "size"), [('"hello"', ["-k", "5"]), ('"a\\n\\u0041"', ["-k", "3"]), ('"ab"', [])])
def test_the_command_for_a_test_reaches_strings(text: str, size: list[str], tmp_path: Path) -> None:
    program = f"class A {{\n //@ ensures !\\result;\n static boolean f(String s) {{ return {text}.equals(s); }}\n}}\n"
    file = written(tmp_path, program, "A.java")
    (command,) = re.findall(r"  test: (.*)", run("check", file).output)
    words = shlex.split(command)[1:]
    assert words[4:-2] == size
    made = run(*[str(tmp_path) if word == "generated-tests" else word for word in words])
    assert "1 is expected to fail: it reproduces a finding" in made.output


def test_a_program_in_a_folder_comes_with_the_command_for_a_test(tmp_path: Path) -> None:
    written(tmp_path, "class A { //@ ensures \\result != 3;\n static int f(int x) { return B.g(x); } }", "A.java")
    written(tmp_path, "class B { static int g(int x) { return x; } }", "B.java")
    (command,) = re.findall(r"  test: (.*)", run("check", tmp_path, "--method", "A.f").output)
    out = tmp_path / "out"
    made = run(*[str(out) if word == "generated-tests" else word for word in shlex.split(command)[1:]])
    assert "1 is expected to fail: it reproduces a finding" in made.output and (out / "APathTest.java").exists()
    # What was written is no part of the program that is checked next.
    assert run("check", tmp_path).exit_code == 1


def test_no_test_names_a_class_without_a_name(tmp_path: Path) -> None:
    text = (
        "interface F { int f(int x); }\n"
        "class A { static F made() { return new F() { public int f(int x) { return 1 / x; } }; } }\n"
    )
    file = written(tmp_path, text, "A.java")
    output = run("check", file, "--method", "A$1.f").output
    assert "A$1.f(int): invalid" in output and "  test:" not in output
    refused = run("tests", file, "--method", "A$1.f", "--out", tmp_path / "out")
    assert refused.exit_code == 2
    assert "no test can call A$1.f(int): its class cannot be named" in refused.output


def test_no_test_where_none_can_be_made() -> None:
    assert junit_command(found(Verdict.VALID), "A.java", {}) is None


def test_several_methods_are_counted(tmp_path: Path) -> None:
    assert run("check", written(tmp_path, BOTH)).output.endswith("\n2 methods: 1 invalid, 1 valid\n")


def test_quiet_shows_only_what_counts(tmp_path: Path) -> None:
    file = written(tmp_path, BOTH)
    output = run("check", file, "--quiet").output
    assert output.startswith("A.f(int): invalid") and "A.g()" not in output and "methods:" not in output
    assert run("check", file, "--quiet", "--method", "A.g").output == ""


@pytest.mark.parametrize(
    ("text", "codes"),
    [
        (BOTH, {"finding": 1, "unknown": 1, "bounds": 1}),
        ('class A { static void f() { unsupported("x"); } }', {"finding": 0, "unknown": 3, "bounds": 3}),
        (LOOP, {"finding": 0, "unknown": 0, "bounds": 4}),
        ("class A { static void f() { ; } }", {"finding": 0, "unknown": 0, "bounds": 0}),
    ],
)
def test_what_fails_can_be_chosen(text: str, codes: dict[str, int], tmp_path: Path) -> None:
    file = written(tmp_path, text)
    for word, code in codes.items():
        result = run("check", file, "--decisions", "5", "--fail-on", word, "--quiet")
        assert result.exit_code == code
        assert bool(result.output) == bool(code)
    usual = run("check", file, "--decisions", "5")
    assert usual.exit_code == codes["finding"]


def test_colours_only_where_they_are_wanted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = written(tmp_path, BOTH)
    plain = run("check", file).output
    coloured = run("check", file, "--color", "always").output
    assert "\x1b" not in plain
    assert re.sub(r"\x1b\[[\d;]*m", "", coloured) == plain
    assert "\x1b[1;31minvalid\x1b[0m" in coloured and "\x1b[1;32mvalid" in coloured

    class Terminal:
        def isatty(self) -> bool:
            return True

    monkeypatch.setattr(sys, "stdout", Terminal())
    for name in ("NO_COLOR", "TERM"):
        monkeypatch.delenv(name, raising=False)
    assert showing.is_colourful("auto") and not showing.is_colourful("never")
    monkeypatch.setenv("TERM", "dumb")
    assert not showing.is_colourful("auto")
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.setenv("NO_COLOR", "1")
    assert not showing.is_colourful("auto") and showing.is_colourful("always")


@pytest.mark.parametrize(
    ("line", "shown"),
    [
        ("      ^^^^", "\x1b[31m      ^^^^\x1b[0m"),
        ("    * this = A#1", "\x1b[33m    * this = A#1\x1b[0m"),
        ("    replay: oxpecker run", "    \x1b[36mreplay\x1b[0m: oxpecker run"),
        ("  A.f(7) violates 'ensures'", "\x1b[1m  A.f(7) violates 'ensures'\x1b[0m"),
        ("    where x = 7", "    where x = 7"),
    ],
)
def test_lines_have_their_colours(line: str, shown: str) -> None:
    assert painted(f"A.f(int): invalid\n{line}", Verdict.INVALID).split("\n")[1] == shown


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_shells_get_a_script(shell: str) -> None:
    result = run("completion", shell)
    assert result.exit_code == 0
    assert f"_OXPECKER_COMPLETE={shell}_complete" in result.output


def test_commands_and_options_are_completed() -> None:
    def completed(*words: str) -> set[str]:
        asked = {
            "_OXPECKER_COMPLETE": "bash_complete",
            "COMP_WORDS": " ".join(words),
            "COMP_CWORD": str(len(words) - 1),
        }
        call = [sys.executable, "-c", "from oxpecker.cli.main import main; main()"]
        done = subprocess.run(call, env=os.environ | asked, capture_output=True, text=True, timeout=600, check=True)
        return {line.partition(",")[2] for line in done.stdout.splitlines()}

    assert completed("oxpecker", "c") == {name for name in COMMANDS if name.startswith("c")}
    assert completed("oxpecker", "check", "--fail") == {"--fail-on"}
