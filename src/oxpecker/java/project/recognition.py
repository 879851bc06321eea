"""Finds the project that a file or folder belongs to."""

from __future__ import annotations

from pathlib import Path

from oxpecker.java.project.gradle import BUILDS, SETTINGS, gradle_project
from oxpecker.java.project.ide_files import CLASSPATH, eclipse_project, intellij_project
from oxpecker.java.project.maven import POM, maven_project
from oxpecker.java.project.project import Project


def project_of(path: Path) -> Project | None:
    """The project of the nearest build file in a folder or above; None if there is none."""
    try:
        start = path.resolve()
    except (OSError, RuntimeError):
        return None
    for folder in (start, *start.parents) if start.is_dir() else start.parents:
        found = _in(folder)
        if found is not None:
            return found
    return None


def _in(folder: Path) -> Project | None:
    if (folder / POM).is_file():
        return maven_project(folder)
    if any((folder / name).is_file() for name in (*SETTINGS, *BUILDS)):
        return gradle_project(folder)
    if (folder / CLASSPATH).is_file():
        return eclipse_project(folder)
    return intellij_project(folder) if any(folder.glob("*.iml")) else None
