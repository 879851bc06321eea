"""Checks the methods of a session in several processes. Results come in the same order as from one process."""

from __future__ import annotations

import multiprocessing
import os
import pickle
import signal
import traceback
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from time import monotonic
from types import FrameType
from typing import Any

from oxpecker.api.limits import ENDING_SECONDS, MOST_DEATHS, SECONDS_BETWEEN_REPORTS
from oxpecker.api.rounds import Rounds, Task
from oxpecker.api.watcher import Watcher
from oxpecker.engine import Interrupted, Options, Progress
from oxpecker.limits.processes import die_with_parent, pipe
from oxpecker.limits.reason import INTERRUPTED, Cause, Reason
from oxpecker.limits.tokens import Tokens, can_fork
from oxpecker.oox.depth import deep_recursion
from oxpecker.results import MethodResult

Check = Callable[[int, Options, Watcher], MethodResult]
"""Checks the method with a number under some options; raises Interrupted, with a partial result."""

_DIED = Reason("memory: the process that checked this method was ended by the system", Cause.MEMORY)


@dataclass(frozen=True, slots=True)
class _Failure:
    """An exception in a worker, which the run reports at the place of the method."""

    error: BaseException


@dataclass(frozen=True, slots=True)
class _Done:
    """What a worker has found about a method."""

    found: MethodResult | _Failure


class Workers:
    """Several processes that check methods, each with a copy of the program."""

    def __init__(
        self, count: int, check: Check, rounds: Rounds, options: Callable[[Task], Options], tokens: Tokens
    ) -> None:
        self._context: Any = multiprocessing.get_context("fork" if can_fork() else "spawn")
        self._check, self._rounds, self._options = check, rounds, options
        self._deaths: dict[int, int] = {}
        self._failed: dict[int, BaseException] = {}
        self._workers: list[_Worker] = []
        self._count = count
        self._tokens = tokens
        """Every method that is being checked has one of these, but for one."""
        self._latest: dict[int, Progress | None] = {}
        """The methods that are being checked, with the latest progress."""

    def __enter__(self) -> Workers:
        return self

    def __exit__(self, *_failure: object) -> None:
        for worker in self._workers:
            worker.end()

    def run(self, watcher: Watcher) -> Iterator[MethodResult]:
        """The results in the order of methods; an exception in a worker is raised where its method has its turn.

        A KeyboardInterrupt while it waits ends all checks, which return what they know.
        """
        try:
            while True:
                with watcher.overseeing():
                    self._wait(watcher)
                if not self._next_is_known():
                    return
                yield from self._known()
        except KeyboardInterrupt:
            self._interrupt()
            raise

    def _wait(self, watcher: Watcher) -> None:
        """Waits until the method whose turn it is has its result, or nothing is left to do."""
        while not self._next_is_known():
            self._hand_out()
            if not self._latest:
                return
            self._hear(SECONDS_BETWEEN_REPORTS)
            watcher.advanced(self._rounds.progress(self._latest))

    def _known(self) -> Iterator[MethodResult]:
        """The results whose turn it is."""
        yield from self._rounds.finished()
        error = self._failed.get(self._rounds.shown)
        if error is not None:
            raise error

    def _next_is_known(self) -> bool:
        return self._rounds.is_next_final or self._rounds.shown in self._failed

    def _hand_out(self) -> None:
        """Gives every idle worker a task; starts further ones as long as there are tasks for them."""
        while self._may_start():
            task = self._rounds.take()
            if task is None:
                self._return_token()
                return
            try:
                options = self._options(task)
            except Exception as error:
                self._failed[task.number] = error
                self._return_token()
                continue
            self._idle().give(task, options)
            self._latest[task.number] = None

    def _may_start(self) -> bool:
        """Whether another method may be checked now: its token may have gone to helpers of a method in progress."""
        if len(self._latest) >= self._count:
            return False
        return not self._latest or not can_fork() or self._tokens.take()

    def _stop(self, number: int) -> None:
        """A method is no longer being checked."""
        if number in self._latest:
            del self._latest[number]
            self._return_token()

    def _return_token(self) -> None:
        if self._latest and can_fork():
            self._tokens.give_back()

    def _idle(self) -> _Worker:
        for worker in self._workers:
            if worker.task is None:
                return worker
        worker = _Worker(self._context, self._check, [each.connection for each in self._workers])
        self._workers.append(worker)
        return worker

    def _hear(self, seconds: float | None) -> None:
        """Waits for news from any worker."""
        busy = {worker.connection: worker for worker in self._workers if worker.task is not None}
        for connection in wait(list(busy), seconds):
            assert isinstance(connection, Connection)
            worker = busy[connection]
            assert worker.task is not None
            try:
                told = connection.recv()
            except (EOFError, OSError):
                self._bury(worker, worker.task)
                continue
            if isinstance(told, Progress):
                self._latest[worker.task.number] = told
            elif isinstance(told, _Done):
                self._settle(worker.task, told.found, worker.seconds)
                worker.task = None

    def _settle(self, task: Task, found: MethodResult | _Failure, seconds: float) -> None:
        self._stop(task.number)
        if isinstance(found, _Failure):
            self._failed[task.number] = found.error
        else:
            self._rounds.record(task, found, seconds)

    def _bury(self, worker: _Worker, task: Task) -> None:
        """A worker has died: its method is checked again by another one, and is unknown if that dies, too."""
        self._workers.remove(worker)
        worker.end()
        self._stop(task.number)
        self._deaths[task.number] = self._deaths.get(task.number, 0) + 1
        if self._deaths[task.number] < MOST_DEATHS:
            self._rounds.give_back(task)
        else:
            self._rounds.record(task, self._rounds.unknown(task.number, _DIED))

    def _interrupt(self) -> None:
        """Ends all checks; their partial results count."""
        self._rounds.note = None
        for worker in self._workers:
            worker.interrupt()
        end = monotonic() + ENDING_SECONDS
        while self._latest and (left := end - monotonic()) > 0:
            self._hear(left)
        for number in list(self._latest):
            self._rounds.record(Task(number), self._rounds.unknown(number, INTERRUPTED))


