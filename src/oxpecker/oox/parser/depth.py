"""How deep a program may nest, and the stack that reading it needs."""

from __future__ import annotations

import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager

from oxpecker.oox.syntax import Expression, Node, children

MAX_DEPTH = 1000
"""How many levels of statements and expressions may stand inside each other below a member."""

DEEPEST = MAX_DEPTH + 8
"""Where reading stops: a chain of MAX_DEPTH links still has room for what its last link holds."""

_FRAMES_PER_LEVEL = 12
_lock = threading.Lock()
_readers = 0
_normal_limit = 0


@contextmanager
def deep_recursion() -> Iterator[None]:
    """Lets Python recurse as deep as DEEPEST needs; the limit is shared by all threads, so the last one restores it."""
    global _readers, _normal_limit
    with _lock:
        if _readers == 0:
            _normal_limit = sys.getrecursionlimit()
            sys.setrecursionlimit(_normal_limit + _FRAMES_PER_LEVEL * DEEPEST)
        _readers += 1
    try:
        yield
    finally:
        with _lock:
            _readers -= 1
            if _readers == 0:
                sys.setrecursionlimit(_normal_limit)


def beyond(expression: Expression, levels: int) -> Node | None:
    """A node that stands more than so many levels below the expression, if there is one."""
    layer: list[Node] = [expression]
    for _ in range(levels + 1):
        layer = [child for node in layer for child in children(node)]
        if not layer:
            return None
    return layer[0]
