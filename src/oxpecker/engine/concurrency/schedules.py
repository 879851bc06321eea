"""Schedules with few context switches, for counterexamples of programs with threads.

A schedule is divided into segments in which one thread runs. Segments are dropped, moved next to others of their
thread, or extended; a schedule that still shows the defect with fewer switches is kept.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import field
from itertools import groupby
from typing import TypeAlias

from oxpecker.engine.limits import AS_LONG_AS_IT_CAN, MOST_SCHEDULE_REPLAYS, MOST_SCHEDULE_STEPS
from oxpecker.oox.interpreter import Choices
from oxpecker.oox.records import dataclass
from oxpecker.oox.weak_memory import Moment

Segments: TypeAlias = tuple[tuple[int, int], ...]
"""Which thread runs, and for how many steps, one segment after another."""

Attempt: TypeAlias = Callable[[Choices], tuple[bool, int]]
"""Runs with some choices; returns whether the defect occurred, and the number of steps."""


@dataclass(frozen=True, slots=True)
class Schedule:
    """The thread of every step of a run, the threads that `notify` woke, and the number of switches."""

    steps: tuple[int, ...]
    wakes: tuple[int, ...] = ()
    reads: Mapping[Moment, Moment] = field(default_factory=dict)
    """By step: the step whose write it reads, if that is not the last one."""
    preemptions: int = 0
    """Switches away from a thread that could have continued."""
    switches: int = 0
    """All switches, also where a thread had to wait or had ended."""

    @property
    def segments(self) -> Segments:
        """The segments in which one thread runs."""
        return tuple((thread, len(list(steps))) for thread, steps in groupby(self.steps))

    @property
    def costs(self) -> tuple[int, int]:
        """The number of switches, preemptive ones first."""
        return self.preemptions, self.switches

    def is_better(self, other: Schedule) -> bool:
        """Whether it has fewer switches of one kind and not more of the other; else whether it is shorter."""
        mine, others = (*self.costs, len(self.reads)), (*other.costs, len(other.reads))
        if mine == others:
            return len(self.steps) < len(other.steps)
        return all(one <= two for one, two in zip(mine, others, strict=True))

    def choices(self) -> Choices:
        """The choices that repeat the schedule."""
        return Choices(self.wakes, steps=self.steps, reads=self.reads)

    def guided(self) -> GuidedChoices:
        """The choices that follow the schedule as far as possible."""
        return GuidedChoices(segments=self.segments, wishes=self.wakes, reads=self.reads)


@dataclass(slots=True)
class GuidedChoices(Choices):
    """Choices that follow segments as far as possible, then the default rule; all are recorded.

    A thread that cannot continue loses the rest of its segment.
    """

    segments: Segments = ()
    wishes: Sequence[int] = ()
    """The threads to wake, if several wait."""
    taken: list[int] = field(default_factory=list)
    wakes: list[int] = field(default_factory=list)
    seen: dict[Moment, Moment] = field(default_factory=dict)
    preemptions: int = 0
    switches: int = 0
    needed: int = 0
    """How many choices a schedule must name; the rest follows the default rule."""
    _position: int = 0
    _left: int | None = None

    def next_thread(self, enabled: Sequence[int], current: int) -> int:
        """The thread that makes the next step."""
        plain = current if current in enabled else min(enabled)
        chosen = self._wished(enabled, plain)
        if self.taken and chosen != current:
            self.switches += 1
            self.preemptions += current in enabled
        self.taken.append(chosen)
        if len(enabled) > 1:
            self._note(chosen, plain)
        return chosen

    def thread(self, candidates: Sequence[int], current: int, _what: str) -> int:
        """The thread that a `notify` wakes."""
        position = len(self.wakes)
        plain = current if current in candidates else min(candidates)
        wished = self.wishes[position] if position < len(self.wishes) else plain
        chosen = wished if wished in candidates else plain
        self.wakes.append(chosen)
        self._note(chosen, plain)
        return chosen

    def write_to_see(self, reader: Moment, visible: Sequence[Moment]) -> Moment | None:
        """The write that a step sees; the last one if the wanted one is not visible."""
        chosen = self.reads.get(reader)
        if chosen is None or chosen not in visible[1:]:
            return None
        self.seen[reader] = chosen
        return chosen

    def _wished(self, enabled: Sequence[int], plain: int) -> int:
        while self._position < len(self.segments):
            thread, steps = self.segments[self._position]
            left = steps if self._left is None else self._left
            if left and thread in enabled:
                self._left = left - 1
                return thread
            self._position += 1
            self._left = None
        return plain

    def _note(self, chosen: int, plain: int) -> None:
        self.scheduled.append(chosen)
        if chosen != plain:
            self.needed = len(self.scheduled)

    def schedule_taken(self) -> Schedule:
        """The schedule of the run."""
        return Schedule(tuple(self.taken), tuple(self.wakes), self.seen, self.preemptions, self.switches)


def fewest_switches(attempt: Attempt, schedule: Schedule) -> Schedule:
    """A schedule that shows the same defect with fewer switches, as far as can be found quickly."""
    return _Minimisation(attempt).result(schedule)


class _Minimisation:
    """Tries one schedule after the other, as long as they improve."""

    def __init__(self, attempt: Attempt) -> None:
        self.attempt = attempt
        self.replays = 0
        self.steps = 0
        self.tried: set[tuple[Segments, tuple[int, ...], tuple[tuple[Moment, Moment], ...]]] = set()

    def result(self, schedule: Schedule) -> Schedule:
        """The best schedule that was found."""
        best = self.run(schedule.segments, schedule.wakes, schedule.reads)
        if best is None:
            return schedule
        best = self.with_fewer_reads(best)
        while best.switches:
            better = self.improved(best)
            if better is None:
                break
            best = better
        return best

    def with_fewer_reads(self, best: Schedule) -> Schedule:
        """A schedule without those reads of earlier writes that are not needed."""
        for reader in sorted(best.reads):
            left = {each: write for each, write in best.reads.items() if each != reader}
            best = self.run(best.segments, best.wakes, left) or best
        return best

    def improved(self, best: Schedule) -> Schedule | None:
        """A better schedule, if one of the candidates is."""
        for segments in candidates(best.segments):
            if self.replays >= MOST_SCHEDULE_REPLAYS or self.steps >= MOST_SCHEDULE_STEPS:
                return None
            found = self.run(segments, best.wakes, best.reads)
            if found is not None and found.is_better(best):
                return found
        return None

    def run(self, segments: Segments, wakes: tuple[int, ...], reads: Mapping[Moment, Moment]) -> Schedule | None:
        """What a run that follows segments did, if it shows the defect."""
        key = segments, wakes, tuple(sorted(reads.items()))
        if key in self.tried:
            return None
        self.tried.add(key)
        self.replays += 1
        choices = GuidedChoices(segments=segments, wishes=wakes, reads=reads)
        shown, steps = self.attempt(choices)
        self.steps += steps
        return choices.schedule_taken() if shown else None


def candidates(segments: Segments) -> Iterator[Segments]:
    """Schedules that may have fewer switches, those that promise most first."""
    count = len(segments)
    for kept in range(min(count, 8)):
        yield segments[:kept]
    for number in range(count):
        yield from _rearranged(segments, number)
    for number in range(count - 1):
        yield from _shifted(segments, number)
    for kept in range(8, count):
        yield segments[:kept]
    for number, (thread, steps) in enumerate(segments):
        for fewer in sorted({1, 2, 3, steps // 2, steps - 1}):
            if 0 < fewer < steps:
                yield (*segments[:number], (thread, fewer), *segments[number + 1 :])


def _rearranged(segments: Segments, number: int) -> Iterator[Segments]:
    """A segment joins the next one of its thread, either way, is dropped, or continues as long as it can."""
    thread, steps = segments[number]
    before = segments[:number]
    following = next((n for n in range(number + 1, len(segments)) if segments[n][0] == thread), None)
    if following is not None:
        between, rest = segments[number + 1 : following], segments[following + 1 :]
        both = (thread, steps + segments[following][1])
        yield _merged((*before, both, *between, *rest))
        yield _merged((*before, *between, both, *rest))
    yield _merged((*before, *segments[number + 1 :]))
    yield _merged((*before, (thread, AS_LONG_AS_IT_CAN), *segments[number + 1 :]))


def _shifted(segments: Segments, number: int) -> Iterator[Segments]:
    """The switch after a segment comes a little later or earlier; then threads continue as long as they can."""
    thread, steps = segments[number]
    following = (segments[number + 1][0], AS_LONG_AS_IT_CAN)
    for moved in (steps + 1, steps + 2, steps + 3, steps - 1):
        yield (*segments[:number], (thread, moved), following)


def switching_earlier(segments: Segments) -> Iterator[Segments]:
    """The same switches, one of them a little earlier."""
    for number, (thread, steps) in enumerate(segments[:-1]):
        for fewer in range(steps - 1, max(steps - 4, 0), -1):
            yield (*segments[:number], (thread, fewer), *segments[number + 1 :])


def _merged(segments: Segments) -> Segments:
    """Segments of one thread that follow each other become one."""
    return tuple((thread, sum(steps for _, steps in each)) for thread, each in groupby(segments, key=lambda s: s[0]))
