"""Other processes that explore pieces: copies of this one, which know the program already."""

from __future__ import annotations

import os
import pickle
import signal
import traceback
from contextlib import suppress
from dataclasses import dataclass
from multiprocessing.connection import Connection, wait
from typing import Any

from oxpecker.engine.explore.partition import Beginning
from oxpecker.engine.limits import MOST_LOST_HELPERS, SECONDS_BETWEEN_GLANCES
from oxpecker.engine.pieces import Alone, Crew, Line, Outcome, Piece, Place
from oxpecker.limits import LimitReached, alarmed, memory_megabytes
from oxpecker.limits.alarm import forget
from oxpecker.limits.processes import die_with_parent, kill_child, pipe
from oxpecker.limits.reason import Cause, Reason
from oxpecker.limits.tokens import Tokens, tokens

_SYSTEM: Any = os
_LOST = Reason("memory: processes that explored a part of the paths were ended by the system", Cause.MEMORY)


def crew_of(piece: Piece) -> Crew:
    """Who explores pieces: other processes if there are tokens and room in memory, or this process alone."""
    shared, megabytes = tokens(), piece.check.options.megabytes
    room = shared.count + 1 if megabytes is None else int(megabytes / max(memory_megabytes(), 1.0)) - 1
    most = min(shared.count + 1, room)
    return Helpers(piece, shared, most) if most > 1 else Alone(piece)


@dataclass(slots=True, eq=False)
class _Helper:
    """A process that explores one piece after the other."""

    process: int
    connection: Connection
    place: Place | None = None
    has_token: bool = False


class Helpers:
    """Processes that take turns at a line: one takes the first piece, the others take the shallowest ones."""

    def __init__(self, piece: Piece, shared: Tokens, most: int) -> None:
        self.piece = piece
        self._tokens = shared
        self._most = most
        self._helpers: list[_Helper] = []

    def __enter__(self) -> Helpers:
        return self

    def __exit__(self, *_failure: object) -> None:
        for helper in list(self._helpers):
            self._end(helper)

    def advance(self, line: Line) -> None:
        """Gives pieces to processes that are free, and waits for what they find."""
        self._hand_out(line)
        busy = {each.connection: each for each in self._helpers if each.place is not None}
        for connection in wait(list(busy), SECONDS_BETWEEN_GLANCES):
            assert isinstance(connection, Connection)
            self._hear(line, busy[connection])
        self.piece.check.watch.glance()

    def _hand_out(self, line: Line) -> None:
        while sum(each.place is not None for each in self._helpers) < self._most:
            place = line.shallowest() if self._has_first(line) else line.first()
            if place is None:
                return
            needs_token = any(not each.has_token for each in self._helpers if each.place is not None)
            if needs_token and not self._tokens.take():
                return
            helper = self._idle()
            helper.place, helper.has_token = place, needs_token
            place.is_taken = True
            with suppress(OSError):  # if it is dead, its connection says so
                helper.connection.send(place.beginning)

    def _has_first(self, line: Line) -> bool:
        """Whether the first piece that is not finished is being explored."""
        open_places = (each for each in line.places if each.outcome is None)
        first = next(open_places, None)
        return first is not None and first.is_taken

    def _idle(self) -> _Helper:
        for helper in self._helpers:
            if helper.place is None:
                return helper
        helper = _started(self.piece, [each.connection for each in self._helpers])
        self._helpers.append(helper)
        return helper

    def _hear(self, line: Line, helper: _Helper) -> None:
        place = helper.place
        assert place is not None
        try:
            outcome = helper.connection.recv()
        except (EOFError, OSError):
            self._end(helper)
            self._lose(place)
            return
        self._free(helper)
        line.finish(place, outcome)

    def _lose(self, place: Place) -> None:
        """A process was lost: its piece is explored again, and given up if that happens again."""
        place.is_taken = False
        place.losses += 1
        if place.losses >= MOST_LOST_HELPERS:
            raise LimitReached(_LOST)

    def _free(self, helper: _Helper) -> None:
        helper.place = None
        if helper.has_token:
            helper.has_token = False
            self._tokens.give_back()

    def _end(self, helper: _Helper) -> None:
        self._free(helper)
        self._helpers.remove(helper)
        helper.connection.close()
        kill_child(helper.process)


def _started(piece: Piece, others: list[Connection]) -> _Helper:
    """A copy of this process that explores pieces."""
    ours, theirs = pipe()
    parent = os.getpid()
    process = _SYSTEM.fork()
    if process:
        theirs.close()
        return _Helper(process, ours)
    try:
        for each in (*others, ours):
            each.close()
        die_with_parent()
        if os.getppid() == parent:
            _help(piece, theirs)
    finally:
        os._exit(0)


# --- inside of a helper ------------------------------------------------------------------------------------


def _help(piece: Piece, connection: Connection) -> None:
    """Explores pieces until the other process ends or closes the connection."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the other process, which ends this one
    forget()
    piece.check.watcher = None
    with suppress(EOFError, OSError):
        while True:
            connection.send_bytes(_packed(_explored(piece, connection.recv())))


def _packed(outcome: Outcome | BaseException) -> bytes:
    """What is sent; an exception that cannot be sent is described by another."""
    try:
        packed = pickle.dumps(outcome)
        pickle.loads(packed)
    except Exception as error:
        return pickle.dumps(RuntimeError(f"{type(error).__name__}: {error}"))
    return packed


def _explored(piece: Piece, beginning: Beginning) -> Outcome | BaseException:
    try:
        with alarmed(piece.check.watch):
            return piece.explore(beginning)
    except LimitReached as limit:
        return limit
    except MemoryError:
        return LimitReached(piece.check.watch.out_of_memory)
    except Exception as error:
        error.add_note("".join(traceback.format_exception(error)))
        return error
