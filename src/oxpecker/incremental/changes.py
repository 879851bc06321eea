"""Which programs are at a path, and whether their files have changed."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from hashlib import sha256
from pathlib import Path


def programs(path: Path) -> list[Path]:
    """A file is a program; a folder is a Java program of all its files, and each OOX file in it is one of its own."""
    if not path.is_dir():
        return [path]
    java = [path] if any(path.rglob("*.java")) else []
    return [*java, *sorted(path.rglob("*.oox"))]


def files_of(program: Path) -> list[Path]:
    """The files that a program is read from."""
    return sorted(program.rglob("*.java")) if program.is_dir() else [program]


_Stamp = tuple[int, int]


@dataclass(slots=True)
class Changes:
    """Notices when the content of a program's files changes; times of files only say where to look."""

    program: Path
    beside: Callable[[], Iterable[Path]] = tuple
    """Other files that matter for it, such as its configuration."""
    _stamps: dict[Path, _Stamp] = field(default_factory=dict)
    _digests: dict[Path, bytes] = field(default_factory=dict)

    def seen(self) -> bool:
        """Whether anything is different from when this was asked last."""
        stamps = {
            file: stamp for file in (*files_of(self.program), *self.beside()) if (stamp := _stamp(file)) is not None
        }
        if stamps == self._stamps:
            return False
        digests = {file: self._digest(file, stamp) for file, stamp in stamps.items()}
        changed = digests != self._digests
        self._stamps, self._digests = stamps, digests
        return changed

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
