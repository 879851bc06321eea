"""Runs of a task on chosen values, and the violations they show.

A run is the meaning of the program, so what it shows needs no confirmation; that runs show nothing says nothing.
"""

from __future__ import annotations

from dataclasses import replace

from oxpecker.engine.counterexamples.replay import Replay
from oxpecker.engine.exceptions import CountedExceptions
from oxpecker.oox.interpreter import Choices, Interpreter, Run
from oxpecker.oox.interpreter.limits import Limits
from oxpecker.results import Finding
from oxpecker.tasks.estimates import Estimates
from oxpecker.tasks.program import TaskProgram
from oxpecker.tasks.task import PropertyKind

LIMITS = Limits(steps=40_000, call_depth=2_000, heap=200_000)
"""Of one run. Steps, and not seconds: the answer is the same on every machine."""


class Runs:
    """Runs a task and tells which runs violate its property."""

    def __init__(self, program: TaskProgram, kind: PropertyKind, interpreter: Interpreter | None = None) -> None:
        self.program = program
        self.kind = kind
        exceptions = CountedExceptions(program.program, program.violating(kind))
        self.replay = Replay(program.program, program.start, LIMITS.steps, program.sources, exceptions)
        self.interpreter = interpreter or self.replay.interpreter
        self.interpreter.limit(LIMITS)
        self.estimates = Estimates(program.program)
        self.estimates.install(self.interpreter.world)

    def run(self, choices: Choices) -> Run:
        """One run."""
        self.estimates.used = False
        return self.interpreter.run(self.program.start, lambda _heap: [], choices)

    def is_doubtful(self, run: Run) -> bool:
        """Whether a run shows something; asked of one without a finding, because estimates decide."""
        return self._shown(run) is not None

    def finding(self, run: Run) -> Finding | None:
        """What the last run shows, if it is certain."""
        found = self._shown(run)
        if found is None:
            return None
        defect = found.defect

        def seen_again() -> bool:
            again = self._shown(self.run(Choices(run.schedule, values=run.values)))
            return again is not None and again.defect == defect

        return replace(found, schedule=run.schedule) if self.estimates.hold_anyway(seen_again) else None

    def _shown(self, run: Run) -> Finding | None:
        """What a run shows that violates the property: it says nothing about anything else that may go wrong."""
        found = self.replay.finding(run)
        return found if found is not None and self.program.is_violated_by(found, self.kind) else None
