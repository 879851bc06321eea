r"""Characters of a program that are written as `\uXXXX`, wherever they stand (JLS 3.3)."""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Iterator
from typing import NamedTuple
from unicodedata import normalize

from tree_sitter import Node

from oxpecker.java.reading.text import JavaText, Readers
from oxpecker.oox.source import Diagnostic, Severity, Source, Span, with_plain_line_ends

_ESCAPE = re.compile(r"\\u+((?:(?![\U00010000-\U0010FFFF])\d|[a-fA-F\uFF21-\uFF26\uFF41-\uFF46]){0,4})")
"""Digits are what `Character.digit` reads as such: those of every script, and full-width letters."""
_BACKSLASH = ord("\\")
_HIGH, _LOW, _BEYOND = 0xD800, 0xDC00, 0xE000
_BLANKS = b"\t\n\f\r"


class _Escape(NamedTuple):
    """Where an escape begins and ends, its unit of UTF-16, and whether it is a backslash that begins an escape."""

    start: int
    end: int
    unit: int
    opens: bool


def has_escapes(text: str) -> bool:
    r"""Whether there may be any."""
    return "\\u" in text


def stays(unit: int) -> bool:
    """Whether an escape stays as it is written, for literals to read: control characters and lone surrogates."""
    return (unit < ord(" ") and unit not in _BLANKS) or _HIGH <= unit < _BEYOND


class Translated:
    """A text with the characters in place of their escapes, and where each of its bytes was.

    What the parser cannot read as a character stays an escape; so does a backslash that would change its meaning.
    """

    def __init__(self, source: Source) -> None:
        self.problems: list[Diagnostic] = []
        self._source = source
        self._line_starts = [0, *(match.end() for match in re.finditer("\n", source.text))]
        self._places: list[tuple[int, int]] = [(0, 0)]
        """Offsets in the bytes of the text and in what was written: after each, the two go on alike."""
        parts: list[str] = []
        size = done = 0
        for start, end, character in _characters(source.text, list(self._escapes())):
            parts += [source.text[done:start], character]
            size += sum(len(part.encode("utf-8")) for part in parts[-2:])
            self._places.append((size, end))
            done = end
        self.text = with_plain_line_ends("".join([*parts, source.text[done:]]))

    def place(self, offset: int, data: bytes) -> tuple[int, int]:
        """The line and the column, as they were written, of a byte of the text."""
        known, written = self._places[bisect_right(self._places, offset, key=lambda place: place[0]) - 1]
        return self._line_and_column(written + len(data[known:offset].decode("utf-8", "replace")))

    def starts(self, start: int, end: int) -> list[int]:
        """The bytes between two at which the text goes on after an escape."""
        return [offset for offset, _ in self._places if start < offset < end]

    def _line_and_column(self, written: int) -> tuple[int, int]:
        line = bisect_right(self._line_starts, written)
        return line, written - self._line_starts[line - 1] + 1

    def _escapes(self) -> Iterator[_Escape]:
        """All escapes. A backslash right after one begins none, unless that one is itself an escape, as in javac."""
        text = self._source.text
        end, after_backslash, after_escape = -1, False, False
        position = text.find("\\")
        while position >= 0:
            if position != end:
                after_backslash = after_escape = False
            match = _ESCAPE.match(text, position) if after_escape or not after_backslash else None
            end = position + 1 if match is None else match.end()
            if match is None:
                after_backslash, after_escape = not after_backslash, False
            elif len(match[1]) < 4:
                self._illegal(position, end)
            else:
                unit = int(normalize("NFKC", match[1]), 16)
                after_backslash, after_escape = unit == _BACKSLASH and not after_backslash, True
                yield _Escape(position, end, unit, after_backslash)
            position = text.find("\\", end)

    def _illegal(self, start: int, end: int) -> None:
        line, column = self._line_and_column(start)
        span = Span(self._source.name, line, column, line, column + end - start)
        self.problems.append(Diagnostic(Severity.ERROR, "illegal unicode escape", span))


def _characters(text: str, escapes: list[_Escape]) -> Iterator[tuple[int, int, str]]:
    """What stands in place of each escape, or of two that are a pair of surrogates."""
    following = iter([*escapes[1:], None])
    joined = False
    for escape in escapes:
        after = next(following)
        after = after if after is not None and after.start == escape.end else None
        if joined:
            joined = False
            continue
        if after is not None and _HIGH <= escape.unit < _LOW <= after.unit < _BEYOND:
            joined = True
            yield escape.start, after.end, chr(0x10000 + ((escape.unit - _HIGH) << 10) + after.unit - _LOW)
        elif stays(escape.unit):
            yield escape.start, escape.end, f"\\u{escape.unit:04x}"
        elif escape.opens and (text.startswith("u", escape.end) or (after is not None and stays(after.unit))):
            continue  # it would make another escape of what follows; literals say that there is no such escape
        else:
            yield escape.start, escape.end, chr(escape.unit)


class TranslatedText(JavaText):
    """A source as it reads without escapes; places are those of what was written."""

    def __init__(self, source: Source, readers: Readers) -> None:
        self.translated = Translated(source)
        super().__init__(Source(source.name, self.translated.text), self.translated.text.encode("utf-8"), readers)

    def place_of(self, offset: int) -> tuple[int, int]:
        """The line and the column of a byte."""
        return self.translated.place(offset, self.data)

    def span(self, node: Node) -> Span:
        """Where a node stands."""
        return Span(self.name, *self.place_of(node.start_byte), *self.place_of(node.end_byte))

    def places(self, node: Node) -> tuple[tuple[int, int, int], ...]:
        """Offset, line and column of each stretch of a node's text that escapes shift."""
        start, end = node.start_byte, node.end_byte
        lines = [found.end() for found in re.compile(b"\n").finditer(self.data, start, end)]
        begins = sorted({start, *self.translated.starts(start, end), *lines})
        return tuple((len(self.data[start:each].decode("utf-8")), *self.place_of(each)) for each in begins)
