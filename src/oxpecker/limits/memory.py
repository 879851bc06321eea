"""The memory of this process and of the solvers it has started."""

from __future__ import annotations

import os
from pathlib import Path

from oxpecker.limits.platform import page_bytes, peak_bytes

_PAGE = page_bytes()


def memory_megabytes() -> float:
    """The memory in use by this process and its children, or its own peak if the system does not report that."""
    if _PAGE is None:
        return peak_megabytes()
    try:
        pages = _pages("self") + sum(map(_pages_if_alive, _children()))
    except OSError:
        return peak_megabytes()
    return pages * _PAGE / 2**20


def _pages(process: str | int) -> int:
    with open(f"/proc/{process}/statm", "rb") as file:  # noqa: PTH123 - this is done many times in a second
        return int(file.read().split()[1])


def _pages_if_alive(process: int) -> int:
    try:
        return _pages(process)
    except (OSError, IndexError):
        return 0


def _children() -> list[int]:
    found: list[int] = []
    for thread in os.listdir("/proc/self/task"):  # noqa: PTH208
        try:
            # Read as bytes: this runs in a signal handler, which may have interrupted the import of an encoding.
            with open(f"/proc/self/task/{thread}/children", "rb") as file:  # noqa: PTH123
                found += map(int, file.read().split())
        except OSError:  # the thread has ended, or the system does not report its children
            continue
    return found


def peak_megabytes() -> float:
    """The peak memory of this process; 0 if the system does not report it."""
    # On Linux a process inherits ru_maxrss from its parent, so a small process can seem as large as its parent.
    try:
        status = Path("/proc/self/status").read_text(encoding="ascii", errors="replace")
    except OSError:
        status = ""
    for line in status.splitlines():
        if line.startswith("VmHWM:"):
            return int(line.split()[1]) / 2**10
    return (peak_bytes() or 0) / 2**20
