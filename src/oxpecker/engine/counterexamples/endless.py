"""Inputs for which a method never ends: those of paths that repeat a state, or were cut in a loop or a recursion.

A path only suggests the inputs. The proof is a run on them: it comes to an earlier state again, and nothing else can
change it.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from functools import partial

from oxpecker import terms
from oxpecker.engine.concurrency.schedules import GuidedChoices
from oxpecker.engine.counterexamples.findings import Findings
from oxpecker.engine.counterexamples.inputs import IllTyped, NotConstructible
from oxpecker.engine.counterexamples.replay import Replay
from oxpecker.engine.counterexamples.shrinking import Inputs, lowered
from oxpecker.engine.counterexamples.smallest import model_of, smallest_model
from oxpecker.engine.explore.explorer import Explorer
from oxpecker.engine.limits import (
    ATTEMPTED_STEPS,
    CUT_PATHS_TRIED,
    ENDLESS_CALLS,
    ENDLESS_ELEMENTS,
    ENDLESS_STEPS,
    PATHS_COMPARED,
)
from oxpecker.engine.path.endings import Cut
from oxpecker.engine.path.entities import Array
from oxpecker.engine.path.state import PathEnd, State
from oxpecker.oox import interpreter as concrete
from oxpecker.oox.source import BUILT_IN, Span
from oxpecker.results.bound import Bound
from oxpecker.solver import Unsatisfiable

_UNFINISHED = frozenset((Bound.DECISIONS, Bound.CALLS, Bound.STEPS))
"""The bounds that cut long paths."""


class EndlessRuns:
    """Looks for runs of one method that never end."""

    def __init__(self, replay: Replay, findings: Findings, with_states: bool) -> None:
        info = replay.method.info
        self.replay = replay
        self.may_need_objects = with_states and info.span.file.endswith(".java") and not info.private
        """Whether to tell runs that depend on the state of an object: others have to find calls that lead to it."""
        self.findings = findings
        self.tried: Counter[Span] = Counter()
        self.compared: Counter[Span] = Counter()

    def repeats(self, explorer: Explorer, end: PathEnd, span: Span) -> bool:
        """Whether a run on the inputs of a path that repeats a state never ends; then there is a finding."""
        self.compared[span] += 1
        return self.compared[span] <= PATHS_COMPARED and self._confirm(explorer, end)

    def is_cut(self, explorer: Explorer, end: PathEnd) -> bool:
        """Whether a run on the inputs of a path that was cut never ends; only a few paths per place are tried."""
        ending = end.ending
        if not isinstance(ending, Cut) or ending.bound not in _UNFINISHED:
            return False
        self.tried[ending.span] += 1
        return self.tried[ending.span] <= CUT_PATHS_TRIED and self._confirm(explorer, end)

    def is_long(self, explorer: Explorer, state: State) -> bool:
        """Whether a run on the inputs of a long path never ends; then there is a finding."""
        return self.is_cut(explorer, PathEnd(Cut(Bound.STEPS, state.frames.place), state))

    def _confirm(self, explorer: Explorer, end: PathEnd) -> bool:
        found = model_of(explorer, end.state)
        if found is None or isinstance(found, Unsatisfiable):
            return False
        path, model = found
        inputs = Inputs(explorer, end.state, model)
        if _elements(inputs) > ENDLESS_ELEMENTS:
            inputs = Inputs(explorer, end.state, smallest_model(explorer, path, model))
        if _elements(inputs) > ENDLESS_ELEMENTS or self._run(inputs) is None:
            return False
        small = Inputs(explorer, end.state, smallest_model(explorer, path, model))
        run = self._run(small)
        if run is None:
            small, run = inputs, self._run(inputs)
        assert run is not None and isinstance(run.outcome, concrete.Recurred), "runs are deterministic"
        small, _ = lowered(partial(self._attempt, run.outcome), small, small.schedule())
        run = self._run(small)
        assert run is not None and isinstance(run.outcome, concrete.Recurred), "runs are deterministic"
        finding = self.replay.finding(run)
        assert finding is not None
        if self._needs_object(run):
            return False
        if self.findings.wants(finding):
            sought = concrete.Sought(rounds=1, known=run.outcome)
            interpreter = self.replay.interpreter
            self.findings.add(self.replay.traced(interpreter, small, small.schedule(), finding, sought))
            interpreter.sought = None
        return True

    def _attempt(self, known: concrete.Recurred, inputs: Inputs, _choices: GuidedChoices) -> tuple[bool, int]:
        """Whether the same code runs forever on other inputs, and the steps that this took to see."""
        if inputs.state.environment.answers:
            return False, 0
        run = self._run(inputs, ATTEMPTED_STEPS)
        if run is None or not isinstance(run.outcome, concrete.Recurred):
            return False, 0
        return run.outcome.span == known.span and not self._needs_object(run), run.outcome.steps

    def _run(self, inputs: Inputs, steps: int = ENDLESS_STEPS) -> concrete.Run | None:
        """A run on inputs, if it never ends."""
        interpreter, limits = self.replay.interpreter, self.replay.limits
        interpreter.sought = concrete.Sought()
        interpreter.limit(replace(limits, steps=min(limits.steps, steps), call_depth=ENDLESS_CALLS))
        try:
            run = self.replay.run(interpreter, inputs)
        except (IllTyped, NotConstructible, concrete.ScheduleError):
            return None
        finally:
            interpreter.sought = None
            interpreter.limit(limits)
        return run if isinstance(run.outcome, concrete.Recurred) else None

    def _needs_object(self, run: concrete.Run) -> bool:
        """Whether a run depends on the state of a class or an input object that probably cannot exist.

        A list whose nodes form a circle, for example, makes every loop over it endless, and a reader that wraps itself
        every recursion.
        """
        assert isinstance(run.outcome, concrete.Recurred)
        hierarchy = self.replay.program.hierarchy
        names = {
            each.name
            for field in run.outcome.reads
            for each in hierarchy.subclasses(field.owner)
            if not (field.span.file.startswith(BUILT_IN) and each.declaration.span.file.startswith(BUILT_IN))
        }
        before = self.replay.before
        is_own = any(each.type in names for each in before.objects)
        if bool(run.statics) or (before.is_cyclic and (is_own or run.outcome.is_recursion)):
            return True
        return is_own and not self.may_need_objects


def _elements(inputs: Inputs) -> int:
    """The number of elements of the input arrays of a path."""
    arrays = (each for each in inputs.state.heap.entities.values() if isinstance(each, Array) and each.is_input)
    return sum(int(terms.evaluate(each.length, inputs.model)) for each in arrays)
