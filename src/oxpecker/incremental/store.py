"""The store of results: believes only whole entries of its own version, and never fails."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from hashlib import sha256
from pathlib import Path

from oxpecker.incremental.backend import StoreBackend, Unavailable, Usage
from oxpecker.incremental.entry import NotOurs, opened, sealed
from oxpecker.incremental.limits import (
    MOST_FAILURES,
    MOST_RESULTS,
    MOST_STORED_CHARACTERS,
    ONE_PROVED_AGAIN_OF,
    WRITES_BETWEEN_TRIMS,
)

FILE = "cache.sqlite"
_EVENTS = ("store_rejected", "store_failures", "store_reproved", "store_disagreements")


class Store:
    """Results as JSON by their fingerprints. If anything is wrong with the place, results are only missing."""

    def __init__(self, place: Path | StoreBackend, is_shared: bool = False) -> None:
        self.backend: StoreBackend = _in_folder(place) if isinstance(place, Path) else place
        self.is_shared = is_shared
        """Whether others write to it, too: then some of its entries are proved again."""
        self.counts: dict[str, float] = dict.fromkeys(_EVENTS, 0)
        """What happened beside hits and misses."""
        self._writes = 0

    def get(self, key: str) -> object:
        """The data stored under a key; None if it is missing or not believed."""
        text = None
        try:
            text = self.backend.read(key) if self._is_open else None
        except Unavailable:
            self.counts["store_failures"] += 1
        if text is None:
            return None
        try:
            return opened(key, text)
        except NotOurs:
            self.reject(key)
            return None

    def put(self, key: str, data: object) -> None:
        """Stores data under a key; from time to time, deletes what is too much."""
        self.adopt(key, sealed(key, data))

    def adopt(self, key: str, text: str) -> None:
        """Stores an entry that another process of the same version has sealed."""
        self._write(lambda: self.backend.write(key, text))
        self._writes += 1
        if self._writes % WRITES_BETWEEN_TRIMS == 0:
            self._write(lambda: self.backend.trim(MOST_RESULTS, MOST_STORED_CHARACTERS))

    def drop(self, key: str) -> None:
        """Deletes the data of a key."""
        self._write(lambda: self.backend.delete(key))

    def reject(self, key: str) -> None:
        """Deletes an entry that cannot be believed; whoever asked for it will write a new one."""
        self.counts["store_rejected"] += 1
        self.drop(key)

    def is_sampled(self, key: str) -> bool:
        """Whether the result under a key is to be proved again: a few of a shared store, by their keys."""
        return self.is_shared and sha256(key.encode()).digest()[0] % ONE_PROVED_AGAIN_OF == 0

    def events_since(self, earlier: Mapping[str, float]) -> dict[str, float]:
        """What happened since `counts` was `earlier`, without zeros."""
        grown = {name: count - earlier[name] for name, count in self.counts.items()}
        return {name: count for name, count in grown.items() if count}

    def usage(self) -> Usage:
        """How much is stored; raises Unavailable."""
        return self.backend.usage()

    @property
    def _is_open(self) -> bool:
        """Whether the place is still asked: one that fails again and again would only cost time."""
        return self.counts["store_failures"] < MOST_FAILURES

    def _write(self, work: Callable[[], None]) -> None:
        if self._is_open:
            try:
                work()
            except Unavailable:
                self.counts["store_failures"] += 1


def _in_folder(folder: Path) -> StoreBackend:
    from oxpecker.incremental.backends.sqlite import SqliteBackend

    return SqliteBackend(folder / FILE, is_ours=True)
