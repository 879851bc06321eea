"""What a place of stored results offers, and what the store needs of it."""

from __future__ import annotations

from typing import Protocol

from oxpecker.oox.records import dataclass


class Unavailable(Exception):
    """The place cannot be read or written: not reachable, locked, full, or not permitted."""


@dataclass(frozen=True, slots=True)
class Usage:
    """How much is stored."""

    entries: int
    size: int
    """Characters of all entries."""


class StoreBackend(Protocol):
    """Texts by keys, shared by processes and perhaps by machines. Every method may raise Unavailable."""

    @property
    def name(self) -> str:
        """The place as people know it, without passwords."""

    def read(self, key: str) -> str | None:
        """The text stored under a key, whose use is recorded; None if there is none."""

    def write(self, key: str, text: str) -> None:
        """Stores a text; of concurrent writers, one wins."""

    def delete(self, key: str) -> None:
        """Deletes the text of a key, if there is one."""

    def usage(self) -> Usage:
        """How much is stored."""

    def trim(self, entries: int, size: int) -> None:
        """Deletes the least recently used entries until no more than these are left."""
