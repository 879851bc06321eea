"""Verdicts in words and as data."""

from __future__ import annotations

from collections.abc import Sequence

from oxpecker.oox.source import Source, Span
from oxpecker.report.run import quote
from oxpecker.results import BoundHit, Finding, MethodResult, Verdict

_SENTENCES = {
    Verdict.VALID: "valid: every input keeps the contract",
    Verdict.VALID_WITHIN_BOUNDS: "valid within bounds",
    Verdict.INVALID: "invalid",
    Verdict.DEADLOCK: "deadlock",
    Verdict.UNKNOWN: "unknown",
}


def describe_result(result: MethodResult, file: str, sources: dict[str, Source]) -> str:
    """The verdict about a method as a person wants to read it."""
    sentence = _SENTENCES[result.verdict]
    lines = [f"{result.method}: {sentence}" + (f" ({result.reason})" if result.reason else "")]
    for finding in result.findings:
        lines += _finding(finding, file, sources)
    lines += [f"  note: {note}" for note in result.notes]
    if result.verdict is Verdict.VALID_WITHIN_BOUNDS:
        lines += [f"  {hit.bound} was cut at {hit.value} in {hit.span}" for hit in _first_places(result.bounds_hit)]
    paths = result.statistics.paths
    lines.append(f"  {paths:,} path{'' if paths == 1 else 's'}")
    return "\n".join(lines)


def _finding(finding: Finding, file: str, sources: dict[str, Source]) -> list[str]:
    what = f"throws {finding.reason}" if finding.kind == "exception" else f"violates '{finding.kind}'"
    reason = f": {finding.reason}" if finding.reason and finding.kind != "exception" else ""
    lines = [f"  {finding.call} {what}{reason}", *("  " + line for line in quote(finding.span, sources))]
    return [*lines, f"    replay: {replay_command(finding, file)}"]


def replay_command(finding: Finding, file: str) -> str:
    """The command that runs a counterexample."""
    method = finding.started
    receiver = [value for name, value in finding.inputs if name == "this"]
    others = [value for name, value in finding.inputs if name != "this"]
    words = ["oxpecker run", file, f"--method '{method}'"]
    if receiver:
        words.append(f"--this '{receiver[0]}'")
    if others:
        words.append(f"--args '{', '.join(others)}'")
    if finding.values:
        words.append(f"--values '{' '.join(finding.values)}'")
    return " ".join(words)


def _first_places(hits: Sequence[BoundHit]) -> list[BoundHit]:
    """One place for each bound."""
    return list({hit.bound: hit for hit in reversed(hits)}.values())[::-1]


def result_data(result: MethodResult) -> dict[str, object]:
    """The verdict about a method as plain data for JSON."""
    return {
        "method": result.method,
        **_place(result.span),
        "verdict": str(result.verdict),
        "reason": result.reason,
        "findings": [_finding_data(finding) for finding in result.findings],
        "bounds_hit": [{"bound": hit.bound, "value": hit.value, **_place(hit.span)} for hit in result.bounds_hit],
        "notes": list(result.notes),
        "statistics": result.statistics.data(),
    }


def _finding_data(finding: Finding) -> dict[str, object]:
    return {
        "kind": finding.kind,
        "clause": finding.clause,
        **_place(finding.span),
        "method": finding.method,
        "call": finding.call,
        "inputs": dict(finding.inputs),
        "reason": finding.reason,
        "steps": [{**_place(span), "text": text} for span, text in finding.steps],
    }


def _place(span: Span) -> dict[str, object]:
    return {"file": span.file, "line": span.line, "column": span.column}
