"""Inputs for which a method never ends, although no state comes again: its states stay in a recurrence set.

Simple inputs are run. Those whose runs are long suggest a set: what all rounds of a loop, or all calls of a recursion,
have in common. If the set is proved to be closed, the run never ends.
"""

from __future__ import annotations

from dataclasses import replace

from oxpecker.engine.counterexamples.replay import Replay
from oxpecker.engine.counterexamples.written_inputs import run_on, shown_on
from oxpecker.engine.exceptions import CountedExceptions
from oxpecker.limits import Budget
from oxpecker.limits.budget import is_spent, spend
from oxpecker.oox import cfg
from oxpecker.oox import interpreter as concrete
from oxpecker.oox.interpreter.limits import Limits
from oxpecker.oox.interpreter.observer import Observer
from oxpecker.oox.interpreter.simple_inputs import simplest_inputs
from oxpecker.oox.interpreter.steps import short_value
from oxpecker.oox.interpreter.visits import Frame, Place, Staying, Visits
from oxpecker.oox.records import dataclass
from oxpecker.oox.types import ArrayType, is_reference
from oxpecker.results import Finding, FindingKind
from oxpecker.solver import Solver, open_solver
from oxpecker.strategies.closed_sets import ClosedSets, Repeated
from oxpecker.strategies.cycles import Cycles
from oxpecker.strategies.goal import Goal
from oxpecker.strategies.limits import (
    CALLS_OF_SUSPICION,
    MOST_ENDLESS_INPUTS,
    MOST_SUSPECTS,
    STEPS_OF_A_UNIT,
    STEPS_OF_SUSPICION,
)
from oxpecker.strategies.staying_candidates import Candidate
from oxpecker.strategies.strategy import Partial, refuted

_LIMITS = Limits(steps=STEPS_OF_SUSPICION, call_depth=CALLS_OF_SUSPICION, heap=200_000)
_ROUNDS = replace(_LIMITS, steps=20 * STEPS_OF_SUSPICION)
"""Of a run that shows the rounds of a loop which is never left."""
_LONG = (concrete.Limit.STEPS, concrete.Limit.CALL_DEPTH)


def may_run_forever(goal: Goal) -> bool:
    """Whether a run that never ends is a finding, and simple inputs may show it."""
    options, method = goal.options, goal.method
    if not (options.endless and options.needs_end) or method.info.diverges or goal.has_threads:
        return False
    return _is_simple(goal) and (bool(Cycles(goal).loops) or bool(Cycles(goal).recursive))


def _is_simple(goal: Goal) -> bool:
    """Whether the inputs are numbers and arrays of them; a receiver is an object of its class and has no fields."""
    method, owner = goal.method, goal.program.hierarchy[goal.method.info.owner]
    if method.info.is_constructor or method.body is None or (owner.abstract and not method.info.static):
        return False
    given = method.parameters if method.info.static else method.parameters[1:]
    has_state = not method.info.static and any(each.owner != "Object" for each in owner.layout)
    elements = [each.type.element if isinstance(each.type, ArrayType) else each.type for each in given]
    return not has_state and not any(map(is_reference, elements))


@dataclass(frozen=True, slots=True)
class RecurrenceSets:
    """Looks for inputs whose runs stay in a closed set of states."""

    def run(self, goal: Goal, budget: Budget) -> Partial:
        """A run that never ends, or nothing."""
        with open_solver(goal.options.solver) as solver, budget.spending():
            finding = _Search(goal, solver).finding()
        return Partial(is_complete=budget.is_enough) if finding is None else refuted(goal, finding)


class _Search:
    def __init__(self, goal: Goal, solver: Solver) -> None:
        self.goal = goal
        self.closed_sets = ClosedSets(goal, solver)
        self.cycles = Cycles(goal)
        counted = CountedExceptions(goal.program, goal.options.exceptions)
        self.replay = Replay(goal.program, goal.method, _LIMITS.steps, goal.sources, counted)
        self.replay.interpreter.limit(_LIMITS)

    def finding(self) -> Finding | None:
        """The finding of the simplest input whose run never ends."""
        parameters = self.goal.method.parameters
        types = [each.type for each in (parameters if self.goal.method.info.static else parameters[1:])]
        suspects = 0
        for texts in simplest_inputs(self.goal.program.hierarchy, types, MOST_ENDLESS_INPUTS):
            if is_spent() or suspects >= MOST_SUSPECTS:
                break
            run = self._run(texts, concrete.Sought())
            if isinstance(run.outcome, concrete.Recurred):
                return self._shown(texts, concrete.Sought(rounds=1, known=run.outcome))
            if isinstance(run.outcome, concrete.Exhausted) and run.outcome.limit in _LONG:
                suspects += 1
                staying = self._staying(texts, run.outcome.limit is concrete.Limit.CALL_DEPTH)
                if staying is not None:
                    return self._shown(texts, staying)
        return None

    def _run(self, texts: tuple[str, ...], observer: Observer) -> concrete.Run:
        interpreter = self.replay.interpreter
        interpreter.sought = observer
        run = run_on(self.replay, interpreter, texts)
        interpreter.sought = None
        spend(1 + run.outcome.steps // STEPS_OF_A_UNIT)
        return run

    def _shown(self, texts: tuple[str, ...], observer: Observer) -> Finding | None:
        found = shown_on(self.replay, texts, observer, _ROUNDS)
        return found if found is not None and found.kind is FindingKind.NEVER_ENDS else None

    def _staying(self, texts: tuple[str, ...], is_deep: bool) -> Staying | None:
        """A closed set that a run stays in."""
        visits = Visits(self.goal.files)
        self._run(texts, visits)
        often = sorted(visits.frames, key=lambda each: -len(visits.frames[each]))
        for place in [each for each in often if (each[1] == 0) is is_deep][:MOST_SUSPECTS]:
            repeated, frames = self._repeated(place), list(visits.frames[place])
            if repeated is None or len(frames) < 2:
                continue
            found = self.closed_sets.around(repeated, frames)
            if found is not None:
                return _in(repeated, place, found, frames[-1])
        return None

    def _repeated(self, place: Place) -> Repeated | None:
        key, head = place
        method = self.goal.program.methods[key]
        if head == 0:
            is_kept = key in {each.key for each in self.cycles.recursive} and not self.cycles.minds_depth
            return Repeated(method, None, tuple(method.parameters)) if is_kept else None
        spans = {loop.head: loop.span for loop in cfg.graphs_of(self.goal.program).of(method).loops}
        found = [
            each for each in self.cycles.loops if each.method.info.key == key and each.loop.span == spans.get(head)
        ]
        if len(found) != 1:
            return None
        scope = sorted(found[0].known, key=lambda each: each.index)
        return Repeated(method, found[0].loop, tuple(scope))


def _in(repeated: Repeated, place: Place, conditions: list[Candidate], frame: Frame) -> Staying:
    """The rounds of a run in a closed set."""
    info = repeated.method.info
    fixed = [each for each in repeated.used if each not in repeated.assigned and not is_reference(each.type)]
    values = [(each.name, short_value(frame[each.index], each.type)) for each in fixed]

    def is_inside(now: Frame) -> bool:
        return all(now[each.index] == frame[each.index] for each in fixed) and all(c.holds(now) for c in conditions)

    shown = [f"{name} = {value}" for name, value in values if not name.startswith("$")]
    text = " and ".join([*(each.text for each in conditions), *shown])
    outcome = concrete.Recurred(
        0, repeated.span, str(info), tuple(values), info.key, place[1], is_recursion=not place[1], condition=text
    )
    return Staying(place, is_inside, outcome)
