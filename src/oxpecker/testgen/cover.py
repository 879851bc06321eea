"""Set cover: few cases that cover as much as all of them; a smallest set if found quickly, otherwise a small one."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

from oxpecker.testgen.limits import MOST_COVERS

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Cover(Generic[T]):
    """The chosen sets by index, in order, and whether the choice is minimal."""

    chosen: tuple[int, ...]
    exact: bool


def smallest_cover(sets: Sequence[frozenset[T]]) -> Cover[T]:
    """Sets whose union is the union of all; deterministic for the same sets in the same order."""
    search = _Search(sets)
    greedy = _greedy(sets)
    search.best = greedy
    search.extend((), search.universe, search.candidates)
    return Cover(tuple(sorted(search.best)), search.nodes <= MOST_COVERS)


def _greedy(sets: Sequence[frozenset[T]]) -> tuple[int, ...]:
    """Repeatedly takes the set with the most uncovered elements."""
    missing: set[T] = set().union(*sets)
    chosen: list[int] = []
    while missing:
        best = max(range(len(sets)), key=lambda number: (len(sets[number] & missing), -number))
        chosen.append(best)
        missing -= sets[best]
    return tuple(chosen)


class _Search(Generic[T]):
    """Branch and bound over the elements in the fewest sets."""

    def __init__(self, sets: Sequence[frozenset[T]]) -> None:
        self.sets = sets
        self.universe: frozenset[T] = frozenset().union(*sets)
        self.candidates = [n for n in range(len(sets)) if not self._dominated(n)]
        self.holders: dict[T, list[int]] = {}
        for number in self.candidates:
            for element in sets[number]:
                self.holders.setdefault(element, []).append(number)
        self.largest = max((len(s) for s in sets), default=1) or 1
        self.best: tuple[int, ...] = ()
        self.nodes = 0

    def _dominated(self, number: int) -> bool:
        """Whether another set includes this one; of equal sets the first is kept."""
        mine = self.sets[number]
        return any(
            mine < other or (mine == other and index < number)
            for index, other in enumerate(self.sets)
            if index != number
        )

    def extend(self, chosen: tuple[int, ...], missing: frozenset[T], candidates: list[int]) -> None:
        """Tries each set that contains the rarest missing element."""
        self.nodes += 1
        if self.nodes > MOST_COVERS:
            return
        if not missing:
            if len(chosen) < len(self.best):
                self.best = chosen
            return
        if len(chosen) + -(-len(missing) // self.largest) >= len(self.best):
            return
        rarest = min(sorted(missing, key=repr), key=lambda element: len(self.holders[element]))
        for number in sorted(self.holders[rarest], key=lambda n: (-len(self.sets[n] & missing), n)):
            self.extend((*chosen, number), missing - self.sets[number], candidates)
