"""Waits with a limit of time: models of the library may give them up at any moment, or never.

A thread for which nobody else does anything gives up some time, so that no deadlock is there. What comes then is not
followed: another run, in which it gives up, shows some of it.
"""

from __future__ import annotations

from collections.abc import Iterable

from oxpecker.oox import typed
from oxpecker.oox.hierarchy import MethodInfo
from oxpecker.oox.source import BUILT_IN

TIMED = "a timed wait that only its timeout can end"


def waits_for_time(program: typed.Program, calls: Iterable[MethodInfo]) -> bool:
    """Whether the first of these calls, from the innermost on, are of the library, and one may be given up."""
    for info in calls:
        if not info.span.file.startswith(BUILT_IN):
            return False
        if typed.contains(program.methods[info.key].roots, typed.Nondet):
            return True
    return False
