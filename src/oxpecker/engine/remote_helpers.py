"""Workers of a cluster that explore pieces, beside the process that checks the method.

This process explores pieces, too, so a method is checked to its end even if no worker has time. What a worker finds in
a piece is what this process would find, so it does not matter who is first.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from time import monotonic

from oxpecker import terms
from oxpecker.cluster import ClusterError, Done, Event, Executor, Failed, Message, Pool, Report
from oxpecker.engine.bounds import Bounds
from oxpecker.engine.explore.partition import Beginning
from oxpecker.engine.limits import SECONDS_BETWEEN_GLANCES, SECONDS_UNTIL_OUTRUN
from oxpecker.engine.path.requests import ThreadStarted
from oxpecker.engine.pieces import Check, Line, Outcome, Piece, Place, explored
from oxpecker.engine.sent_check import SentCheck, limit
from oxpecker.limits import Budget, LimitReached
from oxpecker.limits.budget import question_units
from oxpecker.oox.depth import deep_recursion
from oxpecker.oox.records import dataclass
from oxpecker.solver import Learned


@dataclass(slots=True)
class PieceWork:
    """Explores pieces on another machine."""

    check: SentCheck
    bounds: Bounds
    units: int | None
    question: int | None
    """The units that one query may take."""
    known: Learned
    _opened: Check | None = None
    """The check, which is the same for all pieces."""

    def __call__(
        self, argument: tuple[Beginning, float | None], report: Report
    ) -> Outcome | LimitReached | ThreadStarted:
        """What was found in a piece, given the seconds that are left."""
        beginning, seconds = argument
        report(None)  # it has begun
        with deep_recursion():
            check = self._opened = self._opened or self.check.opened()
            limit(check, seconds)
            level = terms.Level(check.options.solver.evaluation.value)
            with terms.evaluation(level), Budget(None, self.question).spending():
                return explored(Piece(check, self.bounds, self.units, self.known), beginning)


@dataclass(slots=True, eq=False)
class _Job:
    """A piece that a worker has been asked to explore."""

    place: Place
    has_begun: bool = False


class RemoteHelpers:
    """Asks workers for the shallowest pieces, and explores the first ones itself."""

    def __init__(self, piece: Piece, pool: Pool) -> None:
        self.piece = piece
        self._pool = pool
        work = PieceWork(SentCheck.of(piece.check), piece.bounds, piece.units, question_units(), piece.known)
        self._executor: Executor | None = pool.executor(work)
        """None if the cluster was lost."""
        self._jobs: dict[int, _Job] = {}
        self._number = 0
        self._heard = monotonic()
        """When workers were last heard of."""

    def __enter__(self) -> RemoteHelpers:
        with self._reaching() as executor:
            if executor is not None:
                executor.__enter__()
        return self

    def __exit__(self, *_failure: object) -> None:
        self._jobs.clear()
        if self._executor is not None:
            self._executor.__exit__()

    def share(self, line: Line) -> None:
        """Asks workers for pieces, and takes what they have found."""
        self._hear(line, 0.0)
        self._hand_out(line)

    def advance(self, line: Line) -> None:
        """Explores a piece, or waits for workers if they explore all that is left."""
        self._hand_out(line)
        place = line.first() or self._late(line)
        if place is not None:
            place.is_taken = True
            outcome = self.piece.explore(place.beginning)
            line.finish(place, outcome)
            self._jobs = {number: job for number, job in self._jobs.items() if job.place is not place}
        self._hear(line, 0.0 if place is not None else SECONDS_BETWEEN_GLANCES)
        self.piece.check.watch.glance()

    def _hand_out(self, line: Line) -> None:
        """Asks workers for pieces, but for the first one, and for none that was lost."""
        with self._reaching() as executor:
            if executor is None:
                return
            free = self._pool.capacity(0) - len(self._jobs)
            waiting = [each for each in line.places if not each.is_taken][1:]
            chosen = sorted((each for each in waiting if not each.losses), key=lambda each: len(each.beginning))
            for place in chosen[: max(free, 0)]:
                self._number += 1
                self._jobs[self._number] = _Job(place)
                place.is_taken = True
                argument = place.beginning, self.piece.check.watch.remaining
                executor.submit(self._number, argument, f"a part of {self.piece.check.method.info}")
                self._heard = monotonic()

    def _late(self, line: Line) -> Place | None:
        """The first piece if no worker has begun it, or none has been heard of for long."""
        first = next(each for each in line.places if each.outcome is None)
        job = next((each for each in self._jobs.values() if each.place is first), None)
        is_awaited = job is not None and job.has_begun and monotonic() - self._heard < SECONDS_UNTIL_OUTRUN
        return None if is_awaited else first

    def _hear(self, line: Line, seconds: float) -> None:
        """Takes what workers have found; a piece that this process has finished first is known already."""
        events: Sequence[Event] = ()
        with self._reaching() as executor:
            events = executor.events(seconds) if executor is not None and self._jobs else ()
        for event in events:
            self._heard = monotonic()
            job = self._jobs.get(event.job)
            if job is None:
                continue
            if isinstance(event, Message):
                job.has_begun = True
                continue
            del self._jobs[event.job]
            if isinstance(event, Done):
                line.finish(job.place, event.value)
            elif isinstance(event, Failed):
                line.finish(job.place, event.error)
            else:
                job.place.is_taken = False
                job.place.losses += 1

    @contextmanager
    def _reaching(self) -> Iterator[Executor | None]:
        """The executor; if the cluster is lost, this process explores all pieces."""
        try:
            yield self._executor
        except ClusterError:
            self._executor = None
            for job in self._jobs.values():
                job.place.is_taken = False
            self._jobs.clear()
