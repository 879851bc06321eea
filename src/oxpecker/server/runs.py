"""All runs of a server: running, queued, and recently ended ones."""

from __future__ import annotations

import threading
from collections import deque
from contextlib import suppress
from time import monotonic, sleep

from oxpecker.server.job import Job
from oxpecker.server.limits import FAREWELL_SECONDS, LOOK_SECONDS
from oxpecker.server.process import JobProcess
from oxpecker.server.run import Run
from oxpecker.server.settings import Settings


class Busy(Exception):
    """The queue is full."""


class Runs:
    """Starts runs in order, up to the allowed number at once."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.known: dict[str, Run] = {}
        self.waiting: deque[Run] = deque()
        self.working: set[Run] = set()
        self.spare: JobProcess | None = None
        """A process that has loaded everything and waits for the next job."""
        self.expected = False
        self.lock = threading.Lock()
        self.closed = threading.Event()
        threading.Thread(target=self._look_after, name="oxpecker-runs", daemon=True).start()

    def add(self, job: Job) -> Run:
        """A new run, which starts as soon as possible; raises Busy if the queue is full."""
        run = Run(job, self.settings)
        with self.lock:
            is_full = len(self.working) >= self.settings.runs and len(self.waiting) >= self.settings.waiting
            if is_full or self.closed.is_set():
                raise Busy
            self.known[run.id] = run
            self.waiting.append(run)
        self._start_next()
        return run

    def get(self, name: str) -> Run | None:
        """The run with this name, if it is still known."""
        with self.lock:
            return self.known.get(name)

    def expect(self) -> None:
        """Prepares a process as soon as the machine is idle, because a visitor has arrived."""
        self.expected = True

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
        if (spare := self._take_spare()) is not None:
            spare.close()
        # Their folders are deleted by threads that end with this process.
        end = monotonic() + FAREWELL_SECONDS
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
            run.work(self._take_spare() or JobProcess(self.settings))
        except OSError as error:
            run.tell({"event": "failure", "message": f"cannot start a process: {error.strerror}"})
            run.finish("failed")
        finally:
            with self.lock:
                self.working.discard(run)
            self._start_next()

    def _take_spare(self) -> JobProcess | None:
        with self.lock:
            found, self.spare = self.spare, None
        if found is not None and not found.is_alive:
            found.close()
            return None
        return found

    def _make_ready(self) -> None:
        """Starts a process for the next job while nothing else is running."""
        with self.lock:
            if self.expected and self.spare is None and not self.working and not self.closed.is_set():
                with suppress(OSError):
                    self.spare = JobProcess(self.settings, is_early=True)

    def _tell_places(self) -> None:
        # While the lock is held, no run that is told its position can start.
        with self.lock:
            for place, run in enumerate(self.waiting, 1):
                run.wait_at(place)

    def _look_after(self) -> None:
        """Prepares a process, ends runs without listeners, and drops those that ended long ago."""
        while not self.closed.wait(LOOK_SECONDS):
            now = monotonic()
            self._make_ready()
            with self.lock:
                runs = list(self.known.values())
            for run in runs:
                if run.is_forsaken(now):
                    self.cancel(run)
                elif run.ended is not None and now - run.ended > self.settings.kept and not run.listeners:
                    with self.lock:
                        self.known.pop(run.id, None)
