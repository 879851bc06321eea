"""How deep a program may nest, and room on Python's stack for walking one that does."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from threading import Lock

MAX_DEPTH = 500
"""The deepest nesting of syntax the parser accepts."""

_FRAMES_PER_LEVEL = 16


_lock = Lock()
_users = 0
_usual_limit = 0


@contextmanager
def deep_recursion() -> Iterator[None]:
    """Lets recursive passes over the deepest program finish; calls from Python to Python need no C stack.

    The limit is one for all threads, so the first user raises it and the last one puts it back.
    """
    global _users, _usual_limit
    with _lock:
        if not _users:
            _usual_limit = sys.getrecursionlimit()
            sys.setrecursionlimit(max(_usual_limit, 2000 + MAX_DEPTH * _FRAMES_PER_LEVEL))
        _users += 1
    try:
        yield
    finally:
        with _lock:
            _users -= 1
            if not _users:
                sys.setrecursionlimit(_usual_limit)
