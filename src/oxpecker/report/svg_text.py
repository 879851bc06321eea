"""Numbers and texts in SVG's syntax."""

from __future__ import annotations

from html import escape

from oxpecker.report.measure import visible


def number(value: float) -> str:
    """A coordinate, short and never `-0`."""
    return f"{round(value, 1) + 0.0:g}" if abs(value) < 1e5 else f"{value:.1f}"


def shown_text(text: str) -> str:
    """A text as element content."""
    return escape(visible(text))
