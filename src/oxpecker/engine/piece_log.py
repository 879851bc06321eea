"""The log of the pieces of a run, which survives the process."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Protocol

from oxpecker.engine.pieces import Check


class PieceLog(Protocol):
    """Keeps what was found in pieces."""

    def name(self, check: Check, details: str) -> str:
        """Names the pieces of a round by everything that they depend on: the program, the method, its options."""

    def known(self, key: str) -> object | None:
        """What is known of a piece."""

    def note(self, key: str, data: object) -> None:
        """Keeps what was found in a piece."""


_in_force: PieceLog | None = None


def piece_log() -> PieceLog | None:
    """The log of this run."""
    return _in_force


@contextmanager
def recording(log: PieceLog | None) -> Iterator[None]:
    """Keeps the pieces that are explored inside."""
    global _in_force
    before, _in_force = _in_force, log
    try:
        yield
    finally:
        _in_force = before
