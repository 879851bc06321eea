"""Relational logic by its definition: sets of tuples, without matrices, circuits or solvers."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import product as combinations

from oxpecker.relational import syntax
from oxpecker.relational.limits import WIDTH_OF_SHIFTS
from oxpecker.relational.operators import (
    ArithmeticOperator,
    BinaryOperator,
    Comparator,
    ConstantKind,
    Multiplicity,
    Quantifier,
    UnaryOperator,
)
from oxpecker.relational.syntax import Declaration, Expression, Formula, Integer, Relation, Variable
from oxpecker.relational.universe import Tuples, Universe

Scope = Mapping[Relation | Variable, Tuples]


class Meaning:
    """Evaluates over one universe."""

    def __init__(self, universe: Universe) -> None:
        self.universe = universe
        self.atoms = range(len(universe))

    def tuples(self, e: Expression, scope: Scope) -> Tuples:
        match e:
            case Relation() | Variable():
                return scope[e]
            case syntax.Constant():
                return self._constant(e.kind)
            case syntax.Binary():
                a, b = self.tuples(e.left, scope), self.tuples(e.right, scope)
                match e.operator:
                    case BinaryOperator.UNION:
                        return a | b
                    case BinaryOperator.INTERSECTION:
                        return a & b
                    case BinaryOperator.DIFFERENCE:
                        return a - b
                    case BinaryOperator.OVERRIDE:
                        return b | {row for row in a if row[0] not in {other[0] for other in b}}
            case syntax.Join():
                pairs = combinations(self.tuples(e.left, scope), self.tuples(e.right, scope))
                return frozenset(a[:-1] + b[1:] for a, b in pairs if a[-1] == b[0])
            case syntax.Product():
                pairs = combinations(self.tuples(e.left, scope), self.tuples(e.right, scope))
                return frozenset(a + b for a, b in pairs)
            case syntax.Unary():
                return self._unary(e.operator, self.tuples(e.operand, scope))
            case syntax.Conditional():
                return self.tuples(e.then if self.holds(e.condition, scope) else e.otherwise, scope)
            case syntax.Comprehension():
                return frozenset(
                    tuple(atom for row in rows for atom in row)
                    for rows, inner in self._bindings(e.declarations, scope)
                    if self.holds(e.body, inner)
                )
            case syntax.IntegerAtom():
                value = self.number(e.value, scope)
                return frozenset((atom,) for atom, number in self.universe.integers.items() if number == value)
        raise AssertionError(e)

    def _constant(self, kind: ConstantKind) -> Tuples:
        match kind:
            case ConstantKind.UNIVERSE:
                return frozenset((atom,) for atom in self.atoms)
            case ConstantKind.IDENTITY:
                return frozenset((atom, atom) for atom in self.atoms)
            case ConstantKind.INTEGERS:
                return frozenset((atom,) for atom in self.universe.integers)
            case ConstantKind.NONE:
                return frozenset()

    def _unary(self, operator: UnaryOperator, rows: Tuples) -> Tuples:
        if operator is UnaryOperator.TRANSPOSE:
            return frozenset((b, a) for a, b in rows)
        found = set(rows)
        if operator is UnaryOperator.REFLEXIVE_CLOSURE:
            found |= {(atom, atom) for atom in self.atoms}
        for middle in self.atoms:  # Warshall
            found |= {(a, b) for a in self.atoms for b in self.atoms if (a, middle) in found and (middle, b) in found}
        return frozenset(found)

    def _bindings(
        self, declarations: tuple[Declaration, ...], scope: Scope
    ) -> Iterator[tuple[list[tuple[int, ...]], Scope]]:
        if not declarations:
            yield [], scope
            return
        first, *rest = declarations
        for row in sorted(self.tuples(first.domain, scope)):
            inner = {**scope, first.variable: frozenset({row})}
            for rows, bound in self._bindings(tuple(rest), inner):
                yield [row, *rows], bound

    def number(self, i: Integer, scope: Scope) -> int:
        match i:
            case syntax.IntegerConstant():
                return i.value
            case syntax.Cardinality():
                return len(self.tuples(i.operand, scope))
            case syntax.SumOfAtoms():
                return sum(self.universe.integers.get(atom, 0) for (atom,) in self.tuples(i.operand, scope))
            case syntax.SumOver():
                return sum(self.number(i.body, inner) for _, inner in self._bindings(i.declarations, scope))
            case syntax.IntegerConditional():
                return self.number(i.then if self.holds(i.condition, scope) else i.otherwise, scope)
            case syntax.Arithmetic():
                return arithmetic(i.operator, self.number(i.left, scope), self.number(i.right, scope))
        raise AssertionError(i)

    def holds(self, f: Formula, scope: Scope) -> bool:
        match f:
            case syntax.Truth():
                return f.value
            case syntax.Not():
                return not self.holds(f.operand, scope)
            case syntax.And():
                return all(self.holds(part, scope) for part in f.parts)
            case syntax.Or():
                return any(self.holds(part, scope) for part in f.parts)
            case syntax.Iff():
                return self.holds(f.left, scope) == self.holds(f.right, scope)
            case syntax.Comparison():
                a, b = self.tuples(f.left, scope), self.tuples(f.right, scope)
                return a == b if f.equal else a <= b
            case syntax.HasTuples():
                return _fits(f.multiplicity, len(self.tuples(f.operand, scope)))
            case syntax.IntegerComparison():
                i, j = self.number(f.left, scope), self.number(f.right, scope)
                return {Comparator.EQUAL: i == j, Comparator.LESS: i < j, Comparator.AT_MOST: i <= j}[f.comparator]
            case syntax.Quantified():
                answers = [self.holds(f.body, inner) for _, inner in self._bindings(f.declarations, scope)]
                if f.quantifier is Quantifier.ALL:
                    return all(answers)
                return _fits(Multiplicity(f.quantifier.value), sum(answers))
        raise AssertionError(f)


def arithmetic(operator: ArithmeticOperator, i: int, j: int) -> int:
    """As Java computes, but that dividing by zero gives a sign and leaves the dividend."""
    match operator:
        case ArithmeticOperator.ADD:
            return i + j
        case ArithmeticOperator.SUBTRACT:
            return i - j
        case ArithmeticOperator.MULTIPLY:
            return i * j
        case ArithmeticOperator.DIVIDE:
            if j == 0:
                return 1 if i < 0 else -1
            return abs(i) // abs(j) * (1 if (i < 0) == (j < 0) else -1)
        case ArithmeticOperator.REMAINDER:
            return i if j == 0 else abs(i) % abs(j) * (-1 if i < 0 else 1)
        case ArithmeticOperator.SHIFT_LEFT:
            return _word(i << j % WIDTH_OF_SHIFTS)
        case ArithmeticOperator.SHIFT_RIGHT:
            return _word(i) >> j % WIDTH_OF_SHIFTS
        case ArithmeticOperator.SHIFT_RIGHT_UNSIGNED:
            return _word(i % 2**WIDTH_OF_SHIFTS >> j % WIDTH_OF_SHIFTS)


def _word(i: int) -> int:
    """The integer within the width of shifts."""
    half = 2 ** (WIDTH_OF_SHIFTS - 1)
    return (i + half) % (2 * half) - half


def _fits(multiplicity: Multiplicity, count: int) -> bool:
    match multiplicity:
        case Multiplicity.NO:
            return count == 0
        case Multiplicity.SOME:
            return count > 0
        case Multiplicity.ONE:
            return count == 1
        case Multiplicity.LONE:
            return count <= 1
        case Multiplicity.SET:
            return True
