"""`oxpecker reach`: inputs, proofs, exit codes, data, and what is said about mistakes."""

from __future__ import annotations

import json
import shlex
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from oxpecker.cli.main import cli

PROGRAM = """class Main {
    static int f(int n, int[] a)
        requires(n >= 0)
    {
        int x := 0;
        if (n == 7 && a != null && #a == 2 && a[1] == 3) {
            x := 1;
        }
        if (n < 0) {
            x := 2;
        }

        int i := 0;
        while (i < n) {
            if (i == 5) { x := 3; }
            if (i > n) {
                x := 4;
            }
            i := i + 1;
        }
        assert x != 9;
        return x;
    }
    static int g(int n) requires(n >= 0) {
        return Main.f(n, null);
    }
    static void violated(int n) {
        assert n > 3;
        if (n < 3) {
            n := 5;
        }
        try { n := 1 / n; } catch (ArithmeticException e) {
            n := 6;
        }
        if (n > 100) { throw; }
        n := 7;
    }
    static int recursive(int n) {
        if (n > 3) {
            return 1;
        }
        return Main.recursive(n + 1);
    }
}
"""


@pytest.fixture
def program(tmp_path: Path) -> Path:
    file = tmp_path / "program.oox"
    file.write_text(PROGRAM, encoding="utf-8")
    return file


def reach(program: Path, line: int, *arguments: str) -> Result:
    return CliRunner().invoke(cli, ["reach", f"{program}:{line}", "--time", "600", *arguments])


def line_of(text: str) -> int:
    return next(number for number, line in enumerate(PROGRAM.splitlines(), 1) if text in line)


@pytest.mark.parametrize(
    ("text", "arguments", "verdict", "code"),
    [
        ("x := 1;", ["--array", "2"], "reached", 0),
        ("x := 1;", ["--array", "2", "--method", "Main.g"], "unreachable", 1),
        ("x := 2;", ["--array", "2", "--method", "Main.g"], "unreachable", 1),
        ("x := 3;", ["--array", "0"], "reached", 0),
        ("x := 4;", ["--decisions", "20", "--method", "Main.g"], "not-reached-within-bounds", 4),
        ("assert x != 9", ["--array", "2"], "reached", 0),
        ("n := 5;", [], "unreachable", 1),
        ("n := 6;", [], "unreachable", 1),
        ("n := 7;", [], "reached", 0),
        ("return 1;", [], "reached", 0),
        ("return Main.recursive", [], "reached", 0),
    ],
)
def test_verdicts(program: Path, text: str, arguments: list[str], verdict: str, code: int) -> None:
    result = reach(program, line_of(text), *arguments, "--format", "json")
    assert result.exit_code == code, result.output
    data = json.loads(result.output)
    assert data["verdict"] == verdict
    assert data["target"] == {"file": str(program), "line": line_of(text)}
    assert bool(data["findings"]) == (verdict == "reached")


def test_the_input_is_replayed_by_the_command_that_is_shown(program: Path) -> None:
    output = reach(program, line_of("x := 1;"), "--array", "2").output
    assert "Main.f(7, [0, 3]) reaches line 7" in output
    (command,) = (line.split("replay: ")[1] for line in output.splitlines() if "replay: " in line)
    run = CliRunner().invoke(cli, shlex.split(command)[1:])
    assert "returned 3" in run.output


def test_a_line_in_a_callee_is_reached_from_the_method_that_is_named(program: Path) -> None:
    result = reach(program, line_of("x := 3;"), "--method", "Main.g")
    assert result.exit_code == 0
    assert "from Main.g(int): reached" in result.output
    assert "Main.g(1) reaches line 15" in result.output


def test_a_line_without_a_statement_names_the_nearest(program: Path) -> None:
    result = reach(program, line_of("int i := 0;") - 1)
    assert result.exit_code == 2
    assert "no statement starts on line 12" in result.output
    assert "the nearest one is on line 13" in result.output


@pytest.mark.parametrize("place", ["program.oox", "program.oox:", "program.oox:x"])
def test_a_place_is_a_file_and_a_line(place: str) -> None:
    result = CliRunner().invoke(cli, ["reach", place])
    assert result.exit_code == 2
    assert "write FILE:LINE" in result.output


def test_java(tmp_path: Path) -> None:
    file = tmp_path / "A.java"
    lines = ["class A {", "static int f(int a, int b) {", "if (a * 2 == b && b > 9)", "return 1;", "return 0; } }"]
    file.write_text("\n".join(lines), encoding="utf-8")
    result = CliRunner().invoke(cli, ["reach", f"{file}:4"])
    assert result.exit_code == 0
    assert "A.f(5, 10) reaches line 4" in result.output


LAMBDAS = """import java.util.function.IntSupplier;

class Lambdas {
    static int seen;
    static IntSupplier kept = () -> {
        if (seen == 4) {
            return 40;
        }
        return 0;
    };

    static void direct(int n) {
        Object own = new Object();
        Runnable r = () -> {
            if (seen == 5) {
                seen = 50;
            }
            if (own == null) {
                seen = 60;
            }
        };
        seen = n;
        r.run();
    }

    static IntSupplier made(int n) {
        return () -> {
            if (n == 6) {
                return 70;
            }
            return n == 8 ? 80 : 90;
        };
    }

    static int used() {
        return made(6).getAsInt();
    }

    static int keptIsUsed(int n) {
        seen = n;
        return kept.getAsInt();
    }

    static int local(int n) {
        class Inside {
            int of() {
                if (n == 9) {
                    return 100;
                }
                return 0;
            }
        }
        return new Inside().of();
    }
}
"""


@pytest.mark.parametrize(
    ("statement", "call"),
    [
        ("seen = 50;", "Lambdas.direct(5) reaches"),
        ("seen = 60;", "from Lambdas.direct(int): unreachable"),
        ("return 70;", "Lambdas.used() reaches"),
        ("return 40;", "Lambdas.keptIsUsed(4) reaches"),
        ("return 100;", "Lambdas.local(9) reaches"),
    ],
)
def test_runs_to_a_lambda_begin_with_methods_that_users_call(tmp_path: Path, statement: str, call: str) -> None:
    file = tmp_path / "Lambdas.java"
    file.write_text(LAMBDAS, encoding="utf-8")
    line = LAMBDAS[: LAMBDAS.index(statement)].count("\n") + 1
    assert call in CliRunner().invoke(cli, ["reach", f"{file}:{line}"]).output
