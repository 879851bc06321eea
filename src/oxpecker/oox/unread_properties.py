"""Relational properties in comments, `//@ alloy ..`, at places where nothing reads them."""

from __future__ import annotations

import re
from collections.abc import Iterator

from oxpecker.oox import syntax
from oxpecker.oox.late_patterns import late_pattern
from oxpecker.oox.source import Diagnostic, Severity, Source, Span

NOT_READ = "this property is ignored: write '//@ alloy ..' on a line of its own, above a method"

_PIECES = late_pattern(r""""(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|(?P<comment>/\*.*?\*/|//[^\n]*)""", re.DOTALL)
"""Literals, in which nothing is a comment, and comments."""
_PROPERTY = late_pattern(r"(?P<line>//|/\*)@\s*alloy\b(?P<definition>\s*(?:pred|fun)\b)?")


def unread_properties(source: Source, program: syntax.Program) -> Iterator[Diagnostic]:
    """A warning for each property behind code, in a block comment, or above anything but a method."""
    if "alloy" not in source.text:
        return
    for match in _PIECES.finditer(source.text):
        said = _PROPERTY.match(match["comment"] or "")
        if said is None:
            continue
        begin = source.text.rfind("\n", 0, match.start()) + 1
        line, column = source.text.count("\n", 0, match.start()) + 1, match.start() - begin + 1
        alone = said["line"] == "//" and not source.text[begin : match.start()].strip()
        if not alone or not (said["definition"] or _above_method(program, (line, column))):
            span = Span(source.name, line, column, line, column + len(match[0].split("\n")[0]))
            yield Diagnostic(Severity.WARNING, NOT_READ, span)


def _above_method(program: syntax.Program, place: tuple[int, int]) -> bool:
    """Whether the next member of the class around a place is a method or a constructor, and no member is around it."""
    members = [member for each in program.classes if _is_inside(place, each.span) for member in each.members]
    below = [member for member in members if (member.span.line, member.span.column) > place]
    if not below or any(_is_inside(place, member.span) for member in members):
        return False
    return isinstance(min(below, key=lambda member: member.span), (syntax.Method, syntax.Constructor))


def _is_inside(place: tuple[int, int], span: Span) -> bool:
    return (span.line, span.column) <= place < (span.end_line, span.end_column)
