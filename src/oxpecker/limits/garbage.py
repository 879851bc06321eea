"""How often Python collects garbage: programs are large trees with hardly any garbage cycles."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager

NEW_OBJECTS = 50_000
"""The number of new objects after which Python collects garbage, instead of the usual 700."""
OBJECTS_OF_A_LARGE_PROGRAM = 500_000
"""Objects of a loaded program from which on every search for garbage in it would take longer than a moment."""


def collect_rarely() -> None:
    """Makes garbage collections rare, for a process that only checks programs."""
    gc.set_threshold(NEW_OBJECTS, *gc.get_threshold()[1:])


_left_out = False
"""Whether a loaded program is left out of collections."""


@contextmanager
def loading() -> Iterator[None]:
    """Disables garbage collection while a program is loaded, and leaves a large program out of later collections.

    What an earlier one has left is collected first, for a process that loads one after the other.
    """
    global _left_out
    if _left_out:
        gc.unfreeze()
        gc.collect()
        _left_out = False
    with uncollected():
        yield
        if gc.get_count()[0] > OBJECTS_OF_A_LARGE_PROGRAM:
            gc.freeze()
            _left_out = True
        elif not _left_out:
            treat_all_as_old()


def treat_all_as_old() -> None:
    """Has the next collections search only objects that are created from now on; what was built stays alive anyway."""
    gc.freeze()
    gc.unfreeze()


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
