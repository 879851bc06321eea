"""Where options come from: defaults, files, annotations, the command line; each wins over those before it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

import oxpecker
from oxpecker.api.configuration import ConfigurationError
from oxpecker.api.setting import Holder, Kind, Setting
from oxpecker.api.settings import SETTINGS
from oxpecker.cli.main import cli
from oxpecker.cli.options import parameter_name

PROGRAM = """class Main
{
    // oxpecker: array=3
    static void f(int[] a) requires(a != null) { int i := 0; while (i < #a) { i := i + 1 + a[i] * 0; } }

    static void g(int[] a) requires(a != null) { int i := 0; while (i < #a) { i := i + 1 + a[i] * 0; } }
}
"""

OTHERS: dict[Kind, tuple[object, str]] = {
    Kind.NUMBER: (7, "7"),
    Kind.AMOUNT: (7.5, "7.5"),
    Kind.NAMES: (["A.f"], "A.f"),
    Kind.STAGES: (["smt"], "smt"),
    Kind.SOME_STAGES: (["differences"], "differences"),
    Kind.FILE: ("known.json", "known.json"),
    Kind.PATHS: (["lib"], "lib"),
    Kind.PLACE: ("known.json", "known.json"),
}


def other_value(setting: Setting) -> tuple[Any, str]:
    """A value that is not the usual one, and how a command line or an annotation writes it."""
    if setting.kind is Kind.SWITCH:
        return not setting.usual, str(not setting.usual).lower()
    if setting.kind is Kind.WORD:
        word = next(str(each) for each in setting.words if each != setting.usual)
        return word, word
    if setting.name == "memory":
        return 99_999, "99999"  # what is less may not do to read the program
    return OTHERS[setting.kind]


def run(*arguments: str | Path) -> Result:
    return CliRunner().invoke(cli, list(map(str, arguments)))


def in_force(*arguments: str | Path) -> Any:
    result = run("config", *arguments, "--format", "json")
    assert result.exit_code == 0, result.output
    return json.loads(result.output)


@pytest.fixture
def program(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    file = tmp_path / "src" / "main.oox"
    file.parent.mkdir()
    file.write_text(PROGRAM, encoding="utf-8")
    return file


def toml(value: object) -> str:
    return json.dumps(value)


@pytest.mark.parametrize("setting", SETTINGS, ids=lambda each: each.name)
def test_every_option_can_be_given_in_a_file_and_on_the_command_line(setting: Setting, program: Path) -> None:
    value, text = other_value(setting)
    Path("oxpecker.toml").write_text(f"# ours\n{setting.name} = {toml(value)}\n", encoding="utf-8")
    found = in_force(program)["options"][setting.name]
    expected = str(Path.cwd() / "known.json") if setting.kind in (Kind.FILE, Kind.PLACE) else value
    if setting.kind is Kind.PATHS:
        expected = [str(Path.cwd() / "lib")]
    assert found == {"value": expected, "from": "oxpecker.toml:2"}
    flags = [f"--{setting.name}", text]
    if setting.kind is Kind.SWITCH:
        flags = [f"--{'no-' if setting.usual else ''}{setting.name}"]
    found = in_force(program, *flags)["options"][setting.name]
    assert found["from"] == "command line"
    assert found["value"] in (value, [value] if isinstance(value, str) else value)


@pytest.mark.parametrize("setting", [each for each in SETTINGS if each.of_methods], ids=lambda each: each.name)
def test_every_option_of_methods_can_be_given_in_an_annotation(setting: Setting, program: Path) -> None:
    value, text = other_value(setting)
    program.write_text(PROGRAM.replace("array=3", f"{setting.name}={text}"), encoding="utf-8")
    assert in_force(program)["methods"] == {
        "Main.f(int[])": {setting.name: {"value": value, "from": "src/main.oox:3".replace("src", str(program.parent))}}
    }


def test_the_order_of_precedence(program: Path) -> None:
    def cut_at(*arguments: str) -> list[int]:
        result = run("check", program, "--format", "json", "--time", "600", *arguments)
        return [
            next((hit["value"] for hit in each["bounds_hit"] if hit["bound"] == "array"), 0)
            for each in json.loads(result.output)["methods"]
        ]

    Path("oxpecker.toml").write_text("array = 2\n", encoding="utf-8")
    assert cut_at() == [3, 2]
    assert cut_at("--array", "1") == [1, 1]
    Path("oxpecker.toml").write_text("decisions = 40\n", encoding="utf-8")
    assert cut_at() == [3, 4]
    assert cut_at("--no-config", "--array", "2") == [2, 2]


def test_what_a_program_says_stands_between_files_and_the_command_line(program: Path) -> None:
    text = "class A { static void f(int x) requires(x > 0) ensures(x + 1 > x) { ; } }"
    Path("oxpecker.toml").write_text('ints = "java"\n', encoding="utf-8")
    program.write_text(text, encoding="utf-8")
    assert run("check", program).exit_code == 1
    assert run("check", program, "--ints", "unbounded").exit_code == 0
    assert run("run", program, "--args", "2147483647").exit_code == 1
    program.write_text("option ints = unbounded;\n" + text, encoding="utf-8")
    assert run("check", program).exit_code == 0
    assert run("check", program, "--ints", "java").exit_code == 1


def test_a_file_says_what_exceptions_of_java_programs_are(tmp_path: Path) -> None:
    file = tmp_path / "A.java"
    file.write_text("class A { static int f(int x) { return 1 / x; } }", encoding="utf-8")
    assert run("check", file).exit_code == 1
    (tmp_path / "oxpecker.toml").write_text('exceptions = "allowed"\n', encoding="utf-8")
    assert run("check", file).exit_code == 0
    assert run("check", file, "--exceptions", "finding").exit_code == 1


def test_the_nearest_file_counts(program: Path) -> None:
    Path("pyproject.toml").write_text("[tool.oxpecker]\nchain = 5\n", encoding="utf-8")
    assert in_force(program)["options"]["chain"] == {"value": 5, "from": "pyproject.toml:2"}
    Path("oxpecker.toml").write_text("chain = 6\n", encoding="utf-8")
    assert in_force(program)["options"]["chain"]["value"] == 6
    (program.parent / "pyproject.toml").write_text("[tool.other]\nchain = 8\n", encoding="utf-8")
    assert in_force(program)["options"]["chain"]["value"] == 6
    (program.parent / "pyproject.toml").write_text("[tool]\noxpecker.chain = 7\n", encoding="utf-8")
    assert in_force(program)["options"]["chain"] == {"value": 7, "from": "src/pyproject.toml:2"}
    assert in_force(program, "--config", "oxpecker.toml")["options"]["chain"]["value"] == 6
    assert in_force(program, "--no-config")["options"]["chain"] == {"value": None, "from": "default"}
    assert in_force()["options"]["chain"]["value"] == 6


def test_sections_for_some_paths(program: Path) -> None:
    text = """time = 5
[[overrides]]
paths = ["src"]
time = 6
chain = 1
[[overrides]]
paths = ["*.java", "src/m*.oox"]
time = 7
[[overrides]]
paths = ["test/*"]
time = 8
"""
    Path("oxpecker.toml").write_text(text, encoding="utf-8")
    found = in_force(program)["options"]
    assert found["time"] == {"value": 7.0, "from": "oxpecker.toml:8"}
    assert found["chain"] == {"value": 1, "from": "oxpecker.toml:5"}
    assert in_force()["options"]["time"]["value"] == 5.0
    Path("pyproject.toml").write_text(
        "[tool.oxpecker]\ntime = 5\n" + text[9:].replace("[[", "[[tool.oxpecker."), encoding="utf-8"
    )
    Path("oxpecker.toml").unlink()
    assert in_force(program)["options"]["time"] == {"value": 7.0, "from": "pyproject.toml:9"}


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("\narrays = 3", "oxpecker.toml:2: error: no such option: 'arrays'; did you mean 'array'?"),
        ("array = '3'", "oxpecker.toml:1: error: 'array' must be a whole number of at least 0, not '3'"),
        ("array = true", "oxpecker.toml:1: error: 'array' must be a whole number of at least 0, not true"),
        ("array = -1", "oxpecker.toml:1: error: 'array' must be a whole number of at least 0, not -1"),
        ("array = 2.5", "oxpecker.toml:1: error: 'array' must be a whole number of at least 0, not 2.5"),
        ("time = nan", "oxpecker.toml:1: error: 'time' must be a number of at least 0.1, not nan"),
        ("time = inf", "oxpecker.toml:1: error: 'time' must be a number of at least 0.1, not inf"),
        ("memory = inf", "oxpecker.toml:1: error: 'memory' must be a number of at least "),
        (f"time = 1{'0' * 400}", f"error: 'time' must be a number of at least 0.1, not 1{'0' * 59}..\n"),
        (f"array = 1{'0' * 400}", f"error: 'array' must be a whole number of at least 0, not 1{'0' * 59}..\n"),
        ("slicing = 1", "oxpecker.toml:1: error: 'slicing' must be true or false, not 1"),
        ("order = 'depth'", "oxpecker.toml:1: error: 'order' must be one of depth-first, "),
        ("modular-for = [1]", "oxpecker.toml:1: error: 'modular-for' must be a list of names, not such a list"),
        (
            "solvers = ['sat']",
            "oxpecker.toml:1: error: no such stage: 'sat'; use auto alone, or stages among intervals, ",
        ),
        ("array = ]", "oxpecker.toml:1:9: error: Invalid value"),
        ("head-start = 1\nhead_start = 2", "oxpecker.toml:2: error: 'head-start' is set twice"),
        ("\n[array]\nx = 3", "oxpecker.toml:2: error: 'array' must be a whole number of at least 0, not a table"),
        (
            "\n[oxpecker]\narray = 3",
            "oxpecker.toml:2: error: no such table: 'oxpecker'; write options at the top of the file, in no table",
        ),
        ("[overrides]\narray = 3", "oxpecker.toml:1: error: 'overrides' must be a list of tables: [[overrides]]"),
        ("[[overrides]]\narray = 3", "oxpecker.toml:1: error: an override needs 'paths', a list of patterns"),
        ("[[overrides]]\npaths = ['x']\nchains = 3", "oxpecker.toml:3: error: no such option: 'chains'"),
    ],
)
def test_mistakes_in_a_file_are_errors_with_their_places(text: str, said: str, program: Path) -> None:
    Path("oxpecker.toml").write_text(text, encoding="utf-8")
    for command in (["check", program], ["config", program], ["config"]):
        result = run(*command)
        assert result.exit_code == 2
        assert said in result.output
        assert "1 error\n" in result.output
    with pytest.raises(ConfigurationError, match="error"):
        oxpecker.check(program)


def test_all_mistakes_are_said(program: Path) -> None:
    Path("oxpecker.toml").write_text("arrays = 3\nchain = 'x'\n", encoding="utf-8")
    result = run("check", program)
    assert [line.partition(": error")[0] for line in result.output.splitlines()] == [
        "oxpecker.toml:1",
        "oxpecker.toml:2",
        "2 errors",
    ]


def test_a_file_that_is_not_there_or_no_text(program: Path) -> None:
    assert "none.toml: error: No such file" in run("check", program, "--config", "none.toml").output
    Path("oxpecker.toml").write_bytes(b"array = '\xff'")
    assert "oxpecker.toml: error: the file is not valid UTF-8" in run("check", program).output


@pytest.mark.parametrize(
    ("annotation", "said"),
    [
        ("arrays=3", ":3:5: error: no such option: 'arrays'; did you mean 'array'?"),
        ("array", ":3:5: error: 'array' needs a value"),
        ("array=x", ":3:5: error: 'array' must be a whole number of at least 0, not 'x'"),
        ("ints=java", ":3:5: error: 'ints' cannot be set for a single class or method; set it in oxpecker.toml"),
        ("", ":3:5: error: an annotation must name options"),
    ],
)
def test_mistakes_in_annotations_are_errors_with_their_places(annotation: str, said: str, program: Path) -> None:
    program.write_text(PROGRAM.replace("array=3", annotation), encoding="utf-8")
    for command in ("check", "config"):
        result = run(command, program)
        assert result.exit_code == 2
        assert f"{program}{said}" in result.output


def test_what_is_in_force_as_text(program: Path) -> None:
    Path("oxpecker.toml").write_text('time = 5\nsolver = "z3"\n', encoding="utf-8")
    result = run("config", program, "--chain", "2")
    assert (
        result.output
        == f"""configuration file: oxpecker.toml
time    5   oxpecker.toml:1
chain   2   command line
solver  z3  oxpecker.toml:2
Main.f(int[])
  array  3  {program}:3
"""
    )
    Path("oxpecker.toml").unlink()
    program.write_text("class A {}", encoding="utf-8")
    assert "all options have their defaults; --all shows them" in run("config", program).output
    lines = run("config", program, "--all").output.splitlines()
    assert len(lines) == 1 + len(SETTINGS)
    assert "memory          -            default" in lines


def test_the_interface_for_programs_reads_the_same(program: Path) -> None:
    Path("oxpecker.toml").write_text("array = 2\n", encoding="utf-8")
    assert [each.reason for each in oxpecker.check(program)] == ["array up to 3", "array up to 2"]
    assert [each.reason for each in oxpecker.check(program, array=1)] == ["array up to 1"] * 2
    assert next(each.reason for each in oxpecker.check(program, config=False, chain=1)) == "array up to 3"
    Path("other.toml").write_text("array = 5\n", encoding="utf-8")
    assert oxpecker.check(program, config=Path("other.toml"))["Main.g"].reason == "array up to 5"


def test_other_commands_go_by_files_and_annotations(program: Path) -> None:
    Path("oxpecker.toml").write_text("array = 2\n", encoding="utf-8")
    reached = run("reach", f"{program}:4", "--format", "json")
    assert reached.exit_code == 0, reached.output
    Path("oxpecker.toml").write_text("arrays = 2\n", encoding="utf-8")
    for command in (["reach", f"{program}:4"], ["ablate", program], ["run", program, "--method", "Main.f"]):
        assert "did you mean 'array'" in run(*command).output


def test_names_of_parameters_are_those_of_settings() -> None:
    assert len({parameter_name(each) for each in SETTINGS}) == len(SETTINGS)
    assert {each.holder for each in SETTINGS} == set(Holder)
