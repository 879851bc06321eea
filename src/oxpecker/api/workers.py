"""Checks the methods of a session elsewhere. Results come in the same order as from one process."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from time import monotonic
from typing import Protocol

from oxpecker.api.limits import ENDING_SECONDS
from oxpecker.api.rounds import Rounds, Task
from oxpecker.api.watcher import Watcher
from oxpecker.cluster import Done, Executor, Failed, Lasting, Message, Pool, Report, Work
from oxpecker.cluster.limits import MOST_LOSSES, SECONDS_BETWEEN_REPORTS
from oxpecker.engine import Interrupted, Options, Progress
from oxpecker.limits.reason import INTERRUPTED, Cause, Reason
from oxpecker.limits.tokens import Tokens, can_fork
from oxpecker.oox.depth import deep_recursion
from oxpecker.oox.records import dataclass
from oxpecker.results import MethodResult

Check = Callable[[int, Options, Watcher], MethodResult]
"""Checks the method with a number under some options; raises Interrupted, with a partial result."""

_DIED = Reason("memory: the process that checked this method was ended by the system", Cause.MEMORY)


@dataclass(frozen=True, slots=True)
class Found:
    """The result of a method, and what is to be stored of it: other machines do not have our store."""

    result: MethodResult
    stored: dict[str, str]


class Kept(Protocol):
    """The results that are stored here while methods are checked on other machines."""

    def stored(self, number: int, options: Options) -> MethodResult | None:
        """The stored result of a method."""

    def store(self, entries: dict[str, str]) -> None:
        """Stores what was found elsewhere."""


class Workers:
    """Checks methods in an executor."""

    def __init__(
        self,
        pool: Pool,
        count: int,
        work: Work,
        rounds: Rounds,
        options: Callable[[Task], Options],
        tokens: Tokens,
        kept: Kept | None = None,
        explored: Callable[[str, object], None] | None = None,
    ) -> None:
        with deep_recursion():  # where processes are not copied, the program is packed
            self._executor: Executor = pool.executor(work)
        self._pool, self._rounds, self._options, self._kept = pool, rounds, options, kept
        self._explored = explored
        """Is told what was found in pieces of methods."""
        self._losses: dict[int, int] = {}
        self._failed: dict[int, BaseException] = {}
        self._count = count
        self._tokens = tokens
        """Every method that is being checked has one of these, but for one."""
        self._uses_tokens = can_fork() and not pool.is_remote
        self._tasks: dict[int, tuple[Task, float]] = {}
        """The methods that are being checked, with their time limits."""
        self._latest: dict[int, Progress | None] = {}
        """The latest progress of each."""

    def __enter__(self) -> Workers:
        self._executor.__enter__()
        return self

    def __exit__(self, *failure: object) -> None:
        self._executor.__exit__(*failure)

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
            if watcher.stopped:  # a destructor or a callback may have lost the exception of a signal
                raise KeyboardInterrupt
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
        """Has tasks done as long as there are tasks, and someone to do them."""
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
            known = None if self._kept is None else self._kept.stored(task.number, options)
            if known is not None:
                self._rounds.record(task, known, options.seconds)
                self._return_token()
                continue
            self._executor.submit(task.number, (task.number, options), self._rounds.title(task.number))
            self._tasks[task.number] = task, options.seconds
            self._latest[task.number] = None

    def _may_start(self) -> bool:
        """Whether another method may be checked now: its token may have gone to helpers of a method in progress."""
        if len(self._latest) >= self._pool.capacity(self._count):
            return False
        return not self._latest or not self._uses_tokens or self._tokens.take()

    def _stop(self, number: int) -> tuple[Task, float]:
        """A method is no longer being checked."""
        del self._latest[number]
        self._return_token()
        return self._tasks.pop(number)

    def _return_token(self) -> None:
        if self._latest and self._uses_tokens:
            self._tokens.give_back()

    def _hear(self, seconds: float | None) -> None:
        """Waits for news of any method."""
        for event in self._executor.events(seconds):
            if isinstance(event, Message):
                self._listen(event)
                continue
            task, limit = self._stop(event.job)
            if isinstance(event, Failed):
                self._failed[task.number] = event.error
            elif isinstance(event, Done):
                self._settle(task, event.value, limit)
            else:
                self._lose(task)

    def _listen(self, told: Message) -> None:
        """Takes a report."""
        if not isinstance(told.message, Lasting):
            self._latest[told.job] = told.message
        elif self._explored is not None:
            self._explored(*told.message.content)

    def _settle(self, task: Task, found: Found, limit: float) -> None:
        if self._kept is not None:
            self._kept.store(found.stored)
        self._rounds.record(task, found.result, limit)

    def _lose(self, task: Task) -> None:
        """A process has died: its method is checked again by another one, and is unknown if that dies, too."""
        self._losses[task.number] = self._losses.get(task.number, 0) + 1
        if self._losses[task.number] < MOST_LOSSES:
            self._rounds.give_back(task)
        else:
            self._rounds.record(task, self._rounds.unknown(task.number, _DIED))

    def _interrupt(self) -> None:
        """Ends all checks; their partial results count."""
        self._rounds.note = None
        self._executor.interrupt()
        running = list(self._latest)
        end = monotonic() + ENDING_SECONDS
        while self._latest and (left := end - monotonic()) > 0:
            self._hear(left)
        for number in running:  # what a process was doing between two checks gives no result
            if number in self._latest or not self._rounds.is_known(number):
                self._rounds.record(Task(number), self._rounds.unknown(number, INTERRUPTED))


# --- inside of a worker ------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class _Reporting(Watcher):
    """Tells whoever waits for the result."""

    report: Report

    def progress(self, progress: Progress) -> None:
        """Passes it on, from time to time."""
        self.report(progress)

    def explored(self, piece: str, found: object) -> None:
        """Passes it on in any case."""
        self.report(Lasting((piece, found)))


@dataclass(frozen=True, slots=True)
class MethodWork:
    """Checks a method in another process."""

    check: Check
    written: Callable[[], dict[str, str]] | None = None
    """Takes what was stored since."""

    def __call__(self, argument: tuple[int, Options], report: Report) -> Found:
        """The result, which is partial after an interruption."""
        number, options = argument
        try:
            result = self.check(number, options, _Reporting(report))
        except Interrupted as interrupted:
            result = interrupted.result
        return Found(result, {} if self.written is None else self.written())
