"""Events that a job tells, and places in the program as a page needs them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from oxpecker.oox.source import Diagnostic, Span

Tell = Callable[[dict[str, Any]], None]


def place(span: Span) -> dict[str, object]:
    """A stretch of a text."""
    return {
        "file": span.file,
        "line": span.line,
        "column": span.column,
        "end_line": span.end_line,
        "end_column": span.end_column,
    }


def problems(diagnostics: Sequence[Diagnostic]) -> dict[str, Any]:
    """The event that tells what is wrong with the text of a program."""
    items = [
        {
            "severity": str(item.severity),
            "message": item.message,
            **place(item.span),
            "notes": [{"message": message, **place(span)} for message, span in item.notes],
        }
        for item in diagnostics
    ]
    return {"event": "problems", "items": items}


def failure(message: str) -> dict[str, Any]:
    """The event that tells why a job cannot be done."""
    return {"event": "failure", "message": message}
