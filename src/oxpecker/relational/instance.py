"""Instances: the tuples of every relation, their evaluation, and a canonical form up to renaming of atoms."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field

from oxpecker.relational.symmetry import exchanged
from oxpecker.relational.syntax import Relation
from oxpecker.relational.universe import Tuples, Universe


@dataclass(frozen=True)
class Instance:
    """The tuples of every relation."""

    universe: Universe = field(compare=False)
    relations: Mapping[Relation, Tuples]

    def __getitem__(self, relation: Relation) -> Tuples:
        return self.relations[relation]

    def rows(self, relation: Relation) -> list[tuple[str, ...]]:
        """The tuples by atom names, sorted."""
        return [tuple(self.universe.atoms[atom] for atom in row) for row in sorted(self.relations[relation])]

    def __str__(self) -> str:
        return "\n".join(f"{relation.name} = {self.universe.show(rows)}" for relation, rows in self.relations.items())

    def canonical(self, groups: Iterable[Sequence[int]]) -> tuple[tuple[tuple[int, ...], ...], ...]:
        """A canonical form: equal exactly if the instances differ by a renaming of atoms within these groups."""
        tables = [self.relations[relation] for relation in self.relations]
        colours = list(range(len(self.universe)))
        for group in groups:
            for atom in group:
                colours[atom] = group[0]
        return _canonical(tables, colours)


def _canonical(tables: Sequence[Tuples], colours: Sequence[int]) -> tuple[tuple[tuple[int, ...], ...], ...]:
    """Colour refinement; if atoms share a colour, individualises each in turn (except twins) and takes the least
    result."""
    refined = _refine(tables, colours)
    sizes = Counter(refined)
    shared = [colour for colour in sorted(sizes) if sizes[colour] > 1]
    if not shared:
        return tuple(tuple(sorted(tuple(refined[atom] for atom in row) for row in table)) for table in tables)
    cell = [atom for atom, colour in enumerate(refined) if colour == shared[0]]
    results = []
    for atom in _without_twins(tables, cell):
        apart = [2 * colour for colour in refined]
        apart[atom] -= 1
        results.append(_canonical(tables, apart))
    return min(results)


def _refine(tables: Sequence[Tuples], colours: Sequence[int]) -> list[int]:
    """One refinement: atoms keep the same colour only if they occur in the same places with the same colours."""
    current = _ranked(list(colours))
    while True:
        seen: defaultdict[int, list[tuple[int, int, tuple[int, ...]]]] = defaultdict(list)
        for number, table in enumerate(tables):
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


def _ranked(values: Sequence[object]) -> list[int]:
    ranks = {value: rank for rank, value in enumerate(sorted(set(values)))}  # type: ignore[type-var]
    return [ranks[value] for value in values]


def _without_twins(tables: Sequence[Tuples], cell: Sequence[int]) -> list[int]:
    """One representative of each set of atoms that can be exchanged without effect."""
    kept: list[int] = []
    for atom in cell:
        if not any(_twins(tables, atom, other) for other in kept):
            kept.append(atom)
    return kept


def _twins(tables: Sequence[Tuples], a: int, b: int) -> bool:
    return all(exchanged(row, a, b) in table for table in tables for row in table if a in row or b in row)
