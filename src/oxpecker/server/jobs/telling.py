"""Events of a job, and places in the program in the page's form."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from oxpecker.oox.source import Diagnostic, Span

if TYPE_CHECKING:
    from oxpecker.relational.place import Place
    from oxpecker.results import Finding

Tell = Callable[[dict[str, Any]], None]


def place(span: Span | Place) -> dict[str, object]:
    """A range of the text."""
    return {
        "file": span.file,
        "line": span.line,
        "column": span.column,
        "end_line": span.end_line,
        "end_column": span.end_column,
    }


def failure_of(finding: Finding) -> str:
    """Identifies where and why something fails: the same for all paths that fail so."""
    thrown = finding.exception
    return f"{finding.span} {finding.kind} {'' if thrown is None else f'{thrown.name} {thrown.span}'}"


def problems(diagnostics: Sequence[Diagnostic]) -> dict[str, Any]:
    """The event for errors in the text of a program."""
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
    """The event for a job that cannot be done."""
    return {"event": "failure", "message": message}
