"""Completed results, stored for the very same program: with constructing calls, class invariants, and callers.

They are found by the digest of the program and the names of methods, so the program itself need not be there.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from oxpecker.engine import Options
from oxpecker.incremental.fingerprint import digest, options_text
from oxpecker.incremental.store import Store
from oxpecker.results import MethodResult
from oxpecker.results.data import NotAResult, from_data, to_data


def read_result(store: Store, key: str) -> MethodResult | None:
    """What is stored under a key with the places of the very same program."""
    data = store.get(key)
    try:
        return None if data is None else replace(from_data(data), cached=True)
    except NotAResult:
        store.reject(key)
        return None


class CompletedResults:
    """The completed results of the methods of one program, and the methods that were chosen from it."""

    def __init__(self, store: Store, program: str) -> None:
        self._store, self._program = store, program

    def of(self, method: str, options: Options) -> MethodResult | None:
        """The stored result of a method, unless it is to be proved again."""
        key = self._key(method, options)
        return None if self._store.is_sampled(key) else read_result(self._store, key)

    def is_sampled(self, method: str, options: Options) -> bool:
        """Whether a method is to be proved again, whatever is stored."""
        return self._store.is_sampled(self._key(method, options))

    def keep(self, method: str, options: Options, result: MethodResult) -> None:
        """Stores a completed result."""
        self._store.put(self._key(method, options), to_data(replace(result, cached=False)))

    def drop(self, method: str, options: Options) -> None:
        """Deletes the result of a method."""
        self._store.drop(self._key(method, options))

    def chosen(self, selection: str) -> list[str] | None:
        """The keys of the methods that a selection has chosen from the program; None if nobody has recorded that."""
        found = self._store.get(self._chosen_key(selection))
        return [str(each) for each in found] if isinstance(found, list) else None

    def choose(self, selection: str, methods: Sequence[str]) -> None:
        """Records what a selection chooses."""
        if self.chosen(selection) != list(methods):
            self._store.put(self._chosen_key(selection), list(methods))

    def _key(self, method: str, options: Options) -> str:
        return digest(["completed", self._program, options_text(options), method])

    def _chosen_key(self, selection: str) -> str:
        return digest(["chosen", self._program, selection])
