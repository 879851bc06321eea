"""Verdicts as GitHub workflow commands: annotations at the lines they concern."""

from __future__ import annotations

from collections.abc import Sequence

from oxpecker.oox.source import Diagnostic, Span
from oxpecker.report.finding import short_call, what_happens
from oxpecker.results import MethodResult, Verdict


def workflow_commands(results: Sequence[MethodResult], errors: Sequence[Diagnostic] = ()) -> str:
    """A line for each error in the program and each finding (error), each method with an unknown verdict or a vacuous
    contract (warning), and each method that a bound cut (notice)."""
    lines = [_line("error", error.span, "error in the program", error.message) for error in errors]
    for result in results:
        for finding in result.findings:
            text = f"{short_call(finding)} {what_happens(finding)}"
            lines.append(_line("error", finding.span, f"{result.method}: {finding.kind}", text))
        lines += [_line("warning", result.span, f"{result.method}: {result.verdict}", text) for text in result.warnings]
        if result.verdict is Verdict.UNKNOWN:
            lines.append(_line("warning", result.span, f"{result.method}: unknown", result.reason))
        elif result.verdict.is_within_bounds:
            lines.append(_line("notice", result.span, f"{result.method}: valid within bounds", result.reason))
    return "".join(f"{line}\n" for line in lines)


def _line(level: str, span: Span, title: str, text: str) -> str:
    place = f"file={_property(span.file)},line={max(span.line, 1)},col={max(span.column, 1)},title={_property(title)}"
    return f"::{level} {place}::{_escaped(text)}"


def _escaped(text: str) -> str:
    return text.replace("%", "%25").replace("\r", "%0D").replace("\n", "%0A")


def _property(text: str) -> str:
    return _escaped(text).replace(":", "%3A").replace(",", "%2C")
