"""Types of expressions: the signatures of each column, which resolve overloaded names."""

from __future__ import annotations

from dataclasses import dataclass, field

from oxpecker.relational import syntax
from oxpecker.relational.operators import BinaryOperator, ConstantKind, UnaryOperator
from oxpecker.relational.syntax import Expression, Relation, Variable

Type = frozenset[tuple[str, ...]]
"""Tuples of signatures, one per column; a subsignature or subset counts as its top-level signature."""

INTEGERS: Type = frozenset({("Int",)})


@dataclass(slots=True)
class Types:
    """The types of relations, variables and expressions."""

    roots: tuple[str, ...]
    known: dict[Relation | Variable, Type] = field(default_factory=dict)
    _done: dict[Expression, Type] = field(default_factory=dict)

    def of(self, expression: Expression) -> Type:
        """The type of an expression; without information, any type."""
        known = self._done.get(expression)
        if known is None:
            known = self._done[expression] = self._of(expression)
        return known

    def _of(self, expression: Expression) -> Type:
        match expression:
            case Relation() | Variable():
                return self.known.get(expression, self._anything(expression.arity))
            case syntax.Constant():
                return self._constant(expression)
            case syntax.Binary():
                return self._binary(expression)
            case syntax.Join():
                return joined(self.of(expression.left), self.of(expression.right))
            case syntax.Product():
                right = self.of(expression.right)
                return frozenset(a + b for a in self.of(expression.left) for b in right)
            case syntax.Unary():
                return self._unary(expression)
            case syntax.Conditional():
                return self.of(expression.then) | self.of(expression.otherwise)
            case syntax.Comprehension():
                found: Type = frozenset({()})
                for each in expression.declarations:
                    domain = self.of(each.domain)
                    found = frozenset(a + b for a in found for b in domain)
                return found
            case syntax.IntegerAtom():
                return INTEGERS
        return self._anything(expression.arity)

    def _anything(self, arity: int) -> Type:
        found: Type = frozenset({()})
        for _ in range(arity):
            found = frozenset((*row, root) for row in found for root in self.roots)
        return found

    def _constant(self, constant: syntax.Constant) -> Type:
        match constant.kind:
            case ConstantKind.IDENTITY:
                return frozenset((root, root) for root in self.roots)
            case ConstantKind.INTEGERS:
                return INTEGERS
            case ConstantKind.NONE:
                return frozenset()
        return self._anything(constant.arity)

    def _binary(self, expression: syntax.Binary) -> Type:
        left, right = self.of(expression.left), self.of(expression.right)
        match expression.operator:
            case BinaryOperator.INTERSECTION:
                return left & right
            case BinaryOperator.DIFFERENCE:
                return left
        return left | right

    def _unary(self, expression: syntax.Unary) -> Type:
        found = self.of(expression.operand)
        if expression.operator is UnaryOperator.TRANSPOSE:
            return frozenset(row[::-1] for row in found)
        while (more := found | joined(found, found)) != found:
            found = more
        if expression.operator is UnaryOperator.REFLEXIVE_CLOSURE:
            found |= frozenset((root, root) for root in self.roots)
        return found


def joined(left: Type, right: Type) -> Type:
    """The type of a join; empty if the two never match."""
    return frozenset(a[:-1] + b[1:] for a in left for b in right if a[-1] == b[0])
