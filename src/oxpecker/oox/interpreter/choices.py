"""The choices of a run: which thread runs, which one is woken, and the values of `nondet`.

A run is determined by its choices. They come first from the given lists, then from a seeded generator or, without a
seed, from the default rule. All are recorded, so that the run can be repeated.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import field
from random import Random

from oxpecker.oox import typed
from oxpecker.oox.interpreter.heap import Value
from oxpecker.oox.limits import DIGITS_IN_A_SCHEDULE, LONGEST_SCHEDULE
from oxpecker.oox.records import dataclass
from oxpecker.oox.types import Type
from oxpecker.oox.weak_memory import INITIAL, Moment

Ask = Callable[[typed.Method, Sequence[Value], int, Type, str], tuple[Value] | None]
"""Returns the result that a path has for a call, if any.

It is asked with the method, its arguments, the version of what it reads, the type of the answer, and its part.
"""


class ScheduleError(Exception):
    """A given schedule names a thread that cannot run."""


@dataclass(slots=True)
class Choices:
    """Where choices come from, and which were made."""

    schedule: Sequence[int] = ()
    seed: int | None = None
    values: Sequence[Value] = ()
    texts: Sequence[str] = ()
    """Values as text, in place of `values`; each is read when its type is known."""
    draw: Callable[[Type], Value | None] | None = None
    """Creates the values that are not given; None means a random value."""
    steps: Sequence[int] | None = None
    """The thread of every step, even of forced ones; the schedule then holds only the threads that `notify` wakes."""
    reads: Mapping[Moment, Moment] = field(default_factory=dict)
    """By step that reads: the step whose write it sees. All other reads see the last write."""
    followed: set[Moment] = field(default_factory=set)
    """The steps among `reads` that the run has come to and that read."""
    scheduled: list[int] = field(default_factory=list)
    chosen_values: list[Value] = field(default_factory=list)
    shown_values: list[str] = field(default_factory=list)
    ask: Ask | None = None
    """The results of open methods on a path."""
    answers: Sequence[str] = ()
    """Or their results as text, in the order of the calls."""
    answered: list[Value] = field(default_factory=list)
    witnesses: Sequence[int] = ()
    """Integers that are tried first in quantifiers over long ranges."""
    done: int = 0
    woken: int = 0
    random: Random = field(init=False)

    def __post_init__(self) -> None:
        self.random = Random(self.seed or 0)

    def next_thread(self, enabled: Sequence[int], current: int) -> int:
        """The thread that makes the next step."""
        self.done += 1
        if self.steps is None or self.done > len(self.steps):
            return enabled[0] if len(enabled) == 1 else self.thread(enabled, current, "the thread to run")
        chosen = self.steps[self.done - 1]
        if chosen not in enabled:
            raise ScheduleError(f"step {self.done} runs thread {chosen}, but that thread cannot run")
        if len(enabled) > 1:
            self.scheduled.append(chosen)
        return chosen

    def write_to_see(self, reader: Moment, visible: Sequence[Moment]) -> Moment | None:
        """The write that a step sees, out of those that it may see; None for the last one."""
        chosen = self.reads.get(reader)
        if chosen is not None and chosen not in visible:
            raise ScheduleError(f"step {reader[1]} of thread {reader[0]} cannot see the write that it is to see")
        if chosen is not None:
            self.followed.add(reader)
        return chosen

    def check_reads(self) -> None:
        """Raises ScheduleError if a step that is to see some write does not exist, or reads no plain field."""
        for thread, step in sorted(self.reads.keys() - self.followed):
            problem = "no such step reads a plain field or element"
            raise ScheduleError(f"step {step} of thread {thread} is to see a write, but {problem}")

    def thread(self, candidates: Sequence[int], current: int, what: str) -> int:
        """One of several threads; the default rule stays with the current one, otherwise takes the lowest."""
        position = len(self.scheduled) if self.steps is None else self.woken
        self.woken += 1
        if position < len(self.schedule):
            chosen = self.schedule[position]
            if chosen not in candidates:
                known = ", ".join(map(str, candidates))
                asked = f"choice {position + 1} of the schedule is thread {chosen}"
                raise ScheduleError(f"{asked}, but {what} must be one of: {known}")
        elif self.seed is not None:
            chosen = self.random.choice(list(candidates))
        else:
            chosen = current if current in candidates else min(candidates)
        self.scheduled.append(chosen)
        return chosen


def parse_schedule(text: str) -> list[int]:
    """A schedule as written on the command line: `0 1x3 0` is 0, 1, 1, 1, 0."""
    found: list[int] = []
    for word in text.replace(",", " ").split():
        thread, _, times = word.partition("x")
        if not _is_number(thread) or (times and not _is_number(times)):
            raise ScheduleError(f"'{word}' is not a thread number or a repetition such as 1x3")
        count = int(times) if times else 1
        if len(found) + count > LONGEST_SCHEDULE:
            raise ScheduleError(f"a schedule can have at most {LONGEST_SCHEDULE:,} choices")
        found += [int(thread)] * count
    return found


def format_schedule(schedule: Sequence[int]) -> str:
    """A schedule in the form `parse_schedule` reads, repetitions shortened."""
    words: list[list[int]] = []
    for thread in schedule:
        if words and words[-1][0] == thread:
            words[-1][1] += 1
        else:
            words.append([thread, 1])
    return " ".join(f"{thread}x{times}" if times > 1 else str(thread) for thread, times in words)


def parse_reads(text: str) -> dict[Moment, Moment]:
    """Which steps see which writes, as written on the command line: `2.7=1.3` for step 7 of thread 2."""
    found: dict[Moment, Moment] = {}
    for word in text.replace(",", " ").split():
        reader, _, write = word.partition("=")
        found[_moment(reader, word)] = INITIAL if write == _FIRST else _moment(write, word)
    return found


def _is_number(text: str) -> bool:
    """Whether a text consists of a few decimal digits; other digits, such as powers, are no numbers."""
    return text.isascii() and text.isdigit() and len(text) <= DIGITS_IN_A_SCHEDULE


def _moment(text: str, word: str) -> Moment:
    thread, _, step = text.partition(".")
    if not _is_number(thread) or not _is_number(step):
        raise ScheduleError(f"'{word}' does not say which step sees which write, such as 2.7=1.3 or 2.7={_FIRST}")
    return int(thread), int(step)


def format_reads(reads: Mapping[Moment, Moment]) -> str:
    """Reads in the form `parse_reads` reads."""
    return " ".join(f"{_shown(reader)}={_shown(write)}" for reader, write in sorted(reads.items()))


def _shown(moment: Moment) -> str:
    return _FIRST if moment == INITIAL else f"{moment[0]}.{moment[1]}"


_FIRST = "initial"
"""The write of the value that a place held before there were threads."""
