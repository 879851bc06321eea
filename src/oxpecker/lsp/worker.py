"""Checks methods in a process of its own, so that an editor is never kept waiting and a check can be ended at once.

A job comes as JSON on the standard input; each line of the output is one event as JSON.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from oxpecker.api.checking import options_of
from oxpecker.api.loading import load_sources
from oxpecker.engine import Progress
from oxpecker.incremental import IncrementalCheck, Store
from oxpecker.oox.source import Source
from oxpecker.results.data import to_data


@dataclass(frozen=True, slots=True)
class Job:
    """The texts of a program, the folder of kept results, and the methods to check.

    Each method comes with its options, and with whether it is to be checked even if a result was kept.
    """

    sources: tuple[tuple[str, str], ...]
    language: Mapping[str, str]
    methods: tuple[tuple[str, Mapping[str, Any], bool], ...]
    folder: str

    def written(self) -> bytes:
        """As a line."""
        methods = [(key, dict(options), again) for key, options, again in self.methods]
        return json.dumps([self.sources, dict(self.language), methods, self.folder]).encode() + b"\n"


def main() -> None:
    """Does the job on the standard input."""
    sources, language, methods, folder = json.loads(sys.stdin.readline())
    loaded = load_sources([Source(name, text) for name, text in sources], language)
    store = Store(Path(folder))
    check = IncrementalCheck(loaded.program, loaded.sources, store)
    for key, options, repeated in methods:
        _say({"method": key})
        method, chosen = loaded.program.methods[key], options_of(options)
        if repeated:
            check.forget(method, chosen)
        result = check.check(method, chosen, _report)
        _say({"result": to_data(result), "key": key, "cached": result.cached})


def _report(progress: Progress) -> None:
    _say({"paths": progress.paths, "seconds": round(progress.seconds, 1)})


def _say(event: dict[str, object]) -> None:
    sys.stdout.write(json.dumps(event) + "\n")
    sys.stdout.flush()


if __name__ == "__main__":
    main()
