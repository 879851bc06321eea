r"""Characters of a program that are written as `\uXXXX`, wherever they stand (JLS 3.3)."""

from __future__ import annotations

import re
from bisect import bisect_right

from tree_sitter import Node

from oxpecker.java.reading.text import JavaText
from oxpecker.oox.source import Source, Span

_ESCAPE = re.compile(r"(?<!\\)((?:\\\\)*)\\u+([0-9a-fA-F]{4})")


def has_escapes(text: str) -> bool:
    r"""Whether there may be any."""
    return "\\u" in text


class Translated:
    """A text with the characters in place of their escapes, and where each of its columns was.

    Only printable characters of ASCII and letters are put in: others stand in literals, which read escapes themselves.
    """

    def __init__(self, text: str) -> None:
        lines: list[str] = []
        self.shifts: list[tuple[list[int], list[int]]] = []
        for line in text.split("\n"):
            out: list[str] = []
            columns, extra = [0], [0]
            end = done = 0
            for found in _ESCAPE.finditer(line):
                character = chr(int(found[2], 16))
                if not (" " <= character <= "~" or character.isalpha()):
                    continue
                out += [line[end : found.end(1)], character]
                done += found.end(1) - end + 1
                end = found.end()
                columns.append(done)
                extra.append(end - done)
            lines.append("".join([*out, line[end:]]))
            self.shifts.append((columns, extra))
        self.text = "\n".join(lines)

    def column(self, row: int, column: int) -> int:
        """Where a column, counted from one, stands in the text as it was written."""
        columns, extra = self.shifts[row]
        return column + extra[bisect_right(columns, column - 1) - 1]


class TranslatedText(JavaText):
    """A source as it reads without escapes; places are those of what was written."""

    def __init__(self, source: Source, translated: Translated) -> None:
        super().__init__(Source(source.name, translated.text), translated.text.encode("utf-8"))
        self.translated = translated

    def span(self, node: Node) -> Span:
        """Where a node stands."""
        found = super().span(node)
        start = self.translated.column(found.line - 1, found.column)
        end = self.translated.column(found.end_line - 1, found.end_column)
        return Span(found.file, found.line, start, found.end_line, end)
