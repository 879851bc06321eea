"""All runs of a server: running, queued, and recently ended ones."""

from __future__ import annotations

import threading
from collections.abc import Callable
from contextlib import suppress
from time import monotonic, sleep

from oxpecker.server.job import Job
from oxpecker.server.limits import FAREWELL_SECONDS, LOOK_SECONDS, MOST_KEPT_BYTES, MOST_KEPT_RUNS
from oxpecker.server.line import Line
from oxpecker.server.process import JobProcess
from oxpecker.server.run import Run
from oxpecker.server.settings import Settings


class Busy(Exception):
    """The queue is full."""


class TooManyOwn(Exception):
    """A visitor has too many unfinished runs."""


class Runs:
    """Starts runs in order, up to the allowed number at once."""

    def __init__(
        self,
        settings: Settings,
        process: Callable[[Settings], JobProcess] = JobProcess,
        clock: Callable[[], float] = monotonic,
    ) -> None:
        self.settings = settings
        self.known: dict[str, Run] = {}
        self.waiting = Line()
        self._process, self._clock = process, clock
        self.working: set[Run] = set()
        self.spare: JobProcess | None = None
        """A process that has loaded everything and waits for the next job."""
        self.expected = False
        self.lock = threading.Lock()
        self.closed = threading.Event()
        threading.Thread(target=self._look_after, name="oxpecker-runs", daemon=True).start()

    def add(self, job: Job, visitor: str) -> Run:
        """A new run, which starts as soon as possible; raises Busy or TooManyOwn if it may not even wait."""
        run = Run(job, self.settings, visitor, self._clock)
        with self.lock:
            working = sum(each.visitor == visitor for each in self.working)
            if working + self.waiting.waiting_for(visitor) >= self.settings.each:
                raise TooManyOwn
            is_full = len(self.working) >= self.settings.runs and len(self.waiting) >= self.settings.waiting
            if is_full or self.closed.is_set():
                raise Busy
            self.known[run.id] = run
            self.waiting.add(run)
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
            next_runs = []
            while self.waiting and len(self.working) < self.settings.runs:
                run = self.waiting.take()
                self.working.add(run)
                next_runs.append(run)
            self._tell_places()
            for run in next_runs:
                threading.Thread(target=self._work, args=(run,), name=f"oxpecker-run-{run.id}", daemon=True).start()

    def _work(self, run: Run) -> None:
        try:
            run.work(self._take_spare() or self._process(self.settings))
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
        """Called with the lock, so that no run that is told its position can start meanwhile."""
        for place, run in enumerate(self.waiting.order(), 1):
            run.wait_at(place)

    def _look_after(self) -> None:
        """Prepares a process, and does what `look` does, again and again."""
        while not self.closed.wait(LOOK_SECONDS):
            self._make_ready()
            self.look(self._clock())

    def look(self, now: float) -> None:
        """Ends runs without listeners, and drops those that ended long ago, or the oldest if they take much space."""
        with self.lock:
            runs = list(self.known.values())
        for run in runs:
            if run.is_forsaken(now):
                self.cancel(run)
        ended = sorted((run for run in runs if run.ended is not None and not run.listeners), key=_end)
        count, size = len(ended), sum(run.size for run in ended)
        for run in ended:
            if now - _end(run) > self.settings.kept or count > MOST_KEPT_RUNS or size > MOST_KEPT_BYTES:
                count, size = count - 1, size - run.size
                with self.lock:
                    self.known.pop(run.id, None)


def _end(run: Run) -> float:
    return run.ended or 0.0
