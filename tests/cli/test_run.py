"""`oxpecker run`: outcomes, exit codes, and what is said about mistakes."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from oxpecker.cli.main import cli

PROGRAM = """
class Cell { int value; Cell(int value) requires(value >= 0) { this.value := value; }
    int get() { return this.value; }
    void set(int value) ensures(this.value == value) { this.value := value; } }
abstract class Idea { int think() { return 1; } }
class Main {
    static void main() { ; }
    static int half(int x) requires(x > 0) { assert x != 7; return x / 2; }
    static int div(int x, int y) { return x / y; }
    static int big() { return 2147483647 + 1; }
    static int any() { return nondet(int) + nondet(int); }
    static void loop() { while (true) { ; } }
    static void stuck() { Cell c := new Cell(1); lock (c) { wait(c); } }
    static int over(int x) { return x; }
    static int over(bool x) { return 2; }
}
"""


@pytest.fixture
def program(tmp_path: Path) -> Path:
    file = tmp_path / "program.oox"
    file.write_text(PROGRAM, encoding="utf-8")
    return file


def run(file: Path, *arguments: str) -> Result:
    return CliRunner().invoke(cli, ["run", str(file), *arguments])


@pytest.mark.parametrize(
    ("arguments", "code", "said"),
    [
        ([], 0, "Main.main() returned\n"),
        (["--method", "Main.half", "--args", "9"], 0, "Main.half(9) returned 4"),
        (["--method", "half", "--args", "9"], 0, "Main.half(9) returned 4"),
        (["--method", "Main.half", "--args", "7"], 1, "Main.half(7) violates 'assert'"),
        (["--method", "Main.half", "--args", "0"], 3, "the input does not satisfy"),
        (["--method", "Main.div", "--args", "1, 0"], 1, "Main.div(1, 0) threw ArithmeticException: / by zero"),
        (["--method", "Main.big"], 0, "returned 2147483648"),
        (["--method", "Main.big", "--ints", "java"], 0, "returned -2147483648"),
        (["--method", "Main.big", "--overflow-check"], 1, "violates 'overflow': 2147483648 is outside"),
        (["--method", "Main.any", "--values", "3 4"], 0, "returned 7"),
        (["--method", "Main.loop", "--steps", "1000"], 3, "did not end within 1,000 steps"),
        (["--method", "Main.stuck"], 1, "waits to be notified on Cell#1"),
        (["--method", "Main.over(bool)", "--args", "true"], 0, "returned 2"),
        (["--method", "Cell.get", "--this", "Cell{value: 5}"], 0, "Cell{value: 5}.get() returned 5"),
        (["--method", "Cell.Cell", "--args", "5"], 0, "new Cell(5) created Cell{value: 5}"),
        (["--method", "Cell.Cell", "--args", "-5"], 3, "the input does not satisfy"),
    ],
)
def test_outcomes(program: Path, arguments: list[str], code: int, said: str) -> None:
    result = run(program, *arguments)
    assert said in result.output
    assert result.exit_code == code


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--method", "Main.hal"], "no such method: 'Main.hal'; use --method to choose one of"),
        (["--method", "Main.over"], "'Main.over' is ambiguous"),
        (["--method", "Main.half", "--args", "x"], "a value of type int expected here"),
        (["--method", "Main.half", "--args", "1, 2"], "1 arguments expected, but more given"),
        (["--method", "Main.half", "--args", "1", "--this", "null"], "is static, so it takes no --this"),
        (["--method", "Cell.get", "--this", "null"], "the receiver cannot be null"),
        (["--method", "Idea.think"], "Idea has no objects"),
        (["--schedule", "a"], "is not a thread number"),
        (
            ["--method", "Main.half", "--args", "1", "--reads", "2.7=initial"],
            "step 7 of thread 2 is to see a write, but",
        ),
        (["--method", "Main.any", "--values", "a"], "a value of type int expected here"),
        (["--steps", "0"], "0 is not in the range"),
        (["--ints", "c"], "'c' is not one of"),
    ],
)
def test_mistakes_in_the_command(program: Path, arguments: list[str], said: str) -> None:
    result = run(program, *arguments)
    assert said in result.output
    assert result.exit_code == 2


def test_mistakes_in_the_program(tmp_path: Path) -> None:
    file = tmp_path / "wrong.oox"
    file.write_text("class Main {\n    static void main() { int x := true; y := 1; }\n}\n", encoding="utf-8")
    result = run(file)
    assert result.exit_code == 2
    problem = "incompatible types: bool cannot be converted to int (the value of 'x')"
    assert f"{file}:2:35: error: {problem}" in result.output
    assert "cannot find symbol: variable y" in result.output
    assert f"Main.main() did not run to completion: unsupported code with an error ({problem})" in result.output


def test_a_mistake_in_another_method_does_not_matter(tmp_path: Path) -> None:
    """So that what `check` says about the other methods can be replayed."""
    file = tmp_path / "wrong.oox"
    file.write_text("class A { static int f(int a) { return a; } static int g(B b) { return 1; } }", encoding="utf-8")
    result = run(file, "--method", "A.f", "--args", "3")
    assert result.exit_code == 0
    assert "A.f(3) returned 3" in result.output and "error: cannot find symbol: class B" in result.output


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (b"", "the program has no methods to run"),
        (b"\xff\xfe\x00", "the file is UTF-16"),
        (b"class A { }\n\x80", ":2:1: error: the byte 0x80 at offset 12 is not UTF-8"),
        (b"{" * 1000, "1 error"),
    ],
)
def test_files_that_are_no_programs(tmp_path: Path, content: bytes, said: str) -> None:
    file = tmp_path / "file.oox"
    file.write_bytes(content)
    result = run(file)
    assert result.exit_code == 2
    assert said in result.output


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    result = run(tmp_path / "absent.oox")
    assert result.exit_code == 2
    assert "cannot read" in result.output and "No such file" in result.output


def test_made_up_inputs_depend_on_the_seed_alone(program: Path) -> None:
    outputs = {run(program, "--method", "Main.div", "--seed", "3").output for _ in range(3)}
    assert len(outputs) == 1
    several = {run(program, "--method", "Main.div", "--seed", str(seed)).output for seed in range(10)}
    assert len(several) > 3


@pytest.mark.parametrize(
    ("arguments", "outcome", "keys"),
    [
        (["--method", "Main.half", "--args", "9"], "returned", {"value": "4"}),
        (["--method", "Main.half", "--args", "7"], "violated", {"kind": "assert", "line": 8}),
        (["--method", "Main.half", "--args", "0"], "excluded", {"line": 8}),
        (["--method", "Main.div", "--args", "1, 0"], "threw", {"exception": "ArithmeticException", "thread": 0}),
        (["--method", "Main.loop", "--steps", "9"], "exhausted", {"limit": "steps", "bound": 9}),
        (["--method", "Main.stuck"], "deadlocked", {}),
    ],
)
def test_outcomes_as_data(program: Path, arguments: list[str], outcome: str, keys: dict[str, object]) -> None:
    data = json.loads(run(program, *arguments, "--format", "json").output)
    assert data["outcome"] == outcome
    assert keys.items() <= data.items()


def test_static_fields_can_be_given(tmp_path: Path) -> None:
    file = tmp_path / "counter.oox"
    file.write_text("class C { static int n; static int get() { return C.n; } }")
    done = run(file, "--method", "C.get", "--static", "C.n=41")
    assert done.exit_code == 0 and "41" in done.output


def test_of_many_methods_the_closest_are_listed(tmp_path: Path) -> None:
    methods = "".join(f"static int m{i}() {{ return {i}; }}" for i in range(30))
    (tmp_path / "Many.java").write_text(f"class Many {{ {methods} }}")
    result = run(tmp_path / "Many.java", "--method", "Many.n7")
    assert "Many.m7()" in result.output and result.output.count("Many.m") == 10 and ".. and 20 more" in result.output


HELD = """
import java.util.*;
import java.util.stream.*;

