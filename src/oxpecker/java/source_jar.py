"""The Java files in a jar of sources."""

from __future__ import annotations

import zipfile
from collections.abc import Iterator
from pathlib import Path

from oxpecker.java.classfiles.archives import UNREADABLE, reason
from oxpecker.java.limits import LARGEST_SOURCE_FILE, LARGEST_SOURCE_JAR

INSIDE = "!/"
"""Separates the path of a jar from that of a file in it, as Java writes it."""
_OF_OTHER_RELEASES = "META-INF/versions/"


class UnreadableJar(Exception):
    """A jar that cannot be read; the text says why."""


def java_files_in(jar: Path) -> Iterator[tuple[str, bytes]]:
    """The Java files in a jar, by their names with the path of the jar; raises UnreadableJar."""
    try:
        with zipfile.ZipFile(jar) as archive:
            names = (name for name in archive.namelist() if name.endswith(".java"))
            chosen = sorted(name for name in names if not name.startswith(_OF_OTHER_RELEASES))
            whole = 0
            for name in chosen:
                with archive.open(name) as stream:
                    data = stream.read(LARGEST_SOURCE_FILE + 1)
                whole += len(data)
                if len(data) > LARGEST_SOURCE_FILE or whole > LARGEST_SOURCE_JAR:
                    raise UnreadableJar(f"{jar} is too large: {name} is not read")
                yield f"{jar}{INSIDE}{name}", data
    except UNREADABLE as error:
        raise UnreadableJar(f"{jar} is not a readable jar: {reason(error)}") from None
