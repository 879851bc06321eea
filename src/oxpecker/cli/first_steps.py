"""What `oxpecker` alone proposes in a folder with programs."""

from __future__ import annotations

import os
import shlex
from collections.abc import Iterator
from itertools import islice
from pathlib import Path

from oxpecker.cli.limits import MOST_FILES_LISTED, MOST_FOLDERS_LISTED

_LANGUAGES = {".java": "Java", ".oox": "OOX", ".als": "Alloy"}
_SKIPPED = {"build", "node_modules", "out", "target", "test", "tests"}
"""Folders with tests and with results of builds."""
_CONFIGURATIONS = ("oxpecker.toml", "pyproject.toml")
_BUILDS = ("pom.xml", "build.gradle", "build.gradle.kts")


def first_steps(folder: Path) -> str:
    """Commands to begin with; empty if there are no programs."""
    files = list(islice(_programs(folder), MOST_FILES_LISTED))
    for suffix, language in _LANGUAGES.items():
        found = [file for file in files if file.suffix == suffix]
        if found:
            steps = list(_steps(folder, found[0]))
            width = max(len(command) for command, _ in steps)
            lines = (f"  {command:<{width}}  # {what}" for command, what in steps)
            return "\n".join([_header(folder, len(found), language), *lines])
    return ""


def _header(folder: Path, count: int, language: str) -> str:
    number = f"{count} or more" if count == MOST_FILES_LISTED else str(count)
    build = next((f" ({name})" for name in _BUILDS if (folder / name).is_file()), "")
    return f"{number} {language} file{'' if count == 1 else 's'} here{build}. First steps:"


def _steps(folder: Path, file: Path) -> Iterator[tuple[str, str]]:
    name = shlex.quote(file.as_posix())
    if file.suffix == ".als":
        yield f"oxpecker relational {name}", "run the commands of the module"
        return
    yield "oxpecker check . --budget 2", "what two minutes find"
    yield f"oxpecker check {name}", "one file"
    if file.suffix == ".java":
        yield f"oxpecker tests {name} --out generated-tests", "JUnit tests for it"
        if _has_commits(folder):
            yield "oxpecker diff --since HEAD .", "what your changes since the last commit do"
    yield "oxpecker check . --watch", "again whenever a file changes"
    if not any((folder / name).is_file() for name in _CONFIGURATIONS):
        yield "oxpecker init", "a configuration, a file for CI, and what to check first"


def _has_commits(folder: Path) -> bool:
    """Whether a folder is that of a Git repository with a commit; a worktree has a file instead of a folder."""
    git = folder / ".git"
    return git.is_file() or (git / "logs" / "HEAD").is_file()


def _programs(folder: Path) -> Iterator[Path]:
    """The programs below a folder, relative to it."""
    for place, folders, names in islice(os.walk(folder), MOST_FOLDERS_LISTED):
        folders[:] = sorted(each for each in folders if each not in _SKIPPED and not each.startswith("."))
        for name in sorted(names):
            if Path(name).suffix in _LANGUAGES and not name.endswith("-info.java"):
                yield Path(place).relative_to(folder) / name
