"""Concrete runs of a closed goal on chosen values, and their violations.

A run is the meaning of the program, so a violation needs no confirmation; runs without a violation prove nothing.
"""

from __future__ import annotations

from dataclasses import replace

from oxpecker.engine.counterexamples.replay import Replay
from oxpecker.engine.exceptions import CountedExceptions
from oxpecker.limits.budget import spend
from oxpecker.oox.interpreter import Choices, Interpreter, Run
from oxpecker.oox.interpreter.limits import Limits
from oxpecker.results import Finding, FindingKind
from oxpecker.strategies.goal import Goal
from oxpecker.strategies.limits import STEPS_OF_A_UNIT

LIMITS = Limits(steps=40_000, call_depth=2_000, heap=200_000)
"""Steps of one run. Steps and not seconds, so that the answer is the same on every machine."""


class Runs:
    """Runs a method without inputs, and finds runs that violate the goal."""

    def __init__(self, goal: Goal, interpreter: Interpreter | None = None) -> None:
        self.goal = goal
        counted = CountedExceptions(goal.program, goal.options.exceptions)
        self.replay = Replay(goal.program, goal.method, LIMITS.steps, goal.sources, counted)
        self.interpreter = interpreter or self.replay.interpreter
        self.interpreter.limit(LIMITS)
        self.tolerance = self.interpreter.world.heap.tolerance

    def run(self, choices: Choices) -> Run:
        """One run; its steps count towards the budgets in force."""
        self.tolerance.used = False
        run = self.interpreter.run(self.goal.method, lambda _heap: [], choices)
        spend(1 + run.outcome.steps // STEPS_OF_A_UNIT)
        return run

    def is_doubtful(self, run: Run) -> bool:
        """Whether a run has a finding, even an uncertain one that depends on the last digits of functions."""
        return self._shown(run) is not None

    def finding(self, run: Run) -> Finding | None:
        """The finding of the last run, if it is certain."""
        found = self._shown(run)
        if found is None:
            return None
        defect = found.defect

        def seen_again() -> bool:
            again = self._shown(self.run(Choices(run.schedule, values=run.values)))
            return again is not None and again.defect == defect

        return replace(found, schedule=run.schedule) if self.tolerance.holds_anyway(seen_again) else None

    def _shown(self, run: Run) -> Finding | None:
        """The finding of a run if it violates the goal; other failures do not count."""
        found = self.replay.finding(run)
        if found is None or not self.goal.decides(found):
            return None
        return found if self.goal.options.deadlocks or found.kind is not FindingKind.DEADLOCK else None
