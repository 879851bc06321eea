"""A universe of atoms, tuples of them, and bounds on relations."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import product as combinations

from oxpecker.relational.place import RelationalError
from oxpecker.relational.syntax import Relation

Tuples = frozenset[tuple[int, ...]]
"""Tuples of atoms, by their indices in the universe."""


@dataclass(frozen=True, eq=False)
class Universe:
    """A finite set of named atoms; some of them may denote integers."""

    atoms: tuple[str, ...]
    integers: Mapping[int, int] = field(default_factory=dict)
    """The indices of integer atoms, with their integers."""
    index: Mapping[str, int] = field(init=False)

    def __post_init__(self) -> None:
        numbers = {name: number for number, name in enumerate(self.atoms)}
        if len(numbers) != len(self.atoms):
            raise RelationalError("two atoms have the same name")
        object.__setattr__(self, "index", numbers)

    def __len__(self) -> int:
        return len(self.atoms)

    def tuples(self, *rows: Sequence[str] | str) -> Tuples:
        """Tuples from the names of atoms; a bare name is a tuple of one."""
        return frozenset(
            (self.index[row],) if isinstance(row, str) else tuple(self.index[name] for name in row) for row in rows
        )

    def all_tuples(self, *columns: Iterable[str]) -> Tuples:
        """The product of the sets: every tuple with an atom of the first set in its first column, and so on."""
        numbered = [[self.index[name] for name in column] for column in columns]
        return frozenset(combinations(*numbered))

    def show(self, tuples: Tuples) -> str:
        """`{A->B, C->D}`, sorted."""
        return "{" + ", ".join("->".join(self.atoms[a] for a in row) for row in sorted(tuples)) + "}"


def integer_atoms(bit_width: int) -> tuple[int, ...]:
    """The integers of a two's complement bit width: -2^(w-1) to 2^(w-1) - 1."""
    if bit_width < 1:
        return ()
    return tuple(range(-(2 ** (bit_width - 1)), 2 ** (bit_width - 1)))


def universe(atoms: Iterable[str], bit_width: int = 0) -> Universe:
    """The given atoms, and atoms for the integers of a bit width."""
    named = tuple(atoms)
    numbers = integer_atoms(bit_width)
    return Universe((*named, *map(str, numbers)), {len(named) + i: n for i, n in enumerate(numbers)})


@dataclass(frozen=True, slots=True)
class Bound:
    """The tuples a relation must contain, and those it may contain."""

    lower: Tuples
    upper: Tuples


class Bounds:
    """The bound of every relation of a problem; equal lower and upper bounds fix a relation (a partial instance)."""

    def __init__(self, universe: Universe) -> None:
        self.universe = universe
        self._bounds: dict[Relation, Bound] = {}

    def bind(self, relation: Relation, upper: Tuples, lower: Tuples = frozenset()) -> Relation:
        """Bounds a relation and returns it."""
        for row in upper | lower:
            if len(row) != relation.arity:
                raise RelationalError(f"{relation.name} has {relation.arity} columns, a tuple of its bound {len(row)}")
            if any(not 0 <= atom < len(self.universe) for atom in row):
                raise RelationalError(f"a tuple of the bound of {relation.name} names an atom outside of the universe")
        if not lower <= upper:
            raise RelationalError(f"the lower bound of {relation.name} is not within its upper bound")
        self._bounds[relation] = Bound(lower, upper)
        return relation

    def fix(self, relation: Relation, tuples: Tuples) -> Relation:
        """Fixes a relation to these tuples and returns it."""
        return self.bind(relation, tuples, tuples)

    def __getitem__(self, relation: Relation) -> Bound:
        if relation not in self._bounds:
            raise RelationalError(f"{relation.name} has no bound", relation.place)
        return self._bounds[relation]

    def __contains__(self, relation: Relation) -> bool:
        return relation in self._bounds

    def __iter__(self) -> Iterator[Relation]:
        return iter(self._bounds)

    def copy(self) -> Bounds:
        """An independent copy."""
        other = Bounds(self.universe)
        other._bounds = dict(self._bounds)
        return other
