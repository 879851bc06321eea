"""How many processes may work at the same time: one token for each that works beside the first.

All processes of a run share the tokens, as the jobs of `make` do. Who finds none free does its work alone.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from weakref import finalize

_TOKEN = b"+"
_MOST_TOKENS = 4096
"""Every pipe holds as many bytes as this; no machine has as many processors."""


class Tokens:
    """The right to let other processes work: bytes in a pipe, which copies of this process share."""

    def __init__(self, count: int) -> None:
        self.count = min(count, _MOST_TOKENS)
        self._free: tuple[int, int] | None = None
        if sys.platform != "win32" and self.count and can_fork():
            self._free = os.pipe()
            for end in self._free:
                os.set_blocking(end, False)
                finalize(self, os.close, end)
            os.write(self._free[1], self.count * _TOKEN)

    def take(self) -> bool:
        """Takes a token if one is free."""
        try:
            return self._free is not None and os.read(self._free[0], 1) == _TOKEN
        except BlockingIOError:
            return False

    def give_back(self) -> None:
        """Gives a token back."""
        if self._free is not None:
            os.write(self._free[1], _TOKEN)


_in_force = Tokens(0)


def can_fork() -> bool:
    """Whether processes can be copied with everything they know."""
    return hasattr(os, "fork")


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
