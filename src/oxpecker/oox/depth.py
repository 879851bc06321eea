"""How deep a program may nest, and room on Python's stack for walking one that does."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager

MAX_DEPTH = 500
"""The deepest nesting of syntax the parser accepts."""

_FRAMES_PER_LEVEL = 12


@contextmanager
def deep_recursion() -> Iterator[None]:
    """Lets recursive passes over the deepest program finish; calls from Python to Python need no C stack."""
    before = sys.getrecursionlimit()
    sys.setrecursionlimit(max(before, 2000 + MAX_DEPTH * _FRAMES_PER_LEVEL))
    try:
        yield
    finally:
        sys.setrecursionlimit(before)
