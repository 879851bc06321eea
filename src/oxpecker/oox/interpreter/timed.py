"""Timed waits: models of the library may end them at any moment, or never.

If no other thread ends a timed wait, its timeout does, so it is not a deadlock. What happens then is not followed:
another run, in which the wait ends earlier, shows some of it.
"""

from __future__ import annotations

from collections.abc import Iterable

from oxpecker.oox import typed
from oxpecker.oox.hierarchy import MethodInfo
from oxpecker.oox.source import BUILT_IN

TIMED = "a timed wait that only its timeout can end"


def waits_for_time(program: typed.Program, calls: Iterable[MethodInfo]) -> bool:
    """Whether the innermost of these calls belong to the library, and one of them is a timed wait."""
    for info in calls:
        if not info.span.file.startswith(BUILT_IN):
            return False
        if typed.contains(program.methods[info.key].roots, typed.Nondet):
            return True
    return False
