"""Work for the workers of a cluster, which import this module."""

from __future__ import annotations

import os
import signal
from pathlib import Path
from threading import Event

from oxpecker.api.workers import Found, MethodWork
from oxpecker.cluster import Report
from oxpecker.engine import Options, remote_helpers
from oxpecker.engine.explore import partition
from oxpecker.engine.pieces import Line, Outcome, Place
from oxpecker.engine.remote_helpers import PieceWork, RemoteHelpers
from oxpecker.limits import LimitReached


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


class SplitsOften(MethodWork):
    """Checks methods in many small pieces."""

    def __call__(self, argument: tuple[int, Options], report: Report) -> Found:
        """Has pieces explored by workers, one of which is killed."""
        vars(partition)["UNITS_OF_A_PIECE"] = 5
        remote_helpers.RemoteHelpers = Patient  # type: ignore[misc]
        remote_helpers.PieceWork = LosesAPiece  # type: ignore[misc]
        return MethodWork.__call__(self, argument, report)


class Patient(RemoteHelpers):
    """Leaves all pieces but the first to workers, however busy they are."""

    def _late(self, line: Line) -> Place | None:
        return super()._late(line) if PIECE_FLAG.exists() else None


class LosesAPiece(PieceWork):
    """Explores pieces; the worker of the first one is killed."""

    def __call__(self, argument: tuple[tuple[int, ...], float | None], report: Report) -> Outcome | LimitReached:
        """Kills the worker once."""
        vars(partition)["UNITS_OF_A_PIECE"] = 5
        if not PIECE_FLAG.exists():
            PIECE_FLAG.touch()
            os.kill(os.getppid(), signal.SIGKILL)
            Event().wait()
        return PieceWork.__call__(self, argument, report)


FLAG = Path(os.environ.get("OXPECKER_TEST_FLAG", "/nonexistent/flag"))
"""Says that a worker was lost already."""
PIECE_FLAG = FLAG.with_suffix(".piece")
"""Says that the worker of a piece was lost already."""
