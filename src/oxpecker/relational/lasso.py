"""Bounded search for traces: infinite sequences of states that end in a loop.

A trace of n states is a lasso: state n - 1 is followed by one of the states 0 .. n - 1. Every changing relation has
one copy per state, and a proposition per state tells whether the loop begins there. Temporal formulas become plain
ones over these copies. Operators that look back see different pasts in different rounds of the loop, but a formula
with d of them nested repeats itself from round d on (Benedetti and Cimatti, 2003); so every state has d + 1 rounds.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import cast

from oxpecker.relational import syntax
from oxpecker.relational.operators import TemporalOperator
from oxpecker.relational.scope import children
from oxpecker.relational.substitution import rebuilt
from oxpecker.relational.syntax import Expression, Formula, Node, Relation, conjunction, disjunction
from oxpecker.relational.temporal import Primed, Temporal
from oxpecker.relational.universe import Bound, Bounds, Tuples


@dataclass(slots=True)
class States:
    """The copies of changing relations, one per state; shared by traces of all lengths."""

    variable: frozenset[Relation]
    copies: list[dict[Relation, Relation]] = field(default_factory=list)

    def copy(self, relation: Relation, state: int) -> Relation:
        """The relation in a state."""
        while len(self.copies) <= state:
            number = len(self.copies)
            self.copies.append({r: Relation(f"{r.name}@{number}", r.arity, r.place) for r in self.ordered})
        return self.copies[state][relation]

    @property
    def ordered(self) -> list[Relation]:
        """The changing relations in a fixed order."""
        return sorted(self.variable, key=lambda r: (r.name, r.arity, str(r.place)))


class Lasso:
    """The formulas of traces of one length."""

    def __init__(self, states: States, length: int) -> None:
        self.states = states
        self.length = length
        self.loops = [Relation(f"loop@{length}:{state}", 1) for state in range(length)]
        """Holds something if the loop begins at this state."""
        self._begins = [relation.some() for relation in self.loops]
        self._within = [disjunction(self._begins[: state + 1]) for state in range(length)]
        """Whether a state is in the loop."""
        self._depths: dict[Node, int] = {}
        self._changing: dict[Node, bool] = {}
        self._done: dict[tuple[Node, int, int], Node] = {}

    def bounds(self, bounds: Bounds, proposition: Tuples) -> dict[Relation, Bound]:
        """The bounds of all relations that change or tell where the loop begins."""
        found = {relation: Bound(frozenset(), proposition) for relation in self.loops}
        for state in range(self.length):
            found |= {self.states.copy(r, state): bounds[r] for r in self.states.ordered}
        return found

    @property
    def one_loop(self) -> Formula:
        """The loop begins at exactly one state."""
        pairs = [syntax.Not(a & b) for i, a in enumerate(self._begins) for b in self._begins[:i]]
        return conjunction([disjunction(self._begins), *pairs])

    def at_start(self, formula: Formula) -> Formula:
        """A formula in the first state."""
        return self._formula(formula, 0, 0)

    def _formula(self, formula: Formula, state: int, round_: int) -> Formula:
        return cast(Formula, self.at(formula, state, round_))

    def at(self, node: Node, state: int, round_: int) -> Node:
        """A node in a state, in a round of the loop."""
        if not self._changes(node):
            return node
        key = (node, state, min(round_, self._depth(node)))
        known = self._done.get(key)
        if known is None:
            known = self._done[key] = self._at(node, state, key[2])
        return known

    def _at(self, node: Node, state: int, round_: int) -> Node:
        match node:
            case Relation():
                return self.states.copy(node, state)
            case Primed():
                return self._next(node.operand, state, round_)
            case Temporal():
                return replace_place(self._temporal(node, state, round_), node)
        return rebuilt(node, lambda part: self.at(part, state, round_))

    def _next(self, operand: Expression, state: int, round_: int) -> Expression:
        if state < self.length - 1:
            return cast(Expression, self.at(operand, state + 1, round_))
        found = cast(Expression, self.at(operand, self.length - 1, round_ + 1))
        for first in range(self.length - 1):
            there = cast(Expression, self.at(operand, first, round_ + 1))
            found = syntax.conditional(self._begins[first], there, found)
        return found

    def _temporal(self, node: Temporal, state: int, round_: int) -> Formula:
        first, last = node.parts[0], node.parts[-1]
        match node.operator:
            case TemporalOperator.AFTER:
                return self._after(lambda s, r: self._formula(first, s, r), state, round_)
            case TemporalOperator.ALWAYS:
                return conjunction(self._future(first, state, round_, holds=True))
            case TemporalOperator.EVENTUALLY:
                return disjunction(self._future(first, state, round_, holds=False))
            case TemporalOperator.UNTIL | TemporalOperator.RELEASES:
                return self._until(node, state, round_, again=False)
            case TemporalOperator.BEFORE:
                return self._before(lambda s, r: self._formula(first, s, r), state, round_, syntax.FALSE)
            case TemporalOperator.ONCE | TemporalOperator.SINCE:
                earlier = self._before(lambda s, r: self._formula(node, s, r), state, round_, syntax.FALSE)
                held = [] if node.operator is TemporalOperator.ONCE else [self._formula(first, state, round_)]
                return disjunction([self._formula(last, state, round_), conjunction([*held, earlier])])
            case TemporalOperator.HISTORICALLY | TemporalOperator.TRIGGERED:
                earlier = self._before(lambda s, r: self._formula(node, s, r), state, round_, syntax.TRUE)
                freed = [] if node.operator is TemporalOperator.HISTORICALLY else [self._formula(first, state, round_)]
                return conjunction([self._formula(last, state, round_), disjunction([*freed, earlier])])

    def _future(self, operand: Formula, state: int, round_: int, *, holds: bool) -> list[Formula]:
        """The operand in this and all later states; where a state is one of them only in the loop, this is said."""
        found = [self._formula(operand, each, round_) for each in range(state, self.length)]
        depth = self._depth(operand)
        again = [(each, later) for later in range(round_ + 1, depth + 1) for each in range(self.length)]
        if round_ >= depth:
            again = [(each, round_) for each in range(state)]
        for each, later in again:
            inner, there = self._within[each], self._formula(operand, each, later)
            found.append(inner.implies(there) if holds else inner & there)
        return found

    def _after(self, at: Callable[[int, int], Formula], state: int, round_: int) -> Formula:
        if state < self.length - 1:
            return at(state + 1, round_)
        return disjunction([self._begins[first] & at(first, round_ + 1) for first in range(self.length)])

    def _until(self, node: Temporal, state: int, round_: int, *, again: bool) -> Formula:
        """`p until q` step by step; once the last round is repeated, nothing new can happen."""
        strong = node.operator is TemporalOperator.UNTIL
        first, last = (self._formula(part, state, round_) for part in node.parts)
        depth, at_end = self._depth(node), state == self.length - 1
        if at_end and again:
            rest: Formula = syntax.FALSE if strong else syntax.TRUE
        elif not at_end:
            rest = self._until(node, state + 1, round_, again=again)
        else:
            later = min(round_ + 1, depth)
            rest = self._after(lambda s, _: self._until(node, s, later, again=round_ >= depth), state, round_)
        return disjunction([last, first & rest]) if strong else last & disjunction([first, rest])

    def _before(self, at: Callable[[int, int], Formula], state: int, round_: int, start: Formula) -> Formula:
        if round_ == 0:
            return at(state - 1, 0) if state else start
        entered = self._begins[state] & at(self.length - 1, round_ - 1)
        if not state:
            return entered
        return disjunction([entered, syntax.Not(self._begins[state]) & at(state - 1, round_)])

    def _changes(self, node: Node) -> bool:
        known = self._changing.get(node)
        if known is None:
            mutable = isinstance(node, Temporal | Primed) or node in self.states.variable
            known = self._changing[node] = mutable or any(map(self._changes, parts(node)))
        return known

    def _depth(self, node: Node) -> int:
        """The number of operators that look back, nested in each other."""
        known = self._depths.get(node)
        if known is None:
            inner = max((self._depth(part) for part in parts(node)), default=0)
            known = self._depths[node] = inner + (isinstance(node, Temporal) and node.is_past)
        return known


def replace_place(formula: Formula, origin: Temporal) -> Formula:
    """The formula with the place of the one that it stands for."""
    if isinstance(formula, syntax.And | syntax.Or) and formula.place is None:
        return replace(formula, place=origin.place)
    return formula


def parts(node: Node) -> tuple[Node, ...]:
    """The parts of a node, those below a declaration and its domains included."""
    if isinstance(node, syntax.Comprehension | syntax.SumOver | syntax.Quantified):
        return (*(each.domain for each in node.declarations), node.body)
    return children(node)
