"""Time limits for libraries that have none, but that another thread can stop."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from threading import Event, Lock, Thread
from time import monotonic

from oxpecker.solver.limits import WATCHDOG_REST, WATCHDOG_TICK


class Watchdog:
    """A thread that checks the clock from time to time; one thread per check would cost more than the check."""

    def __init__(self, stop: Callable[[int], None]) -> None:
        self._stop = stop
        self._lock = Lock()
        self._awake = Event()
        self._watched: int | None = None
        self._deadline: float | None = None
        self._checks = 0
        self._closed = False
        self._thread: Thread | None = None
        self.interrupted = False

    @contextmanager
    def watching(self, context: int, seconds: float | None) -> Iterator[None]:
        """Limits the work inside to a number of seconds."""
        if seconds is not None:
            self._wake()
        with self._lock:
            self._watched, self.interrupted = context, False
            self._deadline = None if seconds is None else monotonic() + seconds
            self._checks += 1
        try:
            yield
        finally:
            with self._lock:
                self._watched = self._deadline = None

    def interrupt(self) -> None:
        """Stop the running work."""
        with self._lock:
            if self._watched is not None:
                self.interrupted = True
                self._stop(self._watched)

    def _wake(self) -> None:
        if self._thread is None:
            self._thread = Thread(target=self._run, daemon=True)
            self._thread.start()
        if not self._awake.is_set():
            self._awake.set()

    def _run(self) -> None:
        idle, seen = 0, 0
        while not self._closed:
            self._awake.wait()
            Event().wait(WATCHDOG_TICK)
            with self._lock:
                if self._deadline is not None and self._watched is not None and monotonic() > self._deadline:
                    # Repeated at every tick, because a search that has just started ignores it.
                    self._stop(self._watched)
                idle = 0 if self._checks != seen or self._watched is not None else idle + 1
                seen = self._checks
                if idle > WATCHDOG_REST:
                    self._awake.clear()

    def close(self) -> None:
        """End the thread."""
        self._closed = True
        self._awake.set()
