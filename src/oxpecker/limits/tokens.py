"""How many processes may work at the same time: one token for each that works beside the first.

All processes of a run share the tokens, as the jobs of `make` do. Who finds none free does its work alone.
"""

from __future__ import annotations

import multiprocessing
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any


class Tokens:
    """The right to let other processes work."""

    def __init__(self, count: int) -> None:
        self.count = count
        self._free: Any = multiprocessing.get_context("fork").Semaphore(count) if count and can_fork() else None

    def take(self) -> bool:
        """Takes a token if one is free."""
        return self._free is not None and bool(self._free.acquire(block=False))

    def give_back(self) -> None:
        """Gives a token back."""
        self._free.release()


_in_force = Tokens(0)


def can_fork() -> bool:
    """Whether processes can be copied with everything they know."""
    return "fork" in multiprocessing.get_all_start_methods()


def tokens() -> Tokens:
    """The tokens of this run."""
    return _in_force


@contextmanager
def sharing(shared: Tokens) -> Iterator[None]:
    """Lets the work inside use tokens."""
    global _in_force
    before, _in_force = _in_force, shared
    try:
        yield
    finally:
        _in_force = before
