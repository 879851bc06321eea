"""The lines of a method, from its contract to its closing brace: a place may only give its start."""

from __future__ import annotations

import re

from oxpecker.oox.source import Source, Span
from oxpecker.report.limits import LONGEST_METHOD

_TOKEN = re.compile(r"""/\*.*?\*/|//[^\n]*|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|[{};]""", re.DOTALL)
_CONTRACT = re.compile(r"\s*(//@|/\*@|\*|@)")


def extent(source: Source, span: Span) -> range:
    """The lines of the method at a place: its contract above, and its body."""
    lines = source.text.split("\n")
    first = span.line
    while first > 1 and _CONTRACT.match(lines[first - 2]):
        first -= 1
    last = span.end_line if span.end_line > span.line else _end(lines[span.line - 1 : span.line + LONGEST_METHOD], span)
    return range(first, min(last, len(lines)) + 1)


def _end(lines: list[str], span: Span) -> int:
    """The line of the brace that closes the body, or of the semicolon if there is no body."""
    text = "\n".join(lines)
    depth = 0
    for match in _TOKEN.finditer(text, span.column - 1):
        depth += {"{": 1, "}": -1}.get(match[0], 0)
        if match[0] in "};" and depth <= 0:
            return span.line + text.count("\n", 0, match.start())
    return span.line
