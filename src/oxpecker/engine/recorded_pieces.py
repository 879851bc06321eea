"""Pieces that an earlier run has explored, and a record of those that this one explores."""

from __future__ import annotations

from oxpecker.engine.piece_log import PieceLog
from oxpecker.engine.pieces import Crew, Line, Outcome, Piece, Place
from oxpecker.engine.recorded_outcome import outcome_of, recorded
from oxpecker.limits.budget import question_units


class Recording:
    """Has others explore only those pieces of which nothing is known."""

    def __init__(self, crew: Crew, piece: Piece, log: PieceLog) -> None:
        self._crew, self._piece, self._log = crew, piece, log
        check = piece.check
        is_merged = check.plain is not None and check.code is not check.plain
        self._name = log.name(check, f"{piece.bounds} {is_merged} {piece.units} {question_units()}")

    def __enter__(self) -> Recording:
        self._crew.__enter__()
        return self

    def __exit__(self, *failure: object) -> None:
        self._crew.__exit__(*failure)

    def share(self, line: Line) -> None:
        """Takes what is known, and lets others begin what is not."""
        self._look_up_all(line)
        self._crew.share(line)
        self._keep_all(line)

    def advance(self, line: Line) -> None:
        """Takes what is known; if that is not the first piece, has pieces explored."""
        self._look_up_all(line)
        if line.places[0].outcome is None:
            self._crew.advance(line)
            self._keep_all(line)

    def _look_up_all(self, line: Line) -> None:
        for place in list(line.places):
            self._look_up(line, place)

    def _keep_all(self, line: Line) -> None:
        for place in line.places:
            self._keep(place)

    def _look_up(self, line: Line, place: Place) -> None:
        if place.is_taken or place.outcome is not None:
            return
        data = self._log.known(self._key(place))
        outcome = None if data is None else outcome_of(data, self._piece.bounds)
        if outcome is not None:
            place.is_kept = place.is_taken = True
            line.finish(place, outcome)

    def _keep(self, place: Place) -> None:
        if isinstance(place.outcome, Outcome) and not place.is_kept:
            place.is_kept = True
            data = recorded(place.outcome)
            if data is not None:
                self._log.note(self._key(place), data)

    def _key(self, place: Place) -> str:
        return f"{self._name} {' '.join(map(str, place.beginning))}"
