"""Output that no text of a program can steer: control characters and marks of direction are shown as escapes."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from io import TextIOWrapper

from oxpecker.report.plain_text import harmless


class _Own(threading.local):
    """Whether this thread writes what Oxpecker itself has composed."""

    writes = False


_own = _Own()


@contextmanager
def trusted() -> Iterator[None]:
    """Lets colours and the erasing of lines pass; what comes from a program must be harmless already."""
    before, _own.writes = _own.writes, True
    try:
        yield
    finally:
        _own.writes = before


class HarmlessStream(TextIOWrapper):
    """A stream for people: only `trusted` text has control characters."""

    def write(self, text: str) -> int:
        """Writes a text, or what it shows as."""
        super().write(text if _own.writes else harmless(text))
        return len(text)


def harmless_stream(stream: TextIOWrapper) -> TextIOWrapper:
    """A stream that replaces another one; a name that the terminal cannot encode must not cause a crash."""
    stream.flush()
    return HarmlessStream(
        stream.buffer,
        stream.encoding,
        "backslashreplace",
        line_buffering=stream.line_buffering,
        write_through=stream.write_through,
    )
