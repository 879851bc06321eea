"""The limits of a job's process, which it sets itself before it reads the job."""

from __future__ import annotations

import math
import os
import threading

from oxpecker.limits import platform
from oxpecker.limits.processes import kill_own_group
from oxpecker.server.limits import ENGINE_SHARE, LARGEST_FILE


def limit_process(megabytes: float, seconds: float) -> None:
    """Sets limits that neither this process nor its children can lift, as far as the system supports them."""
    size = int(megabytes * 1024 * 1024)
    cpu = math.ceil(seconds) * (os.cpu_count() or 1)
    platform.limit_process({"RLIMIT_AS": size, "RLIMIT_CPU": cpu, "RLIMIT_FSIZE": LARGEST_FILE, "RLIMIT_CORE": 0})


def engine_megabytes(megabytes: float) -> float:
    """The memory at which the engine stops, before the process reaches its limit."""
    return megabytes * ENGINE_SHARE


def end_with_the_server() -> None:
    """Ends this process and its children when its standard input is closed."""

    def watch() -> None:
        while os.read(0, 4096):
            pass
        kill_own_group()
        os._exit(1)

    threading.Thread(target=watch, name="oxpecker-end", daemon=True).start()