class _Worker:
    """A process that checks one method after the other."""

    def __init__(self, context: Any, check: Check, others: list[Connection]) -> None:
        self.connection, theirs = pipe()
        self.task: Task | None = None
        self.seconds = 0.0
        """The time limit of the task."""
        arguments = (check, theirs, [self.connection, *others] if can_fork() else [])
        self.process: BaseProcess = context.Process(target=_work, args=arguments, daemon=True)
        with deep_recursion():  # where processes are not copied, the program is sent
            self.process.start()
        theirs.close()

    def give(self, task: Task, options: Options) -> None:
        """Starts the check of a method."""
        self.task, self.seconds = task, options.seconds
        with suppress(OSError):  # if it is dead, its connection says so
            self.connection.send((task.number, options))

    def interrupt(self) -> None:
        """Asks for what is known by now."""
        if self.task is not None and self.process.pid is not None:
            with suppress(ProcessLookupError):
                os.kill(self.process.pid, signal.SIGINT)

    def end(self) -> None:
        """Ends the process at once."""
        self.connection.close()
        self.process.kill()
        self.process.join()


# --- inside of a worker ------------------------------------------------------------------------------------


class _Reporter(Watcher):
    """Sends the progress of checks to the main process, from time to time."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection
        self._next = 0.0
        self.is_interrupted = False

    def progress(self, progress: Progress) -> None:
        """Sends it; raises the signal that a library may have lost."""
        if self.is_interrupted:
            raise KeyboardInterrupt
        now = monotonic()
        if now >= self._next:
            self._next = now + SECONDS_BETWEEN_REPORTS
            self._connection.send(progress)


def _work(check: Check, connection: Connection, inherited: list[Connection]) -> None:
    """Checks methods until the main process ends or closes the connection."""
    die_with_parent()
    if hasattr(os, "setpgid"):
        os.setpgid(0, 0)  # Ctrl-C is for the main process, which passes it on
    for each in inherited:
        each.close()
    with suppress(EOFError, OSError):
        while True:
            number, options = connection.recv()
            connection.send(_Done(_found(check, number, options, _Reporter(connection))))


def _found(check: Check, number: int, options: Options, reporter: _Reporter) -> MethodResult | _Failure:
    try:
        with _interruptible(reporter):
            return check(number, options, reporter)
    except Interrupted as interrupted:
        return interrupted.result
    except Exception as error:
        error.add_note("".join(traceback.format_exception(error)))
        return _Failure(error if _is_portable(error) else RuntimeError(f"{type(error).__name__}: {error}"))


def _is_portable(error: Exception) -> bool:
    """Whether an exception can be sent to another process."""
    try:
        return type(pickle.loads(pickle.dumps(error))) is type(error)
    except Exception:
        return False


@contextmanager
def _interruptible(reporter: _Reporter) -> Iterator[None]:
    """A signal ends the work inside, once."""

    def on_signal(_number: int, _frame: FrameType | None) -> None:
        if not reporter.is_interrupted:
            reporter.is_interrupted = True
            raise KeyboardInterrupt

    signal.signal(signal.SIGINT, on_signal)
    try:
        yield
    finally:
        reporter.is_interrupted = True
