"""Entries as files of a folder, one each: also for folders that several machines share, where SQLite cannot lock."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager, suppress
from hashlib import sha256
from pathlib import Path
from tempfile import NamedTemporaryFile
from time import time

from oxpecker.incremental.backend import Unavailable, Usage
from oxpecker.incremental.limits import SECONDS_BETWEEN_NOTES

_SUFFIX = ".entry"


class FileBackend:
    """A folder. Files appear whole, under a name made of the key; the time of a file is that of its last use."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    @property
    def name(self) -> str:
        """The folder."""
        return str(self._folder)

    def read(self, key: str) -> str | None:
        """The text of the file; a file that is not text has an empty one."""
        file = self._file(key)
        with _reported(self.name):
            try:
                text = file.read_text("utf-8")
                if time() - file.stat().st_mtime > SECONDS_BETWEEN_NOTES:
                    file.touch()
            except FileNotFoundError:
                return None
            except UnicodeDecodeError:
                return ""
            return text

    def write(self, key: str, text: str) -> None:
        """Writes a file beside, which then replaces the one before."""
        file = self._file(key)
        with _reported(self.name):
            file.parent.mkdir(parents=True, exist_ok=True)
            with NamedTemporaryFile("w", encoding="utf-8", dir=file.parent, delete=False) as beside:
                try:
                    beside.write(text)
                    beside.close()
                    Path(beside.name).replace(file)
                except BaseException:
                    beside.close()
                    Path(beside.name).unlink(missing_ok=True)
                    raise

    def delete(self, key: str) -> None:
        """Deletes the file."""
        with _reported(self.name):
            self._file(key).unlink(missing_ok=True)

    def usage(self) -> Usage:
        """The number and the size of the files."""
        found = self._found()
        return Usage(len(found), sum(size for _, size, _ in found))

    def trim(self, entries: int, size: int) -> None:
        """Deletes the oldest files, and what writers left behind that were killed."""
        total = 0
        for number, (_, length, file) in enumerate(self._found()):
            total += length
            if number >= entries or total > size:
                with _reported(self.name):
                    file.unlink(missing_ok=True)
        for file in self._folder.glob("??/tmp*"):
            with suppress(OSError):
                if time() - file.stat().st_mtime > SECONDS_BETWEEN_NOTES:
                    file.unlink()

    def _found(self) -> list[tuple[float, int, Path]]:
        """The times and sizes of all files, the latest first."""
        found: list[tuple[float, int, Path]] = []
        with _reported(self.name):
            for file in self._folder.glob(f"??/*{_SUFFIX}"):
                with suppress(FileNotFoundError):
                    state = file.stat()
                    found.append((state.st_mtime, state.st_size, file))
        return sorted(found, reverse=True)

    def _file(self, key: str) -> Path:
        name = sha256(key.encode()).hexdigest()
        return self._folder / name[:2] / f"{name}{_SUFFIX}"


@contextmanager
def _reported(name: str) -> Iterator[None]:
    try:
        yield
    except OSError as error:
        raise Unavailable(f"{name}: {error.strerror or error}") from None
