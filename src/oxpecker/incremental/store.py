"""The result file: SQLite, shared by processes, recreated if it is corrupt or not ours."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing, suppress
from hashlib import sha256
from pathlib import Path
from threading import Lock
from time import time

from oxpecker.incremental.limits import MOST_RESULTS, SECONDS_BETWEEN_NOTES, WRITING_SECONDS

FILE = "cache.sqlite"
_APPLICATION = 0x4F78706B  # "Oxpk", in the header of the file
_VERSION = 1
_TABLE = "CREATE TABLE results (key TEXT PRIMARY KEY, data TEXT NOT NULL, digest TEXT NOT NULL, used REAL NOT NULL)"


class Store:
    """Results as JSON by their fingerprints. If anything is wrong with the file, results are only missing."""

    def __init__(self, folder: Path) -> None:
        self.file = folder / FILE
        self._lock = Lock()

    def get(self, key: str) -> object:
        """The data stored under a key; None if missing or corrupt."""
        with self._lock, suppress(sqlite3.Error, OSError), closing(self._open()) as connection, connection:
            row = connection.execute("SELECT data, digest, used FROM results WHERE key = ?", (key,)).fetchone()
            if row is None:
                return None
            if not isinstance(row[0], str) or not isinstance(row[2], float) or _digest(key, row[0]) != row[1]:
                connection.execute("DELETE FROM results WHERE key = ?", (key,))
                return None
            if time() - row[2] > SECONDS_BETWEEN_NOTES:  # so that readers rarely wait for writers
                connection.execute("UPDATE results SET used = ? WHERE key = ?", (time(), key))
            found: object = json.loads(row[0])
            return found
        return None

    def put(self, key: str, data: object) -> None:
        """Stores data under a key."""
        text = json.dumps(data)
        row = (key, text, _digest(key, text), time())
        with self._lock, suppress(sqlite3.Error, OSError), closing(self._open()) as connection, connection:
            connection.execute("INSERT OR REPLACE INTO results VALUES (?, ?, ?, ?)", row)
            oldest = "SELECT key FROM results ORDER BY used DESC LIMIT -1 OFFSET ?"
            connection.execute(f"DELETE FROM results WHERE key IN ({oldest})", (MOST_RESULTS,))

    def drop(self, key: str) -> None:
        """Deletes the data of a key."""
        with self._lock, suppress(sqlite3.Error, OSError), closing(self._open()) as connection, connection:
            connection.execute("DELETE FROM results WHERE key = ?", (key,))

    def _open(self) -> sqlite3.Connection:
        """A connection to our file; replaces a corrupt or foreign file."""
        self.file.parent.mkdir(parents=True, exist_ok=True)
        connection = sqlite3.connect(self.file, timeout=WRITING_SECONDS)
        try:
            if _is_ours(connection):
                # Lost results are computed again, and corrupt ones are detected, so durability is not needed.
                connection.execute("PRAGMA synchronous = OFF")
                return connection
        except sqlite3.OperationalError:
            connection.close()
            raise  # locked or not permitted, but not corrupt
        except sqlite3.DatabaseError:
            pass
        connection.close()
        self._remove()
        connection = sqlite3.connect(self.file, timeout=WRITING_SECONDS)
        try:
            _is_ours(connection)
        except sqlite3.Error:
            connection.close()
            raise
        return connection

    def _remove(self) -> None:
        for suffix in ("", "-journal", "-wal", "-shm"):
            with suppress(FileNotFoundError):
                self.file.with_name(FILE + suffix).unlink()


def _is_ours(connection: sqlite3.Connection) -> bool:
    """Whether the file has our table; creates it in an empty file. Concurrent processes wait for each other."""
    (application,) = connection.execute("PRAGMA application_id").fetchone()
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    if (application, version) == (_APPLICATION, _VERSION):
        columns = [row[1] for row in connection.execute("PRAGMA table_info(results)")]
        return columns == ["key", "data", "digest", "used"]
    connection.isolation_level = None
    connection.execute("BEGIN IMMEDIATE")
    (application,) = connection.execute("PRAGMA application_id").fetchone()
    (tables,) = connection.execute("SELECT count(*) FROM sqlite_master").fetchone()
    if not tables and not application:
        connection.execute(_TABLE)
        connection.execute(f"PRAGMA application_id = {_APPLICATION}")
        connection.execute(f"PRAGMA user_version = {_VERSION}")
    (application,) = connection.execute("PRAGMA application_id").fetchone()
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    connection.execute("COMMIT")
    connection.isolation_level = "DEFERRED"
    return bool((application, version) == (_APPLICATION, _VERSION))


def _digest(key: str, text: str) -> str:
    """A checksum that detects corrupt or moved rows."""
    return sha256(f"{key}\0{text}".encode()).hexdigest()
