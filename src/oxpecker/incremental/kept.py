"""Results that are kept: those of methods whose fingerprints are known need not be found again."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import replace
from pathlib import Path

from oxpecker.engine import Options
from oxpecker.incremental.fingerprint import Fingerprint, Fingerprints
from oxpecker.incremental.places import NoPlace
from oxpecker.incremental.store import Store
from oxpecker.limits.platform import cache_folder
from oxpecker.limits.reason import Cause
from oxpecker.oox import typed
from oxpecker.oox.source import Source
from oxpecker.results import MethodResult, Verdict
from oxpecker.results.data import NotAResult

LOCAL = ".oxpecker"
"""The folder for results beside the programs, taken where it is there."""


def default_folder() -> Path:
    """`.oxpecker` in the current folder if there is one, else a folder in the user's cache."""
    return Path(LOCAL) if Path(LOCAL).is_dir() else cache_folder()


class KeptResults:
    """The results of the methods of one program that a store has."""

    def __init__(self, program: typed.Program, sources: Mapping[str, Source], store: Store) -> None:
        self._store = store
        self._fingerprints = Fingerprints(program, sources)

    def known(self, method: typed.Method, options: Options) -> MethodResult | None:
        """The result of an earlier check of the same, if it was kept."""
        return self._known(self._fingerprints.of(method, options))

    def result(self, method: typed.Method, options: Options, find: Callable[[], MethodResult]) -> MethodResult:
        """The result that was kept, else the one that `find` gives; it is kept if it does not depend on luck."""
        fingerprint = self._fingerprints.of(method, options)
        known = self._known(fingerprint)
        if known is not None:
            return known
        result = find()
        if is_lasting(result, options):
            with suppress(NoPlace):
                self._store.put(fingerprint.key, fingerprint.places.written(result))
        return result

    def forget(self, method: typed.Method, options: Options) -> None:
        """Lets a method be checked anew."""
        self._store.drop(self._fingerprints.of(method, options).key)

    def _known(self, fingerprint: Fingerprint) -> MethodResult | None:
        data = self._store.get(fingerprint.key)
        if data is None:
            return None
        try:
            return replace(fingerprint.places.read(data), cached=True)
        except (NotAResult, LookupError):
            self._store.drop(fingerprint.key)
            return None


def is_lasting(result: MethodResult, options: Options) -> bool:
    """Whether another check would say the same: what time, memory or a solver ended may go further next time.

    `valid within bounds` is kept even where time ended the search: it says how far it came, in the time that is part of
    the fingerprint.
    """
    statistics = result.statistics
    if statistics.solver.get("unknown_answers", 0):
        return False
    if options.megabytes is not None and statistics.memory_megabytes >= options.megabytes:
        return False
    if result.verdict is Verdict.UNKNOWN:
        return result.reason.cause is Cause.UNSUPPORTED
    return result.verdict in (Verdict.VALID, Verdict.VALID_WITHIN_BOUNDS) or statistics.seconds < options.seconds
