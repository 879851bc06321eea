"""Iterative deepening: bounds start small, and those that cut paths grow."""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import replace

from oxpecker.engine.bounds import Bounds
from oxpecker.engine.limits import SWITCHES, WIDTHS
from oxpecker.results.bound import Bound

_FIRST = Bounds(decisions=16, calls=10, chain=1, array=1, string=1, range=64, steps=250_000, threads=4, actions=100)
_MOST = Bounds(
    decisions=12_800,
    calls=1_600,
    chain=32,
    array=32,
    string=32,
    range=2_048,
    steps=250_000_000,
    threads=32,
    actions=6_400,
)


def _more_switches(value: int) -> int:
    return next((switches for switches in SWITCHES if switches > value), 2 * value)


def _wider(value: int) -> int:
    return next((width for width in WIDTHS if width > value), value)


_GROWTH: dict[Bound, Callable[[int], int]] = {
    Bound.DECISIONS: lambda n: 2 * n,
    Bound.CALLS: lambda n: 2 * n,
    Bound.CHAIN: _wider,
    Bound.ARRAY: _wider,
    Bound.STRING: _wider,
    Bound.RANGE: lambda n: 2 * n,
    Bound.STEPS: lambda n: 4 * n,
    Bound.THREADS: lambda n: n + 2,
    Bound.ACTIONS: lambda n: 2 * n,
    Bound.SWITCHES: _more_switches,
}

_DEEPENED = (Bound.DECISIONS, Bound.CALLS, Bound.STEPS)


class Deepening:
    """The first and the last bounds. If the user gives bounds, only depth bounds grow, up to the given ones."""

    def __init__(self, given: Bounds | None) -> None:
        self.most = given or _MOST
        self.first = _FIRST
        if given is not None:
            # Shallow paths first: a search that goes straight to the bound may sink into one corner.
            depth = {name: min(getattr(_FIRST, name), getattr(given, name)) for name in _DEEPENED}
            self.first = replace(given, **depth)
            if given.switches < _FIRST.switches:
                # Few switches first: the first counterexample then has few.
                self.first = replace(self.first, switches=0)

    def next(self, bounds: Bounds, hits: Collection[Bound]) -> Bounds | None:
        """Larger bounds after some have cut paths; None if none of those may grow further."""
        grown = {}
        for name in hits:
            now, most = getattr(bounds, name), getattr(self.most, name)
            if now < most and name in _GROWTH:
                grown[name] = min(most, _GROWTH[name](now))
        return replace(bounds, **grown) if grown else None
