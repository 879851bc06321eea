"""Code lenses: above each method its verdict, and what can be done."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum

from oxpecker.limits.reason import Cause
from oxpecker.lsp.document import Document
from oxpecker.lsp.limits import LONGEST_LENS
from oxpecker.lsp.verdicts import CHECK, EXPLAIN, REPORT, STATES, VALUES, Action, tests_action
from oxpecker.oox import typed
from oxpecker.oox.source import Span
from oxpecker.report.check import provided
from oxpecker.report.finding import short_call, what_happens
from oxpecker.results import MethodResult, Verdict

STATUS = "oxpecker/status"
"""A notification about the methods of a document and how far their checks are."""


class Status(StrEnum):
    """How far the check of a method is."""

    VALID = "valid"
    BOUNDED = "bounded"
    FINDING = "finding"
    UNKNOWN = "unknown"
    CHECKING = "checking"
    WAITING = "waiting"
    OUTDATED = "outdated"


_SIGNS = {
    Status.VALID: "✓",
    Status.BOUNDED: "✓",
    Status.FINDING: "✗",
    Status.UNKNOWN: "?",
    Status.CHECKING: "…",
    Status.WAITING: "…",
    Status.OUTDATED: "…",
}


@dataclass(frozen=True, slots=True)
class Lens:
    """A line above a method: its place in the text as it is now, its status, and what can be done."""

    method: str
    span: Span
    status: Status
    actions: tuple[Action, ...]


def lenses(document: Document, shows_states: bool = False) -> Iterator[Lens]:
    """The lenses of the methods of a document; `shows_states` if the editor can show pages."""
    edit = document.edit
    for method in document.program.methods():
        head = method.info.span._replace(end_line=method.info.span.line, end_column=method.info.span.column)
        span, whole = edit.moved(head), edit.moved(method.info.span)
        if span is not None:
            status, actions = _lens(document, method, whole is None, shows_states)
            yield Lens(str(method.info), span, status, actions)


def _lens(
    document: Document, method: typed.Method, is_edited: bool, shows_states: bool
) -> tuple[Status, tuple[Action, ...]]:
    key, name = method.info.key, str(method.info)
    result = None if is_edited else document.results.get(key)
    status = _status(document, key, result, is_edited)
    where = (document.name, name)
    if result is None:
        words = {Status.CHECKING: "checking", Status.WAITING: "waiting for its check"}.get(status, "not checked")
        return status, (Action(f"{_SIGNS[status]} {words}", CHECK, where), *_always(document, where, result))
    title = f"{_SIGNS[status]} {verdict_line(result)}"
    found = [Action(title, REPORT, where), *_always(document, where, result)]
    if result.findings:
        if shows_states:
            found.append(Action("states", STATES, where))
        is_shown = key in document.shown_values
        found.append(Action("hide values" if is_shown else "values", VALUES, where))
        found.append(Action("explain", EXPLAIN, (str(result.findings[0].kind),)))
    elif result.verdict is Verdict.UNKNOWN and result.reason.cause not in (Cause.INTERRUPTED, Cause.OTHER):
        found.append(Action("explain", EXPLAIN, (str(result.reason.cause),)))
    return status, tuple(found)


def _always(document: Document, where: tuple[str, str], result: MethodResult | None) -> list[Action]:
    found = [Action("check", CHECK, where)] if result is not None else []
    tests = tests_action(document.program, where[1])
    return [*found, *([] if tests is None else [Action("test", tests.command, tests.arguments)])]


def _status(document: Document, key: str, result: MethodResult | None, is_edited: bool) -> Status:
    if result is not None:
        return status_of(result)
    if is_edited or not document.is_read:
        return Status.OUTDATED
    if key == document.checking:
        return Status.CHECKING
    return Status.WAITING if key in document.waiting else Status.OUTDATED


def status_of(result: MethodResult) -> Status:
    """The status that a verdict stands for."""
    if result.verdict is Verdict.UNKNOWN:
        return Status.UNKNOWN
    if not result.verdict.is_positive:
        return Status.FINDING
    return Status.BOUNDED if result.verdict.is_within_bounds else Status.VALID


def verdict_line(result: MethodResult) -> str:
    """A verdict on one line: for a finding, the call and what happens."""
    if result.findings:
        first = result.findings[0]
        more = f" (and {len(result.findings) - 1} more)" if len(result.findings) > 1 else ""
        text = f"{short_call(first)} {what_happens(first)}{more}"
    else:
        word = str(result.verdict).removesuffix("-provided").replace("-", " ")
        text = word + (f" ({result.reason})" if result.reason else "") + provided(result)
    return text if len(text) <= LONGEST_LENS else text[: LONGEST_LENS - 2] + ".."
