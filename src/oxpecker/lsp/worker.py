"""Checks methods in a separate process, so that an editor never waits and a check can be ended at once.

The server sends a job to the standard input as Python objects; each line of the output is one event as JSON.
"""

from __future__ import annotations

import json
import pickle
import sys
from contextlib import suppress

from oxpecker.api.java_paths import paths_of_document
from oxpecker.api.loading import load_sources
from oxpecker.api.session import Session
from oxpecker.api.watcher import Telling
from oxpecker.engine import Progress
from oxpecker.incremental import Store
from oxpecker.lsp.job import Job
from oxpecker.oox.source import Source
from oxpecker.results.data import to_data
from oxpecker.solver import SolverConfiguration, SolverMissing, build

_USUAL = Source("Warm.java", "class Warm { String text; Object[] objects; int size() { return text.length(); } }")
"""A program with which the models of Java's most used classes are read."""


def main() -> None:
    """Does the job on the standard input; prepares for it while there is none."""
    load_sources([_USUAL], contain=True)
    with suppress(SolverMissing):
        build(SolverConfiguration()).close()
    data = sys.stdin.buffer.read()
    if not data:
        return  # the server has ended
    job = pickle.loads(data)
    assert isinstance(job, Job)
    paths = paths_of_document(job.sources)
    loaded = load_sources(job.sources, job.language, job.usual, contain=True, paths=paths)
    chosen = {key: options for key, options, _ in job.methods}
    methods = [loaded.program.methods[key] for key in chosen]
    repeated = {key for key, _, is_repeated in job.methods if is_repeated}
    session = Session(
        loaded, lambda method: chosen[method.info.key], methods, store=Store(job.folder), watcher=Telling(_report)
    )
    for method in session.methods:
        key = method.info.key
        _say({"method": key})
        if key in repeated:
            session.forget(method)
        result = session.check(method)
        _say({"result": to_data(result), "key": key, "cached": result.cached})


def _report(progress: Progress) -> None:
    _say({"paths": progress.paths, "branches": progress.branches, "seconds": round(progress.seconds, 1)})


def _say(event: dict[str, object]) -> None:
    sys.stdout.write(json.dumps(event) + "\n")
    sys.stdout.flush()


if __name__ == "__main__":
    main()
