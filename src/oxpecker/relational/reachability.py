"""Replaces transitive closures by sets that over-approximate them.

If a formula only gets harder to satisfy when `x.*r` grows (as the domain of a universal quantifier, or to the left
of `in`), any set that contains x and is closed under r can replace `x.*r`, which is the smallest such set. This
takes one constraint per pair of r; a closure takes several per triple of atoms.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import cast

from oxpecker.relational.circuit import TRUE
from oxpecker.relational.operators import BinaryOperator, Multiplicity, Quantifier, UnaryOperator
from oxpecker.relational.scope import children, free_variables
from oxpecker.relational.syntax import (
    And,
    Binary,
    Comparison,
    Comprehension,
    Conditional,
    Declaration,
    Expression,
    Formula,
    HasTuples,
    Join,
    Node,
    Not,
    Or,
    Product,
    Quantified,
    Relation,
    SumOver,
    Unary,
    join,
    unary,
)
from oxpecker.relational.translation import Translator

HELPS, HARMS, EITHER = 1, -1, 0
"""How the truth of a formula changes when a part of it grows."""

_CLOSURES = (UnaryOperator.CLOSURE, UnaryOperator.REFLEXIVE_CLOSURE)

_QUANTIFIERS = {
    Quantifier.ALL: (HARMS, HELPS),
    Quantifier.SOME: (HELPS, HELPS),
    Quantifier.NO: (HARMS, HARMS),
    Quantifier.LONE: (HARMS, HARMS),
    Quantifier.ONE: (EITHER, EITHER),
}
"""How the truth changes when the domains, or the bindings that satisfy the body, grow."""

_MULTIPLICITIES = {Multiplicity.SOME: HELPS, Multiplicity.NO: HARMS, Multiplicity.LONE: HARMS}


@dataclass(slots=True)
class Reachability:
    """Replaces closures by fresh sets; `definitions` constrains the sets."""

    translator: Translator
    definitions: list[Formula] = field(default_factory=list)
    _sets: dict[tuple[Expression, Expression, UnaryOperator, bool], Relation] = field(default_factory=dict)
    _done: dict[tuple[Node, int], Node] = field(default_factory=dict)
    _plain: set[Node] = field(default_factory=set)
    """Nodes without a closure: most of a program's encoding has none."""
    _needed: bool = False
    """Whether some closure cannot be replaced."""

    def formula(self, formula: Formula) -> Formula:
        """A formula with the same instances for some contents of the fresh sets.

        If one closure cannot be replaced, closures for everything are better, because they share most of their
        gates: then no more sets are introduced, and the existing ones are defined as closures.
        """
        if self._is_plain(formula):
            return formula
        if not self._needed and _needs_closure(formula):
            self._needed = True
            self.definitions += [fresh.equals(_whole(*key)) for key, fresh in self._sets.items()]
        return formula if self._needed else cast(Formula, self._visit(formula, HELPS))

    def _is_plain(self, formula: Formula) -> bool:
        """Whether a formula contains no closure."""
        seen: set[Node] = set()
        pending: list[Node] = [formula]
        while pending:
            node = pending.pop()
            if node in seen or node in self._plain:
                continue
            seen.add(node)
            if isinstance(node, Unary) and node.operator in _CLOSURES:
                return False
            pending += [part for part, _ in _parts(node)]
        self._plain |= seen
        return True

    def _visit(self, node: Node, effect: int) -> Node:
        key = (node, effect)
        known = self._done.get(key)
        if known is None:
            plain = effect == EITHER or node in self._plain
            known = self._done[key] = node if plain else self._changed(node, effect)
        return known

    def _changed(self, node: Node, effect: int) -> Node:
        reached = _reached(node) if effect == HARMS else None
        if reached is not None and self._open(reached[1]):
            return self._set(*reached)
        match node:
            case And() | Or():
                parts = tuple(cast(Formula, self._visit(part, effect)) for part in node.parts)
                same = all(one is other for one, other in zip(parts, node.parts, strict=True))
                return node if same else type(node)(parts, node.place)
            case Quantified() | Comprehension():
                (_, outer), *_, (_, inner) = _parts(node)
                declared = tuple(
                    Declaration(d.variable, cast(Expression, self._visit(d.domain, outer * effect)), d.multiplicity)
                    for d in node.declarations
                )
                body = cast(Formula, self._visit(node.body, inner * effect))
                same = all(one.domain is other.domain for one, other in zip(declared, node.declarations, strict=True))
                return node if same and body is node.body else replace(node, declarations=declared, body=body)
        changed = {}
        for name, (part, each) in zip(_NAMES.get(type(node), ()), _parts(node), strict=False):
            new = self._visit(part, each * effect)
            if new is not part:
                changed[name] = new
        return replace(node, **changed) if changed else node  # type: ignore[type-var]

    def _open(self, relation: Expression) -> bool:
        """Whether the bounds leave a relation open: closures of constants are constants."""
        return any(abs(literal) != TRUE for literal in self.translator.expression(relation).cells.values())

    def _set(self, begin: Expression, relation: Expression, operator: UnaryOperator, forwards: bool) -> Relation:
        key = (begin, relation, operator, forwards)
        known = self._sets.get(key)
        if known is not None:
            return known
        start = cast(Expression, self._visit(begin, HARMS))
        steps = cast(Expression, self._visit(relation, HARMS))
        if operator is UnaryOperator.CLOSURE:
            start = join(start, steps) if forwards else join(steps, start)
        fresh = self._sets[key] = Relation(f"reached${len(self._sets)}", 1)
        size, matrix = self.translator.algebra.size, self.translator.expression
        ends = {row % size if forwards else row // size for row in matrix(steps).cells}
        self.translator.bounds.bind(fresh, frozenset((atom,) for atom in ends.union(matrix(start).cells)))
        following = join(fresh, steps) if forwards else join(steps, fresh)
        self.definitions += [start.inside(fresh), following.inside(fresh)]
        return fresh


_NAMES: dict[type[Node], tuple[str, ...]] = {
    Not: ("operand",),
    Unary: ("operand",),
    HasTuples: ("operand",),
    Join: ("left", "right"),
    Product: ("left", "right"),
    Binary: ("left", "right"),
    Comparison: ("left", "right"),
    Conditional: ("condition", "then", "otherwise"),
}
"""The attributes of the parts that may have to be rebuilt, in order."""


def _needs_closure(formula: Formula) -> bool:
    """Whether a formula contains a closure that cannot be replaced."""
    seen: set[tuple[Node, int]] = set()
    pending: list[tuple[Node, int]] = [(formula, HELPS)]
    while pending:
        node, effect = pending.pop()
        if (node, effect) in seen:
            continue
        seen.add((node, effect))
        reached = _reached(node) if effect == HARMS else None
        if reached is not None:
            pending += [(part, effect) for part in reached[:2]]
        elif isinstance(node, Unary) and node.operator in _CLOSURES:
            return True
        else:
            pending += [(part, each * effect) for part, each in _parts(node)]
    return False


def _whole(begin: Expression, relation: Expression, operator: UnaryOperator, forwards: bool) -> Expression:
    """The closure that a set stands for."""
    closure = unary(operator, relation)
    return join(begin, closure) if forwards else join(closure, begin)


def _parts(node: Node) -> list[tuple[Node, int]]:
    """The parts of a node, each with the effect of its growth on the node."""
    match node:
        case Quantified() | Comprehension():
            domain, body = _QUANTIFIERS[node.quantifier] if isinstance(node, Quantified) else (HELPS, HELPS)
            return [*((d.domain, domain) for d in node.declarations), (node.body, body)]
        case SumOver():
            return [*((d.domain, EITHER) for d in node.declarations), (node.body, EITHER)]
        case And() | Or() | Join() | Product() | Unary():
            return [(part, HELPS) for part in children(node)]
        case Not():
            return [(node.operand, HARMS)]
        case HasTuples():
            return [(node.operand, _MULTIPLICITIES.get(node.multiplicity, EITHER))]
        case Comparison() if not node.equal:
            return [(node.left, HARMS), (node.right, HELPS)]
        case Binary() if node.operator is BinaryOperator.DIFFERENCE:
            return [(node.left, HELPS), (node.right, HARMS)]
        case Binary() if node.operator is BinaryOperator.OVERRIDE:
            return [(node.left, HELPS), (node.right, EITHER)]
        case Binary():
            return [(node.left, HELPS), (node.right, HELPS)]
        case Conditional():
            return [(node.condition, EITHER), (node.then, HELPS), (node.otherwise, HELPS)]
    return [(part, EITHER) for part in children(node)]


def _reached(node: Node) -> tuple[Expression, Expression, UnaryOperator, bool] | None:
    """For `x.*r` and `*r.x`: x, r, the kind of closure, and whether it leads forwards from x."""
    if not isinstance(node, Join) or free_variables(node):
        return None
    left, right = node.left, node.right
    if isinstance(right, Unary) and right.operator in _CLOSURES and left.arity == 1:
        return left, right.operand, right.operator, True
    if isinstance(left, Unary) and left.operator in _CLOSURES and right.arity == 1:
        return right, left.operand, left.operator, False
    return None
