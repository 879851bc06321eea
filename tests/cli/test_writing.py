"""What cannot be written is an I/O error with a message and an exit code of its own."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner

from oxpecker.cli.main import EXIT_IO, cli

PROGRAM = "class A { static int f(int x) ensures(retval != 7) { return x; } }"
FULL = Path("/dev/full")

needs_full = pytest.mark.skipif(not FULL.exists(), reason="the system has no /dev/full")


@pytest.fixture
def program(tmp_path: Path) -> str:
    file = tmp_path / "a.oox"
    file.write_text(PROGRAM, encoding="utf-8")
    return str(file)


@needs_full
@pytest.mark.parametrize(
    "words",
    [
        ["check", "--output", "json:/dev/full"],
        ["check", "--output", "sarif:/dev/full"],
        ["check", "--output", "junit:/dev/full"],
        ["check", "--output", "github:/dev/full"],
        ["check", "--output", "text:/dev/full"],
        ["check", "--write-baseline", "/dev/full"],
        ["check", "--lcov", "/dev/full"],
        ["check", "--jacoco", "/dev/full"],
        ["ablate", "--plot", "/dev/full"],
    ],
    ids=" ".join,
)
def test_a_full_disk(program: str, words: list[str]) -> None:
    result = CliRunner().invoke(cli, [words[0], program, *words[1:]])
    assert result.exit_code == EXIT_IO
    assert "cannot write /dev/full: No space left on device" in result.output


@pytest.mark.parametrize(
    "words",
    [
        ["check", "--report", "FOLDER"],
        ["check", "--pictures", "FOLDER"],
        ["check", "--output", "json:FOLDER/x.json"],
        ["mutate", "--out", "FOLDER"],
        ["show", "--cfg", "--out", "FOLDER"],
    ],
    ids=" ".join,
)
def test_a_folder_that_cannot_be_made(program: str, words: list[str]) -> None:
    inside_a_file = f"{program}/folder"
    command = [words[0], program, *(word.replace("FOLDER", inside_a_file) for word in words[1:])]
    result = CliRunner().invoke(cli, command)
    assert result.exit_code == EXIT_IO
    assert "cannot write" in result.output
    assert "Not a directory" in result.output


@needs_full
@pytest.mark.parametrize("words", [["check", "FILE"], ["check", "FILE", "--format", "json"], ["--help"]], ids=" ".join)
def test_a_standard_output_that_is_full(program: str, words: list[str]) -> None:
    command = [sys.executable, "-m", "oxpecker", *(word.replace("FILE", program) for word in words)]
    with FULL.open("wb") as full:
        done = subprocess.run(command, stdout=full, stderr=subprocess.PIPE, text=True, timeout=600, check=False)
    assert done.returncode == EXIT_IO
    assert done.stderr == "oxpecker: cannot write the output: No space left on device\n"
