"""Paths that block without a deadlock: in a timed wait, or because only daemons are left."""

from __future__ import annotations

from collections.abc import Iterator

from oxpecker.engine.machine.monitors import Reacquire
from oxpecker.engine.path.endings import Ending, GaveUp, Infeasible
from oxpecker.engine.path.frames import Activation
from oxpecker.limits.reason import unsupported
from oxpecker.oox import typed
from oxpecker.oox.interpreter import daemons
from oxpecker.oox.interpreter.timed import TIMED, waits_for_time
from oxpecker.oox.source import BUILT_IN, Span


def gives_up(
    program: typed.Program, innermost: Activation | None, code: object, at_gate: bool, span: Span
) -> Ending | None:
    """How a path ends if the blocked thread with these active calls would continue by itself.

    Where the model chooses between waiting and the end of the time, and gives up all that it holds in both cases,
    another path is about what follows when the time is over. Otherwise what happens then is not explored.
    """
    calls = list(_under_way(innermost))
    if not waits_for_time(program, (call.code.info for call in calls)):
        return None
    chooses = innermost is not None and waits_for_time(program, [innermost.code.info])
    releases_all = isinstance(code, Reacquire) and code.times == 1
    if at_gate or (chooses and releases_all):
        return Infeasible()
    places = (place for place in (span, *(call.span for call in calls)) if not place.file.startswith(BUILT_IN))
    return GaveUp(unsupported(TIMED), next(places, span))


def is_daemon(innermost: Activation | None) -> bool:
    """Whether the thread with these active calls is a daemon."""
    return daemons.is_daemon(call.code.info for call in _under_way(innermost))


def _under_way(activation: Activation | None) -> Iterator[Activation]:
    while activation is not None:
        yield activation
        activation = activation.below
