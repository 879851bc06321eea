"""Interruptions of a question that another thread asks, whenever that question begins."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Event, Thread

PAUSE = 0.3
"""Seconds between two interruptions: the first usually comes in the middle of the question."""


@contextmanager
def interrupting(interrupt: Callable[[], None]) -> Iterator[None]:
    """Calls a function again and again until the block ends: one call could come before the question begins."""
    over = Event()

    def repeat() -> None:
        while not over.wait(PAUSE):
            interrupt()

    thread = Thread(target=repeat)
    thread.start()
    try:
        yield
    finally:
        over.set()
        thread.join()


def running() -> set[int]:
    """All processes that run. One that has ended and waits for its parent to hear of it does not."""
    found = set()
    for entry in Path("/proc").iterdir():
        if entry.name.isdigit():
            try:
                state = (entry / "stat").read_text().rpartition(")")[2].split()[0]
            except OSError:
                continue
            if state != "Z":
                found.add(int(entry.name))
    return found
