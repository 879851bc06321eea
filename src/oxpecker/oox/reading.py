"""Reading source files: invalid text is reported, not raised."""

from __future__ import annotations

import re
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


def read_latin(path: Path) -> tuple[Source, Diagnostic] | None:
    """The text of a file whose bytes are not UTF-8 as ISO-8859-1, and a warning that it was read so."""
    found = read_source(path)
    if isinstance(found, Source) or found.span.line == 0:
        return None
    return decode_latin(found, path.read_bytes())


def decode_latin(problem: Diagnostic, data: bytes) -> tuple[Source, Diagnostic] | None:
    """The text of bytes that are not UTF-8 as ISO-8859-1, and a warning; None if that is no text either."""
    text = data.decode("latin-1")
    if "\0" in text:
        return None
    message = f"{problem.message}: the file is read as ISO-8859-1; save it as UTF-8 if it is in another encoding"
    return Source(problem.span.file, text), Diagnostic(Severity.WARNING, message, problem.span)


def decode_source(name: str, data: bytes) -> Source | Diagnostic:
    """The decoded text without a byte order mark; or a diagnostic where decoding fails."""
    if data.startswith(_UTF16_MARKS):
        return _problem(name, "", "the file is UTF-16, but programs must be UTF-8")
    try:
        text = data.decode("utf-8")
    except UnicodeDecodeError as error:
        before = data[: error.start].decode("utf-8")
        return _problem(name, before, f"the byte 0x{data[error.start]:02x} at offset {error.start} is not UTF-8")
    text = text.removeprefix("\ufeff")
    if "\0" in text:
        return _problem(name, text[: text.index("\0")], "found a NUL character; this is not a text file")
    return Source(name, text)


_SURROGATE = re.compile("[\ud800-\udfff]")


def lone_surrogate(source: Source) -> Diagnostic | None:
    """The problem of a text with a lone surrogate, which is not a character."""
    found = _SURROGATE.search(source.text)
    if found is None:
        return None
    code = f"{ord(found[0]):04x}"
    message = f"the lone surrogate U+{code.upper()} is not a character; write it as '\\u{code}' in a literal"
    return _problem(source.name, source.text[: found.start()], message)


def _problem(name: str, before: str, message: str) -> Diagnostic:
    """An error about what follows the text before it."""
    before = before.removeprefix("\ufeff")
    line = before.count("\n") + 1
    column = len(before) - before.rfind("\n")
    return Diagnostic(Severity.ERROR, message, Span(name, line, column, line, column + 1))
