"""Instances: the tuples of every relation, and what is the same up to renaming of atoms."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field

from oxpecker.relational.canonical import Canonical, canonical
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

    def canonical(self, groups: Iterable[Sequence[int]]) -> Canonical:
        """A form that is equal exactly for instances that differ by a renaming of atoms within these groups, and the
        number of renamings that change nothing."""
        colours = list(range(len(self.universe)))
        for group in groups:
            for atom in group:
                colours[atom] = group[0]
        return canonical([self.relations[relation] for relation in self.relations], colours)
