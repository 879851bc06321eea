r"""Unicode escapes `\uXXXX` anywhere in a program (JLS 3.3)."""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Iterator
from operator import itemgetter
from typing import NamedTuple
from unicodedata import normalize

from tree_sitter import Node

from oxpecker.java.reading.text import JavaText, Readers
from oxpecker.oox.source import Diagnostic, Severity, Source, Span, with_plain_line_ends

_ESCAPE = re.compile(r"\\u+((?:(?![\U00010000-\U0010FFFF])\d|[a-fA-F\uFF21-\uFF26\uFF41-\uFF46]){0,4})")
"""Digits are those of `Character.digit`: digits of every script, and full-width letters."""
_BACKSLASH = ord("\\")
_HIGH, _LOW, _BEYOND = 0xD800, 0xDC00, 0xE000
_BLANKS = b"\t\n\f\r"


class _Escape(NamedTuple):
    """Start and end of an escape, its UTF-16 unit, and whether it is a backslash that starts an escape."""

    start: int
    end: int
    unit: int
    opens: bool


def has_escapes(text: str) -> bool:
    r"""Whether the text may contain escapes."""
    return "\\u" in text


def stays(unit: int) -> bool:
    """Whether an escape is left for literals to interpret: control characters and lone surrogates."""
    return (unit < ord(" ") and unit not in _BLANKS) or _HIGH <= unit < _BEYOND


class Translated:
    """A text with escapes replaced by characters, and the original position of each byte.

    Characters that the parser cannot read stay escapes, and so does a backslash that would change the meaning.
    """

    def __init__(self, source: Source) -> None:
        self.problems: list[Diagnostic] = []
        self._source = source
        self._line_starts = [0, *(match.end() for match in re.finditer("\n", source.text))]
        self._places: list[tuple[int, int]] = [(0, 0)]
        """Offsets in the bytes of the text and in what was written: after each, the two go on alike."""
        self._lines: list[tuple[int, int]] = [(0, 0)]
        """These, and those of the lines in between, so that no place needs more than a line."""
        parts: list[str] = []
        size = done = 0
        for start, end, character in _characters(source.text, list(self._escapes())):
            parts += [source.text[done:start], character]
            size = self._add_lines(size, done, start) + len(character.encode("utf-8"))
            self._places.append((size, end))
            self._lines.append((size, end))
            done = end
        self._add_lines(size, done, len(source.text))
        self.text = with_plain_line_ends("".join([*parts, source.text[done:]]))

    def _add_lines(self, size: int, start: int, end: int) -> int:
        """Adds the lines that begin within a part without escapes; returns the bytes up to its end."""
        for number in range(bisect_right(self._line_starts, start), bisect_right(self._line_starts, end)):
            line = self._line_starts[number]
            size += len(self._source.text[start:line].encode("utf-8"))
            self._lines.append((size, line))
            start = line
        return size + len(self._source.text[start:end].encode("utf-8"))

    def place(self, offset: int, data: bytes) -> tuple[int, int]:
        """The original line and column of a byte of the text."""
        known, written = self._lines[bisect_right(self._lines, offset, key=itemgetter(0)) - 1]
        return self._line_and_column(written + len(data[known:offset].decode("utf-8", "replace")))

    def starts(self, start: int, end: int) -> list[int]:
        """The bytes in a range at which the text continues after an escape."""
        return [offset for offset, _ in self._places if start < offset < end]

    def _line_and_column(self, written: int) -> tuple[int, int]:
        line = bisect_right(self._line_starts, written)
        return line, written - self._line_starts[line - 1] + 1

    def _escapes(self) -> Iterator[_Escape]:
        """All escapes. A backslash right after one starts none, unless it is itself an escape, as in javac."""
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
    """The replacement of each escape, or of two that form a surrogate pair."""
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
            continue  # it would turn the following text into another escape; literals report an invalid escape
        else:
            yield escape.start, escape.end, chr(escape.unit)


class TranslatedText(JavaText):
    """A source without its escapes; places refer to the original text."""

    def __init__(self, source: Source, readers: Readers) -> None:
        self.translated = Translated(source)
        super().__init__(Source(source.name, self.translated.text), self.translated.text.encode("utf-8"), readers)

    def place_of(self, offset: int) -> tuple[int, int]:
        """The line and column of a byte."""
        return self.translated.place(offset, self.data)

    def span(self, node: Node) -> Span:
        """The place of a node."""
        return Span(self.name, *self.place_of(node.start_byte), *self.place_of(node.end_byte))

    def places(self, node: Node) -> tuple[tuple[int, int, int], ...]:
        """Offset, line and column of each part of a node's text that escapes shift."""
        start, end = node.start_byte, node.end_byte
        lines = [found.end() for found in re.compile(b"\n").finditer(self.data, start, end)]
        begins = sorted({start, *self.translated.starts(start, end), *lines})
        return tuple((len(self.data[start:each].decode("utf-8")), *self.place_of(each)) for each in begins)
