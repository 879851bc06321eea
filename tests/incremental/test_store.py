"""The file of results: shared, and never trusted when it is broken or not ours."""

from __future__ import annotations

import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest

from oxpecker.incremental import Store
from oxpecker.incremental.store import FILE


def test_what_is_put_is_got(tmp_path: Path) -> None:
    Store(tmp_path / "new").put("key", ["a", 1, None, 2**80, "\ud800"])
    store = Store(tmp_path / "new")
    assert store.get("key") == ["a", 1, None, 2**80, "\ud800"]
    assert store.get("other") is None
    store.drop("key")
    assert store.get("key") is None


@pytest.mark.parametrize(
    "content", [b"", b"no database at all, but long enough to be one" * 50, b"SQLite format 3\0" * 300]
)
def test_a_broken_file_is_made_anew(content: bytes, tmp_path: Path) -> None:
    (tmp_path / FILE).write_bytes(content)
    store = Store(tmp_path)
    assert store.get("key") is None
    store.put("key", 1)
    assert Store(tmp_path).get("key") == 1


def test_a_file_that_was_cut_is_made_anew(tmp_path: Path) -> None:
    store = Store(tmp_path)
    for number in range(200):
        store.put(f"key{number}", "x" * 500)
    whole = (tmp_path / FILE).read_bytes()
    (tmp_path / FILE).write_bytes(whole[: len(whole) // 2])
    found = [Store(tmp_path).get(f"key{number}") for number in range(200)]
    assert set(found) <= {None, "x" * 500}
    assert None in found


def test_a_foreign_database_is_made_anew(tmp_path: Path) -> None:
    with sqlite3.connect(tmp_path / FILE) as connection:
        connection.execute("CREATE TABLE results (key TEXT PRIMARY KEY, entry TEXT, used REAL)")
        connection.execute("INSERT INTO results VALUES ('key', '1', 0)")
    connection.close()
    store = Store(tmp_path)
    assert store.get("key") is None
    store.put("key", 2)
    assert store.get("key") == 2


def test_a_schema_whose_names_are_not_text_is_made_anew(tmp_path: Path) -> None:
    Store(tmp_path).put("key", 1)
    file = tmp_path / FILE
    content = file.read_bytes()
    assert b"sqlite_autoindex_results_1" in content
    file.write_bytes(content.replace(b"sqlite_autoindex_results_1", b"sqlite_autoindex\xffresults_1"))
    store = Store(tmp_path)
    assert store.get("key") is None
    store.put("key", 2)
    assert store.get("key") == 2


@pytest.mark.parametrize("change", ["entry = '7'", "entry = ''", "entry = x'00'", "key = 'other'"])
def test_a_changed_row_is_not_believed(change: str, tmp_path: Path) -> None:
    store = Store(tmp_path)
    store.put("key", 1)
    with sqlite3.connect(tmp_path / FILE) as connection:
        connection.execute(f"UPDATE results SET {change}")
    connection.close()
    assert store.get("key") is None
    assert store.get("other") is None


def test_a_folder_that_cannot_be_written_is_no_error(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    store = Store(tmp_path / "file")
    store.put("key", 1)
    assert store.get("key") is None


WRITER = """
import sys
from pathlib import Path
from oxpecker.incremental import Store
store = Store(Path(sys.argv[1]))
for number in range(10):
    store.put(f"{sys.argv[2]}-{number}", [sys.argv[2], number])
    assert store.get(f"{sys.argv[2]}-{number}") == [sys.argv[2], number]
"""


def test_processes_share_it(tmp_path: Path) -> None:
    command = [sys.executable, "-c", WRITER, str(tmp_path)]
    processes = [subprocess.Popen([*command, name]) for name in ("a", "b", "c")]
    assert [process.wait(timeout=600) for process in processes] == [0, 0, 0]
    store = Store(tmp_path)
    assert all(store.get(f"{name}-{n}") == [name, n] for name in "abc" for n in range(10))
