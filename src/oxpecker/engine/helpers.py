"""Other processes that explore pieces: copies of this one, which know the program already."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

from oxpecker.cluster import Done, Executor, Failed, Lasting, Message, Report
from oxpecker.cluster.limits import MOST_LOSSES
from oxpecker.cluster.membership import own_cluster
from oxpecker.engine.explore.partition import Beginning
from oxpecker.engine.limits import SECONDS_BETWEEN_GLANCES
from oxpecker.engine.path.requests import ThreadStarted
from oxpecker.engine.piece_log import piece_log
from oxpecker.engine.pieces import Alone, Crew, Line, Outcome, Piece, Place, explored
from oxpecker.limits import LimitReached, memory_megabytes
from oxpecker.limits.reason import Cause, Reason
from oxpecker.limits.tokens import Tokens, tokens
from oxpecker.oox.records import dataclass

_LOST = Reason("memory: processes that explored a part of the paths were ended by the system", Cause.MEMORY)


def crew_of(piece: Piece) -> Crew:
    """Who explores pieces; nobody explores those of a run that an earlier process has explored."""
    crew, log = _workers_for(piece), piece_log()
    if log is None:
        return crew
    from oxpecker.engine.recorded_pieces import Recording

    return Recording(crew, piece, log)


def _workers_for(piece: Piece) -> Crew:
    """Workers of a cluster, other processes if there are tokens and room in memory, or this process alone."""
    if own_cluster():
        from oxpecker.cluster.surrounding import surrounding
        from oxpecker.engine.remote_helpers import RemoteHelpers

        cluster = surrounding()
        if cluster is not None:
            return RemoteHelpers(piece, cluster)
    shared, megabytes = tokens(), piece.check.options.megabytes
    room = shared.count + 1 if megabytes is None else int(megabytes / max(memory_megabytes(), 1.0)) - 1
    most = min(shared.count + 1, room)
    return Helpers(piece, shared, most) if most > 1 else Alone(piece)


@dataclass(slots=True, eq=False)
class _Job:
    """A piece that is being explored."""

    place: Place
    has_token: bool


class Helpers:
    """Processes that take turns at a line: one takes the first piece, the others take the shallowest ones."""

    def __init__(self, piece: Piece, shared: Tokens, most: int) -> None:
        self.piece = piece
        self._tokens = shared
        self._most = most
        from oxpecker.cluster.processes import Processes

        self._executor: Executor = Processes(partial(_explored, piece), copies=True, is_interruptible=False)
        self._jobs: dict[int, _Job] = {}
        self._number = 0

    def __enter__(self) -> Helpers:
        return self

    def __exit__(self, *_failure: object) -> None:
        self._executor.__exit__()
        for number in list(self._jobs):
            self._free(number)

    def share(self, line: Line) -> None:
        """Gives the shallowest pieces to processes for which there are tokens; this one is busy."""
        self._hear(line, 0.0)
        while len(self._jobs) < self._most - 1:
            place = line.shallowest()
            if place is None or not self._tokens.take():
                return
            self._submit(place, has_token=True)

    def advance(self, line: Line) -> None:
        """Gives pieces to processes that are free, and waits for what they find."""
        self._hand_out(line)
        self._hear(line, SECONDS_BETWEEN_GLANCES)
        self.piece.check.watch.glance()

    def _hand_out(self, line: Line) -> None:
        while len(self._jobs) < self._most:
            place = line.shallowest() if self._has_first(line) else line.first()
            if place is None:
                return
            needs_token = any(not each.has_token for each in self._jobs.values())
            if needs_token and not self._tokens.take():
                return
            self._submit(place, needs_token)

    def _submit(self, place: Place, has_token: bool) -> None:
        self._number += 1
        self._jobs[self._number] = _Job(place, has_token)
        place.is_taken = True
        self._executor.submit(self._number, place.beginning)

    def _hear(self, line: Line, seconds: float) -> None:
        """Takes what the processes have found or split off."""
        for event in self._executor.events(seconds):
            if isinstance(event, Message):
                line.split(self._jobs[event.job].place, event.message.content)
                continue
            place = self._free(event.job)
            if isinstance(event, Done):
                line.finish(place, event.value)
            elif isinstance(event, Failed):
                line.finish(place, event.error)
            else:
                self._lose(place)

    def _has_first(self, line: Line) -> bool:
        """Whether the first piece that is not finished is being explored."""
        open_places = (each for each in line.places if each.outcome is None)
        first = next(open_places, None)
        return first is not None and first.is_taken

    def _lose(self, place: Place) -> None:
        """A process was lost: its piece is explored again, and given up if that happens again."""
        place.is_taken = False
        place.losses += 1
        if place.losses >= MOST_LOSSES:
            raise LimitReached(_LOST)

    def _free(self, number: int) -> Place:
        """The piece of a job that has ended."""
        job = self._jobs.pop(number)
        if job.has_token:
            self._tokens.give_back()
        return job.place


# --- inside of a helper ------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class _Splits:
    """Tells the other process of each piece that is split off, so that others need not wait for the end of this one."""

    report: Report

    def offer(self, beginning: Beginning) -> None:
        """Tells it at once."""
        self.report(Lasting(beginning))

    def attend(self) -> None:
        """There is nothing to do here."""


def _explored(piece: Piece, beginning: Beginning, report: Report) -> Outcome | LimitReached | ThreadStarted:
    return explored(replace(piece, others=_Splits(report)), beginning)
