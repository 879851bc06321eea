"""Types of expressions: the signatures of each column, which resolve overloaded names."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

from oxpecker.relational.syntax import Expression

Row = tuple[str, ...]
Type = frozenset[Row]
"""Rows of signatures, one per column. A row of `none` is empty, but has an arity."""

ANYTHING, NOTHING, INTEGER, INDEX, STRING = "univ", "none", "Int", "seq/Int", "String"
INTEGERS: Type = frozenset({(INTEGER,)})
FORMULA: Type = frozenset()
"""The type of a formula: no rows at all."""
IRRELEVANT: Type = frozenset({()})
"""What matters of an expression whose value has no effect: a row that no relation has."""


@dataclass(slots=True)
class Types:
    """The signatures above each signature, and the types of relations and variables."""

    parents: dict[str, str] = field(default_factory=lambda: {INDEX: INTEGER})
    """The signature that each signature extends; all others are at the top."""
    known: dict[Expression, Type] = field(default_factory=dict)

    def of(self, expression: Expression) -> Type:
        """The type of a relation or variable; without information, any type."""
        return self.known.get(expression) or frozenset({(ANYTHING,) * expression.arity})

    def above(self, name: str) -> Iterator[str]:
        """A signature and those that it extends."""
        current: str | None = name
        while current is not None:
            yield current
            current = self.parents.get(current)

    def meet(self, one: str, other: str) -> str:
        """The signature of the atoms that two signatures share; `none` if they are disjoint."""
        if one == other or other == ANYTHING:
            return one
        if one == ANYTHING or one in self.above(other):
            return other
        return one if other in self.above(one) else NOTHING

    def both(self, left: Type, right: Type) -> Type:
        """The type of an intersection."""
        rows = [_clean(tuple(map(self.meet, a, b))) for a in left for b in right if len(a) == len(b)]
        return relevant(rows)

    def overlap(self, left: Type, right: Type) -> bool:
        """Whether two types share a tuple."""
        return has_tuples(self.both(left, right))

    def joined(self, left: Type, right: Type) -> Type:
        """The type of a join."""
        rows = []
        for a in left:
            for b in right:
                if len(a) + len(b) > 2:
                    fits = self.meet(a[-1], b[0]) != NOTHING
                    rows.append(_clean(a[:-1] + b[1:]) if fits else (NOTHING,) * (len(a) + len(b) - 2))
        return normal(rows)

    def joining(self, left: Type, right: Type, wanted: Type) -> tuple[Type, Type]:
        """What matters of both operands of a join: rows that contribute to the part that is wanted, narrowed to it.

        Without any, the rows that meet, and else all that give the number of columns that is wanted.
        """
        fitting = [(a, b) for a in left for b in right if len(a) + len(b) - 2 in arities(wanted)]
        meeting = [(a, b, middle) for a, b in fitting if (middle := self.meet(a[-1], b[0])) != NOTHING]
        found = []
        for a, b, middle in meeting:
            for row in of_arity(wanted, len(a) + len(b) - 2):
                shared = tuple(map(self.meet, a[:-1] + b[1:], row))
                if NOTHING not in shared:
                    found.append(((*shared[: len(a) - 1], middle), (middle, *shared[len(a) - 1 :])))
        pairs = found or [(a, b) for a, b, _ in meeting] or fitting
        return relevant(a for a, _ in pairs), relevant(b for _, b in pairs)

    def closure(self, relation: Type) -> Type:
        """The type of a transitive closure."""
        found = of_arity(relation, 2)
        while True:
            more = {(a[0], b[1]) for a in found for b in found if self.meet(a[1], b[0]) != NOTHING}
            if more <= found:
                return found
            found = normal(found | more)

    def on_paths(self, edges: Type, ends: Type) -> Type:
        """The rows of a binary relation that lie on a path between the ends that a closure is used for."""
        pairs = self.closure(edges)

        def reaches(start: str, end: str) -> bool:
            if self.meet(start, end) != NOTHING:
                return True
            return any(self.meet(start, a) != NOTHING and self.meet(b, end) != NOTHING for a, b in pairs)

        return relevant(
            (a, b)
            for a, b in of_arity(edges, 2)
            if any(reaches(start, a) and reaches(b, end) for start, end in of_arity(ends, 2))
        )

    def restricting(self, relation: Type, kept: Type, column: int, wanted: Type) -> tuple[Type, Type]:
        """What matters of a relation and of the set that its first (0) or last (-1) column is restricted to."""
        rows = {
            shared
            for row in relation
            for name in of_arity(kept, 1)
            for shared in self.both(self.restricted(frozenset({row}), frozenset({name}), column), wanted)
            if shared and NOTHING not in shared
        }
        if not rows:
            return common(relation, wanted), relevant(of_arity(kept, 1))
        return frozenset(rows), frozenset((row[column],) for row in rows)

    def multiplying(self, left: Type, right: Type, wanted: Type) -> tuple[Type, Type]:
        """What matters of both operands of a product."""
        rows = {
            (shared[: len(a)], shared[len(a) :])
            for a in left
            for b in right
            for shared in self.both(frozenset({a + b}), wanted)
            if shared and NOTHING not in shared
        }
        if not rows:
            return left, right
        return frozenset(a for a, _ in rows), frozenset(b for _, b in rows)

    def restricted(self, relation: Type, kept: Type, column: int) -> Type:
        """The type of a relation with its first (0) or last (-1) column restricted to a set."""
        rows = []
        for row in relation:
            for (name,) in of_arity(kept, 1):
                inner = self.meet(row[column], name)
                changed = (inner, *row[1:]) if column == 0 else (*row[:-1], inner)
                rows.append(_clean(changed))
        return normal(rows)


def normal(rows: Iterable[Row]) -> Type:
    """A type without empty rows beside others of the same arity."""
    found = frozenset(rows)
    full = {len(row) for row in found if NOTHING not in row}
    return frozenset(row for row in found if NOTHING not in row or len(row) not in full)


def relevant(rows: Iterable[Row]) -> Type:
    """The part of a type that matters to a context."""
    return normal(rows) or IRRELEVANT


def common(left: Type, right: Type) -> Type:
    """The rows of a type with a number of columns that another type has, too."""
    return relevant(row for row in left if len(row) in arities(right))


def _clean(row: Row) -> Row:
    return (NOTHING,) * len(row) if NOTHING in row else row


def has_tuples(type_of: Type) -> bool:
    """Whether a type is not empty."""
    return any(row and NOTHING not in row for row in type_of)


def arities(type_of: Type) -> set[int]:
    """The numbers of columns."""
    return {len(row) for row in type_of if row}


def of_arity(type_of: Type, arity: int) -> Type:
    """The rows with that many columns."""
    return frozenset(row for row in type_of if len(row) == arity)


def crossed(left: Type, right: Type) -> Type:
    """The type of a product."""
    return normal(_clean(a + b) for a in left for b in right)


def empty(arity: int) -> Type:
    """The type of an empty relation."""
    return frozenset({(NOTHING,) * arity})
