"""What the process of a job may use; it limits itself before it reads the job."""

from __future__ import annotations

import math
import os
import signal
import sys
import threading
from contextlib import suppress

_LARGEST_FILE = 64_000_000
_SHARE = 0.7
"""Of the memory: where the engine gives up by itself, with a verdict."""


def limit_process(megabytes: float, seconds: float) -> None:
    """Sets limits that no code of this process, nor of those it starts, can lift."""
    if sys.platform == "win32":
        return
    import resource

    size = int(megabytes * 1024 * 1024)
    cpu = math.ceil(seconds) * (os.cpu_count() or 1)
    for kind, most in (
        (resource.RLIMIT_AS, size),
        (resource.RLIMIT_CPU, cpu),
        (resource.RLIMIT_FSIZE, _LARGEST_FILE),
        (resource.RLIMIT_CORE, 0),
    ):
        _, hard = resource.getrlimit(kind)
        wanted = most if hard == resource.RLIM_INFINITY else min(most, hard)
        # Some systems know a limit and refuse to set it.
        with suppress(ValueError, OSError):
            resource.setrlimit(kind, (wanted, wanted))


def engine_megabytes(megabytes: float) -> float:
    """Memory after which the engine gives up, before the limit of the process is reached."""
    return megabytes * _SHARE


def end_with_the_server() -> None:
    """Ends this process and those it has started once nobody holds the other end of its standard input."""

    def watch() -> None:
        while os.read(0, 4096):
            pass
        # The group is that of the job alone only if this process leads it.
        if sys.platform != "win32" and os.getpgrp() == os.getpid():
            with suppress(OSError):
                os.killpg(os.getpid(), signal.SIGKILL)
        os._exit(1)

    threading.Thread(target=watch, name="oxpecker-end", daemon=True).start()
