"""A file to which records are only appended: after a crash, everything but a torn last record is still there.

Each line is a checksum and a record in JSON. The checksum covers the lines before, too, so that no line can be
missing, changed or moved. Reading stops at the first line that is not whole.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterable, Mapping
from hashlib import sha256
from pathlib import Path
from time import monotonic
from typing import Any

from oxpecker.incremental.limits import SECONDS_BETWEEN_SYNCS
from oxpecker.limits.platform import lock_file

Record = dict[str, Any]


def read_records(file: Path) -> tuple[list[Record], int, str]:
    """The whole records, the number of bytes they take, and the checksum of the last one."""
    content = file.read_bytes()
    records: list[Record] = []
    place, checksum = 0, ""
    while (end := content.find(b"\n", place)) >= 0:
        stated, _, text = content[place:end].partition(b" ")
        expected = _checksum(checksum, text)
        if stated != expected.encode():
            break
        record = json.loads(text)
        if not isinstance(record, dict):
            break
        records.append(record)
        place, checksum = end + 1, expected
    return records, place, checksum


def sealed_lines(texts: Iterable[bytes]) -> bytes:
    """The lines of a journal with these records, as `Journal` writes them."""
    lines, checksum = [], ""
    for text in texts:
        checksum = _checksum(checksum, text)
        lines.append(f"{checksum} ".encode() + text + b"\n")
    return b"".join(lines)


class InUse(Exception):
    """Another process writes the journal."""


class Journal:
    """Appends records to a file. A process that dies loses none of them; a system that dies, only the last moments."""

    def __init__(self, file: Path, place: int = 0, checksum: str = "") -> None:
        """Continues after the first `place` bytes; what follows them is torn, and is cut off. Raises InUse."""
        self.file = file
        self._checksum = checksum
        self._synced = 0.0
        self._handle = os.open(file, os.O_RDWR | os.O_CREAT | getattr(os, "O_BINARY", 0), 0o600)
        if not lock_file(self._handle):
            os.close(self._handle)
            raise InUse
        os.ftruncate(self._handle, place)
        os.lseek(self._handle, place, os.SEEK_SET)

    def append(self, record: Mapping[str, Any]) -> None:
        """Writes a record."""
        text = json.dumps(record, separators=(",", ":")).encode()
        self._checksum = _checksum(self._checksum, text)
        line = f"{self._checksum} ".encode() + text + b"\n"
        while line:
            line = line[os.write(self._handle, line) :]
        if monotonic() >= self._synced + SECONDS_BETWEEN_SYNCS:
            self.sync()

    def sync(self) -> None:
        """Waits until all records are on the disk."""
        os.fsync(self._handle)
        self._synced = monotonic()

    def close(self) -> None:
        """Ends writing."""
        self.sync()
        os.close(self._handle)


def is_in_use(file: Path) -> bool:
    """Whether a process writes the journal now."""
    try:
        handle = os.open(file, os.O_RDWR)
    except OSError:
        return False
    try:
        return not lock_file(handle)
    finally:
        os.close(handle)


def _checksum(before: str, text: bytes) -> str:
    return sha256(before.encode() + b"\0" + text).hexdigest()[:32]
