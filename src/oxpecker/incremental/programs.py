"""Keeps loaded programs between runs, in the user's cache directory: reading them again takes longer.

The files are Python's own serialisation, so they are never read from a folder that others may write to.
"""

from __future__ import annotations

import os
import pickle
from collections.abc import Iterable
from contextlib import suppress
from hashlib import sha256
from pathlib import Path

from oxpecker.incremental.limits import MOST_NOTES, MOST_PROGRAMS
from oxpecker.incremental.tool import tool_state
from oxpecker.limits.garbage import loading, uncollected
from oxpecker.limits.platform import cache_folder
from oxpecker.oox.depth import deep_recursion

_NOTE = ".large"


def program_key(parts: Iterable[object]) -> str:
    """The digest of everything that a program is loaded from, and of the tool."""
    digest = sha256(tool_state().encode())
    for part in parts:
        text = str(part).encode("utf-8", "surrogatepass")
        digest.update(b"%d:" % len(text) + text)
    return digest.hexdigest()


def stamps(places: Iterable[Path], suffix: str) -> list[str]:
    """Names, sizes and times of the files at some places, which change whenever a file is added, removed or written."""
    found: list[str] = []
    for place in places:
        files = sorted(place.rglob(f"*{suffix}")) if place.is_dir() else [place]
        for file in files:
            with suppress(OSError):
                state = file.stat()
                found.append(f"{file} {state.st_size} {state.st_mtime_ns}")
    return found


def changed_since(moment: int, places: Iterable[Path], suffix: str) -> bool:
    """Whether a file at some places, or a folder, was written, moved or removed after a time in nanoseconds."""
    for place in places:
        folders = (Path(here) for here, _, _ in os.walk(place)) if place.is_dir() else ()
        files = place.rglob(f"*{suffix}") if place.is_dir() else [place]
        for each in (*folders, *files):
            try:
                state = each.stat()
            except OSError:
                continue
            if max(state.st_mtime_ns, state.st_ctime_ns) >= moment:
                return True
    return False


class ProgramCache:
    """Programs by their keys. If anything is wrong with a file, the program is only read again."""

    def __init__(self) -> None:
        self._folder = cache_folder() / "programs"

    def head(self, key: str) -> object:
        """What is read at once of the program stored under a key; None if there is none."""
        return self._parts(key, 1)[-1]

    def code(self, key: str) -> object:
        """The rest of the program stored under a key; None if it cannot be read."""
        with loading():
            return self._parts(key, 2)[-1]

    def _parts(self, key: str, number: int) -> list[object]:
        """So many parts of a stored program, one behind the other."""
        file = self._folder / f"{key}.pickle"
        try:
            with file.open("rb") as stored, uncollected(), deep_recursion():
                found: list[object] = [pickle.load(stored) for _ in range(number)]
        except Exception:  # a corrupt file is replaced
            return [None]
        with suppress(OSError):
            file.touch()
        return found

    def is_large(self, files: Iterable[str]) -> bool:
        """Whether the program of these files, with all that they use, was a large one when it was last read."""
        return self._note_on(files).exists()

    def note_large(self, files: Iterable[str]) -> None:
        """Remembers that the program of these files is a large one, whatever its texts are."""
        note = self._note_on(files)
        with suppress(OSError):
            self._folder.mkdir(parents=True, exist_ok=True)
            note.touch()
            for old in _latest(self._folder.glob(f"*{_NOTE}"))[MOST_NOTES:]:
                old.unlink(missing_ok=True)

    def _note_on(self, files: Iterable[str]) -> Path:
        names = "\0".join(map(os.path.abspath, files))
        return self._folder / f"{sha256(names.encode('utf-8', 'surrogatepass')).hexdigest()}{_NOTE}"

    def put(self, key: str, head: object, code: object) -> None:
        """Stores a program; the least recently used ones are dropped. Ignores a full disk, and too little memory."""
        from oxpecker.incremental.packing import pack

        beside = self._folder / f"{key}.{os.getpid()}"
        with suppress(OSError, RecursionError, MemoryError, pickle.PicklingError):
            self._folder.mkdir(parents=True, exist_ok=True)
            with beside.open("wb") as file, uncollected(), deep_recursion():
                for part in (head, code):
                    pack(part, file)
            beside.replace(self._folder / f"{key}.pickle")
            for old in _latest(self._folder.glob("*.pickle"))[MOST_PROGRAMS:]:
                old.unlink(missing_ok=True)
        with suppress(OSError):
            beside.unlink(missing_ok=True)  # what was not written to the end


def _latest(files: Iterable[Path]) -> list[Path]:
    """Files from the most recently used to the least."""
    return sorted(files, key=lambda file: file.stat().st_mtime, reverse=True)
