"""A small file that uses a large program: the program is stored, and renewed by every edit that can matter."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from time import sleep

import pytest
from click.testing import CliRunner, Result

from oxpecker.api import kept_programs, loading
from oxpecker.cli.main import cli
from oxpecker.incremental import kept
from oxpecker.incremental.programs import ProgramCache, changed_since
from tests.incremental.test_programs import translations

FILES = {
    "shop/Order.java": "package shop; class Order { static int price(int n) { return n / Item.ONE; }"
    " static boolean isItem(Thing t) { return t == null || t.kind() == 1; } }",
    "shop/Item.java": "package shop; class Item implements Thing { static int ONE = 1;"
    " public int kind() { return 1; } }",
    "shop/Thing.java": "package shop; interface Thing { int kind(); }",
    "shop/Other.java": "package shop; class Other { int other() { return 2; } }",
}
"""Only the last one is not reached from the first."""


@pytest.fixture
def root(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    monkeypatch.setattr(kept_programs, "LEAST_STORED_TEXT", len(FILES["shop/Order.java"]) + 1)
    monkeypatch.setattr(kept_programs, "NANOSECONDS_OF_CLOCKS", 0)
    for name, text in FILES.items():
        write(tmp_path / "src", name, text)
    return tmp_path / "src"


def write(root: Path, name: str, text: str) -> None:
    (root / name).parent.mkdir(parents=True, exist_ok=True)
    (root / name).write_text(text)


def run(root: Path, *arguments: str) -> Result:
    return CliRunner().invoke(cli, ["check", str(root / "shop" / "Order.java"), "--jobs", "1", *arguments])


def test_a_small_file_with_large_neighbours_is_stored(root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    counted = translations(monkeypatch)
    fresh = run(root, "--incremental")
    assert run(root, "--incremental").stdout.replace(", cached", "") == fresh.stdout
    assert run(root).stdout == fresh.stdout
    assert len(counted) == 1


def test_a_small_file_alone_is_not_stored(root: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kept_programs, "LEAST_STORED_TEXT", 10_000)
    run(root)
    assert not (tmp_path / "cache" / "oxpecker" / "programs").exists()


EDITS: dict[str, Callable[[Path], None]] = {
    "a constant in a reached file": lambda root: write(
        root, "shop/Item.java", FILES["shop/Item.java"].replace("ONE = 1", "ONE = 0")
    ),
    "a method in a reached file": lambda root: write(
        root, "shop/Item.java", FILES["shop/Item.java"].replace("return 1", "return 3")
    ),
    "a subclass in a file that was not reached": lambda root: write(
        root, "shop/Other.java", FILES["shop/Other.java"].replace("class Other", "class Other extends Item")
    ),
    "an assignment in a file that was not reached": lambda root: write(
        root, "shop/Other.java", FILES["shop/Other.java"].replace("return 2", "return Item.ONE = 0")
    ),
    "a new file": lambda root: write(
        root, "shop/New.java", "package shop; class New implements Thing { public int kind() { return 2; } }"
    ),
    "a file that is gone": lambda root: (root / "shop" / "Item.java").unlink(),
    "the file itself": lambda root: write(root, "shop/Order.java", FILES["shop/Order.java"].replace("n /", "1 / n +")),
}


@pytest.mark.parametrize("many", [1, 5], ids=["by fingerprints", "by the program"])
@pytest.mark.parametrize("edit", EDITS)
def test_every_edit_renews_the_answer(root: Path, monkeypatch: pytest.MonkeyPatch, edit: str, many: int) -> None:
    monkeypatch.setattr(kept, "MANY_METHODS", many)
    run(root, "--incremental")
    EDITS[edit](root)
    fresh = run(root, "--no-incremental")
    for _ in range(2):
        again = run(root, "--incremental")
        assert again.stdout.replace(", cached", "") == fresh.stdout
        assert (again.exit_code, again.stderr) == (fresh.exit_code, fresh.stderr)


@pytest.mark.parametrize(("many", "cached"), [(1, 2), (5, 0)])
def test_only_many_methods_outlast_an_edit_elsewhere(
    root: Path, monkeypatch: pytest.MonkeyPatch, many: int, cached: int
) -> None:
    monkeypatch.setattr(kept, "MANY_METHODS", many)
    run(root, "--incremental")
    write(root, "shop/Other.java", FILES["shop/Other.java"].replace("return 2", "return 3"))
    assert run(root, "--incremental").stdout.count(", cached") == cached


def test_what_changes_while_it_is_read_is_not_stored(root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    usual = loading.load_sources

    def load(*arguments: object, **named: object) -> loading.Loaded:
        loaded = usual(*arguments, **named)  # type: ignore[arg-type]
        EDITS["a constant in a reached file"](root)
        return loaded

    stored: list[str] = []
    monkeypatch.setattr(ProgramCache, "put", lambda _self, key, *_parts: stored.append(key))
    monkeypatch.setattr(loading, "load_sources", load)
    run(root)
    assert not stored
    monkeypatch.setattr(loading, "load_sources", usual)
    run(root)
    assert len(stored) == 1, "it is known to be large by now, so it is looked up before it is read"


def test_a_removed_file_is_a_change(root: Path) -> None:
    newest = max(each.stat().st_ctime_ns for each in (root, *root.rglob("*")))
    assert not changed_since(newest + 1, [root], ".java")
    sleep(0.05)  # the times of files are multiples of some milliseconds
    (root / "shop" / "Other.java").unlink()
    assert changed_since(newest + 1, [root], ".java")
