"""Which method is checked next and how long: each once, or in rounds within a total budget."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import field
from heapq import heapify, heappop, heappush
from math import floor, inf, log

from oxpecker.api.limits import GROWTH_OF_ROUNDS, SECONDS_OF_FIRST_ROUND
from oxpecker.engine import Progress
from oxpecker.limits.clock import monotonic
from oxpecker.limits.reason import Cause, Reason
from oxpecker.oox import typed
from oxpecker.oox.records import dataclass
from oxpecker.results import MethodResult, Verdict
from oxpecker.results.finding_class import Confidence, confidence_of

_SETTLED = (Verdict.VALID, Verdict.VALID_PROVIDED, Verdict.INVALID, Verdict.DEADLOCK)
MORE_TIME = (Cause.TIME, Cause.EFFORT, Cause.SOLVER)
"""Reasons for which a method may be settled with more time."""


@dataclass(frozen=True, slots=True)
class Task:
    """One check of a method, by its number; `seconds` replace its time limit, if they are fewer."""

    number: int
    round: int = 0
    seconds: float | None = None
    remaining: float | None = None
    """The seconds until the budget is used up: the check ends then, whatever its limit."""


_Turn = tuple[int, bool, int]
"""When it is the turn of a method: the round, whether only the program calls the method, and its number."""

Note = Callable[[Task, MethodResult, float], None]
"""Is told of the result of a task, which was found under a time limit of some seconds."""


@dataclass(frozen=True, slots=True)
class RunProgress:
    """The progress of a run: methods with final results, all methods, and the seconds that are left, if known."""

    done: int
    total: int
    left: float | None = None
    running: Mapping[str, Progress | None] = field(default_factory=dict)
    """The methods that are being checked, with the progress of each."""
    is_most: bool = False
    """Whether the run takes no longer than `left`: no method waits, and time limits end those that are running."""
    verdicts: Mapping[Verdict, int] = field(default_factory=dict)
    """The number of final results with each verdict."""


class Rounds:
    """The tasks of a run, and the results that are known.

    Without a budget every method is checked once. Within a budget all methods get a little time first; those that
    are not settled get more in the next rounds. How much depends on the budget and the number of methods, not on the
    clock; the clock only ends the run. Of the budget, `used` seconds are gone. In each round, methods that other code
    can call come first: perhaps there is no time for all.
    """

    def __init__(self, methods: Sequence[typed.Method], minutes: float | None = None, used: float = 0.0) -> None:
        self._methods = methods
        self._minutes = minutes
        self._begun = monotonic() - used
        self._waiting = [self._turn(0, number) for number in range(len(methods))]
        heapify(self._waiting)
        self._repeated: set[_Turn] = set()
        """Rounds of methods that are waiting, although an earlier process has their results."""
        self._known: dict[int, MethodResult] = {}
        self._final: set[int] = set()
        self.shown = 0
        """The number of methods whose results have been returned."""
        self._tasks = 0
        self.note: Note | None = None
        """Is told of each result that is not partial."""
        self._first = SECONDS_OF_FIRST_ROUND * GROWTH_OF_ROUNDS ** _first_step(minutes, len(methods))

    @property
    def total(self) -> int:
        """The number of methods."""
        return len(self._methods)

    @property
    def done(self) -> int:
        """The number of methods whose results are final."""
        return len(self._final)

    def _turn(self, turn: int, number: int) -> _Turn:
        return turn, self._minutes is not None and self._methods[number].info.is_own_business, number

    def take(self) -> Task | None:
        """The next task; None if there is none now."""
        remaining = self._remaining()
        if remaining is not None and remaining <= 0:
            self._waiting.clear()
        while self._waiting and self._waiting[0] in self._repeated:
            heappop(self._waiting)
        if not self._waiting:
            return None
        turn, _, number = heappop(self._waiting)
        if self._minutes is None:
            return Task(number)
        return Task(number, turn, self._first * GROWTH_OF_ROUNDS**turn, remaining)

    def repeat(self, task: Task, result: MethodResult, seconds: float) -> None:
        """Notes a result that an earlier process has found."""
        self._repeated.add(self._turn(task.round, task.number))
        self.record(task, result, seconds)

    def give_back(self, task: Task) -> None:
        """Has a task done again: what did it has died."""
        heappush(self._waiting, self._turn(task.round, task.number))

    def record(self, task: Task, result: MethodResult, seconds: float = 0.0) -> None:
        """Notes the result of a task, found under a time limit of `seconds`; the method's own limit ends the rounds."""
        self._tasks += 1
        if self.note is not None:
            self.note(task, result, seconds)
        known = self._known.get(task.number)
        self._known[task.number] = result if known is None else _stronger(known, result)
        if task.seconds is None or seconds < task.seconds or not _may_improve(result):
            self._final.add(task.number)
        else:
            heappush(self._waiting, self._turn(task.round + 1, task.number))

    def finished(self) -> Iterator[MethodResult]:
        """The results that are final, in the order of methods, each once."""
        while self.shown in self._final:
            self.shown += 1
            yield self._known[self.shown - 1]

    @property
    def is_next_final(self) -> bool:
        """Whether the next method in order has its result."""
        return self.shown in self._final

    def is_known(self, number: int) -> bool:
        """Whether a method has a result, which may be partial."""
        return number in self._known

    def rest(self, is_cut: bool) -> Iterator[MethodResult]:
        """The results at the end of a run; where it was cut short, up to the first method without one."""
        while self.shown < self.total and not (is_cut and self.shown not in self._known):
            self.shown += 1
            yield self._known.get(self.shown - 1) or self.unknown(self.shown - 1, self._used_up)

    def left(self, running: Sequence[Progress | None] = ()) -> float | None:
        """The estimated seconds until the end, from the time that tasks have taken so far.

        A running method is expected to take as long again as it has taken, but no longer than its limit allows.
        """
        remaining = self._remaining()
        if remaining is not None:
            return max(remaining, 0.0)
        if not self._tasks:
            return None
        usual = (monotonic() - self._begun) / self._tasks * (self.total - self.done)
        return max([usual, *(min(each.seconds, _until_limit(each)) for each in running if each is not None)])

    def _bound(self, running: Sequence[Progress | None]) -> float | None:
        """The seconds after which the run has ended in any case, if that is known."""
        limits = [inf if each is None else _until_limit(each) for each in running]
        may_continue = self._minutes is not None or bool(self._waiting)
        return None if may_continue or not limits or inf in limits else max(limits)

    def _remaining(self) -> float | None:
        return None if self._minutes is None else self._begun + self._minutes * 60 - monotonic()

    @property
    def _used_up(self) -> Reason:
        minutes = f"{self._minutes:g} minute{'' if self._minutes == 1 else 's'}"
        return Reason(f"budget: the run was out of time ({minutes}) before the turn of this method", Cause.BUDGET)

    def title(self, number: int) -> str:
        """The name of a method."""
        return str(self._methods[number].info)

    def unknown(self, number: int, reason: Reason) -> MethodResult:
        """The result of a method about which nothing was found out."""
        info = self._methods[number].info
        return MethodResult(str(info), info.span, Verdict.UNKNOWN, reason)

    def progress(self, running: Mapping[int, Progress | None]) -> RunProgress:
        """The progress of the run while some methods are being checked."""
        named = {str(self._methods[number].info): progress for number, progress in running.items()}
        most = self._bound([*running.values()])
        left = self.left([*running.values()]) if most is None else most
        verdicts = Counter(self._known[number].verdict for number in sorted(self._final))
        return RunProgress(self.done, self.total, left, named, most is not None, verdicts)


def _first_step(minutes: float | None, methods: int) -> int:
    """Which of the lengths of rounds is the first one: half of the budget must suffice for it.

    The lengths are the same for all budgets and programs, so that cached results of rounds serve other runs.
    """
    if minutes is None or not methods:
        return 0
    share = minutes * 60 / (2 * methods)
    return max(floor(log(share / SECONDS_OF_FIRST_ROUND, GROWTH_OF_ROUNDS)), 0)


def _until_limit(progress: Progress) -> float:
    """The seconds until the time limit of a running method."""
    return inf if progress.limit is None else max(progress.limit - progress.seconds, 0.0)


def _may_improve(result: MethodResult) -> bool:
    """Whether more time may settle a method, or show that the inputs of its findings cannot exist."""
    if result.verdict in _SETTLED:
        return any(confidence_of(each) is Confidence.LOW for each in result.findings)
    return result.verdict.is_within_bounds or result.reason.cause in MORE_TIME


def _stronger(known: MethodResult, found: MethodResult) -> MethodResult:
    """The later result, unless it says less."""
    is_weaker = found.verdict is Verdict.UNKNOWN and known.verdict is not Verdict.UNKNOWN
    return known if is_weaker else found
