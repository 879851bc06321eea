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
        if _chooses(program.methods[info.key]):
            return True
    return False


def _chooses(method: typed.Method) -> bool:
    """Whether a method chooses anything; what stands for a value after something unsupported is no choice."""
    nodes = list(typed.walk(method.roots))
    unsupported = {node.span for node in nodes if isinstance(node, typed.Unsupported)}
    return any(isinstance(node, typed.Nondet) and node.span not in unsupported for node in nodes)
