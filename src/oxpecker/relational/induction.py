"""Proofs about traces of any length: k-induction over states and steps.

What a trace must satisfy is weakened to formulas about its first state and about two successive states; everything else
is left out. So a proof is about more traces than there are, and what it shows holds for all of them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from sys import maxsize
from typing import TypeGuard, cast
from weakref import WeakKeyDictionary

from oxpecker.relational import syntax
from oxpecker.relational.finder import Finder, Options, Statistics
from oxpecker.relational.lasso import Lasso, States, parts
from oxpecker.relational.operators import Quantifier, TemporalOperator
from oxpecker.relational.scope import changes
from oxpecker.relational.syntax import Formula, Node, Relation
from oxpecker.relational.temporal import Primed, Temporal
from oxpecker.relational.universe import Bounds

_REACHES: WeakKeyDictionary[Node, int] = WeakKeyDictionary()


@dataclass(frozen=True, slots=True)
class Obligation:
    """An invariant to show: a formula about each state, or about each state and its successor."""

    initial: tuple[Formula, ...]
    steps: tuple[Formula, ...]
    invariant: Formula


def obligations(formulas: Sequence[Formula], variable: frozenset[Relation]) -> list[Obligation] | None:
    """What must be shown so that formulas have no trace; the last one is the negation of what is claimed.

    None if the claim is no invariant.
    """
    *facts, goal = formulas
    if not isinstance(goal, syntax.Not):
        return None
    found = []
    for assumed, claim in _claims(goal.operand, variable):
        known = [part for each in (*facts, *assumed) for part in _conjuncts(_always_outside(each, variable))]
        steps = tuple(each.parts[0] for each in known if _is_always(each) and _reach(each.parts[0]) <= 1)
        initial = tuple(each for each in known if not _reach(each))
        claimed = _always_outside(claim, variable)
        if not _is_always(claimed) or _reach(claimed.parts[0]) > 1:
            return None
        found.append(Obligation(initial, steps, claimed.parts[0]))
    return found


@dataclass(slots=True)
class Induction:
    """Shows an obligation by induction: no state violates it first, after so many that do not."""

    bounds: Bounds
    variable: frozenset[Relation]
    options: Options
    statistics: Statistics
    watch: Callable[[], None]
    _states: States = field(init=False)

    def __post_init__(self) -> None:
        self._states = States(self.variable)

    def shows(self, obligation: Obligation, deepest: int) -> bool:
        """Whether an invariant holds in all states, shown with at most so many states of induction."""
        for depth in range(deepest + 1):
            if not self._is_impossible(self._path(obligation, depth, from_start=True)):
                return False
            if self._is_impossible(self._path(obligation, depth + 1, from_start=False)):
                return True
        return False

    def _path(self, obligation: Obligation, depth: int, *, from_start: bool) -> Iterator[Formula]:
        """States of which the last violates the invariant; not from the start, none before it does, and all differ."""
        length = depth + 2
        lasso = Lasso(self._states, length)

        def at(formula: Formula, state: int) -> Formula:
            return cast(Formula, lasso.at(formula, state, 0))

        for formula in obligation.steps:
            for state in range(length - _reach(formula)):
                yield at(formula, state)
        if from_start:
            yield from (at(formula, 0) for formula in obligation.initial)
        else:
            yield from (at(obligation.invariant, state) for state in range(depth))
            pairs = [(i, j) for j in range(depth + 1) for i in range(j)]
            yield from (syntax.Not(self._equal(i, j)) for i, j in pairs)
        yield syntax.Not(at(obligation.invariant, depth))

    def _equal(self, one: int, other: int) -> Formula:
        copy, relations = self._states.copy, self._states.ordered
        return syntax.conjunction([copy(each, one).equals(copy(each, other)) for each in relations])

    def _is_impossible(self, formulas: Iterator[Formula]) -> bool:
        wanted = list(formulas)
        own = Bounds(self.bounds.universe)
        for relation in self.bounds:
            bound = self.bounds[relation]
            copies = [states[relation] for states in self._states.copies] if relation in self.variable else [relation]
            for each in copies:
                own.bind(each, bound.upper, bound.lower)
        with Finder(own, self.options, self.statistics, self.watch) as finder:
            finder.add(*wanted)
            return finder.solve() is None


def _claims(claim: Formula, variable: frozenset[Relation]) -> Iterator[tuple[list[Formula], Formula]]:
    """The parts of a claim, each with what it assumes: `a implies always b` assumes `a`."""
    if isinstance(claim, syntax.And):
        for part in claim.parts:
            yield from _claims(part, variable)
        return
    if isinstance(claim, syntax.Or):
        always = [each for each in claim.parts if _is_always(_always_outside(each, variable))]
        if len(always) == 1:
            others = [each for each in claim.parts if each is not always[0]]
            yield [each.operand if isinstance(each, syntax.Not) else syntax.Not(each) for each in others], always[0]
            return
    yield [], claim


def _conjuncts(formula: Formula) -> Iterator[Formula]:
    if isinstance(formula, syntax.And):
        for part in formula.parts:
            yield from _conjuncts(part)
    else:
        yield formula


def _always_outside(formula: Formula, variable: frozenset[Relation]) -> Formula:
    """`all x: A | always f` as `always all x: A | f`, if `A` does not change."""
    if isinstance(formula, syntax.Quantified) and formula.quantifier is Quantifier.ALL:
        body = _always_outside(formula.body, variable)
        if _is_always(body) and not any(changes(each.domain, variable) for each in formula.declarations):
            inner = syntax.Quantified(Quantifier.ALL, formula.declarations, body.parts[0], formula.place)
            return Temporal(TemporalOperator.ALWAYS, (inner,), formula.place)
    return formula


def _is_always(formula: Formula) -> TypeGuard[Temporal]:
    return isinstance(formula, Temporal) and formula.operator is TemporalOperator.ALWAYS


def _reach(node: Node) -> int:
    """How many states after the current one a node looks at."""
    known = _REACHES.get(node)
    if known is None:
        known = max(map(_reach, parts(node)), default=0)
        if isinstance(node, Primed) or (isinstance(node, Temporal) and node.operator is TemporalOperator.AFTER):
            known += 1
        elif isinstance(node, Temporal):
            known = maxsize  # operators that look at any number of states
        _REACHES[node] = known
    return known
