"""Limits that work wherever the main thread is: a timer signal checks them many times per second.

Python handles signals only between its own steps. Code that runs native libraries for a long time polls `passed`
from another thread.
"""

from __future__ import annotations

import signal
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from threading import current_thread, main_thread
from types import FrameType

from oxpecker.limits import platform
from oxpecker.limits.clock import monotonic
from oxpecker.limits.reason import Reason
from oxpecker.limits.watch import LimitReached, Watch

INTERVAL = 0.05
"""Seconds between two checks of the limits."""
_AGAIN = 0.5
"""Seconds until a limit is raised again if the exception was lost: cleaning up may need a moment."""

_watches: list[Watch] = []
"""The watches in force, outermost first."""
_quiet_until = 0.0


def passed() -> Reason | None:
    """Why the work must end at once; None while it may continue."""
    for watch in _watches:
        last = watch.last
        if last is not None and last < 0:
            return watch.out_of_time
        if watch.is_full:
            return watch.out_of_memory
    return None


def _on_alarm(_number: int, _frame: FrameType | None) -> None:
    global _quiet_until
    now = monotonic()
    if now < _quiet_until:
        return
    reason = passed()
    if reason is not None:
        _quiet_until = now + _AGAIN
        raise LimitReached(reason)


def _lost(usual: Callable[[sys.UnraisableHookArgs], object], lost: sys.UnraisableHookArgs) -> None:
    """Has a limit raised again if its exception was lost in a destructor or a callback."""
    global _quiet_until
    if isinstance(lost.exc_value, LimitReached):
        _quiet_until = 0.0
    else:
        usual(lost)


@contextmanager
def alarmed(watch: Watch) -> Iterator[None]:
    """Raises LimitReached at the last moment of a watch, wherever the work inside is.

    Only the main thread receives signals. In other threads, if other code uses the timer, and on systems without
    timers, the work ends when it checks its limits.
    """
    global _quiet_until
    if current_thread() is not main_thread() or not (_watches or platform.alarm_is_free()):
        yield
        return
    _watches.append(watch)
    _quiet_until = 0.0
    if len(_watches) > 1:
        try:
            yield
        finally:
            _watches.remove(watch)
        return
    hook = sys.unraisablehook
    sys.unraisablehook = partial(_lost, hook)
    try:
        with platform.ringing(_on_alarm, INTERVAL):
            try:
                yield
            finally:
                _watches.clear()
    finally:
        sys.unraisablehook = hook


def forget() -> None:
    """In a copy of a process: forgets its watches; its timer was not copied."""
    _watches.clear()
    if platform.ALARM is not None:
        signal.signal(platform.ALARM, signal.SIG_DFL)


@contextmanager
def uncounted() -> Iterator[None]:
    """Does not count the work inside towards the time limit: it is done once for all later runs."""
    begun = monotonic()
    outer = list(_watches)
    del _watches[:]
    try:
        yield
    finally:
        for watch in outer:
            watch.extend(monotonic() - begun)
        _watches.extend(outer)
