"""Canonical forms of tables up to renaming of atoms, and the number of renamings that change nothing.

Atoms are told apart by colour refinement. Where several share a colour, each in turn gets one of its own, and the least
result counts. Atoms that an automorphism exchanges give the same result, so one of each orbit is enough.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import pairwise

from oxpecker.relational.symmetry import exchanged
from oxpecker.relational.universe import Tuples

Form = tuple[tuple[tuple[int, ...], ...], ...]


@dataclass(frozen=True, slots=True)
class Canonical:
    """A form that is the same exactly for tables that differ by a renaming, and the number of automorphisms."""

    form: Form
    automorphisms: int


@dataclass(frozen=True, slots=True)
class _Leaf:
    """Tables after a renaming, and the new number of each atom."""

    form: Form
    numbers: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class _Result:
    """What a part of the search found: its first leaf, its least leaf, and the automorphisms that fix its path."""

    first: _Leaf
    least: _Leaf
    automorphisms: int


def canonical(tables: Sequence[Tuples], colours: Sequence[int]) -> Canonical:
    """The canonical form of tables whose atoms may be renamed within their colours."""
    found = _Search(tables).visit(tuple(colours))
    return Canonical(found.least.form, found.automorphisms)


@dataclass(slots=True)
class _Search:
    tables: Sequence[Tuples]

    def visit(self, colours: Sequence[int]) -> _Result:
        refined = self.refined(colours)
        cell = _first_cell(refined)
        if not cell:
            leaf = self.leaf(refined)
            return _Result(leaf, leaf, 1)
        orbits = _Orbits(cell)
        for one, other in self.twins(cell):
            orbits.join(one, other)
        explored: list[tuple[int, _Result]] = []
        for atom in cell:
            if any(orbits.same(atom, other) for other, _ in explored):
                continue
            equal = self.like_first(refined, atom, explored)
            if equal is not None:
                orbits.merge(self.automorphism(*equal))
                continue
            found = self.visit(_apart(refined, atom))
            for _, before in explored:
                if found.least.form == before.least.form:
                    orbits.merge(self.automorphism(found.least, before.least))
            explored.append((atom, found))
        first_atom, first = explored[0]
        least = min((found.least for _, found in explored), key=lambda leaf: leaf.form)
        return _Result(first.first, least, orbits.size(first_atom) * first.automorphisms)

    def like_first(
        self, refined: Sequence[int], atom: int, explored: Sequence[tuple[int, _Result]]
    ) -> tuple[_Leaf, _Leaf] | None:
        """The first leaf below an atom and an equal one below an atom that was explored, if there is one."""
        if not explored:
            return None
        leaf = self.descend(_apart(refined, atom))
        return next(((leaf, each.first) for _, each in explored if each.first.form == leaf.form), None)

    def descend(self, colours: Sequence[int]) -> _Leaf:
        """The leaf that is reached by always choosing the first atom."""
        refined = self.refined(colours)
        while cell := _first_cell(refined):
            refined = self.refined(_apart(refined, cell[0]))
        return self.leaf(refined)

    def leaf(self, refined: Sequence[int]) -> _Leaf:
        form = tuple(tuple(sorted(tuple(refined[atom] for atom in row) for row in table)) for table in self.tables)
        return _Leaf(form, tuple(refined))

    @staticmethod
    def automorphism(one: _Leaf, other: _Leaf) -> list[int]:
        """The renaming that turns one leaf's atoms into the other's."""
        atoms = {number: atom for atom, number in enumerate(other.numbers)}
        return [atoms[number] for number in one.numbers]

    def twins(self, cell: Sequence[int]) -> list[tuple[int, int]]:
        """Pairs of neighbours that can be exchanged without effect."""
        return [(a, b) for a, b in pairwise(cell) if self._are_twins(a, b)]

    def _are_twins(self, a: int, b: int) -> bool:
        return all(exchanged(row, a, b) in table for table in self.tables for row in table if a in row or b in row)

    def refined(self, colours: Sequence[int]) -> list[int]:
        """Atoms keep the same colour only if they occur in the same places with the same colours."""
        current = _ranked(list(colours))
        while True:
            seen: defaultdict[int, list[tuple[int, int, tuple[int, ...]]]] = defaultdict(list)
            for number, table in enumerate(self.tables):
                for row in table:
                    around = tuple(current[atom] for atom in row)
                    for column, atom in enumerate(row):
                        same = tuple(i for i, other in enumerate(row) if other == atom)
                        seen[atom].append((number, column, (*around, -1, *same)))
            signatures = [(colour, tuple(sorted(seen[atom]))) for atom, colour in enumerate(current)]
            following = _ranked(signatures)
            if len(set(following)) == len(set(current)):
                return following
            current = following


@dataclass(slots=True)
class _Orbits:
    """A partition of atoms by the automorphisms that are known."""

    atoms: Sequence[int]
    _parents: dict[int, int] = field(default_factory=dict)

    def find(self, atom: int) -> int:
        while (above := self._parents.get(atom, atom)) != atom:
            atom = above
        return atom

    def join(self, one: int, other: int) -> None:
        self._parents[self.find(one)] = self.find(other)

    def same(self, one: int, other: int) -> bool:
        return self.find(one) == self.find(other)

    def merge(self, automorphism: Sequence[int]) -> None:
        for atom in self.atoms:
            self.join(atom, automorphism[atom])

    def size(self, atom: int) -> int:
        return sum(self.same(atom, other) for other in self.atoms)


def _first_cell(colours: Sequence[int]) -> list[int]:
    """The atoms of the first colour that several share; empty if there is none."""
    sizes = Counter(colours)
    shared = min((colour for colour, size in sizes.items() if size > 1), default=None)
    return [atom for atom, colour in enumerate(colours) if colour == shared]


def _apart(colours: Sequence[int], atom: int) -> list[int]:
    """The colours with one of its own for an atom, before that of the others."""
    found = [2 * colour for colour in colours]
    found[atom] -= 1
    return found


def _ranked(values: Sequence[object]) -> list[int]:
    ranks = {value: rank for rank, value in enumerate(sorted(set(values)))}  # type: ignore[type-var]
    return [ranks[value] for value in values]
