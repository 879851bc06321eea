"""Entries that are collected in memory, to be stored on another machine."""

from __future__ import annotations

from oxpecker.incremental.backend import Usage


class CollectedBackend:
    """Remembers what is written until it is taken."""

    def __init__(self) -> None:
        self._texts: dict[str, str] = {}

    @property
    def name(self) -> str:
        """Where it is."""
        return "memory"

    def read(self, key: str) -> str | None:
        """What was written since."""
        return self._texts.get(key)

    def write(self, key: str, text: str) -> None:
        """Remembers a text."""
        self._texts[key] = text

    def delete(self, key: str) -> None:
        """Forgets a text."""
        self._texts.pop(key, None)

    def usage(self) -> Usage:
        """How much is remembered."""
        return Usage(len(self._texts), sum(map(len, self._texts.values())))

    def trim(self, entries: int, size: int) -> None:
        """Forgets nothing: it is taken soon."""

    def take(self) -> dict[str, str]:
        """What was written since the last time."""
        taken, self._texts = self._texts, {}
        return taken
