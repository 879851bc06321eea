"""What the operating system offers: timers, limits and caches (see `processes` for processes).

Windows has no timer signals and no process limits; macOS has them, but no `/proc`. Missing features are skipped: a
time limit is then noticed at the next check.
"""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager, suppress
from importlib import import_module
from pathlib import Path
from types import FrameType
from typing import Any

Handler = Callable[[int, FrameType | None], object]


def _module(name: str) -> Any:
    try:
        return import_module(name)
    except ImportError:
        return None


_RESOURCE: Any = _module("resource")
_LOCKS: Any = _module("fcntl")
_SIGNALS: Any = signal

# --- signals -----------------------------------------------------------------------------------------------

ALARM: int | None = getattr(signal, "SIGALRM", None) if hasattr(signal, "setitimer") else None
"""The signal of the timer; None if the system has no such timer."""
ENDING = frozenset(getattr(signal, name) for name in ("SIGINT", "SIGTERM", "SIGHUP") if hasattr(signal, name))
"""The signals that ask the process to terminate."""


def alarm_is_free() -> bool:
    """Whether no other code uses the timer; also true if there is no timer."""
    if ALARM is None:
        return True
    usual = signal.getsignal(ALARM) in (signal.SIG_DFL, signal.SIG_IGN)
    return usual and bool(_SIGNALS.getitimer(_SIGNALS.ITIMER_REAL) == (0.0, 0.0))


@contextmanager
def ringing(handler: Handler, seconds: float) -> Iterator[None]:
    """Calls a function periodically in the main thread; never if the system has no timer."""
    if ALARM is None:
        yield
        return
    before = signal.signal(ALARM, handler)
    _SIGNALS.setitimer(_SIGNALS.ITIMER_REAL, seconds, seconds)
    try:
        yield
    finally:
        _SIGNALS.setitimer(_SIGNALS.ITIMER_REAL, 0)
        signal.signal(ALARM, before)


# --- memory ------------------------------------------------------------------------------------------------


def page_bytes() -> int | None:
    """The size of a memory page, the unit in which Linux counts; None if the system does not report it."""
    return None if _RESOURCE is None else int(_RESOURCE.getpagesize())


def peak_bytes() -> int | None:
    """The peak memory of this process; None if the system does not report it."""
    if _RESOURCE is not None:
        # macOS counts bytes, the others count kilobytes.
        return int(_RESOURCE.getrusage(_RESOURCE.RUSAGE_SELF).ru_maxrss) * (1 if sys.platform == "darwin" else 2**10)
    return _peak_on_windows()


def _peak_on_windows() -> int | None:
    import ctypes

    class Counters(ctypes.Structure):
        """`PROCESS_MEMORY_COUNTERS` of Windows."""

        _fields_ = (
            ("size", ctypes.c_uint32),
            ("page_faults", ctypes.c_uint32),
            ("peak_working_set", ctypes.c_size_t),
            ("others", ctypes.c_size_t * 7),
        )

    libraries: Any = getattr(ctypes, "windll", None)
    if libraries is None:
        return None
    kernel = libraries.kernel32
    kernel.GetCurrentProcess.restype = ctypes.c_void_p
    counters = Counters(size=ctypes.sizeof(Counters))
    process = ctypes.c_void_p(kernel.GetCurrentProcess())
    succeeded = kernel.K32GetProcessMemoryInfo(process, ctypes.byref(counters), ctypes.c_uint32(counters.size))
    return int(counters.peak_working_set) if succeeded else None


def grow_stack(size: int) -> bool:
    """Lets the stack of the main thread grow to this many bytes; returns whether that succeeded."""
    if _RESOURCE is None:
        return False
    unlimited, kind = _RESOURCE.RLIM_INFINITY, _RESOURCE.RLIMIT_STACK
    soft, hard = _RESOURCE.getrlimit(kind)
    if soft != unlimited and soft < size:
        with suppress(OSError, ValueError):
            _RESOURCE.setrlimit(kind, (size, hard))
        soft, _ = _RESOURCE.getrlimit(kind)
    return bool(soft == unlimited or soft >= size)


def limit_process(most: Mapping[str, int]) -> None:
    """Sets limits that neither this process nor its children can lift: `RLIMIT_AS` and others, by name.

    Limits that the system does not have or refuses are skipped.
    """
    for name, value in most.items():
        kind = getattr(_RESOURCE, name, None)
        if kind is not None:
            _, hard = _RESOURCE.getrlimit(kind)
            wanted = value if hard == _RESOURCE.RLIM_INFINITY else min(value, hard)
            with suppress(ValueError, OSError):
                _RESOURCE.setrlimit(kind, (wanted, wanted))


# --- files -------------------------------------------------------------------------------------------------


def lock_file(handle: int) -> bool:
    """Locks an open file until it is closed or the process ends; False if another process has locked it.

    Systems without such locks always answer True.
    """
    if _LOCKS is None:
        return True
    try:
        _LOCKS.flock(handle, _LOCKS.LOCK_EX | _LOCKS.LOCK_NB)
    except BlockingIOError:
        return False
    except OSError:  # some network file systems have no locks
        return True
    return True


def cache_folder() -> Path:
    """The user's cache folder: `XDG_CACHE_HOME` if it is set, otherwise the system's default."""
    if sys.platform == "darwin":
        usual = Path.home() / "Library" / "Caches"
    elif sys.platform == "win32":
        usual = Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local")
    else:
        usual = Path.home() / ".cache"
    return Path(os.environ.get("XDG_CACHE_HOME") or usual) / "oxpecker"
