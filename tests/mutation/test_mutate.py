"""`oxpecker mutate`."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from oxpecker.cli.mutate import mutate
from tests.mutation.thesis_programs import THESES

BUBBLE_SORT = str(THESES / "bubble_sort.oox")


def run(*arguments: str) -> Result:
    return CliRunner().invoke(mutate, arguments)


def test_table() -> None:
    result = run(BUBBLE_SORT)
    lines = result.output.splitlines()
    assert result.exit_code == 0
    assert len(lines) == 62
    assert lines[0] == "DEL0     line 11  `bool sorted := false;` becomes `bool sorted;`"
    assert lines[-1] == "61 mutants: DEL 9, VAR 22, LIT 11, CMP 6, ARITH 12, UN 1"


def test_chosen_operators_in_one_method() -> None:
    result = run(str(THESES / "concurrent_merge_sort.oox"), "--method", "Main.sort", "--operators", "lit, arith")
    assert [line.split()[0] for line in result.output.splitlines()] == [
        *("LIT0", "LIT1", "LIT2", "LIT3"),
        *("ARITH0", "ARITH1", "ARITH2", "ARITH3"),
        "8",
    ]


def test_files(tmp_path: Path) -> None:
    result = run(BUBBLE_SORT, "--operators", "UN", "--out", str(tmp_path / "new" / "directory"))
    written = tmp_path / "new" / "directory"
    assert result.output == "1 mutant: UN 1\n"
    assert sorted(path.name for path in written.iterdir()) == ["UN0.diff", "UN0.oox", "index.json"]
    assert "while (sorted) {" in (written / "UN0.oox").read_text()
    assert "-        while (!sorted) {\n+        while (sorted) {\n" in (written / "UN0.diff").read_text()
    index = json.loads((written / "index.json").read_text())
    assert index["mutants"] == [
        {
            "name": "UN0",
            "operator": "UN",
            "number": 0,
            "method": "Main.sort",
            "line": 12,
            "column": 16,
            "description": "`while (!sorted) {` becomes `while (sorted) {`",
            "program": "UN0.oox",
            "diff": "UN0.diff",
        }
    ]


def test_the_library_of_a_java_program_is_not_mutated(tmp_path: Path) -> None:
    file = tmp_path / "Words.java"
    file.write_text("class Words { static int last(String s) { return s.indexOf('a') - 1; } }")
    lines = run(str(file)).output.splitlines()
    assert lines[-1] == "9 mutants: DEL 1, LIT 4, ARITH 4"
    assert all("line 1 " in line for line in lines[:-1])


def test_a_directory_that_cannot_be_made(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    result = run(BUBBLE_SORT, "--out", str(tmp_path / "file" / "directory"))
    assert result.exit_code == 74
    assert "cannot write" in result.output


def test_list_with_files(tmp_path: Path) -> None:
    result = run(BUBBLE_SORT, "--operators", "UN", "--out", str(tmp_path), "--list")
    assert result.output.splitlines()[0].startswith("UN0  line 12")


@pytest.mark.parametrize(
    ("text", "arguments", "said"),
    [
        ("class Main { }", ["--operators", "NOPE"], "no such operator: NOPE"),
        ("class Main { static int f() { return 1; } }", ["--method", "Main.g"], "nothing to mutate in Main.g"),
        ("class {", [], "expected a name for the class"),
        ("class Main { static int f() { return true; } }", [], "1 error"),
    ],
)
def test_complaints(tmp_path: Path, text: str, arguments: list[str], said: str) -> None:
    file = tmp_path / "test.oox"
    file.write_text(text)
    result = run(str(file), *arguments)
    assert result.exit_code == 2
    assert said in result.output


def test_nothing_to_mutate(tmp_path: Path) -> None:
    file = tmp_path / "test.oox"
    file.write_text("class Main { }")
    assert run(str(file)).output == "0 mutants\n"
