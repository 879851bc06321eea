"""A check that is repeated while nothing changes needs no code of the program, and says the same."""

from __future__ import annotations

from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from oxpecker.api import kept_programs
from oxpecker.cli import check
from oxpecker.cli.main import cli
from oxpecker.incremental.programs import ProgramCache

COUNTER = """
class Counter {
    private int[] steps = new int[2];
    int at(int i) { return steps[i]; }
    static int half(int x) { return 10 / x; }
    static int same(int x) { return x; }
    static int last(int[] a) { return a[a.length - 1]; }
}
"""


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    monkeypatch.setattr(kept_programs, "LEAST_STORED_TEXT", 0)
    (tmp_path / "src").mkdir()
    (tmp_path / "src" / "Counter.java").write_text(COUNTER)
    return tmp_path / "src"


@pytest.fixture
def reads(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Grows whenever the code of a stored program is read."""
    found: list[str] = []
    usual = ProgramCache.code

    def code(self: ProgramCache, key: str) -> object:
        found.append(key)
        return usual(self, key)

    monkeypatch.setattr(ProgramCache, "code", code)
    return found


def run(folder: Path, *arguments: str) -> Result:
    return CliRunner().invoke(cli, ["check", str(folder), "--jobs", "1", "--incremental", *arguments])


@pytest.mark.parametrize(
    "arguments",
    [
        (),
        ("--method", "half"),
        ("--method", "Counter.*", "--exclude", "last", "--format", "json"),
        ("--max-findings", "9"),
        ("--fail-on", "bounds", "--array", "2", "--quiet"),
        ("--all-methods", "--explain"),
    ],
    ids=lambda arguments: " ".join(arguments) or "all",
)
def test_the_repeated_check_says_the_same(
    folder: Path, reads: list[str], monkeypatch: pytest.MonkeyPatch, arguments: tuple[str, ...]
) -> None:
    run(folder, *arguments)
    assert not reads
    repeated = run(folder, *arguments)
    assert not reads, "the code is not needed"
    with monkeypatch.context() as without:
        without.setattr(check, "earlier_check", lambda *_: None)
        again = run(folder, *arguments)
    assert len(reads) == 1
    assert (repeated.stdout, repeated.stderr, repeated.exit_code) == (again.stdout, again.stderr, again.exit_code)


def test_errors_of_the_program_are_told_again(folder: Path, reads: list[str]) -> None:
    (folder / "Wrong.java").write_text(
        "class Wrong { int wrong() { return missing; } static int right() { return 1; } }"
    )
    first, repeated = run(folder, "--method", "right"), run(folder, "--method", "right")
    assert not reads
    assert (repeated.exit_code, repeated.stderr) == (first.exit_code, first.stderr) == (2, first.stderr)
    assert "missing" in repeated.stderr and "1 error in the program" in repeated.stdout


def test_other_options_methods_and_texts_need_the_code(folder: Path, reads: list[str]) -> None:
    run(folder, "--method", "half")
    for number, other in enumerate((("--method", "same"), ("--method", "half", "--array", "3")), 1):
        run(folder, *other)
        assert len(reads) == number
    (folder / "Counter.java").write_text(COUNTER.replace("10 / x", "x"))
    assert "half(int): valid" in run(folder, "--method", "half").stdout


def test_annotated_methods_have_their_own_options(folder: Path, reads: list[str]) -> None:
    (folder / "Counter.java").write_text(
        COUNTER.replace("    static int half", "    // oxpecker: array=3\n    static int half")
    )
    first = run(folder, "--method", "half", "--array", "3")
    assert run(folder, "--method", "half", "--array", "3").stdout == first.stdout.replace(
        "2 paths\n", "2 paths, cached\n"
    )
    assert not reads
    run(folder, "--method", "half")
    run(folder, "--method", "half")
    assert len(reads) == 2


def test_files_of_coverage_need_the_code(folder: Path, reads: list[str], tmp_path: Path) -> None:
    run(folder, "--method", "half")
    run(folder, "--method", "half", "--lcov", str(tmp_path / "found.info"))
    assert len(reads) == 1 and (tmp_path / "found.info").exists()


def test_code_that_cannot_be_read_is_translated_again(folder: Path, tmp_path: Path) -> None:
    first = run(folder, "--method", "half")
    (stored,) = (tmp_path / "cache" / "oxpecker" / "programs").iterdir()
    stored.write_bytes(stored.read_bytes()[:-10])
    other = run(folder, "--method", "half", "--array", "3")
    assert other.exit_code == first.exit_code and "half(int): invalid" in other.stdout
