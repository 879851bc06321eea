"""Places of a Java text as offsets, and changes at them."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cached_property

from oxpecker.oox.source import Source, Span

_COMMENT = re.compile(r"//[^\n]*|/\*.*?\*/", re.DOTALL)


@dataclass(frozen=True, slots=True)
class Change:
    """A stretch of a text, by offsets, and what takes its place."""

    start: int
    end: int
    text: str


@dataclass(frozen=True)
class JavaText:
    """A source whose spans can be found as offsets."""

    source: Source

    @cached_property
    def _starts(self) -> list[int]:
        starts = [0]
        for line in self.source.text.split("\n"):
            starts.append(starts[-1] + len(line) + 1)
        return starts

    def range(self, span: Span) -> tuple[int, int]:
        """The offsets of a span."""
        starts = self._starts
        return starts[span.line - 1] + span.column - 1, starts[span.end_line - 1] + span.end_column - 1

    def at(self, span: Span) -> str:
        """The text of a span, as written."""
        start, end = self.range(span)
        return self.source.text[start:end]

    def replaced(self, span: Span, text: str) -> Change:
        """The change that puts a text in the place of a span."""
        return Change(*self.range(span), text)

    def token_between(self, left: Span, token: str, right: Span) -> int | None:
        """The offset of a token between two spans, outside of comments."""
        start, end = self.range(left)[1], self.range(right)[0]
        between = _COMMENT.sub(lambda found: " " * len(found[0]), self.source.text[start:end])
        position = between.find(token)
        return None if position < 0 else start + position

    def changed(self, change: Change) -> Source:
        """The source after a change."""
        text = self.source.text
        return Source(self.source.name, text[: change.start] + change.text + text[change.end :])


_TOKEN = re.compile(
    r'"""(?:\\.|[^\\])*?"""|"(?:\\.|[^"\\\n])*"|\'(?:\\.|[^\'\\\n])*\''
    r"|(?P<jml>//[ \t]*@[^\n]*|/\*[ \t]*@.*?\*/)|(?P<comment>//[^\n]*|/\*.*?\*/)",
    re.DOTALL,
)


def without_specifications(source: Source) -> Source:
    """The source without its JML comments, all other text in its place: what a JVM runs."""

    def blank(found: re.Match[str]) -> str:
        return found[0] if found["jml"] is None else re.sub(r"[^\n]", " ", found[0])

    return Source(source.name, _TOKEN.sub(blank, source.text))


def on_one_line(text: str) -> str | None:
    """A text without comments, on one line; None if a string in it has several lines."""
    plain = _TOKEN.sub(lambda found: " " if found["jml"] or found["comment"] else found[0], text)
    return None if '"""' in plain else plain.replace("\n", " ")
