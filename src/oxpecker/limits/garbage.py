"""How often Python looks for garbage: programs are large trees, in which hardly anything becomes garbage in circles."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager

NEW_OBJECTS = 50_000
"""After how many new objects Python looks for garbage, instead of the usual 700."""


def collect_rarely() -> None:
    """For a process that does nothing but check programs."""
    gc.set_threshold(NEW_OBJECTS, *gc.get_threshold()[1:])


@contextmanager
def uncollected() -> Iterator[None]:
    """While a tree is built nothing is looked for: all that is there stays."""
    was_enabled = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_enabled:
            gc.enable()
