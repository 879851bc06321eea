"""The clock by which time limits are measured."""

from __future__ import annotations

import time
from collections.abc import Callable

_read: Callable[[], float] = time.monotonic


def monotonic() -> float:
    """Seconds since some moment."""
    return _read()


def measure_by(clock: Callable[[], float]) -> None:
    """Measures by another clock: a test has its time even if it shares the machine with others."""
    global _read
    _read = clock
