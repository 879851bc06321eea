"""Where paths split: branches, choices between objects, and feasibility."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any, NoReturn

from oxpecker import terms
from oxpecker.engine.explore.orders import Worklist
from oxpecker.engine.explore.pruning import Pruning
from oxpecker.engine.explore.reachability import Reachability
from oxpecker.engine.options import Branches
from oxpecker.engine.path.endings import Cut, Infeasible, OutOfReach, PathEnded
from oxpecker.engine.path.exploration import Exploration
from oxpecker.engine.path.state import State
from oxpecker.engine.values.arithmetic import equal, negation
from oxpecker.engine.values.value import Code, Value
from oxpecker.limits import Budget
from oxpecker.oox.source import Span
from oxpecker.results.bound import Bound
from oxpecker.solver import Answer
from oxpecker.solver.path import PathCondition
from oxpecker.solver.query import Satisfiable, Unsatisfiable
from oxpecker.terms import Term


class Forks:
    """Asks the solver which sides are feasible, and keeps those that are not followed at once."""

    def __init__(self, explorer: Exploration, pending: Worklist, reachability: Reachability | None) -> None:
        self.explorer = explorer
        self.reachability = reachability
        """Which paths may reach a goal of the search; None if all paths matter."""
        self.pending = pending
        self.solver = explorer.solver
        self.pruning = Pruning(explorer.options.pruning, explorer.options.seed)

    def is_possible(self, state: State) -> bool:
        """Whether a path is feasible; asks the solver only if pruning has left that open."""
        if state.knowledge.model is not None:
            return True
        answer = self.solver.check([], state.knowledge.condition)
        if isinstance(answer, Satisfiable):
            state.knowledge.model = answer.model
        return not isinstance(answer, Unsatisfiable)

    def extended(self, state: State, condition: Value, in_model: bool | None = None) -> bool:
        """Adds a condition to a state if it is satisfiable there; keeps a model.

        The caller passes whether the condition holds in the model of the state, if it knows.
        """
        if condition.__class__ is bool:
            return bool(condition)
        assert isinstance(condition, Term)
        known = state.knowledge.facts.get(condition)
        if known is not None:
            return known
        if any(conjunct is False for conjunct in terms.conjuncts(condition)):
            return False  # it was not simplified
        model = state.knowledge.model
        if in_model is None:
            in_model = model is not None and terms.evaluate(condition, model) is True
        if not in_model:
            possible, model = self.possible(state, condition)
            if not possible:
                return False
        state.knowledge.assume(condition)
        state.knowledge.model = model
        return True

    def possible(self, state: State, condition: Term) -> tuple[bool, Mapping[Term, Any] | None]:
        """Whether a condition is satisfiable on a path, with a model if one is known."""
        if not self.pruning.asks():
            return True, None
        self.explorer.watch.look()
        answer = self.at_branch([condition], state.knowledge.condition, state.knowledge.model)
        self.pruning.learn(not isinstance(answer, Unsatisfiable))
        if isinstance(answer, Unsatisfiable):
            self.explorer.statistics.pruned += 1
            return False, None
        # An undecided path is followed; its end is decided there.
        return True, answer.model if isinstance(answer, Satisfiable) else None

    def only_value(self, state: State, number: Term) -> int | None:
        """The only value that a number can have on a path, or None; always asked, because verdicts depend on it."""
        if not self.is_possible(state) or state.knowledge.model is None:
            return None
        value = terms.evaluate(number, state.knowledge.model)
        if value.__class__ is not int:
            return None
        other = self.solver.check([negation(equal(number, value))], state.knowledge.condition, state.knowledge.model)
        return value if isinstance(other, Unsatisfiable) else None

    def at_branch(self, constraints: list[Term], path: PathCondition, model: Mapping[Term, Any] | None) -> Answer:
        """Asks the solver, or only the cheap stages of the sequence."""
        if self.explorer.options.branches is Branches.ALL:
            return self.solver.check(constraints, path, model)
        with Budget(question=0).spending():
            return self.solver.check(constraints, path, model)

    def branch(self, state: State, condition: Any, then: Code, otherwise: Code, span: Span) -> Code:
        """Continues by a condition, unless no goal can be reached any more."""
        code = self._side(state, condition, then, otherwise, span)
        goals = self.reachability
        if goals is not None and not state.frames.in_specification and not goals.may_reach(state, code):
            raise PathEnded(OutOfReach(span))
        return code

    def is_lost(self, state: State) -> bool:
        """Whether a state can no longer reach a goal."""
        goals, code = self.reachability, state.frames.next
        if goals is None or state.frames.in_specification or goals.program.block_of(code) is None:
            return False
        return not goals.may_reach(state, code)

    def _side(self, state: State, condition: Any, then: Code, otherwise: Code, span: Span) -> Code:
        """The side to follow now; if both are feasible, the other one is kept for later."""
        known = condition if condition.__class__ is bool else state.knowledge.facts.get(condition)
        if known is not None:
            return then if known else otherwise
        state.decisions += 1
        if state.decisions > self.explorer.bounds.decisions:
            self.cut(Bound.DECISIONS, span)
        if state.choices.told is not None:
            return self._told_side(state, condition, then, otherwise)
        other = state.fork()
        holds = self._preferred(state, condition)
        state.choices.take(holds)
        other.choices.take(not holds)
        has_model = state.knowledge.model is not None
        mine, theirs = (condition, negation(condition)) if holds else (negation(condition), condition)
        if not self.extended(other, theirs, in_model=False):
            if has_model:
                state.knowledge.conclude(mine)
                self.explorer.program.taken(span, holds)
                return then if holds else otherwise
            # Without a model the preferred side is not known to be possible.
            if not self.extended(state, mine):
                raise PathEnded(Infeasible())
            self.explorer.program.taken(span, holds)
            return then if holds else otherwise
        other.frames.next = otherwise if holds else then
        self.later(other)
        if not self.extended(state, mine, in_model=has_model):
            raise PathEnded(Infeasible())
        self.explorer.statistics.forks += 1
        self.explorer.program.taken(span, holds)
        self.explorer.program.taken(span, not holds)
        return then if holds else otherwise

    def _told_side(self, state: State, condition: Term, then: Code, otherwise: Code) -> Code:
        """The side that the path must take."""
        holds = bool(state.choices.told)
        state.choices.take(holds)
        if not self.extended(state, condition if holds else negation(condition)):
            raise PathEnded(Infeasible())
        self.explorer.arrive(state)
        return then if holds else otherwise

    def _preferred(self, state: State, condition: Term) -> bool:
        """The side that the model takes."""
        if state.knowledge.model is None:
            return True
        return terms.evaluate(condition, state.knowledge.model) is True

    def split(self, state: State, targets: list[tuple[Value, int]], go: Callable[[State, int], Code]) -> Code:
        """Splits the path by the objects that a receiver may be."""
        for number, (condition, address) in enumerate(targets[1:], 1):
            other = state.fork()
            other.choices.take(number)
            if self.extended(other, condition):
                other.frames.next = partial(_at, go, address)
                self.later(other)
                self.explorer.statistics.forks += 1
        condition, address = targets[0]
        state.take(0)
        if not self.extended(state, condition):
            raise PathEnded(Infeasible())
        return go(state, address)

    def decide(self, state: State, condition: Term) -> list[State]:
        """Splits the path by a condition."""
        successors = []
        for value in (True, False):
            other = state.fork()
            other.choices.take(value)
            if self.extended(other, condition if value else negation(condition)):
                # Where nothing is simplified, the denial of a denial is another condition.
                other.knowledge.facts[condition] = value
                successors.append(other)
        return successors

    def cut(self, bound: Bound, span: Span) -> NoReturn:
        """Ends a path at a bound."""
        raise PathEnded(Cut(bound, span))

    def later(self, state: State) -> None:
        """Keeps a state for later, unless it has deviated from the choices that it had to make."""
        if not state.choices.is_astray:
            self.pending.push(state)


def _at(go: Callable[[State, int], Code], address: int, state: State) -> Code:
    return go(state, address)
