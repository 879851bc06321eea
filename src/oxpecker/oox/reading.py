"""Reading source files: what is no text is reported, not raised."""

from __future__ import annotations

from pathlib import Path

from oxpecker.oox.source import Diagnostic, Severity, Source, Span

_UTF16_MARKS = (b"\xff\xfe", b"\xfe\xff")


def read_source(path: Path | str) -> Source | Diagnostic:
    """The text of a file, named by its path; or what is wrong with the file, at its place if it has one."""
    name = str(path)
    try:
        data = Path(path).read_bytes()
    except (OSError, ValueError) as error:
        reason = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
        return Diagnostic(Severity.ERROR, f"cannot read {name}: {reason}", Span(name, 0, 0, 0, 0))
    return decode_source(name, data)


def decode_source(name: str, data: bytes) -> Source | Diagnostic:
    """The text that the bytes stand for, without a byte order mark; or where they stand for none."""
    if data.startswith(_UTF16_MARKS):
        return _problem(name, "", "the file is UTF-16; OOX programs are UTF-8")
    try:
        text = data.decode("utf-8")
    except UnicodeDecodeError as error:
        before = data[: error.start].decode("utf-8")
        return _problem(name, before, f"the byte 0x{data[error.start]:02x} is not UTF-8")
    text = text.removeprefix("\ufeff")
    if "\0" in text:
        return _problem(name, text[: text.index("\0")], "a NUL character; this is not a text file")
    return Source(name, text)


def _problem(name: str, before: str, message: str) -> Diagnostic:
    """An error about what follows the text before it."""
    before = before.removeprefix("\ufeff")
    line = before.count("\n") + 1
    column = len(before) - before.rfind("\n")
    return Diagnostic(Severity.ERROR, message, Span(name, line, column, line, column + 1))
