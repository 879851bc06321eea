"""All runs of a server: some work, some wait, and those that ended are kept for a while."""

from __future__ import annotations

import threading
from collections import deque
from time import monotonic, sleep

from oxpecker.server.job import Job
from oxpecker.server.run import Run
from oxpecker.server.settings import Settings

_LOOKS = 0.5
"""Seconds between two looks for runs that nobody listens to."""
_FAREWELL = 5.0
"""Seconds to wait for runs to clear up at the end."""


class Busy(Exception):
    """Too many runs wait already."""


class Runs:
    """Starts runs in their order, so many at once as are allowed."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.known: dict[str, Run] = {}
        self.waiting: deque[Run] = deque()
        self.working: set[Run] = set()
        self.lock = threading.Lock()
        self.closed = threading.Event()
        threading.Thread(target=self._look_after, name="oxpecker-runs", daemon=True).start()

    def add(self, job: Job) -> Run:
        """A new run, which begins as soon as there is room; Busy if too many wait."""
        run = Run(job, self.settings)
        with self.lock:
            if len(self.waiting) >= self.settings.waiting or self.closed.is_set():
                raise Busy
            self.known[run.id] = run
            self.waiting.append(run)
        self._start_next()
        return run

    def get(self, name: str) -> Run | None:
        """The run of that name, if it is still known."""
        with self.lock:
            return self.known.get(name)

    def cancel(self, run: Run) -> None:
        """Ends a run."""
        run.cancel()
        with self.lock:
            if run in self.waiting:
                self.waiting.remove(run)
        self._tell_places()

    def close(self) -> None:
        """Ends all runs."""
        self.closed.set()
        with self.lock:
            runs = list(self.known.values())
        for run in runs:
            run.cancel()
        # Their folders are cleared up by threads that end with this process.
        end = monotonic() + _FAREWELL
        while self.working and monotonic() < end:
            sleep(0.01)

    def _start_next(self) -> None:
        with self.lock:
            while self.waiting and len(self.working) < self.settings.runs:
                run = self.waiting.popleft()
                self.working.add(run)
                threading.Thread(target=self._work, args=(run,), name=f"oxpecker-run-{run.id}", daemon=True).start()
        self._tell_places()

    def _work(self, run: Run) -> None:
        try:
            run.work()
        except OSError as error:
            run.tell({"event": "failure", "message": f"no process can be started: {error.strerror}"})
            run.finish("failed")
        finally:
            with self.lock:
                self.working.discard(run)
            self._start_next()

    def _tell_places(self) -> None:
        # With the lock held nobody who is told a place has begun already.
        with self.lock:
            for place, run in enumerate(self.waiting, 1):
                run.wait_at(place)

    def _look_after(self) -> None:
        """Ends runs that nobody listens to, and forgets those that ended long ago."""
        while not self.closed.wait(_LOOKS):
            now = monotonic()
            with self.lock:
                runs = list(self.known.values())
            for run in runs:
                if run.is_forsaken(now):
                    self.cancel(run)
                elif run.ended is not None and now - run.ended > self.settings.kept and not run.listeners:
                    with self.lock:
                        self.known.pop(run.id, None)
