"""The Java files below a folder, without what builds write; links cannot make it endless."""

from __future__ import annotations

import os
from dataclasses import field
from pathlib import Path

from oxpecker.java.package_clause import package_of
from oxpecker.java.source_path import root_of
from oxpecker.oox.records import dataclass

_NEVER = frozenset({"node_modules"})
_OUTPUT = frozenset({"target", "build", "out", "bin"})
"""Folders that builds write to, unless they are part of a package's name."""
_IGNORE = ".oxpeckerignore"


@dataclass(slots=True)
class Scan:
    """The files of a folder, sorted, and the folders that could not be read."""

    files: list[Path] = field(default_factory=list)
    problems: list[str] = field(default_factory=list)


def scan(folder: Path, is_root: bool = False) -> Scan:
    """The Java files in a folder and below it; in a source root, every folder is part of a package."""
    found = Scan()
    seen: set[str] = set()
    pending = [folder]
    while pending:
        current = pending.pop()
        real = os.path.realpath(current)
        if real in seen:
            continue
        seen.add(real)
        try:
            with os.scandir(current) as entries:
                listed = sorted(entries, key=lambda each: each.name)
            names = {each.name for each in listed}
            if _IGNORE in names:
                continue
        except OSError as error:
            found.problems.append(f"{current} cannot be read: {error.strerror}")
            continue
        for each in listed:
            _add(found, each, pending)
    found.files = _once(sorted(file for file in found.files if is_root or not _is_output(file, folder)))
    return found


def _once(files: list[Path]) -> list[Path]:
    """The files without links to others among them: nobody declares a class twice by a link."""
    links = {file for file in files if file.is_symlink()}
    known = {os.path.realpath(file) for file in files if file not in links} if links else set()
    found: list[Path] = []
    for file in files:
        real = os.path.realpath(file) if file in links else ""
        if real not in known:
            found.append(file)
            known |= {real} if real else set()
    return found


def _add(found: Scan, entry: os.DirEntry[str], pending: list[Path]) -> None:
    """Adds a Java file to what was found, and a folder to what must be searched."""
    try:
        if entry.is_dir() and _is_searched(entry.name):
            pending.append(Path(entry.path))
        elif entry.name.endswith(".java") and entry.is_file():
            found.files.append(Path(entry.path))
        elif entry.name.endswith(".java"):
            found.problems.append(f"{entry.path} is not a file")
    except OSError as error:  # a link to itself
        found.problems.append(f"{entry.path} cannot be read: {error.strerror}")


def _is_searched(name: str) -> bool:
    return not name.startswith(".") and name not in _NEVER


def _is_output(file: Path, folder: Path) -> bool:
    """Whether a file is below a folder that a build writes to, and the folder is not part of its package."""
    parts = file.relative_to(folder).parts[:-1]
    if _OUTPUT.isdisjoint(parts):
        return False
    try:
        package = package_of(file.read_text(encoding="utf-8", errors="replace"))
    except OSError:
        return False
    root = root_of(file.parent, package)
    above = parts if root is None else parts[: len(parts) - (len(package.split(".")) if package else 0)]
    return not _OUTPUT.isdisjoint(above)
