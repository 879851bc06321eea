"""A check that was ended and resumed prints what it would have printed."""

from __future__ import annotations

import signal
import subprocess
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner

from oxpecker.cli.main import cli
from oxpecker.engine.explore import partition
from oxpecker.engine.pieces import Piece
from oxpecker.incremental.journal import Journal, read_records
from oxpecker.incremental.runs import RunRecorder
from oxpecker.strategies import pursuit

PROGRAM = """
class A {
    static int f(int x) ensures(retval != 7) { return x; }
    static int g() ensures(retval == 1) { return 1; }
    static int h(int[] a) requires(a != null && #a > 1) ensures(retval == a[0]) { return a[0]; }
    static int i(int x) { assert x < 9; return x; }
}
"""


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    (tmp_path / ".oxpecker").mkdir()
    (tmp_path / "a.oox").write_text(PROGRAM)
    monkeypatch.chdir(tmp_path)
    return tmp_path


def told(*arguments: str) -> tuple[int, str]:
    result = CliRunner().invoke(cli, arguments)
    return result.exit_code, result.output


CHECK = ("check", "a.oox", "--journal", "--jobs", "1", "--time", "3600")


def journal_of_all(monkeypatch: pytest.MonkeyPatch, *more: str) -> tuple[Path, tuple[int, str]]:
    """The journal of a complete run, as if its process had been killed at the very end, and its output."""
    with monkeypatch.context() as killed:
        killed.setattr(RunRecorder, "finish", lambda recorder: recorder._journal.close())  # type: ignore[union-attr]
        whole = told(*CHECK, *more)
    (journal,) = Path(".oxpecker/runs").iterdir()
    return journal, whole


@pytest.mark.usefixtures("folder")
def test_cut_after_any_record_the_rest_is_checked_and_the_output_is_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    journal, whole = journal_of_all(monkeypatch)
    lines = journal.read_bytes().splitlines(keepends=True)
    assert len(lines) == 5
    checked: list[str] = []
    pursue = pursuit.pursue
    monkeypatch.setattr(
        "oxpecker.strategies.judged.pursue", lambda *a: (checked.append(str(a[0].method.info)), pursue(*a))[1]
    )
    for kept in range(1, 6):
        for torn in (b"", *(lines[kept][:part] for part in (-1,) if kept < 5)):
            checked.clear()
            journal.write_bytes(b"".join(lines[:kept]) + torn)
            assert told("resume", journal.stem) == whole
            assert {each.partition("(")[0] for each in checked} == {f"A.{name}" for name in "fghi"[kept - 1 :]}
            assert not journal.exists(), "it is complete"


@pytest.mark.usefixtures("folder")
@pytest.mark.parametrize("options", [("--jobs", "2"), ("--budget", "60"), ("--format", "json")])
def test_rounds_processes_and_formats_are_resumed(options: tuple[str, ...], monkeypatch: pytest.MonkeyPatch) -> None:
    journal, whole = journal_of_all(monkeypatch, *options)
    lines = journal.read_bytes().splitlines(keepends=True)
    journal.write_bytes(b"".join(lines[:3]))
    code, output = told("resume")
    assert code == whole[0]
    if "json" not in options:
        assert output == whole[1]


LONG = """
class Main {
    static int work(int[] a, int k)
        requires(a != null)
        ensures(retval != 2)
    {
        int found := 0; int i := 0;
        while (i < #a) {
            if (a[i] > k) { found := found + 1; } else { if (a[i] == 7) { found := found + 2; } }
            i := i + 1;
        }
        return found;
    }
}
"""
LONG_OPTIONS = ("long.oox", "--array", "2", "--merging", "never", "--all")


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_a_method_continues_with_the_pieces_that_are_open(
    jobs: str, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Cut after any piece: those before are not explored again, the others are, and the output is the same."""
    (folder / "long.oox").write_text(LONG)
    monkeypatch.setattr(partition, "UNITS_OF_A_PIECE", 2)
    explored: list[object] = []
    explore = Piece.explore
    monkeypatch.setattr(Piece, "explore", lambda piece, start: (explored.append(start), explore(piece, start))[1])
    with monkeypatch.context() as killed:
        killed.setattr(RunRecorder, "finish", lambda recorder: recorder._journal.close())  # type: ignore[union-attr]
        whole = told("check", *LONG_OPTIONS, "--journal", "--jobs", jobs, "--time", "3600")
    assert "Main.work(int[], int): invalid" in whole[1]
    (journal,) = Path(".oxpecker/runs").iterdir()
    lines = journal.read_bytes().splitlines(keepends=True)
    pieces = len(lines) - 2
    assert pieces > 1 and (jobs == "2" or len(explored) == pieces)
    for kept in (0, 1, pieces):
        explored.clear()
        journal.write_bytes(b"".join(lines[: kept + 1]) + lines[kept + 1][:-1])
        assert (f"explored: {kept}\n" in told("runs", "show")[1]) is bool(kept)
        assert told("resume") == whole
        assert jobs == "2" or len(explored) == pieces - kept
        assert not journal.exists()


def test_a_piece_of_another_program_is_not_believed(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Names depend on the code, the contract and the options."""
    names: set[str] = set()
    note = RunRecorder.note_piece

    def noted(recorder: RunRecorder, name: str, found: object) -> None:
        names.add(name.partition(" ")[0])
        note(recorder, name, found)

    monkeypatch.setattr(RunRecorder, "note_piece", noted)
    monkeypatch.setattr(partition, "UNITS_OF_A_PIECE", 2)
    programs = (LONG, LONG.replace("!= 2", "!= 4"), LONG.replace("> k", ">= k"), LONG)
    for number, text in enumerate(programs):
        (folder / "long.oox").write_text(text)
        more = ("--null-inputs",) if number == 3 else ()
        before = set(names)
        told("check", *LONG_OPTIONS, "--journal", "--jobs", "1", *more)
        assert names > before


KILLED = """
import os, signal, sys
from oxpecker.api.session import Session
from oxpecker.cli.main import main
checked, count, number = Session._checked, 0, int(sys.argv.pop())
def killed(*arguments):
    global count
    count += 1
    if count == 3:
        os.kill(os.getpid(), number)
    return checked(*arguments)
Session._checked = killed
main()
"""


@pytest.mark.usefixtures("folder")
@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="the system has no SIGKILL")
@pytest.mark.parametrize("number", [9, 2, 15])
def test_a_killed_or_interrupted_check_is_resumed(number: int) -> None:
    whole = told("check", "a.oox", "--jobs", "1", "--time", "3600")
    options = CHECK if number == 9 else [each for each in CHECK if each != "--journal"]
    ended = subprocess.run([sys.executable, "-c", KILLED, *options, str(number)], capture_output=True, text=True)
    assert ended.returncode == (-9 if number == 9 else 128 + number)
    (journal,) = Path(".oxpecker/runs").iterdir()
    assert len(read_records(journal)[0]) == 3
    if number != 9:
        assert f"'oxpecker resume {journal.stem}' continues it" in ended.stderr
    listed = told("runs")[1]
    assert listed.startswith(f"{journal.stem}  interrupted  2 of 4 methods  oxpecker check a.oox")
    assert "A.f(int): invalid" in told("runs", "show")[1]
    assert told("resume") == whole
    assert not journal.exists()


