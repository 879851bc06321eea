"""One run of a job: its events, for any number of listeners, and its end."""

from __future__ import annotations

import secrets
import threading
from collections.abc import Callable
from dataclasses import dataclass, field
from time import monotonic
from typing import Any

from oxpecker.server.job import Job
from oxpecker.server.process import JobProcess
from oxpecker.server.settings import Settings

_KILLED = 9
_OUT_OF_MEMORY = ("MemoryError", "bad_alloc", "out of memory", "failed to map segment", "can't start new thread")
"""Messages of Python, libraries and the system when memory is exhausted."""


@dataclass(slots=True, eq=False)
class Run:
    """A job and its events so far. Of progress, and of its place in the queue, only the latest event is kept."""

    job: Job
    settings: Settings
    visitor: str = ""
    """Who has started it."""
    clock: Callable[[], float] = monotonic
    id: str = field(default_factory=lambda: secrets.token_urlsafe(16))
    events: list[dict[str, Any]] = field(default_factory=list)
    progress: dict[str, Any] | None = None
    version: int = 0
    """Increases whenever there is news."""
    ended: float | None = None
    cancelled: bool = False
    place: int = 0
    """Its position in the queue; 0 if not known yet."""
    process: JobProcess | None = None
    listeners: int = 0
    unheard_since: float = 0.0
    changed: threading.Condition = field(default_factory=threading.Condition)

    def __post_init__(self) -> None:
        self.unheard_since = self.clock()

    @property
    def size(self) -> int:
        """Bytes of its events."""
        return 0 if self.process is None else self.process.size

    def tell(self, event: dict[str, Any]) -> None:
        """Adds an event for the listeners."""
        with self.changed:
            if self.ended is not None:
                return
            if event["event"] in ("progress", "waiting"):
                self.progress = event
            else:
                self.progress = None
                self.events.append(event)
            self.version += 1
            self.changed.notify_all()

    def wait_at(self, place: int) -> None:
        """Reports its position in the queue, if that has changed."""
        if place != self.place:
            self.place = place
            self.tell({"event": "waiting", "place": place})

    def finish(self, reason: str) -> None:
        """Adds the last event: `done`, `cancelled`, or `limit`."""
        self.tell({"event": "end", "reason": reason})
        with self.changed:
            self.ended = self.ended or self.clock()
            self.changed.notify_all()

    def work(self, process: JobProcess) -> None:
        """Does the job, in this thread and a separate process."""
        with self.changed:
            if self.cancelled:
                process.close()
                return
            self.process = process
            process.begin(self.job)
        self.tell({"event": "started"})
        has_failed = False
        try:
            for event in process.events():
                has_failed = has_failed or event["event"] == "failure"
                self.tell(event)
            # Nothing more is to come, so the process ends by itself shortly.
            if not process.stopped:
                process.wait_a_little()
        finally:
            code, complaints = process.close()
            self.finish(self._outcome(process, code, complaints, has_failed))

    def _outcome(self, process: JobProcess, code: int, complaints: str, has_failed: bool) -> str:
        if self.cancelled:
            return "cancelled"
        if process.over_time:
            self.tell({"event": "failure", "message": f"ended after {self.settings.seconds:g} seconds"})
            return "limit"
        if not process.finished and not has_failed:
            self.tell({"event": "failure", "message": _why(code, complaints, self.settings)})
        return "done" if process.finished and not has_failed else "failed"

    def cancel(self) -> None:
        """Ends the run now, whether it is queued or running."""
        with self.changed:
            if self.ended is not None:
                return
            self.cancelled = True
            process = self.process
        if process is None:
            self.finish("cancelled")
        else:
            process.stop()

    def is_forsaken(self, now: float) -> bool:
        """Whether the run has had no listeners for a while, so that it can be ended."""
        with self.changed:
            return (
                self.ended is None and not self.listeners and now - self.unheard_since > self.settings.unheard_seconds
            )

    def listen(self) -> None:
        """Adds a listener."""
        with self.changed:
            self.listeners += 1

    def leave(self) -> None:
        """Removes a listener."""
        with self.changed:
            self.listeners -= 1
            self.unheard_since = self.clock()


def _why(code: int, complaints: str, settings: Settings) -> str:
    """Why a process ended without being asked to."""
    if code == -_KILLED or any(words in complaints for words in _OUT_OF_MEMORY):
        return f"more than {settings.megabytes:,} megabytes of memory were needed; try smaller bounds"
    last = complaints.strip().splitlines()[-1:] or [f"exit code {code}"]
    return f"a bug in Oxpecker, not in the program: {last[0]}"
