"""Looks for files whose names come from programs and build files: no name is too long or too odd to ask for."""

from __future__ import annotations

from pathlib import Path
from stat import S_ISDIR, S_ISREG


def is_file(path: Path) -> bool:
    """Whether there is a file; False for a name that no file can have."""
    return S_ISREG(_mode(path))


def is_folder(path: Path) -> bool:
    """Whether there is a folder; False for a name that no folder can have."""
    return S_ISDIR(_mode(path))


def exists(path: Path) -> bool:
    """Whether there is a file or a folder; False for a name that neither can have."""
    return bool(_mode(path))


def files_like(folder: Path, pattern: str) -> list[Path]:
    """The files of a folder whose paths below it match a pattern, by name."""
    try:
        return sorted(folder.glob(pattern))
    except (OSError, ValueError):
        return []


def _mode(path: Path) -> int:
    try:
        return path.stat().st_mode
    except (OSError, ValueError):
        return 0
