"""Proofs without bounds: arrays as mathematical arrays, loops by their invariants, recursion by contracts."""

from __future__ import annotations

from oxpecker.engine import LoopTreatment
from oxpecker.limits import Budget
from oxpecker.oox import typed
from oxpecker.oox.reaching import REACH
from oxpecker.oox.records import dataclass
from oxpecker.oox.types import ArrayType, ClassType, Type
from oxpecker.strategies.cycles import Cycles
from oxpecker.strategies.goal import Goal
from oxpecker.strategies.strategy import Partial


@dataclass(frozen=True, slots=True)
class Horn:
    """Shows the proof obligations of a method, one by one."""

    shows_return: bool = False
    """Whether it must show, too, that paths return, since no other strategy has seen one that does."""
    may_recurse_forever: bool = False
    """Whether other strategies have seen paths that return, but also inputs for which the recursion never ends."""

    def run(self, goal: Goal, budget: Budget) -> Partial:
        """A proof, or nothing."""
        from oxpecker.strategies.obligations import show

        return show(goal, budget, self.shows_return, self.may_recurse_forever)


def is_provable(goal: Goal) -> bool:
    """Whether a proof may show more than exploration: there are arrays, loops, recursion or linked structures."""
    wanted = goal.is_unbounded and goal.options.loops is not LoopTreatment.UNROLL
    if not wanted or goal.has_threads or goal.options.judges:
        return False
    if any(_has_array(goal, each.type) for each in goal.method.parameters) or _asks_what_is_reached(goal):
        return True
    return Cycles(goal).any


def _asks_what_is_reached(goal: Goal) -> bool:
    """Whether the contract, a specification in the code or an invariant speaks of all objects that one leads to."""
    invariants = (clause for clauses in goal.program.invariants.values() for clause in clauses)
    calls = (node for root in (*goal.method.roots, *invariants) for node in typed.found(root, typed.Invoke))
    return any(node.method.owner == REACH for node in calls)


def _has_array(goal: Goal, t: Type) -> bool:
    """Whether a value is an array, or an object with one."""
    found = goal.program.hierarchy.get(t.name) if isinstance(t, ClassType) else None
    fields = () if found is None else found.layout
    return any(isinstance(each, ArrayType) for each in (t, *(field.type for field in fields)))
