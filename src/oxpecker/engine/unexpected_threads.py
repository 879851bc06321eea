"""Checks that meet a thread which they do not expect.

A check expects threads if a call of its method may start one. Code that initialises classes or constructs inputs runs
whenever a path needs it. In a large program, types say of most of this code that it may start threads, since it calls
methods of any object; so threads are expected of it only when one has been met.
"""

from __future__ import annotations

from dataclasses import replace

from oxpecker.engine.checking import MethodCheck
from oxpecker.engine.path.requests import ThreadStarted
from oxpecker.limits.clock import monotonic
from oxpecker.results import MethodResult


def result_of(check: MethodCheck) -> MethodResult:
    """The verdict of a check; if it meets a thread, it begins again and has the rest of its time."""
    try:
        return check.result()
    except ThreadStarted:
        return _with_threads(check).result()


def _with_threads(check: MethodCheck) -> MethodCheck:
    options = replace(check.options, used=monotonic() - check.begun)
    again = type(check)(check.program, check.method, check.solver, options, check.sources, check.watcher)
    again.code.forking, again.code.cuts_loops, again.code.goals = True, False, check.code.goals
    return again
