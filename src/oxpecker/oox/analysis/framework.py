"""The fixpoint framework: every analysis is solved by its least fixpoint.

An analysis gives each key (a method, a parameter, a field) a value that depends on the values of other keys. Values
form a lattice; they start at its bottom and only grow. A key is solved together with all keys that it needs: callees
before their callers, and mutually recursive methods repeatedly until nothing changes. No value is cached before that,
so the order of the queries does not matter.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Set
from functools import partial
from heapq import heappop, heappush
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
        """The values of a key and of all keys that it needs."""
        if root in self._too_large:
            raise TooManyKeys
        return _Fixpoint(self._analysis, self._most, self._final, self._too_large).of(root)


class _Fixpoint(Generic[K, V]):
    """One computation of a least fixpoint.

    Keys are numbered when all those are that they were found to need, except where these need each other. So a round in
    the order of the numbers settles what is not recursive, and few rounds suffice for the rest.
    """

    def __init__(self, analysis: Analysis[K, V], most: float, final: Mapping[K, V], too_large: Set[K]) -> None:
        self._analysis, self._most, self._final, self._too_large = analysis, most, final, too_large
        self._values: dict[K, V] = {}
        self._readers: dict[K, dict[K, None]] = {}
        self._numbers: dict[K, int] = {}
        self._keys: list[K] = []
        """The keys by number."""
        self._waiting: set[int] = set()
        """The keys that are solved again in the next round."""
        self._round: list[int] = []
        """The keys that are still solved in this round: a heap."""

    def of(self, root: K) -> dict[K, V]:
        """The values of a key and of all keys that it needs."""
        self._explore([root])
        while self._waiting:
            self._round = sorted(self._waiting)
            self._waiting.clear()
            while self._round:
                number = heappop(self._round)
                while self._round and self._round[0] == number:
                    heappop(self._round)
                new = self._solve(self._keys[number], number)
                if new:
                    self._explore(new)
                    self._waiting.add(number)
        return self._values

    def _explore(self, keys: list[K]) -> None:
        """Solves new keys, each after those that it needs."""
        for key in keys:
            self._values.setdefault(key, self._analysis.bottom())
        stack = keys
        while stack:
            new = self._solve(stack[-1], len(self._keys))
            if not new:
                self._number(stack.pop())
            stack += new

    def _number(self, key: K) -> None:
        number = self._numbers[key] = len(self._keys)
        self._keys.append(key)
        if key in self._readers.get(key, ()):
            self._waiting.add(number)

    def _solve(self, key: K, number: int) -> list[K]:
        """Gives a key its value for the current values of others, and returns the keys among these that are new."""
        asked: dict[K, None] = {}
        found = self._analysis.join(self._values[key], self._analysis.transfer(key, partial(self._known, asked)))
        new = [other for other in asked if other not in self._values]
        for other in asked:
            self._readers.setdefault(other, {})[key] = None
            self._values.setdefault(other, self._analysis.bottom())
        if len(self._values) > self._most:
            raise TooManyKeys
        if found != self._values[key]:
            self._values[key] = found
            for reader in self._readers.get(key, ()):
                self._solve_again(reader, number)
        return new

    def _solve_again(self, reader: K, changed: int) -> None:
        """Has a key solved again, after the one with a number has changed; one without a number is solved anyway."""
        number = self._numbers.get(reader)
        if number is None:
            return
        if self._round and number > changed:
            heappush(self._round, number)
        else:
            self._waiting.add(number)

    def _known(self, asked: dict[K, None], key: K) -> V:
        """The current value of a key; records the dependent key, which is solved again when the value grows."""
        if key in self._final:
            return self._final[key]
        if key in self._too_large:
            raise TooManyKeys
        asked[key] = None
        return self._values.get(key, self._analysis.bottom())
