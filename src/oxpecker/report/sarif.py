"""Verdicts as SARIF 2.1.0, for code hosts and editors."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import PurePath
from urllib.parse import quote

from oxpecker.oox.source import Diagnostic, Span
from oxpecker.report.assumptions import claim_data
from oxpecker.report.check import describe_condition
from oxpecker.report.explanations import EXPLANATIONS, PRECONDITION, PROGRAM_ERROR, code_of_finding
from oxpecker.report.finding import describe_class, short_call, what_happens
from oxpecker.report.fingerprint import cause_fingerprint, fingerprint
from oxpecker.report.telling import describe_others
from oxpecker.results import Cause, Condition, Finding, MethodResult, Verdict
from oxpecker.results.finding_class import FindingClass, Level, class_of, confidence_of, level_of
from oxpecker.results.root_causes import RootCause, root_causes

SCHEMA = "https://json.schemastore.org/sarif-2.1.0.json"
Data = dict[str, object]


def sarif(results: Sequence[MethodResult], version: str, errors: Sequence[Diagnostic] = ()) -> Data:
    """A SARIF log with one run.

    Errors in the program are errors. A cause is one result, with the steps of its most telling finding as a code flow
    and a level that follows from its rank. Unknown verdicts are warnings, and conditions on callers are notes.
    """
    found = [_error(error) for error in errors]
    found += [_cause(cause) for cause in root_causes(results)]
    found += [_unknown(result) for result in results if result.verdict is Verdict.UNKNOWN]
    found += [_warning(result, text) for result in results for text in result.warnings]
    positive = [result for result in results if result.verdict.is_positive]
    found += [_condition(result, condition) for result in positive for condition in result.conditions]
    used = sorted({str(each["ruleId"]) for each in found})
    driver: Data = {"name": "Oxpecker", "semanticVersion": version, "rules": [_rule(code) for code in used]}
    for each in found:
        each["ruleIndex"] = used.index(str(each["ruleId"]))
    run: Data = {"tool": {"driver": driver}, "columnKind": "unicodeCodePoints", "results": found}
    run["properties"] = {"verdicts": [claim_data(result) for result in results]}
    return {"$schema": SCHEMA, "version": "2.1.0", "runs": [run]}


def _rule(code: str) -> Data:
    explanation = EXPLANATIONS[code]
    return {
        "id": code,
        "shortDescription": {"text": explanation.title},
        "fullDescription": {"text": explanation.text},
        "help": {"text": explanation.advice},
    }


def _error(error: Diagnostic) -> Data:
    found: Data = {
        "ruleId": PROGRAM_ERROR,
        "level": "error",
        "message": {"text": error.message},
        "locations": [_location(error.span)],
    }
    if error.notes:
        related = [_location(span, text) for text, span in error.notes]
        found["relatedLocations"] = [{"id": number, **each} for number, each in enumerate(related)]
    return found


def _cause(cause: RootCause) -> Data:
    finding, reached = cause.finding, cause.also_reached_from
    text = f"{short_call(finding)} {what_happens(finding)}"
    if finding.clause:
        text += f": {finding.clause}"
    text += f". {describe_class(finding).capitalize()}"
    if finding.breaks is not None:
        text += f"; {finding.breaks.words}"
    text += describe_others(cause)
    result: Data = {
        "ruleId": code_of_finding(finding),
        "level": level_of(cause.rank),
        "rank": float(cause.rank),
        "message": {"text": text},
        "locations": [_location(finding.span, method=finding.method)],
        "partialFingerprints": {
            "oxpecker/v1": fingerprint(finding),
            "oxpecker/cause/v1": cause_fingerprint(finding),
        },
        "properties": {
            "class": class_of(finding),
            "confidence": confidence_of(finding),
            "inputs": dict(finding.inputs),
            "method": finding.started,
            "alsoReachedFrom": list(reached),
        },
    }
    if len(finding.calls) > 1:
        frames = [{"location": _location(each.span, method=each.method)} for each in reversed(finding.calls)]
        result["stacks"] = [{"message": {"text": "call chain"}, "frames": frames}]
    flow = _code_flow(finding)
    if flow is not None:
        result["codeFlows"] = [flow]
    related = [_location(a.span, f"thread {a.thread} {'writes' if a.writes else 'reads'}") for a in finding.accesses]
    if related:
        result["relatedLocations"] = [{"id": number, **each} for number, each in enumerate(related)]
    return result


def _code_flow(finding: Finding) -> Data | None:
    """One flow for each thread; the locations give the order of the steps of all threads."""
    if not finding.steps:
        return None
    flows = []
    for thread in sorted({step.thread for step in finding.steps}):
        locations = [
            {"location": _location(step.span, step.text), "executionOrder": order, "nestingLevel": step.depth}
            for order, step in enumerate(finding.steps, 1)
            if step.thread == thread
        ]
        flows.append({"id": f"thread {thread}", "locations": locations})
    return {"threadFlows": flows}


def _unknown(result: MethodResult) -> Data:
    return {
        "ruleId": result.reason.cause.value,
        "level": "warning",
        "message": {"text": f"{result.method}: unknown ({result.reason})"},
        "locations": [_location(result.span, method=result.method)],
    }


def _warning(result: MethodResult, text: str) -> Data:
    return {
        "ruleId": Cause.CONTRACT.value,
        "level": "warning",
        "message": {"text": f"{result.method}: {text}"},
        "locations": [_location(result.span, method=result.method)],
    }


def _condition(result: MethodResult, condition: Condition) -> Data:
    return {
        "ruleId": PRECONDITION,
        "level": Level.NOTE,
        "rank": float(FindingClass.LATENT.weight),
        "message": {"text": f"{result.method} {describe_condition(condition)}"},
        "locations": [_location(condition.span, method=result.method)],
        "properties": {
            "method": result.method,
            "class": FindingClass.LATENT,
            "classification": condition.classification,
        },
    }


def _location(span: Span, message: str = "", method: str = "") -> Data:
    region: Data = {"startLine": max(span.line, 1), "startColumn": max(span.column, 1)}
    if (span.end_line, span.end_column) > (span.line, span.column):
        region |= {"endLine": span.end_line, "endColumn": span.end_column}
    found: Data = {"physicalLocation": {"artifactLocation": {"uri": uri(PurePath(span.file))}, "region": region}}
    if method:
        found["logicalLocations"] = [{"fullyQualifiedName": method, "kind": "function"}]
    if message:
        found["message"] = {"text": message}
    return found


def uri(path: PurePath) -> str:
    """The URI of a file: absolute, or relative to the working directory; with slashes on every system."""
    return path.as_uri() if path.is_absolute() else quote(path.as_posix())
