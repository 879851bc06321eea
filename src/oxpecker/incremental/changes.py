"""The programs at a path, and whether their files have changed."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import field
from hashlib import sha256
from pathlib import Path
from time import sleep

from oxpecker.incremental.limits import SAVING_SECONDS
from oxpecker.oox.records import dataclass


def programs(path: Path) -> list[Path]:
    """A file is a program; a folder is one Java program of all its Java files, and one program per OOX file."""
    if not path.is_dir():
        return [path]
    java = [path] if any(path.rglob("*.java")) else []
    return [*java, *sorted(path.rglob("*.oox"))]


def files_of(program: Path) -> list[Path]:
    """The source files of a program."""
    return sorted(program.rglob("*.java")) if program.is_dir() else [program]


_Stamp = tuple[int, int]


@dataclass(slots=True)
class Changes:
    """Detects changed contents of a program's files; modification times only tell where to look."""

    program: Path
    beside: Callable[[], Iterable[Path]] = tuple
    """Other relevant files, such as its configuration."""
    _found: dict[Path, None] = field(default_factory=dict)
    _stamps: dict[Path, _Stamp] = field(default_factory=dict)
    _digests: dict[Path, bytes] = field(default_factory=dict)

    def seen(self) -> bool:
        """Whether anything has changed since the last call."""
        files = (*files_of(self.program), *self.beside(), *self._found)
        stamps = {file: stamp for file in files if (stamp := _stamp(file)) is not None}
        if stamps == self._stamps:
            return False
        digests = {file: self._digest(file, stamp) for file, stamp in stamps.items()}
        changed = digests != self._digests
        self._stamps, self._digests = stamps, digests
        return changed

    def settle(self, pause: Callable[[float], None] = sleep) -> None:
        """Waits until nothing changes any more, so that no half-written file is read."""
        pause(SAVING_SECONDS)
        while self.seen():
            pause(SAVING_SECONDS)

    def follow(self, files: Iterable[Path]) -> None:
        """Adds files that the program turned out to use, as they are now."""
        for file in files:
            stamp = _stamp(file)
            if stamp is not None and file not in self._stamps:
                self._found[file] = None
                self._digests[file] = self._digest(file, stamp)
                self._stamps[file] = stamp

    def _digest(self, file: Path, stamp: _Stamp) -> bytes:
        if self._stamps.get(file) == stamp:
            return self._digests[file]
        try:
            return sha256(file.read_bytes()).digest()
        except OSError:
            return b""


def _stamp(file: Path) -> _Stamp | None:
    try:
        state = file.stat()
    except OSError:
        return None
    return state.st_mtime_ns, state.st_size