class Held {
    static List<Integer> stream() { return Stream.of(1, 2).toList(); }
    static List<String> array() { return Arrays.asList("a", null); }
    static Map<String, List<Integer>> map() {
        return Collections.unmodifiableMap(new TreeMap<>(Map.of("a", List.of(1))));
    }
    static Collection<Integer> values() { return new TreeMap<>(Map.of(1, 2)).values(); }
    static Set<Integer> set() { return Set.of(7); }
    static Optional<String> optional() { return Optional.of("x"); }
    static String text() { return String.join(",", "a", "b"); }
    static Object[] twice() { List<Integer> one = new ArrayList<>(); return new Object[] {one, one, "a"}; }
    static Map.Entry<String, Integer> entry() { return Map.entry("a", 1); }
}
"""


@pytest.mark.parametrize(
    ("method", "shown"),
    [
        ("stream", "[1, 2]"),
        ("array", '["a", null]'),
        ("map", '{"a"=[1]}'),
        ("values", "[2]"),
        ("set", "[7]"),
        ("optional", 'Optional["x"]'),
        ("text", '"a,b"'),
        ("twice", '[&1 [], *1, "a"]'),
        ("entry", 'ImmutableMap.Pair{key: "a", value: 1}'),
    ],
)
def test_results_are_shown_as_what_they_hold(method: str, shown: str, tmp_path: Path) -> None:
    file = tmp_path / "Held.java"
    file.write_text(HELD, "utf-8")
    assert f"Held.{method}() returned {shown}\n" in run(file, "--method", f"Held.{method}").stdout
