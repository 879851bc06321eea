"""Relational logic as data: expressions denote relations, integer expressions integers, formulas truth.

Nodes are compared by identity; a node that is used twice is translated once. Operators build the usual nodes:
`a + b` union, `a & b` intersection, `a - b` difference, `a @ b` join, `a * b` product, `~a` transpose.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from oxpecker.relational.operators import (
    ArithmeticOperator,
    BinaryOperator,
    Comparator,
    ConstantKind,
    Multiplicity,
    Quantifier,
    UnaryOperator,
)
from oxpecker.relational.place import Place, RelationalError


class Node:
    """A node with a place in a source text (None if it was built by code)."""

    __slots__ = ("__weakref__",)
    place: Place | None


class Expression(Node):
    """A relation of some arity; scalars are relations of one tuple with one atom."""

    __slots__ = ()
    arity: int

    def __add__(self, other: Expression) -> Expression:
        return binary(BinaryOperator.UNION, self, other)

    def __and__(self, other: Expression) -> Expression:
        return binary(BinaryOperator.INTERSECTION, self, other)

    def __sub__(self, other: Expression) -> Expression:
        return binary(BinaryOperator.DIFFERENCE, self, other)

    def __matmul__(self, other: Expression) -> Expression:
        return join(self, other)

    def __mul__(self, other: Expression) -> Expression:
        return product(self, other)

    def __invert__(self) -> Expression:
        return unary(UnaryOperator.TRANSPOSE, self)

    def closure(self) -> Expression:
        """The transitive closure, `^r`."""
        return unary(UnaryOperator.CLOSURE, self)

    def reflexive_closure(self) -> Expression:
        """The reflexive transitive closure, `*r`."""
        return unary(UnaryOperator.REFLEXIVE_CLOSURE, self)

    def override(self, other: Expression) -> Expression:
        """`r ++ s`: s, plus the tuples of r whose first atom is not in the domain of s."""
        return binary(BinaryOperator.OVERRIDE, self, other)

    def inside(self, other: Expression) -> Formula:
        """`r in s`."""
        return compare(self, other, equal=False)

    def equals(self, other: Expression) -> Formula:
        """`r = s`."""
        return compare(self, other, equal=True)

    def some(self) -> Formula:
        """At least one tuple."""
        return HasTuples(Multiplicity.SOME, self)

    def no(self) -> Formula:
        """No tuple."""
        return HasTuples(Multiplicity.NO, self)

    def one(self) -> Formula:
        """Exactly one tuple."""
        return HasTuples(Multiplicity.ONE, self)

    def lone(self) -> Formula:
        """At most one tuple."""
        return HasTuples(Multiplicity.LONE, self)

    def count(self) -> Integer:
        """The number of tuples, `#r`."""
        return Cardinality(self)


class Integer(Node):
    """An integer expression."""

    __slots__ = ()

    def __add__(self, other: Integer) -> Integer:
        return Arithmetic(ArithmeticOperator.ADD, self, other)

    def __sub__(self, other: Integer) -> Integer:
        return Arithmetic(ArithmeticOperator.SUBTRACT, self, other)

    def __mul__(self, other: Integer) -> Integer:
        return Arithmetic(ArithmeticOperator.MULTIPLY, self, other)

    def less(self, other: Integer) -> Formula:
        """`i < j`."""
        return IntegerComparison(Comparator.LESS, self, other)

    def at_most(self, other: Integer) -> Formula:
        """`i =< j`."""
        return IntegerComparison(Comparator.AT_MOST, self, other)

    def equals(self, other: Integer) -> Formula:
        """`i = j`."""
        return IntegerComparison(Comparator.EQUAL, self, other)


class Formula(Node):
    """True or false."""

    __slots__ = ()

    def __and__(self, other: Formula) -> Formula:
        return conjunction([self, other])

    def __or__(self, other: Formula) -> Formula:
        return disjunction([self, other])

    def __invert__(self) -> Formula:
        return Not(self)

    def implies(self, other: Formula) -> Formula:
        """`f => g`."""
        return Or((Not(self), other))

    def iff(self, other: Formula) -> Formula:
        """`f <=> g`."""
        return Iff(self, other)


@dataclass(frozen=True, eq=False, slots=True)
class Relation(Expression):
    """A relation whose tuples are sought within its bounds."""

    name: str
    arity: int
    place: Place | None = None

    def __repr__(self) -> str:
        return f"Relation({self.name!r}, {self.arity})"


@dataclass(frozen=True, eq=False, slots=True)
class Variable(Expression):
    """A variable bound by a quantifier, a comprehension or a sum."""

    name: str
    arity: int = 1
    place: Place | None = None


@dataclass(frozen=True, eq=False, slots=True)
class Constant(Expression):
    """`univ`, `iden`, `none` or `Int`."""

    kind: ConstantKind
    arity: int
    place: Place | None = None


@dataclass(frozen=True, eq=False, slots=True)
class Binary(Expression):
    """Union, intersection, difference, override."""

    operator: BinaryOperator
    left: Expression
    right: Expression
    arity: int
    place: Place | None = None


@dataclass(frozen=True, eq=False, slots=True)
class Join(Expression):
    """`r.s`: pairs of tuples that match in the inner column, without it."""

    left: Expression
    right: Expression
    arity: int
    place: Place | None = None


@dataclass(frozen=True, eq=False, slots=True)
class Product(Expression):
    """`r -> s`."""

    left: Expression
    right: Expression
    arity: int
    place: Place | None = None


@dataclass(frozen=True, eq=False, slots=True)
class Unary(Expression):
    """Transpose and closures."""

    operator: UnaryOperator
    operand: Expression
    arity: int = 2
    place: Place | None = None


@dataclass(frozen=True, eq=False, slots=True)
class Conditional(Expression):
    """`if f then r else s`."""

    condition: Formula
    then: Expression
    otherwise: Expression
    arity: int
    place: Place | None = None


@dataclass(frozen=True, eq=False, slots=True)
class Declaration:
    """A variable and its domain; `multiplicity` is ONE except for variables that hold sets."""

    variable: Variable
    domain: Expression
    multiplicity: Multiplicity = Multiplicity.ONE


@dataclass(frozen=True, eq=False, slots=True)
class Comprehension(Expression):
    """`{x: r, y: s | f}`."""

    declarations: tuple[Declaration, ...]
    body: Formula
    arity: int
    place: Place | None = None


@dataclass(frozen=True, eq=False, slots=True)
class IntegerAtom(Expression):
    """`Int[i]`: the atom of an integer; empty if the bit width has no such atom."""

    value: Integer
    arity: int = 1
    place: Place | None = None


@dataclass(frozen=True, eq=False, slots=True)
class IntegerConstant(Integer):
    """A number."""

    value: int
    place: Place | None = None


@dataclass(frozen=True, eq=False, slots=True)
class Cardinality(Integer):
    """`#r`."""

    operand: Expression
    place: Place | None = None


@dataclass(frozen=True, eq=False, slots=True)
class SumOfAtoms(Integer):
    """`int[r]`: the sum of the integers in a set."""

    operand: Expression
    place: Place | None = None


@dataclass(frozen=True, eq=False, slots=True)
class SumOver(Integer):
    """`sum x: r | i`."""

    declarations: tuple[Declaration, ...]
    body: Integer
    place: Place | None = None


@dataclass(frozen=True, eq=False, slots=True)
class Arithmetic(Integer):
    """Addition, subtraction and so on."""

    operator: ArithmeticOperator
    left: Integer
    right: Integer
    place: Place | None = None


@dataclass(frozen=True, eq=False, slots=True)
class IntegerConditional(Integer):
    """`if f then i else j`."""

    condition: Formula
    then: Integer
    otherwise: Integer
    place: Place | None = None


@dataclass(frozen=True, eq=False, slots=True)
class Truth(Formula):
    """The constants true and false."""

    value: bool
    place: Place | None = None


@dataclass(frozen=True, eq=False, slots=True)
class Comparison(Formula):
    """`r in s`, `r = s`."""

    left: Expression
    right: Expression
    equal: bool
    place: Place | None = None


@dataclass(frozen=True, eq=False, slots=True)
class IntegerComparison(Formula):
    """Comparisons of integers."""

    comparator: Comparator
    left: Integer
    right: Integer
    place: Place | None = None


@dataclass(frozen=True, eq=False, slots=True)
class HasTuples(Formula):
    """`no r`, `some r`, `one r`, `lone r`."""

    multiplicity: Multiplicity
    operand: Expression
    place: Place | None = None


@dataclass(frozen=True, eq=False, slots=True)
class Sized(Formula):
    """At most so many tuples, or exactly so many; unlike `#r = n`, independent of the bit width."""

    operand: Expression
    size: int
    exact: bool
    place: Place | None = None


@dataclass(frozen=True, eq=False, slots=True)
class Overflows(Formula):
    """Whether an integer, or a part of it, exceeds the bit width."""

    operand: Integer
    place: Place | None = None


@dataclass(frozen=True, eq=False, slots=True)
class Not(Formula):
    """Negation."""

    operand: Formula
    place: Place | None = None


@dataclass(frozen=True, eq=False, slots=True)
class And(Formula):
    """A conjunction."""

    parts: tuple[Formula, ...]
    place: Place | None = None


@dataclass(frozen=True, eq=False, slots=True)
class Or(Formula):
    """A disjunction."""

    parts: tuple[Formula, ...]
    place: Place | None = None


@dataclass(frozen=True, eq=False, slots=True)
class Iff(Formula):
    """An equivalence."""

    left: Formula
    right: Formula
    place: Place | None = None


@dataclass(frozen=True, eq=False, slots=True)
class Quantified(Formula):
    """`all x: r | f` and the other quantifiers."""

    quantifier: Quantifier
    declarations: tuple[Declaration, ...]
    body: Formula
    place: Place | None = field(default=None)


UNIVERSE = Constant(ConstantKind.UNIVERSE, 1)
IDENTITY = Constant(ConstantKind.IDENTITY, 2)
NONE = Constant(ConstantKind.NONE, 1)
INTEGERS = Constant(ConstantKind.INTEGERS, 1)
TRUE = Truth(True)
FALSE = Truth(False)


def binary(operator: BinaryOperator, left: Expression, right: Expression, place: Place | None = None) -> Expression:
    """Union, intersection, difference or override of relations of equal arity."""
    arity = _same_arity(operator, left, right, place)
    if operator is BinaryOperator.OVERRIDE and arity < 2:
        raise RelationalError("'++' needs relations with two or more columns", place)
    return Binary(operator, left, right, arity, place)


def join(left: Expression, right: Expression, place: Place | None = None) -> Expression:
    """`left.right`."""
    arity = left.arity + right.arity - 2
    if arity < 1:
        raise RelationalError("two sets cannot be joined: the result would have no columns", place)
    return Join(left, right, arity, place)


def product(left: Expression, right: Expression, place: Place | None = None) -> Expression:
    """`left -> right`."""
    return Product(left, right, left.arity + right.arity, place)


def unary(operator: UnaryOperator, operand: Expression, place: Place | None = None) -> Expression:
    """Transpose or closure of a binary relation."""
    if operand.arity != 2:
        raise RelationalError(f"'{operator}' needs a relation of two columns, but this one has {operand.arity}", place)
    return Unary(operator, operand, 2, place)


def conditional(condition: Formula, then: Expression, otherwise: Expression, place: Place | None = None) -> Expression:
    """`if condition then .. else ..`."""
    return Conditional(condition, then, otherwise, _same_arity("else", then, otherwise, place), place)


def comprehension(declarations: Iterable[Declaration], body: Formula, place: Place | None = None) -> Expression:
    """The tuples of bindings that satisfy the body."""
    declared = tuple(declarations)
    return Comprehension(declared, body, sum(d.variable.arity for d in declared), place)


def compare(left: Expression, right: Expression, *, equal: bool, place: Place | None = None) -> Formula:
    """`left = right` or `left in right`."""
    _same_arity("=" if equal else "in", left, right, place)
    return Comparison(left, right, equal, place)


def conjunction(parts: Iterable[Formula]) -> Formula:
    """The conjunction of the parts."""
    found = tuple(parts)
    return found[0] if len(found) == 1 else And(found)


def disjunction(parts: Iterable[Formula]) -> Formula:
    """The disjunction of the parts."""
    found = tuple(parts)
    return found[0] if len(found) == 1 else Or(found)


def every(variable: Variable, domain: Expression, body: Formula) -> Formula:
    """`all variable: domain | body`."""
    return Quantified(Quantifier.ALL, (Declaration(variable, domain),), body)


def exists(variable: Variable, domain: Expression, body: Formula) -> Formula:
    """`some variable: domain | body`."""
    return Quantified(Quantifier.SOME, (Declaration(variable, domain),), body)


def _same_arity(what: str, left: Expression, right: Expression, place: Place | None) -> int:
    if left.arity != right.arity:
        raise RelationalError(f"the operands of '{what}' have different arities: {left.arity} and {right.arity}", place)
    return left.arity
