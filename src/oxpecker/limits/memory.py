"""The memory of this process."""

from __future__ import annotations

import resource
import sys
from pathlib import Path

_PAGE = resource.getpagesize()


def memory_megabytes() -> float:
    """The memory that this process uses now; its greatest use where the system tells no more."""
    try:
        pages = Path("/proc/self/statm").read_bytes().split()[1]
    except OSError:
        return peak_megabytes()
    return int(pages) * _PAGE / 2**20


def peak_megabytes() -> float:
    """The most memory this process has used."""
    # Linux hands ru_maxrss on to the programs a process starts, so that a small one seems as large as its parent.
    try:
        status = Path("/proc/self/status").read_text(encoding="ascii", errors="replace")
    except OSError:
        status = ""
    for line in status.splitlines():
        if line.startswith("VmHWM:"):
            return int(line.split()[1]) / 2**10
    unit = 2**20 if sys.platform == "darwin" else 2**10
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / unit
