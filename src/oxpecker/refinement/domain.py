"""The universe of a check: atoms for null, truth values, integers and objects, and the constant relations."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from itertools import pairwise
from typing import TypeVar

from oxpecker.oox.hierarchy import FieldInfo
from oxpecker.oox.types import BOOL, INTEGRAL, OBJECT, RANGES, ArrayType, ClassType, Type
from oxpecker.refinement.logic import choose
from oxpecker.refinement.scan import Code
from oxpecker.refinement.scope import Limits
from oxpecker.refinement.vocabulary import Vocabulary
from oxpecker.relational.operators import ConstantKind
from oxpecker.relational.syntax import FALSE, NONE, TRUE, Conditional, Constant, Expression, Formula, Relation
from oxpecker.relational.universe import Bounds, Tuples, Universe, integer_atoms

Made = TypeVar("Made")

EMPTY = Constant(ConstantKind.NONE, 2)
"""The field of a class that has no objects."""

_OBJECTS = str(ArrayType(OBJECT))

RETURNED, THREW, FAILED, LOST = "$returned", "$threw", "$failed", "$lost"
"""How a call ends: normally, with an exception, at a violated specification, or at something unsupported."""


@dataclass(frozen=True, eq=False, slots=True)
class Pool:
    """The objects of one class: those that may exist at entry (`alloc` do), and new ones in a fixed order.

    New objects are allocated in order (Karun 5.3); those at entry are interchangeable.
    """

    name: str
    type: Type
    old: tuple[str, ...]
    new: tuple[str, ...]
    alloc: Relation
    every: Relation
    first: Expression
    order: Relation

    def following(self, used: Expression) -> Expression:
        """The next new object, if those in `used` (the first few) are allocated; empty if all are."""
        if not self.new:
            return NONE
        return self.first if used is NONE else (self.first + used @ self.order) - used


class Domain:
    """Atoms, pools and constants, with the bounds of every relation."""

    def __init__(self, code: Code, words: Vocabulary, limits: Limits) -> None:
        self.code, self.words, self.limits = code, words, limits
        self.integers = integer_atoms(limits.width)
        pools = [(name, ClassType(name)) for name in words.classes] + [(str(t), t) for t in words.arrays]
        names = {name: self._names(name) for name, _ in pools}
        ends = (RETURNED, THREW, FAILED, LOST)
        atoms = ["null", "true", "false", *ends, *(a for old, new in names.values() for a in (*old, *new))]
        numbered = {len(atoms) + i: n for i, n in enumerate(self.integers)}
        self.universe = Universe((*atoms, *map(str, self.integers)), numbered)
        self.bounds = Bounds(self.universe)
        self._constants: dict[str, Relation] = {}
        self._tables: dict[tuple[str, object], Relation] = {}
        self._nodes: dict[tuple[object, ...], object] = {}
        self.null, self.true, self.false = self.atom("null"), self.atom("true"), self.atom("false")
        self.ends = {name: self.atom(name) for name in ends}
        self.pools: dict[str, Pool] = {name: self._pool(name, t, *names[name]) for name, t in pools}

    def _names(self, name: str) -> tuple[tuple[str, ...], tuple[str, ...]]:
        n = self.limits.objects * (self.words.arrays_per_object if name == _OBJECTS else 1)
        explicit = self.words.allocated.get(name)
        fresh = 0 if explicit is None else n if explicit else 1
        old = n if name in self.words.inputs or name not in self.words.classes else 0
        return tuple(f"{name}#{i + 1}" for i in range(old)), tuple(f"{name}#new{i + 1}" for i in range(fresh))

    def _pool(self, name: str, t: Type, old: tuple[str, ...], new: tuple[str, ...]) -> Pool:
        rows = self.universe.tuples
        alloc = self.bounds.bind(Relation(name, 1), rows(*old))
        every = self.bounds.fix(Relation(f"{name}$any", 1), rows(*old, *new))
        first = self.atom(new[0]) if new else NONE
        order = self.bounds.fix(Relation(f"{name}$order", 2), rows(*pairwise(new)))
        return Pool(name, t, old, new, alloc, every, first, order)

    def atom(self, name: str) -> Relation:
        """The constant relation of an atom."""
        known = self._constants.get(name)
        if known is None:
            known = self._constants[name] = Relation(name, 1)
            self.bounds.fix(known, self.universe.tuples(name))
        return known

    def integer(self, value: int) -> Expression:
        """The constant relation of an integer; empty if it has no atom within the bit width."""
        return self.atom(str(value)) if self.integers[0] <= value <= self.integers[-1] else NONE

    def boolean(self, value: bool | Formula) -> Expression:
        """A truth value as an atom."""
        if isinstance(value, bool):
            return self.true if value else self.false
        return choose(value, self.true, self.false)

    def holds(self, value: Expression) -> Formula:
        """Whether an atom is `true`."""
        if isinstance(value, Conditional) and value.then is self.true and value.otherwise is self.false:
            return value.condition
        return self.same(value, self.true)

    def same(self, one: Expression, other: Expression) -> Formula:
        """Whether two values are the same."""
        if one is other:
            return TRUE
        if isinstance(one, Relation) and isinstance(other, Relation) and self.is_atom(one) and self.is_atom(other):
            return FALSE
        return self._kept(("=", one, other), lambda: one.equals(other))

    def joined(self, one: Expression, other: Expression) -> Expression:
        """`one.other`; equal joins share one node, so that known facts about it apply."""
        return self._kept((".", one, other), lambda: one @ other)

    def meets(self, one: Expression, other: Expression) -> Formula:
        """Whether two sets intersect."""
        return self._kept(("&", one, other), lambda: (one & other).some())

    def _kept(self, key: tuple[object, ...], make: Callable[[], Made]) -> Made:
        known = self._nodes.get(key)
        if known is None:
            known = self._nodes[key] = make()
        return known  # type: ignore[return-value]

    def is_atom(self, relation: Relation) -> bool:
        """Whether a relation is the constant relation of an atom."""
        return self._constants.get(relation.name) is relation

    def table(self, name: str, arity: int, rows: Callable[[], Iterable[tuple[int, ...]]], t: object = None) -> Relation:
        """A constant relation between integers, created on first use."""
        known = self._tables.get((name, t))
        if known is None:
            known = self._tables[name, t] = Relation(name, arity)
            named = [tuple(map(str, row)) for row in rows()]
            self.bounds.fix(known, self.universe.tuples(*named))
        return known

    # --- types ---------------------------------------------------------------------------------------------

    def pools_of(self, t: Type) -> list[Pool]:
        """The pools of the objects that belong to a reference type."""
        return [pool for pool in self.pools.values() if self.code.hierarchy.subtype(pool.type, t)]

    def integers_of(self, t: Type) -> tuple[int, ...]:
        """The integers of a type within the bit width."""
        low, high = RANGES[t]
        return tuple(n for n in self.integers if low <= n <= high)

    def atoms_of(self, t: Type, *, new: bool) -> list[str]:
        """All values of a type; `new` tells whether to include objects that are allocated later."""
        if t == BOOL:
            return ["true", "false"]
        if t in INTEGRAL:
            return [str(n) for n in self.integers_of(t)]
        objects = [a for pool in self.pools_of(t) for a in ((*pool.old, *pool.new) if new else pool.old)]
        return ["null", *objects]

    def owners(self, field: FieldInfo) -> list[Pool]:
        """The pools whose objects have this field."""
        return self.pools_of(ClassType(field.owner))

    def arrays(self, family: ArrayType) -> list[Pool]:
        """The pools of the arrays of a family."""
        found = [pool for pool in self.pools.values() if isinstance(pool.type, ArrayType)]
        if family.element == OBJECT:
            return [p for p in found if isinstance(p.type, ArrayType) and not _simple(p.type.element)]
        return [p for p in found if p.type == family]

    def lengths(self) -> list[str]:
        """The possible lengths of an array."""
        return [str(n) for n in self.integers if 0 <= n <= self.limits.objects]

    def field_rows(self, field: FieldInfo, *, new: bool) -> Tuples:
        """The possible rows of a field."""
        holders = [a for pool in self.owners(field) for a in ((*pool.old, *pool.new) if new else pool.old)]
        return self.universe.all_tuples(holders, self.atoms_of(field.type, new=new))


def _simple(t: Type) -> bool:
    return t == BOOL or t in INTEGRAL


def union(parts: Iterable[Expression]) -> Expression:
    """The union of sets."""
    found: Expression = NONE
    for part in parts:
        found = part if found is NONE else found if part is NONE else found + part
    return found
