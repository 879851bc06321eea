"""Verdicts as Markdown: a table of methods, then what was found."""

from __future__ import annotations

import oxpecker


def markdown(report: oxpecker.Report) -> str:
    """The report as Markdown, with a final line break."""
    lines = ["| method | verdict |", "|---|---|"]
    lines += [f"| `{_cell(result.method)}` | {result.verdict} |" for result in report]
    for cause in report.causes:
        finding = cause.finding
        lines += ["", f"**{finding.span.file}:{finding.span.line}**: `{finding.call}` violates `{finding.kind}`"]
        if finding.witness:
            lines += ["", "where " + ", ".join(f"`{name} = {value}`" for name, value in finding.witness)]
    return "\n".join([*lines, ""])


def _cell(text: str) -> str:
    return text.replace("|", "\\|")
