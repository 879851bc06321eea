"""Errors of Java's syntax: found in a moment, while the meaning of a text takes longer to read."""

from __future__ import annotations

from oxpecker.java.reading import parse
from oxpecker.limits.garbage import uncollected
from oxpecker.oox.depth import deep_recursion
from oxpecker.oox.source import Diagnostic, Severity, Source


def syntax_errors(name: str, text: str) -> list[Diagnostic]:
    """The errors of syntax in a Java text; none for OOX, which is read as fast."""
    if not name.endswith(".java"):
        return []
    with deep_recursion(), uncollected():
        try:
            parsed = parse(Source(name, text))
        except RecursionError:
            return []  # reading the program says where it is nested too deeply
    return [each for each in parsed.diagnostics if each.severity is Severity.ERROR]
