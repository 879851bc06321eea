"""Laws of stores, whatever holds their entries; PostgreSQL and object storage where they are installed."""

from __future__ import annotations

import os
import pickle
import sqlite3
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from oxpecker.incremental import NoSuchPlace, Store, Unavailable, open_store
from oxpecker.incremental.entry import SECRET, NotOurs, opened, sealed
from oxpecker.incremental.limits import MOST_FAILURES

SERVER = "OXPECKER_POSTGRES"
"""The environment variable with the URL of a database that tests may write to."""


@pytest.fixture(params=["directory", "sqlite", "file", "memory", "postgresql"])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    kind = request.param
    if kind == "directory":
        yield str(tmp_path / "cache")
    elif kind == "sqlite":
        yield f"sqlite:///{tmp_path}/deep/store.db"
    elif kind == "file":
        yield (tmp_path / "shared folder").as_uri()
    elif kind == "memory":
        pytest.importorskip("fsspec")
        yield f"memory://{tmp_path.name}"
    elif SERVER not in os.environ:
        pytest.skip(f"{SERVER} names no database")
    else:
        pytest.importorskip("psycopg")
        open_store(os.environ[SERVER]).backend.trim(0, 0)
        yield os.environ[SERVER]


def test_every_backend_keeps_the_laws_of_a_store(place: str) -> None:
    store = open_store(place)
    assert store.get("key") is None
    store.put("key", ["a", {"b": 2**80}, None, "\ud800 \0"])
    store.put("other", 1)
    store.put("other", 2)
    for same in (open_store(place), pickle.loads(pickle.dumps(store))):
        assert same.get("key") == ["a", {"b": 2**80}, None, "\ud800 \0"]
        assert same.get("other") == 2
    assert store.usage().entries == 2
    store.drop("key")
    store.drop("never put")
    assert store.get("key") is None
    assert store.usage().entries == 1
    _never_believes_what_it_did_not_write(store)
    _drops_what_is_too_much(store)
    assert not store.counts["store_failures"]


def _never_believes_what_it_did_not_write(store: Store) -> None:
    entry = sealed("key", "valid")
    wrong = ["", "x", "{}", entry[:-1], entry.replace("valid", "vali!"), sealed("another", "valid"), entry + " "]
    before = store.counts["store_rejected"]
    for number, text in enumerate(wrong, 1):
        store.backend.write("key", text)
        assert store.get("key") is None
        assert store.backend.read("key") is None, "it is gone"
        assert store.counts["store_rejected"] == before + number
    store.put("key", "valid")
    assert store.get("key") == "valid"


def _drops_what_is_too_much(store: Store) -> None:
    for number in range(6):
        store.put(f"key{number}", "x" * 1000)
    store.backend.trim(4, 10**6)
    assert store.usage().entries == 4
    store.backend.trim(4, 2500)
    assert store.usage().entries == 2
    store.backend.trim(0, 0)
    assert store.usage().entries == 0


@pytest.mark.parametrize("columns", ["a INT", "key TEXT, entry TEXT, used TEXT", "key TEXT, entry BYTEA, used REAL"])
def test_a_foreign_table_of_our_name_is_not_believed(columns: str) -> None:
    if SERVER not in os.environ:
        pytest.skip(f"{SERVER} names no database")
    psycopg = pytest.importorskip("psycopg")
    with psycopg.connect(os.environ[SERVER], autocommit=True) as connection:
        connection.execute("DROP TABLE IF EXISTS oxpecker_results")
        connection.execute(f"CREATE TABLE oxpecker_results ({columns})")
        if "key" in columns:
            connection.execute("INSERT INTO oxpecker_results VALUES ('key', 'true', '7')")
        try:
            assert open_store(os.environ[SERVER]).get("key") is None
        finally:
            connection.execute("DROP TABLE oxpecker_results")


def test_the_least_recently_used_are_dropped_first(tmp_path: Path) -> None:
    store = open_store(f"sqlite:///{tmp_path}/s.db")
    for name in ("old", "middle", "new"):
        store.put(name, 1)
    with sqlite3.connect(tmp_path / "s.db") as connection:
        connection.execute("UPDATE results SET used = CASE key WHEN 'old' THEN 1 WHEN 'middle' THEN 2 ELSE 3 END")
    connection.close()
    assert store.get("old") == 1, "which is a use"
    store.backend.trim(2, 10**6)
    assert [store.get(name) for name in ("old", "middle", "new")] == [1, None, 1]


@pytest.mark.parametrize("content", [b"no database", b"SQLite format 3\0" * 300])
def test_a_file_that_a_user_names_is_never_replaced(content: bytes, tmp_path: Path) -> None:
    file = tmp_path / "mine.db"
    file.write_bytes(content)
    store = open_store(f"sqlite:///{file}")
    store.put("key", 1)
    assert store.get("key") is None
    assert file.read_bytes() == content
    with pytest.raises(Unavailable, match="not a result store"):
        store.usage()


def test_another_database_is_never_changed(tmp_path: Path) -> None:
    file = tmp_path / "mine.db"
    with sqlite3.connect(file) as connection:
        connection.execute("CREATE TABLE results (key, entry, used)")
    connection.close()
    before = file.read_bytes()
    open_store(f"sqlite:///{file}").put("key", 1)
    assert file.read_bytes() == before


def test_entries_without_the_secret_are_not_believed(monkeypatch: pytest.MonkeyPatch) -> None:
    plain = sealed("key", 1)
    monkeypatch.setenv(SECRET, "team")
    signed = sealed("key", 1)
    assert opened("key", signed) == 1
    with pytest.raises(NotOurs):
        opened("key", plain)
    monkeypatch.setenv(SECRET, "another team")
    with pytest.raises(NotOurs):
        opened("key", signed)
    monkeypatch.delenv(SECRET)
    with pytest.raises(NotOurs):
        opened("key", signed)


def test_another_version_is_not_believed(monkeypatch: pytest.MonkeyPatch) -> None:
    entry = sealed("key", 1)
    monkeypatch.setattr("oxpecker.incremental.entry.tool_state", lambda: "another state")
    with pytest.raises(NotOurs):
        opened("key", entry)


class _Unreachable:
    """A place that nobody reaches."""

    name = "nowhere"

    def __init__(self) -> None:
        self.asked = 0

    def __getattr__(self, _name: str) -> Callable[..., object]:
        def fail(*_arguments: object) -> object:
            self.asked += 1
            raise Unavailable("no answer")

        return fail


def test_a_place_that_fails_is_not_asked_for_ever() -> None:
    backend = _Unreachable()
    store = Store(backend)  # type: ignore[arg-type]
    for number in range(20):
        store.put(str(number), 1)
        assert store.get(str(number)) is None
    assert backend.asked == store.counts["store_failures"] == MOST_FAILURES


@pytest.mark.parametrize("url", ["ftp://host/x", "sqlite://store.db", "sqlite:///", "file://store"])
def test_a_wrong_url_is_refused(url: str) -> None:
    with pytest.raises(NoSuchPlace):
        open_store(url)


def test_a_password_is_not_shown() -> None:
    assert open_store("postgresql://me:secret@host/db?sslmode=require").backend.name == "postgresql://host/db"


def test_a_drive_is_a_directory() -> None:
    assert not open_store("C:\\cache").is_shared
