"""How deep a program may nest, and room on the stack for walking one that does."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from threading import Lock, current_thread, main_thread

from oxpecker.limits.platform import grow_stack
from oxpecker.oox.limits import FRAMES_ON_STACK, FRAMES_PER_LEVEL, MAX_DEPTH, STACK_BYTES

_FRAMES = 2000 + MAX_DEPTH * FRAMES_PER_LEVEL

_lock = Lock()
_users = 0
_usual_limit = 0


@contextmanager
def deep_recursion() -> Iterator[None]:
    """Lets recursive passes over the deepest program finish.

    The limit is one for all threads, so the first user raises it and the last one puts it back.
    """
    global _users, _usual_limit
    with _lock:
        if not _users:
            _usual_limit = sys.getrecursionlimit()
            sys.setrecursionlimit(max(_usual_limit, FRAMES_ON_STACK if _has_large_stack() else _FRAMES))
        _users += 1
    try:
        yield
    finally:
        with _lock:
            _users -= 1
            if not _users:
                sys.setrecursionlimit(_usual_limit)


def _has_large_stack() -> bool:
    """Whether there is room for deep calls: the stack of the main thread grows up to a limit that can be raised."""
    return current_thread() is main_thread() and grow_stack(STACK_BYTES)
