"""Entries in a table of a PostgreSQL database, for a team."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from threading import RLock
from time import time
from typing import Any
from urllib.parse import urlsplit

from oxpecker.incremental.backend import Unavailable, Usage
from oxpecker.incremental.limits import CONNECTING_SECONDS, SECONDS_BETWEEN_NOTES

_LOCK = 0x4F78706B  # "Oxpk": two clients that start at once must not both create the table
_TABLE = """
    CREATE TABLE IF NOT EXISTS oxpecker_results
    (key TEXT PRIMARY KEY, entry TEXT NOT NULL, used DOUBLE PRECISION NOT NULL)
"""
_PUT = """
    INSERT INTO oxpecker_results VALUES (%s, %s, %s)
    ON CONFLICT (key) DO UPDATE SET entry = EXCLUDED.entry, used = EXCLUDED.used
"""
_TRIM = """
    DELETE FROM oxpecker_results WHERE key IN (
        SELECT key FROM (
            SELECT key, ROW_NUMBER() OVER recent AS number, SUM(LENGTH(entry)) OVER recent AS size
            FROM oxpecker_results WINDOW recent AS (ORDER BY used DESC, key)
        ) AS entries WHERE number > %s OR size > %s
    )
"""


class PostgresBackend:
    """A database at a URL. Every process has a connection of its own, opened at the first use."""

    def __init__(self, url: str) -> None:
        self._url = url
        self._lock = RLock()
        self._connection: Any = None
        self._process = 0

    def __getstate__(self) -> str:
        return self._url

    def __setstate__(self, url: str) -> None:
        self.__init__(url)  # type: ignore[misc]

    @property
    def name(self) -> str:
        """The URL without user and password."""
        parts = urlsplit(self._url)
        return parts._replace(netloc=parts.netloc.rpartition("@")[2], query="").geturl()

    def read(self, key: str) -> str | None:
        """The text of a row."""
        with self._connected() as connection:
            row = connection.execute("SELECT entry, used FROM oxpecker_results WHERE key = %s", (key,)).fetchone()
            if row is None:
                return None
            # A table of this name that somebody else has made may hold anything.
            if not isinstance(row[1], float) or time() - row[1] > SECONDS_BETWEEN_NOTES:
                connection.execute("UPDATE oxpecker_results SET used = %s WHERE key = %s", (time(), key))
            return row[0] if isinstance(row[0], str) else ""

    def write(self, key: str, text: str) -> None:
        """Inserts or updates a row."""
        with self._connected() as connection:
            connection.execute(_PUT, (key, text, time()))

    def delete(self, key: str) -> None:
        """Deletes a row."""
        with self._connected() as connection:
            connection.execute("DELETE FROM oxpecker_results WHERE key = %s", (key,))

    def usage(self) -> Usage:
        """Rows, and the characters in them."""
        with self._connected() as connection:
            text = "SELECT COUNT(*), COALESCE(SUM(LENGTH(entry)), 0) FROM oxpecker_results"
            entries, size = connection.execute(text).fetchone()
            return Usage(int(entries), int(size))

    def trim(self, entries: int, size: int) -> None:
        """Deletes the least recently used rows."""
        with self._connected() as connection:
            connection.execute(_TRIM, (entries, size))

    @contextmanager
    def _connected(self) -> Iterator[Any]:
        try:
            import psycopg
        except ImportError:
            raise Unavailable("a store in PostgreSQL needs psycopg: install oxpecker[store]") from None
        with self._lock:
            try:
                yield self._open(psycopg)
            except (psycopg.Error, OSError) as error:
                self._close()
                raise Unavailable(f"{self.name}: {' '.join(str(error).split())}") from None

    def _open(self, psycopg: Any) -> Any:
        """The connection of this process: one that was opened before a fork belongs to the parent."""
        if self._connection is None or self._process != os.getpid():
            self._connection = psycopg.connect(self._url, autocommit=True, connect_timeout=CONNECTING_SECONDS)
            self._process = os.getpid()
            with self._connection.transaction():
                self._connection.execute("SELECT pg_advisory_xact_lock(%s)", (_LOCK,))
                self._connection.execute(_TABLE)
        return self._connection

    def _close(self) -> None:
        """Drops a connection that failed; the next use opens another."""
        with suppress(Exception):
            self._connection.close()
        self._connection = None
