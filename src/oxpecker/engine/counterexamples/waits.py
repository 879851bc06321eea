"""Waits that only other code can end: a check of one method does not know the threads that run beside it."""

from __future__ import annotations

from oxpecker.engine.counterexamples.unconfirmed import Unreplayable
from oxpecker.engine.explore.explorer import Explorer
from oxpecker.oox import typed
from oxpecker.oox.analysis.static_state import begins_program
from oxpecker.oox.interpreter import Deadlocked, Run
from oxpecker.oox.source import Span
from oxpecker.results import AssumptionKind, HeapGraph


class WaitsForOthers(Unreplayable):
    """What a path waits for that is no finding: it waits on an object that other threads can know."""

    __slots__ = ()

    def leave_out(self, explorer: Explorer, _place: Span) -> None:
        explorer.log.assume(AssumptionKind.WAITS, self, f"calls that do not wait for {self}")


def may_be_called_beside(program: typed.Program, method: typed.Method) -> bool:
    """Whether other threads may run beside a call: a Java program has those of its environment, OOX only its own."""
    return program.options["memory"] == "java" and not begins_program(method.info)


def wait_for_others(run: Run, given: HeapGraph, held: HeapGraph) -> WaitsForOthers | None:
    """The wait at which a run of one thread is stuck, if other code has or gets the object that it waits on.

    Such objects are among those that were given, or that what was given holds at the end. Threads that a run has
    started know each other, and nobody else is expected.
    """
    outcome = run.outcome
    if not isinstance(outcome, Deadlocked) or any(run.schedule):
        return None
    known = {each.name for each in (*given.objects, *held.objects)}
    stuck = next((each for each in outcome.threads if each.target in known), None)
    return None if stuck is None else WaitsForOthers(f"another thread at {stuck.span}")
