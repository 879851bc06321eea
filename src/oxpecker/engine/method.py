"""Checks a method: by contracts and invariants if the options say so, and by running code where those are too weak."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from types import MappingProxyType

from oxpecker import terms
from oxpecker.engine.checking import MethodCheck
from oxpecker.engine.counterexamples.replay import Sources
from oxpecker.engine.options import LoopTreatment, Options
from oxpecker.engine.preparation import prepared
from oxpecker.engine.progress import Progress
from oxpecker.engine.unexpected_threads import result_of
from oxpecker.limits.reason import Cause
from oxpecker.oox import typed
from oxpecker.results import MethodResult
from oxpecker.solver import Solver


def check_method(
    program: typed.Program,
    method: typed.Method,
    solver: Solver,
    options: Options,
    sources: Sources = MappingProxyType({}),
    watcher: Callable[[Progress], None] | None = None,
) -> MethodResult:
    """Checks a method for all inputs within bounds; a watcher receives the progress."""
    with terms.evaluation(terms.Level(options.solver.evaluation.value)):
        check = prepared(lambda: MethodCheck(program, method, solver, options, sources, watcher), method, options)
        if isinstance(check, MethodResult):
            return check
        result = result_of(check)
        seconds = check.watch.remaining or 0.0
        if result.reason.cause is not Cause.CONTRACT or seconds <= 0:
            return result
        # A contract or an invariant is too weak, or the program is wrong: then running its bodies shows it.
        plain = replace(options, modular=False, modular_for=(), loops=LoopTreatment.UNROLL, seconds=seconds, used=0.0)
        other = result_of(MethodCheck(program, method, solver, plain, sources, watcher))
        if other.findings:
            return other
        said = f"{other.verdict} ({other.reason})" if other.reason else str(other.verdict)
        return replace(
            result, notes=(*result.notes, f"with bodies and unrolled loops instead of contracts and invariants: {said}")
        )
