"""Stored programs: they give the results of programs that were just read, and never stale ones."""

from __future__ import annotations

import pickle
from io import BytesIO
from pathlib import Path

import pytest
from click.testing import CliRunner

from oxpecker.api import kept_programs, loading
from oxpecker.cli.main import cli
from oxpecker.incremental.packing import pack
from oxpecker.oox import typed
from oxpecker.oox.analysis.static_state import scan_of_statics

ROOT = Path(__file__).parent.parent / "programs" / "java"
COUNTER = "class Counter { private int[] steps = new int[2]; int at(int i) { return steps[i] + Other.ONE; } }"
OTHER = "class Other { static final int ONE = 1; static int half(int x) { return 10 / x; } }"


@pytest.fixture
def cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    monkeypatch.setattr(kept_programs, "LEAST_STORED_TEXT", 0)
    return tmp_path / "cache" / "oxpecker" / "programs"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "src").mkdir()
    (tmp_path / "src" / "Counter.java").write_text(COUNTER)
    (tmp_path / "src" / "Other.java").write_text(OTHER)
    return tmp_path / "src"


def output(path: Path, *arguments: str) -> str:
    return CliRunner().invoke(cli, ["check", str(path), "--jobs", "1", *arguments]).stdout


def translations(monkeypatch: pytest.MonkeyPatch) -> list[None]:
    """Grows with every program that is translated."""
    counted: list[None] = []
    usual = loading.load_sources

    def load(*arguments: object, **named: object) -> loading.Loaded:
        counted.append(None)
        return usual(*arguments, **named)  # type: ignore[arg-type]

    monkeypatch.setattr(loading, "load_sources", load)
    return counted


def test_an_unchanged_program_is_not_translated_again(
    cache: Path, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    counted = translations(monkeypatch)
    fresh = output(folder, "--no-incremental")
    assert not cache.exists()
    assert output(folder) == fresh
    assert len(list(cache.iterdir())) == 1
    assert output(folder) == output(folder, "--incremental") == fresh
    again = output(folder, "--incremental")
    assert len(counted) == 2
    assert again.replace(", cached", "") == fresh


def test_a_changed_file_is_read(cache: Path, folder: Path) -> None:
    assert "Other.half(0) throws" in output(folder, "--incremental")
    (folder / "Other.java").write_text(OTHER.replace("10 / x", "x"))
    assert "throws ArithmeticException" not in output(folder, "--incremental")
    assert len(list(cache.iterdir())) == 2


def test_nothing_is_made_only_to_be_stored(folder: Path) -> None:
    program = loading.load(folder).program
    file = BytesIO()
    pack(kept_programs.bare_program(program), file)
    stored = pickle.loads(file.getvalue())
    for each in (program, stored):
        steps = each.hierarchy["Counter"].fields["steps"]
        assert steps.claims is not None, "nobody has asked for what is claimed about the field"
        assert any(method.deferred is not None for method in each.methods.values()), "nor for all code of the library"
    assert stored.hierarchy["Counter"].fields["steps"].type.non_null
    made = [[(each.fact, str(each.member), each.number) for each in which.claims] for which in (stored, program)]
    assert made[0] == made[1]


def test_what_initialisers_do_is_stored(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (folder / "Other.java").write_text("class Other { static int made; static final int ONE = made++; }")
    file = BytesIO()
    pack(kept_programs.bare_program(loading.load(folder).program), file)
    stored = pickle.loads(file.getvalue())
    monkeypatch.setattr(typed, "walk", None)
    assigned = scan_of_statics(stored).order.initialisation("Other").assigned
    assert stored.hierarchy["Other"].static_fields["made"] in assigned


def test_another_file_beside_it_counts(cache: Path, folder: Path) -> None:
    (folder / "Other.java").unlink()
    output(folder / "Counter.java", "--incremental")
    (folder / "Other.java").write_text(OTHER)
    assert output(folder / "Counter.java", "--incremental") == output(folder / "Counter.java", "--no-incremental")
    assert len(list(cache.iterdir())) == 2


def test_a_corrupt_file_is_read_again(cache: Path, folder: Path) -> None:
    fresh = output(folder, "--incremental")
    (stored,) = cache.iterdir()
    stored.write_bytes(b"nothing")
    assert output(folder, "--incremental").replace(", cached", "") == fresh


@pytest.mark.parametrize("name", ["classes", "enums", "statics"])
def test_stored_programs_have_the_same_verdicts(cache: Path, name: str, tmp_path: Path) -> None:
    file = sorted((ROOT / name).glob("*.java"))[0]
    fresh = output(file, "--time", "60", "--no-incremental")
    output(file, "--time", "60", "--incremental", "--method", "nothing")  # stores the program, and no results
    assert len(list(cache.iterdir())) == 1
    assert output(file, "--time", "60", "--cache-dir", str(tmp_path / "results")) == fresh
