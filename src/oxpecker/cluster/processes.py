"""Processes of this machine: each does one job after the other, and ends with this process at the latest."""

from __future__ import annotations

import pickle
import sys
from collections.abc import Sequence
from contextlib import suppress
from functools import partial
from multiprocessing.connection import Connection, wait

from oxpecker.cluster.child import Progressed, Raised, serve
from oxpecker.cluster.executor import Done, Event, Executor, Failed, Lost, Message, Work
from oxpecker.limits.alarm import forget
from oxpecker.limits.processes import Child, forked, pipe, started
from oxpecker.limits.tokens import can_fork

_PROGRAM = """
import json, sys
sys.path[:] = json.loads(sys.argv[1])
from oxpecker.cluster.child import main
main(*sys.argv[2:])
"""


class Processes:
    """As many processes as there are open jobs; those that have become idle are used again.

    With `copies`, a process is a copy of this one and knows the work; otherwise it is a new one, to which the work is
    sent, which may have been packed elsewhere. Copies that are not interruptible stay in this process group, so that
    they are killed with it. New processes may have parts of their work done by a cluster, whose address they get.
    """

    def __init__(
        self, work: Work | bytes, *, copies: bool | None = None, is_interruptible: bool = True, cluster: str = ""
    ) -> None:
        self._work = work
        self._copies = can_fork() if copies is None else copies
        self._is_interruptible = is_interruptible
        self._cluster = cluster
        self._packed = b"" if self._copies else work if isinstance(work, bytes) else pickle.dumps(work)
        self._processes: list[_Process] = []

    def __enter__(self) -> Executor:
        return self

    def __exit__(self, *_failure: object) -> None:
        for process in self._processes:
            process.end()
        self._processes.clear()

    def submit(self, job: int, argument: object, title: str = "") -> None:  # noqa: ARG002 - for other executors
        """Gives a job to an idle process, or to a new one."""
        idle = next((each for each in self._processes if each.job is None), None)
        if idle is None:
            idle = self._start()
            self._processes.append(idle)
        idle.give(job, argument)

    def events(self, seconds: float | None) -> Sequence[Event]:
        """What the processes tell; each that has died has lost its job."""
        busy = {each.connection: each for each in self._processes if each.job is not None}
        told: list[Event] = []
        for connection in wait(list(busy), seconds):
            assert isinstance(connection, Connection)
            process = busy[connection]
            event = process.hear()
            if isinstance(event, Lost):
                self._processes.remove(process)
                process.end()
            told.append(event)
        return told

    def interrupt(self) -> None:
        """Interrupts the processes that have a job."""
        for process in self._processes:
            if process.job is not None:
                process.child.interrupt()

    def _start(self) -> _Process:
        ours, theirs = pipe()
        if self._copies:
            assert not isinstance(self._work, bytes)
            inherited = [ours, *(each.connection for each in self._processes)]
            serving = partial(_serve, self._work, theirs, inherited, self._is_interruptible)
            process = _Process(forked(serving, self._is_interruptible), ours)
            theirs.close()
            return process
        frames, is_interruptible = str(sys.getrecursionlimit()), str(int(self._is_interruptible))
        process = _Process(started(_PROGRAM, theirs, [frames, is_interruptible, self._cluster]), ours)
        theirs.close()
        with suppress(OSError):  # if it is dead, its connection says so
            ours.send_bytes(self._packed)
        return process


def _serve(work: Work, connection: Connection, inherited: Sequence[Connection], is_interruptible: bool) -> None:
    """Does jobs in a copy of the process, which has inherited connections that are not its own."""
    for each in inherited:
        each.close()
    forget()
    serve(work, connection, is_interruptible)


class _Process:
    """A process that does one job after the other."""

    def __init__(self, child: Child, connection: Connection) -> None:
        self.child = child
        self.connection = connection
        self.job: int | None = None

    def give(self, job: int, argument: object) -> None:
        """Has a job done."""
        self.job = job
        with suppress(OSError):  # if it is dead, its connection says so
            self.connection.send(argument)

    def hear(self) -> Event:
        """What it says of its job."""
        job = self.job
        assert job is not None
        try:
            answer = self.connection.recv()
        except (EOFError, OSError):
            return Lost(job)
        if isinstance(answer, Progressed):
            return Message(job, answer.message)
        self.job = None
        if isinstance(answer, Raised):
            return Failed(job, answer.error)
        return Done(job, answer.value)

    def end(self) -> None:
        """Ends the process at once."""
        self.connection.close()
        self.child.end()
