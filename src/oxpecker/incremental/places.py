"""Movable places: a result is stored with places relative to pieces of code, and shown at their current lines."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import replace
from functools import cached_property
from typing import Any

from oxpecker.limits import Reason
from oxpecker.oox.prelude import FILE as PRELUDE
from oxpecker.oox.records import dataclass
from oxpecker.oox.source import BUILT_IN, NOWHERE, Span
from oxpecker.results import MethodResult
from oxpecker.results.data import from_data, to_data


class NoPlace(Exception):
    """A place of a result lies outside of the pieces that it depends on."""


def is_fixed(file: str) -> bool:
    """Whether users cannot change a file: it belongs to the tool, whose state is part of every fingerprint."""
    return file.startswith(BUILT_IN) or file in (PRELUDE, NOWHERE.file)


@dataclass(frozen=True, slots=True)
class Anchor:
    """The first line of a piece of code in a file; its places are relative to it."""

    file: str
    line: int


class Places:
    """The pieces that a result depends on, in an order independent of their lines."""

    def __init__(self, pieces: Iterable[tuple[Anchor, frozenset[Span]]]) -> None:
        self._pieces = tuple(pieces)
        self.anchors = [anchor for anchor, _ in self._pieces]

    @cached_property
    def known(self) -> dict[Span, int]:
        """The anchor of each place: of several pieces that contain it, the first. Only results need it, not keys."""
        found: dict[Span, int] = {}
        for number, (_, spans) in enumerate(self._pieces):
            for span in spans:
                found.setdefault(span, number)
        return found

    def order(self) -> list[tuple[str, int]]:
        """The pieces by file and rank, which is stable when lines between them are added or removed."""
        lines = sorted({(anchor.file, anchor.line) for anchor in self.anchors})
        ranks = {place: rank for rank, place in enumerate(lines)}
        return [(anchor.file, ranks[anchor.file, anchor.line]) for anchor in self.anchors]

    # --- results -------------------------------------------------------------------------------------------

    def written(self, result: MethodResult) -> object:
        """A result as data, independent of the lines of its pieces; raises NoPlace if that is impossible."""
        moved = replace(
            result,
            reason=Reason(self._text_written(result.reason), result.reason.cause),
            notes=tuple(self._text_written(note) for note in result.notes),
        )
        data = to_data(moved, self._span_written)
        if any(self._named_places(text) for text in _texts(data)):
            raise NoPlace("a place that is part of a text")
        return data

    def read(self, data: object) -> MethodResult:
        """The result with its current places; raises NotAResult or NoPlace if the data is malformed."""
        result = from_data(data, self._span_read)
        return replace(
            result,
            reason=Reason(self._text_read(result.reason), result.reason.cause),
            notes=tuple(self._text_read(note) for note in result.notes),
        )

    def _span_written(self, span: Span) -> object:
        if is_fixed(span.file):
            return list(span)
        if span not in self.known:
            raise NoPlace(str(span))
        number = self.known[span]
        line = self.anchors[number].line
        return [number, span.line - line, span.column, span.end_line - line, span.end_column]

    def _span_read(self, data: Any) -> Span:
        where, line, column, end_line, end_column = data
        if isinstance(where, str):
            return Span(where, line, column, end_line, end_column)
        anchor = self.anchors[where]
        return Span(anchor.file, anchor.line + line, column, anchor.line + end_line, end_column)

    def _pattern(self) -> re.Pattern[str]:
        files = sorted({anchor.file for anchor in self.anchors}, key=len, reverse=True)
        return re.compile(rf"({'|'.join(map(re.escape, files))}):(\d+):(\d+)" if files else r"(?!)")

    def _named_places(self, text: str) -> bool:
        return self._pattern().search(text) is not None

    def _text_written(self, text: str) -> str:
        """A text with places encoded as \\x01anchor:line:column\\x01."""
        if "\x01" in text:
            raise NoPlace("a text with control characters")
        begins = {span[:3]: number for span, number in self.known.items()}

        def moved(match: re.Match[str]) -> str:
            file, line, column = match[1], int(match[2]), int(match[3])
            if (file, line, column) not in begins:
                raise NoPlace(match[0])
            number = begins[file, line, column]
            return f"\x01{number}:{line - self.anchors[number].line}:{column}\x01"

        return self._pattern().sub(moved, text)

    def _text_read(self, text: str) -> str:
        def placed(match: re.Match[str]) -> str:
            anchor = self.anchors[int(match[1])]
            return f"{anchor.file}:{anchor.line + int(match[2])}:{match[3]}"

        return re.sub(r"\x01(\d+):(\d+):(\d+)\x01", placed, text)


def _texts(data: object) -> Iterator[str]:
    if isinstance(data, str):
        yield data
    elif isinstance(data, list):
        for each in data:
            yield from _texts(each)
