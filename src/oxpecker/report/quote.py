"""Places in programs, with their text."""

from __future__ import annotations

from oxpecker.oox.source import Source, Span


def quote(span: Span, sources: dict[str, Source]) -> list[str]:
    """A place with its line and a caret."""
    source = sources.get(span.file)
    if source is None:
        return [f"  at {span}"]
    line = source.line(span.line).replace("\t", " ")
    end = span.end_column if span.end_line == span.line else len(line) + 1
    carets = " " * (span.column - 1) + "^" * max(1, end - span.column)
    return [f"  at {span}", f"    {line}", f"    {carets}"]
