"""The process of a job: `python -m oxpecker.server.worker MEGABYTES SECONDS [early]`, with the job on stdin."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Callable, Mapping
from contextlib import suppress
from typing import Any

from oxpecker.server.confinement import end_with_the_server, engine_megabytes, limit_process
from oxpecker.server.job import FINISHED, Job, Kind

_USAGE = 2


def main(arguments: list[str]) -> int:
    """Does one job; returns the exit code."""
    if len(arguments) not in (2, 3):
        sys.stderr.write("this is started by 'oxpecker serve'\n")
        return _USAGE
    megabytes, seconds = float(arguments[0]), float(arguments[1])
    limit_process(megabytes, seconds)
    # Other output must not be mistaken for an event.
    output = os.fdopen(os.dup(1), "w", encoding="utf-8")
    os.dup2(2, 1)

    def tell(event: dict[str, Any]) -> None:
        output.write(json.dumps(event) + "\n")
        output.flush()

    if arguments[2:] == ["early"]:
        _load()
    line = sys.stdin.buffer.readline()
    if not line:  # the server is gone, or has no more jobs
        return 0
    data = json.loads(line)
    end_with_the_server()
    do_job(Job(**{**data, "kind": Kind(data["kind"])}), engine_megabytes(megabytes), tell)
    tell(FINISHED)
    return 0


def _load() -> None:
    """Preloads what most jobs need, while the process waits for its job."""
    from oxpecker.api.loading import load_sources
    from oxpecker.oox.source import Source
    from oxpecker.solver import SolverConfiguration, SolverMissing, build

    _works()
    load_sources([Source("A.java", "class A { String s; }")])
    with suppress(SolverMissing):
        build(SolverConfiguration()).close()


def do_job(job: Job, megabytes: float, tell: Callable[[dict[str, Any]], None]) -> None:
    """Reads the program and does the job; errors in the program become events."""
    if job.kind is Kind.INSTANCES:
        from oxpecker.server.jobs.instances import instances

        instances(job, tell)
        return
    from oxpecker.api.loading import NoSuchMethod, ProgramErrors, load_sources
    from oxpecker.oox.source import Source
    from oxpecker.server.controls import language
    from oxpecker.server.jobs.telling import failure, problems
    from oxpecker.solver import SolverMissing

    try:
        loaded = load_sources([Source(job.name, job.text)], language(job.options), contain=True)
        if loaded.warnings or loaded.errors:
            tell(problems((*loaded.warnings, *loaded.errors)))
        _works()[job.kind](job, loaded, megabytes, tell)
    except ProgramErrors as errors:
        tell(problems(errors.diagnostics))
    except (NoSuchMethod, SolverMissing) as problem:
        tell(failure(str(problem)))


def _works() -> Mapping[Kind, Callable[..., None]]:
    from oxpecker.server.jobs.check import check
    from oxpecker.server.jobs.paths import paths
    from oxpecker.server.jobs.tests import tests
    from oxpecker.server.jobs.translation import translation

    return {Kind.CHECK: check, Kind.PATHS: paths, Kind.TRANSLATION: translation, Kind.TESTS: tests}


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
