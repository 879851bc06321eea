"""On a worker of a Dask cluster: does each job in a process of its own, which signals and limits can end.

A Dask worker runs tasks in threads. Checks need the main thread of a process, and may use it up, so they run in
children of the worker. A child that has loaded a program is used again for jobs with the same program.
"""

from __future__ import annotations

import os
import pickle
from collections import deque
from dataclasses import dataclass
from threading import Lock
from time import monotonic
from typing import Any

from oxpecker.cluster.executor import Done, Failed, Lasting, Lost
from oxpecker.cluster.installation import Installation, installation
from oxpecker.cluster.limits import MOST_IDLE_PROCESSES, SECONDS_BETWEEN_POLLS
from oxpecker.cluster.processes import Processes


@dataclass(frozen=True, slots=True)
class Order:
    """A job as it travels to a worker."""

    run: str
    """The executor that has submitted it."""
    job: int
    title: str
    digest: str
    """The content of the work."""
    argument: bytes
    installation: Installation


@dataclass(frozen=True, slots=True)
class Running:
    """A job that a worker is doing."""

    title: str
    seconds: float
    message: Any
    """Its latest report."""


class OtherInstallation(Exception):
    """The worker would not find the same as the machine that asks."""


class _Idle:
    """Processes without a job, by the content of the work that they have loaded; the latest ones are kept."""

    def __init__(self) -> None:
        self._lock = Lock()
        self._processes: deque[tuple[str, Processes]] = deque()

    def take(self, digest: str) -> Processes | None:
        """A process that has loaded some work."""
        with self._lock:
            found = next((each for each in self._processes if each[0] == digest), None)
            if found is not None:
                self._processes.remove(found)
            return None if found is None else found[1]

    def put(self, digest: str, processes: Processes) -> None:
        """Keeps a process, and ends the one that has been idle for longest if there are too many."""
        with self._lock:
            self._processes.append((digest, processes))
            oldest = self._processes.popleft()[1] if len(self._processes) > MOST_IDLE_PROCESSES else None
        if oldest is not None:
            oldest.__exit__()


_idle = _Idle()
_running: dict[str, tuple[str, float, Any]] = {}
_interrupted: set[str] = set()


def do(order: Order, packed: bytes) -> bytes:
    """Does a job: its end as an event, packed. Raises OtherInstallation."""
    import distributed
    from distributed.worker import thread_state

    here = installation()
    if here != order.installation:
        raise OtherInstallation(here.difference(order.installation))
    worker, key = distributed.get_worker(), str(thread_state.key)
    processes = _idle.take(order.digest) or Processes(packed, copies=False, cluster=worker.scheduler.address)
    _running[key] = order.title, monotonic(), None
    is_reusable = False
    try:
        processes.submit(order.job, pickle.loads(order.argument))
        is_told = False
        while True:
            for event in processes.events(SECONDS_BETWEEN_POLLS):
                if isinstance(event, (Done, Failed, Lost)):
                    is_reusable = not is_told and not isinstance(event, Lost)
                    return pickle.dumps(event)
                if not isinstance(event.message, Lasting):
                    _running[key] = order.title, _running[key][1], event.message
                worker.log_event(order.run, pickle.dumps(event))
            if order.run in _interrupted and not is_told:
                is_told = True
                processes.interrupt()
            state = worker.state.tasks.get(key)
            if state is None or state.state == "cancelled":  # nobody waits for it: the client has gone or given up
                return pickle.dumps(Lost(order.job))
    finally:
        del _running[key]
        if is_reusable:
            _idle.put(order.digest, processes)
        else:
            processes.__exit__()


def carried(packed: bytes) -> bytes:
    """The packed work itself. As a task, it can be repeated when the worker that holds the work is lost."""
    return packed


def interrupt(run: str) -> None:
    """Interrupts the jobs of an executor on this worker."""
    _interrupted.add(run)


def described() -> tuple[Installation, int]:
    """The installation of this worker, and its process."""
    return installation(), os.getpid()


def running() -> list[Running]:
    """What this worker is doing."""
    now = monotonic()
    return [Running(title, now - begun, message) for title, begun, message in list(_running.values())]
