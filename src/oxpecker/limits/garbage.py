"""How often Python collects garbage: programs are large trees with hardly any garbage cycles."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager

NEW_OBJECTS = 50_000
"""The number of new objects after which Python collects garbage, instead of the usual 700."""


def collect_rarely() -> None:
    """Makes garbage collections rare, for a process that only checks programs."""
    gc.set_threshold(NEW_OBJECTS, *gc.get_threshold()[1:])


@contextmanager
def uncollected() -> Iterator[None]:
    """Disables garbage collection while a tree is built: everything in it stays alive."""
    was_enabled = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_enabled:
            gc.enable()
