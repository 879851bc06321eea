"""Work for the workers of a cluster, which import this module."""

from __future__ import annotations

import os
import signal
from pathlib import Path
from threading import Event

from oxpecker.api.workers import Found, MethodWork
from oxpecker.cluster import Report
from oxpecker.engine import Options


def doubled(number: int, _report: Report) -> int:
    """Twice a number; fails for 13."""
    if number == 13:
        raise ValueError("13 is not doubled")
    return 2 * number


def ends_its_worker_once(flag: Path, _report: Report) -> str:
    """Kills the worker of the cluster, of which this process is a child, the first time."""
    if not flag.exists():
        flag.touch()
        os.kill(os.getppid(), signal.SIGKILL)
        Event().wait()
    return "done"


def waits_forever(place: Path, _report: Report) -> None:
    """Writes the number of its process, and never ends."""
    place.with_suffix(".new").write_text(str(os.getpid()))
    place.with_suffix(".new").rename(place)
    Event().wait()


class LosesItsWorker(MethodWork):
    """Checks methods; the worker is killed in the middle of the first check that reports progress."""

    def __call__(self, argument: tuple[int, Options], report: Report) -> Found:
        """Kills the worker as soon as there is progress."""

        def lose(message: object) -> None:
            report(message)
            if not FLAG.exists():
                FLAG.touch()
                os.kill(os.getppid(), signal.SIGKILL)
                Event().wait()

        return MethodWork.__call__(self, argument, lose)


FLAG = Path(os.environ.get("OXPECKER_TEST_FLAG", "/nonexistent/flag"))
"""Says that a worker was lost already."""
