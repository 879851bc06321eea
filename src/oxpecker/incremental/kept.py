"""Cached results: a method whose fingerprint is known is not checked again."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import replace
from functools import cached_property
from pathlib import Path

from oxpecker.engine import Options
from oxpecker.incremental.completed import CompletedResults, read_result
from oxpecker.incremental.fingerprint import Fingerprint, Fingerprints, digest, options_text
from oxpecker.incremental.limits import MANY_METHODS
from oxpecker.incremental.places import NoPlace
from oxpecker.incremental.store import Store
from oxpecker.limits.platform import cache_folder
from oxpecker.limits.reason import Cause
from oxpecker.oox import typed
from oxpecker.oox.source import Source
from oxpecker.results import MethodResult, Verdict
from oxpecker.results.data import NotAResult, to_data

LOCAL = ".oxpecker"
"""The folder for results beside the programs, used if it exists."""


def default_folder() -> Path:
    """`.oxpecker` in the current folder if it exists, otherwise a folder in the user's cache."""
    return Path(LOCAL) if Path(LOCAL).is_dir() else cache_folder()


class KeptResults:
    """The stored results of the methods of one program."""

    def __init__(
        self,
        program: typed.Program,
        sources: Mapping[str, Source],
        store: Store,
        program_key: str = "",
        methods: int | None = None,
    ) -> None:
        self._program, self._sources, self._store = program, sources, store
        self._program_key = program_key
        """The digest of the whole program, if it is known: where nothing has changed, no fingerprint is needed."""
        self._is_for_few = bool(program_key) and not store.is_shared and (methods or MANY_METHODS) < MANY_METHODS
        """Whether results of this very program are enough: few methods do not pay for the facts in fingerprints."""
        self._last: tuple[tuple[str, str], Fingerprint] | None = None

    @cached_property
    def _fingerprints(self) -> Fingerprints:
        return Fingerprints(self._program, self._sources, self._common)

    def _common(self, find: Callable[[], str]) -> str:
        """What all fingerprints of the program contain, which an earlier run of the very same program has found."""
        if not self._program_key or self._store.is_shared:
            return find()
        key = digest(["common", self._program_key])
        known = self._store.get(key)
        if isinstance(known, str):
            return known
        found = find()
        self._store.put(key, found)
        return found

    def look_at(self, method: typed.Method, options: Options) -> None:
        """Finds out what the result of a method depends on, which is no part of the time that its check takes."""
        if not self._is_for_few and self._unchanged(method, options) is None:
            self._fingerprint(method, options)

    def _fingerprint(self, method: typed.Method, options: Options) -> Fingerprint:
        asked = (method.info.key, options_text(options))
        if self._last is None or self._last[0] != asked:
            self._last = asked, self._fingerprints.of(method, options)
        return self._last[1]

    def known(self, method: typed.Method, options: Options) -> MethodResult | None:
        """The stored result of an earlier check under the same conditions, if there is one."""
        unchanged = self._unchanged(method, options)
        if unchanged is not None or self._is_for_few:
            return unchanged
        return self._known(self._fingerprint(method, options))

    def result(self, method: typed.Method, options: Options, find: Callable[[], MethodResult]) -> MethodResult:
        """The stored result, or the one that `find` returns; stores it if it is reproducible."""
        if self.is_sampled(method, options):
            return self._proved_again(method, options, find)
        unchanged = self._unchanged(method, options)
        if unchanged is not None:
            return unchanged
        if self._is_for_few:
            return self._kept(method, options, None, find())
        fingerprint = self._fingerprint(method, options)
        return self._kept(method, options, fingerprint, self._known(fingerprint) or find())

    def is_sampled(self, method: typed.Method, options: Options) -> bool:
        """Whether a method is to be proved again, whatever is stored."""
        return self._store.is_shared and self._completed.is_sampled(method.info.key, options)

    def _proved_again(self, method: typed.Method, options: Options, find: Callable[[], MethodResult]) -> MethodResult:
        """What is found now, whatever is stored; a stored result that says something else is replaced."""
        fingerprint = self._fingerprint(method, options)
        known = self._known(fingerprint)
        found = find()
        if known is not None:
            self._store.counts["store_reproved"] += 1
            if found.verdict not in (known.verdict, Verdict.UNKNOWN):
                self._store.counts["store_disagreements"] += 1
                self._store.reject(fingerprint.key)
        return self._kept(method, options, fingerprint, found)

    def _kept(
        self, method: typed.Method, options: Options, fingerprint: Fingerprint | None, result: MethodResult
    ) -> MethodResult:
        """The result, stored if it is reproducible."""
        if is_lasting(result, options):
            if fingerprint is not None and not result.cached:
                with suppress(NoPlace):
                    self._store.put(fingerprint.key, fingerprint.places.written(result))
            if self._program_key:
                self._store.put(self._key(method, options), to_data(replace(result, cached=False)))
        return result

    def completed(self, method: typed.Method, options: Options) -> MethodResult | None:
        """The stored result, with what completes it: constructing calls, class invariants, callers.

        That depends on the whole program, so it is stored for the very same program alone.
        """
        return self._completed.of(method.info.key, options)

    def keep_completed(self, method: typed.Method, options: Options, result: MethodResult) -> None:
        """Stores a completed result: it is reproducible, or has had all the time that it is to have."""
        self._completed.keep(method.info.key, options, result)

    @property
    def counts(self) -> dict[str, float]:
        """What happened in the store so far, beside hits and misses."""
        return dict(self._store.counts)

    def events_since(self, earlier: Mapping[str, float]) -> dict[str, float]:
        """What happened in the store since then."""
        return self._store.events_since(earlier)

    def forget(self, method: typed.Method, options: Options) -> None:
        """Drops the stored result of a method, so that it is checked again."""
        if not self._is_for_few:
            self._store.drop(self._fingerprint(method, options).key)
        self._store.drop(self._key(method, options))
        self._completed.drop(method.info.key, options)

    @cached_property
    def _completed(self) -> CompletedResults:
        return CompletedResults(self._store, self._program_key or self._fingerprints.whole())

    def _key(self, method: typed.Method, options: Options) -> str:
        """The key of a result of the very same program, whose places have not moved."""
        return digest([self._program_key, options_text(options), method.info.key])

    def _unchanged(self, method: typed.Method, options: Options) -> MethodResult | None:
        """The stored result of the very same program, if there is one."""
        return read_result(self._store, self._key(method, options)) if self._program_key else None

    def _known(self, fingerprint: Fingerprint) -> MethodResult | None:
        data = self._store.get(fingerprint.key)
        if data is None:
            return None
        try:
            return replace(fingerprint.places.read(data), cached=True)
        except (NotAResult, LookupError):
            self._store.reject(fingerprint.key)
            return None


def is_lasting(result: MethodResult, options: Options) -> bool:
    """Whether a result is reproducible: a check limited by time, memory or a solver may get further next time.

    `valid within bounds` is stored even if time ended the search: it states how far it got, and the time limit is
    part of the fingerprint.
    """
    statistics = result.statistics
    if statistics.solver.get("unknown_answers", 0):
        return False
    if options.megabytes is not None and statistics.memory_megabytes >= options.megabytes:
        return False
    if result.verdict is Verdict.UNKNOWN:
        return result.reason.cause is Cause.UNSUPPORTED
    return result.verdict.is_positive or statistics.seconds < options.seconds