def test_changes_are_refused(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    journal, whole = journal_of_all(monkeypatch)
    (folder / "a.oox").write_text(PROGRAM.replace("x < 9", "x < 8"))
    code, output = told("resume")
    assert code == 2 and "a.oox changed since run" in output
    (folder / "a.oox").write_text(PROGRAM)
    (folder / "oxpecker.toml").write_text("array = 3\n")
    code, output = told("resume")
    assert code == 2 and "the configuration or the classes used changed" in output
    (folder / "oxpecker.toml").unlink()
    with monkeypatch.context() as other:
        other.setattr("oxpecker.incremental.runs.tool_state", lambda: "another state")
        code, output = told("resume")
    assert code == 2 and "another version" in output
    assert journal.exists(), "a refusal destroys nothing"
    assert told("resume") == whole


def test_a_run_of_another_folder_is_resumed_only_by_its_name(
    folder: Path, tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch
) -> None:
    cache = tmp_path_factory.mktemp("cache")
    monkeypatch.setenv("XDG_CACHE_HOME", str(cache))
    (folder / ".oxpecker").rmdir()
    with monkeypatch.context() as killed:
        killed.setattr(RunRecorder, "finish", lambda recorder: recorder._journal.close())  # type: ignore[union-attr]
        whole = told(*CHECK)
    (journal,) = cache.rglob("*.run")
    assert told("runs")[1].rstrip().endswith("--time 3600")
    monkeypatch.chdir(tmp_path_factory.mktemp("elsewhere"))
    code, output = told("resume")
    assert code == 2 and "no run was started in this folder" in output
    assert told("runs")[1].rstrip().endswith(f"--time 3600  in {folder}")
    assert told("resume", journal.stem) == whole


def test_damaged_journals_are_named_and_can_be_removed(folder: Path) -> None:
    runs = folder / ".oxpecker" / "runs"
    runs.mkdir()
    (runs / "1.run").write_bytes(b"no journal\n")
    (runs / "12.run").write_bytes(b"")
    assert "journal is damaged" in told("runs")[1]
    assert told("resume", "1")[0] == told("resume")[0] == told("resume", "3")[0] == 2
    assert told("runs", "remove")[0] == 2
    assert told("runs", "remove", "1") == (0, "")
    assert [each.name for each in runs.iterdir()] == ["12.run"]
    assert told("runs", "remove", "--all") == (0, "")
    assert told("runs") == (0, "")


@pytest.mark.usefixtures("folder")
def test_a_running_check_is_not_resumed(monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("fcntl")
    journal, _ = journal_of_all(monkeypatch)
    records, place, checksum = read_records(journal)
    running = Journal(journal, place, checksum)
    assert "still running" in told("resume", journal.stem)[1]
    assert "  running  " in told("runs")[1]
    assert told("runs", "remove", journal.stem)[0] == 2
    assert told("runs", "remove", "--all")[0] == 0
    running.close()
    assert read_records(journal)[0] == records


def test_a_short_check_leaves_nothing(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("oxpecker.cli.recording.SECONDS_UNTIL_RECORDING", 3600.0)
    told("check", "a.oox")
    assert not (folder / ".oxpecker" / "runs").exists()


def test_a_folder_that_cannot_be_written_is_no_error(folder: Path) -> None:
    (folder / ".oxpecker" / "runs").write_text("a file")
    assert told(*CHECK) == told("check", "a.oox", "--jobs", "1", "--time", "3600", "--no-journal")
