"""The files of the front end and its library. Every check of a Java program lists them, so they are listed quickly."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path


def files_below(folder: Path, suffix: str) -> Iterator[os.DirEntry[str]]:
    """The files in a folder and below whose names end so, always in the same order."""
    pending = [os.fspath(folder)]
    while pending:
        with os.scandir(pending.pop()) as entries:
            found = sorted(entries, key=lambda entry: entry.name)
        pending += [entry.path for entry in found if entry.is_dir()]
        yield from (entry for entry in found if entry.name.endswith(suffix))
