"""Entries in an SQLite file."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from threading import RLock
from time import time

from oxpecker.incremental.backend import Unavailable, Usage
from oxpecker.incremental.limits import SECONDS_BETWEEN_NOTES, WRITING_SECONDS

_APPLICATION = 0x4F78706B  # "Oxpk", in the header of the file
_VERSION = 2
_TABLE = "CREATE TABLE results (key TEXT PRIMARY KEY, entry TEXT NOT NULL, used REAL NOT NULL)"
_COLUMNS = ["key", "entry", "used"]
_SURPLUS = """
    SELECT key FROM (
        SELECT key, ROW_NUMBER() OVER recent AS number, SUM(LENGTH(entry)) OVER recent AS size
        FROM results WINDOW recent AS (ORDER BY used DESC, key)
    ) WHERE number > ? OR size > ?
"""


class SqliteBackend:
    """A file, shared by the processes of a machine. If it `is_ours`, a corrupt or foreign file is replaced."""

    def __init__(self, file: Path, is_ours: bool = False) -> None:
        self.file = file
        self._is_ours = is_ours
        self._lock = RLock()

    def __getstate__(self) -> tuple[Path, bool]:
        return self.file, self._is_ours

    def __setstate__(self, state: tuple[Path, bool]) -> None:
        self.__init__(*state)  # type: ignore[misc]

    @property
    def name(self) -> str:
        """The file."""
        return str(self.file)

    def read(self, key: str) -> str | None:
        """The text of a key; None also if the row holds none."""
        with self._connected() as connection:
            row = connection.execute("SELECT entry, used FROM results WHERE key = ?", (key,)).fetchone()
            if row is None:
                return None
            if not isinstance(row[1], float) or time() - row[1] > SECONDS_BETWEEN_NOTES:
                connection.execute("UPDATE results SET used = ? WHERE key = ?", (time(), key))
            return row[0] if isinstance(row[0], str) else ""

    def write(self, key: str, text: str) -> None:
        """Stores a text."""
        with self._connected() as connection:
            connection.execute("INSERT OR REPLACE INTO results VALUES (?, ?, ?)", (key, text, time()))

    def delete(self, key: str) -> None:
        """Deletes a row."""
        with self._connected() as connection:
            connection.execute("DELETE FROM results WHERE key = ?", (key,))

    def usage(self) -> Usage:
        """Rows, and the characters in them."""
        with self._connected() as connection:
            row = connection.execute("SELECT COUNT(*), COALESCE(SUM(LENGTH(entry)), 0) FROM results").fetchone()
            return Usage(*row)

    def trim(self, entries: int, size: int) -> None:
        """Deletes the least recently used rows."""
        with self._connected() as connection:
            connection.execute(f"DELETE FROM results WHERE key IN ({_SURPLUS})", (entries, size))

    @contextmanager
    def _connected(self) -> Iterator[sqlite3.Connection]:
        with self._lock:
            try:
                with closing(self._open()) as connection, connection:
                    yield connection
            except (sqlite3.Error, UnicodeDecodeError, OSError) as error:
                raise Unavailable(f"{self.file}: {error}") from None

    def _open(self) -> sqlite3.Connection:
        """A connection to our file; replaces a corrupt or foreign file if it may."""
        self.file.parent.mkdir(parents=True, exist_ok=True)
        try:
            return self._connection()
        except _Foreign:
            if not self._is_ours:
                raise Unavailable(f"{self.file} is not a result store of Oxpecker, or it is corrupt") from None
        self._remove()
        try:
            return self._connection()
        except _Foreign:
            raise Unavailable(f"{self.file} cannot be replaced") from None

    def _connection(self) -> sqlite3.Connection:
        connection = sqlite3.connect(self.file, timeout=WRITING_SECONDS)
        try:
            if not _has_our_table(connection):
                raise _Foreign
            # Lost results are computed again, and corrupt ones are detected, so durability is not needed.
            connection.execute("PRAGMA synchronous = OFF")
        except sqlite3.OperationalError:
            connection.close()
            raise  # locked or not permitted, but not corrupt
        except (sqlite3.DatabaseError, UnicodeDecodeError, _Foreign):
            # SQLite's message about a corrupt file may quote bytes that are not text.
            connection.close()
            raise _Foreign from None
        return connection

    def _remove(self) -> None:
        for suffix in ("", "-journal", "-wal", "-shm"):
            with suppress(FileNotFoundError):
                self.file.with_name(self.file.name + suffix).unlink()


class _Foreign(Exception):
    """The file is corrupt, or another program's."""


def _has_our_table(connection: sqlite3.Connection) -> bool:
    """Whether the file has our table; creates it in an empty file. Concurrent processes wait for each other."""
    if _header(connection) == (_APPLICATION, _VERSION):
        return [row[1] for row in connection.execute("PRAGMA table_info(results)")] == _COLUMNS
    connection.isolation_level = None
    connection.execute("BEGIN IMMEDIATE")
    application, version = _header(connection)
    if application == _APPLICATION and version < _VERSION:
        connection.execute("DROP TABLE IF EXISTS results")
        application = 0
    (tables,) = connection.execute("SELECT count(*) FROM sqlite_master").fetchone()
    if not tables and not application:
        connection.execute(_TABLE)
        connection.execute(f"PRAGMA application_id = {_APPLICATION}")
        connection.execute(f"PRAGMA user_version = {_VERSION}")
    found = _header(connection)
    connection.execute("COMMIT")
    connection.isolation_level = "DEFERRED"
    return found == (_APPLICATION, _VERSION)


def _header(connection: sqlite3.Connection) -> tuple[int, int]:
    (application,) = connection.execute("PRAGMA application_id").fetchone()
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    return int(application), int(version)
