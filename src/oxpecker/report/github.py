"""Verdicts as GitHub workflow commands: annotations at the lines they concern."""

from __future__ import annotations

from collections.abc import Sequence

from oxpecker.oox.source import Diagnostic, Span
from oxpecker.report.finding import describe_class, short_call, what_happens
from oxpecker.report.plain_text import without_controls
from oxpecker.report.telling import describe_others
from oxpecker.results import MethodResult, Verdict
from oxpecker.results.finding_class import Level, level_of
from oxpecker.results.root_causes import RootCause, root_causes

_LEVELS = {Level.ERROR: "error", Level.WARNING: "warning", Level.NOTE: "notice"}


def workflow_commands(results: Sequence[MethodResult], errors: Sequence[Diagnostic] = ()) -> str:
    """A line for each error in the program (error), each cause (as its rank demands), each method with an unknown
    verdict or a vacuous contract (warning), and each method that a bound cut (notice)."""
    lines = [_line("error", error.span, "error in the program", error.message) for error in errors]
    lines += map(_cause, root_causes(results))
    for result in results:
        lines += [_line("warning", result.span, f"{result.method}: {result.verdict}", text) for text in result.warnings]
        if result.verdict is Verdict.UNKNOWN:
            lines.append(_line("warning", result.span, f"{result.method}: unknown", result.reason))
        elif result.verdict.is_within_bounds:
            lines.append(_line("notice", result.span, f"{result.method}: valid within bounds", result.reason))
    return "".join(f"{line}\n" for line in lines)


def _cause(cause: RootCause) -> str:
    finding = cause.finding
    text = f"{short_call(finding)} {what_happens(finding)} ({describe_class(finding)})"
    if finding.breaks is not None:
        text += f"; {finding.breaks.words}"
    level = _LEVELS[level_of(cause.rank)]
    return _line(level, finding.span, f"{finding.started}: {finding.kind}", text + describe_others(cause))


def _line(level: str, span: Span, title: str, text: str) -> str:
    place = f"file={_property(span.file)},line={max(span.line, 1)},col={max(span.column, 1)},title={_property(title)}"
    return f"::{level} {place}::{_escaped(text)}"


def _escaped(text: str) -> str:
    return without_controls(text).replace("%", "%25").replace("\n", "%0A")


def _property(text: str) -> str:
    return _escaped(text).replace(":", "%3A").replace(",", "%2C")
