"""The job `translation`: the program as Oxpecker reads it, in OOX."""

from __future__ import annotations

from oxpecker.api.loading import Loaded
from oxpecker.oox.printer import print_program
from oxpecker.server.job import Job
from oxpecker.server.jobs.telling import Tell


def translation(job: Job, loaded: Loaded, megabytes: float, tell: Tell) -> None:  # noqa: ARG001 - as all jobs
    """Prints the program as `oxpecker show` does."""
    stem = job.name.rpartition(".")[0]
    tell({"event": "files", "files": [{"name": f"{stem}.oox", "text": print_program(loaded.syntax)}], "said": []})
