"""Relations as sparse boolean matrices: a literal per tuple that tells whether it is contained."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass

from oxpecker.relational.circuit import FALSE, TRUE, Circuit

Index = dict[int, list[tuple[int, int]]]
"""For an atom: the rest of each tuple that begins (or ends) with it, and the tuple's literal."""


@dataclass(slots=True, eq=False)
class Matrix:
    """The cells that are not false; a tuple of atoms is encoded as a number to the base of the universe's size."""

    arity: int
    cells: dict[int, int]
    _first: Index | None = None
    _last: Index | None = None

    def by_first(self, size: int) -> Index:
        """The cells by their first atom; cached, because one relation is joined with many atoms."""
        if self._first is None:
            self._first = _index((*divmod(row, size ** (self.arity - 1)), v) for row, v in self.cells.items())
        return self._first

    def by_last(self, size: int) -> Index:
        """The cells by their last atom."""
        if self._last is None:
            self._last = _index((row % size, row // size, v) for row, v in self.cells.items())
        return self._last


class Algebra:
    """The operators of relational logic on matrices over one universe and one circuit."""

    def __init__(self, circuit: Circuit, size: int) -> None:
        self.circuit = circuit
        self.size = size

    def pack(self, row: tuple[int, ...]) -> int:
        """Encodes a tuple of atoms as a number."""
        number = 0
        for atom in row:
            number = number * self.size + atom
        return number

    def unpack(self, number: int, arity: int) -> tuple[int, ...]:
        """Decodes a tuple of atoms."""
        atoms = []
        for _ in range(arity):
            number, atom = divmod(number, self.size)
            atoms.append(atom)
        return tuple(reversed(atoms))

    def universe(self) -> Matrix:
        """The set of all atoms."""
        return Matrix(1, dict.fromkeys(range(self.size), TRUE))

    def identity(self) -> Matrix:
        """The identity relation."""
        return Matrix(2, {atom * self.size + atom: TRUE for atom in range(self.size)})

    def union(self, a: Matrix, b: Matrix) -> Matrix:
        """`a + b`."""
        if len(a.cells) < len(b.cells):
            a, b = b, a
        cells = dict(a.cells)
        for row, literal in b.cells.items():
            before = cells.get(row)
            cells[row] = literal if before is None else self.circuit.either(before, literal)
        return Matrix(a.arity, cells)

    def intersection(self, a: Matrix, b: Matrix) -> Matrix:
        """`a & b`."""
        if len(a.cells) > len(b.cells):
            a, b = b, a
        other, both = b.cells, self.circuit.both
        return _matrix(a.arity, {row: both(v, other[row]) for row, v in a.cells.items() if row in other})

    def restricted(self, a: Matrix, b: Matrix, *, first: bool) -> Matrix:
        """`b <: a`, the rows of `a` whose first columns are in `b`, or `a :> b`, those whose last columns are."""
        known, both = b.cells, self.circuit.both
        shift = self.size ** (a.arity - b.arity if first else b.arity)
        rows = ((row, row // shift if first else row % shift, v) for row, v in a.cells.items())
        return _matrix(a.arity, {row: both(v, known[part]) for row, part, v in rows if part in known})

    def difference(self, a: Matrix, b: Matrix) -> Matrix:
        """`a - b`."""
        other, both = b.cells, self.circuit.both
        return _matrix(a.arity, {row: both(v, -other.get(row, FALSE)) for row, v in a.cells.items()})

    def product(self, a: Matrix, b: Matrix) -> Matrix:
        """`a -> b`."""
        shift, both = self.size**b.arity, self.circuit.both
        cells = {r * shift + s: both(v, w) for r, v in a.cells.items() for s, w in b.cells.items()}
        return _matrix(a.arity + b.arity, cells)

    def join(self, a: Matrix, b: Matrix) -> Matrix:
        """`a.b`."""
        rest, both = self.size ** (b.arity - 1), self.circuit.both
        sums: defaultdict[int, list[int]] = defaultdict(list)
        if len(a.cells) <= len(b.cells):
            after = b.by_first(self.size)
            for row, literal in a.cells.items():
                begin, middle = divmod(row, self.size)
                for others, other in after.get(middle, ()):
                    sums[begin * rest + others].append(both(literal, other))
        else:
            before = a.by_last(self.size)
            for row, literal in b.cells.items():
                middle, others = divmod(row, rest)
                for begin, other in before.get(middle, ()):
                    sums[begin * rest + others].append(both(other, literal))
        disjunction = self.circuit.disjunction
        cells = {row: v[0] if len(v) == 1 else disjunction(v) for row, v in sums.items()}
        return _matrix(a.arity + b.arity - 2, cells)

    def override(self, a: Matrix, b: Matrix) -> Matrix:
        """`a ++ b`."""
        rest = self.size ** (b.arity - 1)
        domains: defaultdict[int, list[int]] = defaultdict(list)
        for row, literal in b.cells.items():
            domains[row // rest].append(literal)
        silent = {first: -self.circuit.disjunction(literals) for first, literals in domains.items()}
        kept = {row: self.circuit.both(v, silent.get(row // rest, TRUE)) for row, v in a.cells.items()}
        return self.union(_matrix(a.arity, kept), b)

    def transpose(self, a: Matrix) -> Matrix:
        """`~a`."""
        return Matrix(2, {(row % self.size) * self.size + row // self.size: v for row, v in a.cells.items()})

    def closure(self, a: Matrix) -> Matrix:
        """`^a`, by squaring: paths of up to 1, 2, 4, .. steps, until they are longer than any simple path."""
        atoms = {row // self.size for row in a.cells} & {row % self.size for row in a.cells}
        result, length = a, 1
        while length < len(atoms) + 1:
            result = self.union(result, self.join(result, result))
            length *= 2
        return result

    def reflexive_closure(self, a: Matrix) -> Matrix:
        """`*a`."""
        return self.union(self.closure(a), self.identity())

    def choose(self, condition: int, a: Matrix, b: Matrix) -> Matrix:
        """`if condition then a else b`."""
        if condition in (TRUE, FALSE):
            return a if condition == TRUE else b
        cells = {
            row: self.circuit.choose(condition, a.cells.get(row, FALSE), b.cells.get(row, FALSE))
            for row in a.cells.keys() | b.cells.keys()
        }
        return _matrix(a.arity, dict(sorted(cells.items())))

    def inside(self, a: Matrix, b: Matrix) -> int:
        """`a in b`."""
        other = b.cells
        return self.circuit.conjunction([self.circuit.either(-v, other.get(row, FALSE)) for row, v in a.cells.items()])

    def equal(self, a: Matrix, b: Matrix) -> int:
        """`a = b`."""
        return self.circuit.both(self.inside(a, b), self.inside(b, a))

    def some(self, a: Matrix) -> int:
        """At least one tuple."""
        return self.circuit.disjunction(a.cells.values())

    def lone(self, a: Matrix) -> int:
        """At most one tuple."""
        return self.circuit.at_most_one(a.cells.values())


def _matrix(arity: int, cells: dict[int, int]) -> Matrix:
    """A matrix without its false cells."""
    if FALSE in cells.values():
        cells = {row: literal for row, literal in cells.items() if literal != FALSE}
    return Matrix(arity, cells)


def _index(cells: Iterable[tuple[int, int, int]]) -> Index:
    found: defaultdict[int, list[tuple[int, int]]] = defaultdict(list)
    for atom, rest, literal in cells:
        found[atom].append((rest, literal))
    return found
