"""Asks Git which lines of files have changed."""

from __future__ import annotations

import re
import subprocess
from collections.abc import Iterable
from pathlib import Path

_HUNK = re.compile(r"@@ -\d+(?:,\d+)? \+(\d+)(?:,(\d+))? @@")


class NoHistory(Exception):
    """Git cannot answer: there is no repository, no such revision, or no Git."""


def changed_lines(files: Iterable[str], revision: str) -> dict[str, frozenset[int] | None]:
    """The lines of files that differ from a revision, by file; None if the file is new.

    Where lines were removed, those around the place count. Files without changes are not listed.
    """
    found: dict[str, frozenset[int] | None] = {}
    by_folder: dict[Path, list[str]] = {}
    for file in files:
        by_folder.setdefault(Path(file).parent, []).append(file)
    for folder, inside in by_folder.items():
        names = [Path(file).name for file in inside]
        tracked = set(_git(folder, "ls-tree", "--name-only", "-z", revision, "--", *names).split("\0"))
        text = _git(folder, "diff", "--no-color", "--no-ext-diff", "--unified=0", "--relative", revision, "--", *names)
        lines = _lines(text)
        for file, name in zip(inside, names, strict=True):
            if name not in tracked:
                found[file] = None
            elif name in lines:
                found[file] = frozenset(lines[name])
    return found


def texts_at(place: Path, revision: str, ending: str) -> dict[str, str]:
    """The texts of the files with a name ending at a place, a file or a folder, in a revision, by their paths."""
    if revision.startswith("-"):
        raise NoHistory(f"a revision is needed, not '{revision}'")
    folder = place if place.is_dir() else place.parent
    inside = "." if place.is_dir() else place.name
    names = _git(folder, "ls-tree", "-r", "--name-only", "-z", revision, "--", inside).split("\0")
    chosen = [name for name in names if name.endswith(ending)]
    return {str(folder / name): _git(folder, "show", f"{revision}:./{name}") for name in chosen}


def _lines(diff: str) -> dict[str, set[int]]:
    """The changed lines of each file in a diff without context."""
    found: dict[str, set[int]] = {}
    name = ""
    for line in diff.splitlines():
        if line.startswith("+++ "):
            name = line[4:].strip('"').removeprefix("b/")
        elif (hunk := _HUNK.match(line)) is not None:
            first, count = int(hunk[1]), int(hunk[2] or 1)
            place = range(first, first + count) if count else range(first, first + 2)
            found.setdefault(name, set()).update(place)
    return found


def _git(folder: Path, *arguments: str) -> str:
    command = ["git", "-c", "core.quotePath=false", *arguments]
    try:
        # A name that looks like an option is none: revisions are checked first.
        done = subprocess.run(command, cwd=folder, capture_output=True, text=True, errors="replace", check=False)
    except OSError as error:
        raise NoHistory(f"Git cannot be started: {error.strerror}") from None
    if done.returncode:
        lines = done.stderr.strip().splitlines() or ["it failed"]
        raise NoHistory(f"Git says about {folder}: {lines[0].removeprefix('fatal: ')}")
    return done.stdout
