"""Paths that stand still without a deadlock: in a wait with a limit of time, or since only daemons are left.

What comes when the time is over is not followed.
"""

from __future__ import annotations

from collections.abc import Iterator

from oxpecker.engine.path.endings import GaveUp
from oxpecker.engine.path.frames import Activation
from oxpecker.oox import typed
from oxpecker.oox.interpreter import daemons
from oxpecker.oox.interpreter.timed import TIMED, waits_for_time
from oxpecker.oox.source import BUILT_IN, Span


def gives_up(program: typed.Program, innermost: Activation | None, span: Span) -> GaveUp | None:
    """How a path ends there, if the thread with these calls under way would go on by itself."""
    calls = list(_under_way(innermost))
    if not waits_for_time(program, (call.code.info for call in calls)):
        return None
    places = (place for place in (span, *(call.span for call in calls)) if not place.file.startswith(BUILT_IN))
    return GaveUp(f"unsupported: {TIMED}", next(places, span))


def is_daemon(innermost: Activation | None) -> bool:
    """Whether the thread with these calls under way is one that nobody waits for."""
    return daemons.is_daemon(call.code.info for call in _under_way(innermost))


def _under_way(activation: Activation | None) -> Iterator[Activation]:
    while activation is not None:
        yield activation
        activation = activation.below
