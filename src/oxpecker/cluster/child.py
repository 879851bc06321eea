"""Inside of a process that does jobs."""

from __future__ import annotations

import pickle
import signal
import sys
import traceback
from contextlib import suppress
from dataclasses import dataclass
from multiprocessing.connection import Connection
from time import monotonic
from types import FrameType
from typing import Any

from oxpecker.cluster.executor import Lasting, Work
from oxpecker.cluster.limits import SECONDS_BETWEEN_REPORTS
from oxpecker.cluster.membership import belong_to
from oxpecker.limits.processes import die_with_parent, inherited_connection


@dataclass(frozen=True, slots=True)
class Progressed:
    """How far the job is."""

    message: Any


@dataclass(frozen=True, slots=True)
class Returned:
    """What the job returned."""

    value: Any


@dataclass(frozen=True, slots=True)
class Raised:
    """The exception that the job raised."""

    error: BaseException


def main(handle: str, frames: str, is_interruptible: str, cluster: str) -> None:
    """Does jobs in a new process: first receives the work, over an inherited end of a pipe."""
    die_with_parent()
    belong_to(cluster)
    sys.setrecursionlimit(max(int(frames), sys.getrecursionlimit()))
    connection = inherited_connection(int(handle))
    with suppress(EOFError, OSError):
        serve(pickle.loads(connection.recv_bytes()), connection, bool(int(is_interruptible)))


def serve(work: Work, connection: Connection, is_interruptible: bool) -> None:
    """Does jobs until the other process ends or closes the connection."""
    interruption = _Interruption()
    signal.signal(signal.SIGINT, interruption.on_signal if is_interruptible else signal.SIG_IGN)
    with suppress(EOFError, OSError):
        while True:
            argument = connection.recv()
            connection.send_bytes(_packed(_answer(work, argument, _Reporter(connection, interruption))))


class _Interruption:
    """A signal ends the job that is being done, or the next one if it comes between two."""

    def __init__(self) -> None:
        self.is_due = False
        self.is_working = False

    def on_signal(self, _number: int, _frame: FrameType | None) -> None:
        """Raises KeyboardInterrupt once."""
        is_first, self.is_due = not self.is_due, True
        if is_first and self.is_working:
            raise KeyboardInterrupt


class _Reporter:
    """Sends messages from time to time."""

    def __init__(self, connection: Connection, interruption: _Interruption) -> None:
        self._connection, self._interruption = connection, interruption
        self._next = 0.0

    def __enter__(self) -> None:
        self._interruption.is_working = True

    def __exit__(self, *_failure: object) -> None:
        self._interruption.is_working = False

    def __call__(self, message: object) -> None:
        """Sends a message; raises KeyboardInterrupt if a signal came too early, or if a library has lost it."""
        if self._interruption.is_due:
            raise KeyboardInterrupt
        now = monotonic()
        if isinstance(message, Lasting):
            self._connection.send(Progressed(message))
        elif now >= self._next:
            self._next = now + SECONDS_BETWEEN_REPORTS
            self._connection.send(Progressed(message))


def _answer(work: Work, argument: object, report: _Reporter) -> Returned | Raised:
    try:
        with report:
            return Returned(work(argument, report))
    except KeyboardInterrupt as interruption:
        return Raised(interruption)
    except Exception as error:
        error.add_note("".join(traceback.format_exception(error)))
        return Raised(error)


def _packed(answer: Returned | Raised) -> bytes:
    """What is sent; an exception that cannot be sent is described by another."""
    try:
        packed = pickle.dumps(answer)
        pickle.loads(packed)
    except Exception as failure:
        error = answer.error if isinstance(answer, Raised) else failure
        return pickle.dumps(Raised(RuntimeError(f"{type(error).__name__}: {error}")))
    return packed
