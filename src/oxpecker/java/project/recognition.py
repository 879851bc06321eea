"""Finds the project that a file or folder belongs to."""

from __future__ import annotations

from pathlib import Path

from oxpecker.java.project.build_files import BUILDS, CLASSPATH, MODULE, POM, SETTINGS
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
        from oxpecker.java.project.maven import maven_project

        return maven_project(folder)
    if any((folder / name).is_file() for name in (*SETTINGS, *BUILDS)):
        from oxpecker.java.project.gradle import gradle_project

        return gradle_project(folder)
    if (folder / CLASSPATH).is_file():
        from oxpecker.java.project.ide_files import eclipse_project

        return eclipse_project(folder)
    if any(folder.glob(f"*{MODULE}")):
        from oxpecker.java.project.ide_files import intellij_project

        return intellij_project(folder)
    return None
