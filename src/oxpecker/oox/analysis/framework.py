"""The fixpoint framework: every analysis is solved by its least fixpoint.

An analysis gives each key (a method, a parameter, a field) a value that depends on the values of other keys. Values
form a lattice; they start at its bottom and only grow. A key is solved together with all keys that it needs: callees
before their callers, and mutually recursive methods repeatedly until nothing changes. No value is cached before that,
so the order of the queries does not matter.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from functools import partial
from math import inf
from typing import Generic, Protocol, TypeVar

K = TypeVar("K", bound=Hashable)
V = TypeVar("V")
E = TypeVar("E")


class Analysis(Protocol[K, V]):
    """A lattice of values and a monotone rule for each key."""

    def bottom(self) -> V:
        """The value that claims most, at which every solution starts."""

    def join(self, one: V, other: V) -> V:
        """The least value above two."""

    def transfer(self, key: K, lookup: Callable[[K], V]) -> V:
        """The value of a key for the current values of others; monotone in these."""


class TruthValues:
    """The lattice of an analysis of whether something may happen: no, until a rule finds that it may."""

    def bottom(self) -> bool:
        return False

    def join(self, one: bool, other: bool) -> bool:
        return one or other


class Subsets(Generic[E]):
    """The lattice of an analysis that collects what may happen: sets, ordered by inclusion."""

    def bottom(self) -> frozenset[E]:
        return frozenset()

    def join(self, one: frozenset[E], other: frozenset[E]) -> frozenset[E]:
        return one | other


class TooManyKeys(Exception):
    """The value of a key depends on more keys than the solution may look at."""


class Solution(Generic[K, V]):
    """The values of an analysis, each computed on demand; a key that needs `most` others has none."""

    def __init__(self, analysis: Analysis[K, V], most: float = inf) -> None:
        self._analysis = analysis
        self._most = most
        self._final: dict[K, V] = {}
        self._too_large: set[K] = set()

    def of(self, key: K) -> V:
        """The value of a key at the least fixpoint; raises TooManyKeys if it needs too many others."""
        if key not in self._final:
            try:
                self._final |= self._fixpoint(key)
            except TooManyKeys:
                self._too_large.add(key)
                raise
        return self._final[key]

    def _fixpoint(self, root: K) -> dict[K, V]:
        """The values of a key and of all keys that it needs, by a worklist that takes the newest key first."""
        if root in self._too_large:
            raise TooManyKeys
        analysis = self._analysis
        values: dict[K, V] = {root: analysis.bottom()}
        readers: dict[K, dict[K, None]] = {}
        pending: dict[K, None] = {root: None}
        while pending:
            key, _ = pending.popitem()
            asked: dict[K, None] = {}
            found = analysis.join(values[key], analysis.transfer(key, partial(self._known, values, asked)))
            if len(values) > self._most:
                raise TooManyKeys
            for other in asked:
                readers.setdefault(other, {})[key] = None
                if other not in values:
                    values[other] = analysis.bottom()
                    pending[other] = None
            if found != values[key]:
                values[key] = found
                pending |= readers.get(key, {})
        return values

    def _known(self, values: dict[K, V], asked: dict[K, None], key: K) -> V:
        """The current value of a key; records the dependent key, which is solved again when the value grows."""
        if key in self._final:
            return self._final[key]
        if key in self._too_large:
            raise TooManyKeys
        asked[key] = None
        return values.get(key, self._analysis.bottom())
