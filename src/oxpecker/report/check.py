"""Verdicts in words and as data."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from types import MappingProxyType

from oxpecker.oox.interpreter import Access, EarlierRead
from oxpecker.oox.source import Diagnostic, Source, Span
from oxpecker.oox.weak_memory import INITIAL
from oxpecker.report.assumptions import assumption_data
from oxpecker.report.conditions import all_of
from oxpecker.report.deadlock import deadlock_data
from oxpecker.report.finding import describe_finding, replay_command, short_call, what_happens
from oxpecker.report.proof import proof_data, run_data
from oxpecker.results import (
    BoundHit,
    Classification,
    Condition,
    Finding,
    MethodResult,
    Snippet,
    Step,
    ThrownException,
    Verdict,
)
from oxpecker.results.finding_class import class_of, confidence_of, level_of, rank_of
from oxpecker.results.root_causes import RootCause, root_causes

_SENTENCES = {
    Verdict.VALID: "valid: every input satisfies the contract",
    Verdict.VALID_PROVIDED: "valid",
    Verdict.VALID_WITHIN_BOUNDS: "valid within bounds",
    Verdict.VALID_WITHIN_BOUNDS_PROVIDED: "valid within bounds",
    Verdict.INVALID: "invalid",
    Verdict.DEADLOCK: "deadlock",
    Verdict.UNKNOWN: "unknown",
}

VERDICT_WORDS = {each: str(each).replace("-provided", " under conditions").replace("-", " ") for each in Verdict}
"""A verdict in a count of several."""


Earlier = Mapping[tuple[object, ...], Finding]
"""Findings by their causes."""


def describe_result(
    result: MethodResult,
    file: str,
    sources: dict[str, Source],
    flags: Sequence[str] = (),
    earlier: Earlier = MappingProxyType({}),
) -> str:
    """The verdict about a method as text for people; `flags` are the options that a replay needs.

    Findings with the same cause as an `earlier` one are only named.
    """
    sentence = _SENTENCES[result.verdict]
    lines = [f"{result.method}: {sentence}" + (f" ({result.reason})" if result.reason else "") + provided(result)]
    for finding in result.findings:
        if finding.cause in earlier:
            lines.append(f"  {same_cause(finding, earlier[finding.cause])}")
            continue
        lines += [f"  {line}" for line in describe_finding(finding, sources)]
        lines.append(f"    replay: {replay_command(finding, file, flags)}")
    return "\n".join([*lines, *describe_notes(result), *describe_paths(result)])


def same_cause(finding: Finding, earlier: Finding) -> str:
    """Refers from a finding to an earlier one with the same cause."""
    where = "another call" if earlier.started == finding.started else earlier.started
    return f"{short_call(finding)} {what_happens(finding)} at {finding.span}: the same cause as in {where}"


def provided(result: MethodResult) -> str:
    """The conditions on callers under which a verdict holds, as the end of a sentence."""
    if not (result.conditions and result.verdict.is_positive):
        return ""
    return f", provided that {all_of(result.conditions)}"


def describe_verdicts(results: Sequence[MethodResult]) -> str:
    """One line for each method, then the number of methods with each verdict."""
    width = max((len(result.method) for result in results), default=0)
    known = {result.method: result for result in results}
    lines = [
        f"{result.method.ljust(width)}  {_word(result)}{provided(result)}{_provided(result, known)}"
        for result in results
    ]
    return "\n".join([*lines, describe_counts(results)])


def _word(result: MethodResult) -> str:
    return VERDICT_WORDS[result.verdict].removesuffix(" under conditions")


def describe_counts(results: Sequence[MethodResult]) -> str:
    """The number of methods with each verdict, findings first, and of causes if several findings have the same."""
    counts = Counter(result.verdict for result in results)
    ranked = sorted((each for each in Verdict if counts[each]), key=lambda each: each.rank)
    total = ", ".join(f"{counts[each]} {VERDICT_WORDS[each]}" for each in ranked)
    text = f"{len(results)} method{'' if len(results) == 1 else 's'}: {total}"
    findings, causes = sum(len(result.findings) for result in results), len(root_causes(results))
    if findings == causes:
        return text
    return f"{text}; {findings} findings with {causes} cause{'' if causes == 1 else 's'}"


def _provided(result: MethodResult, known: Mapping[str, MethodResult]) -> str:
    """The condition of a proof: the contracts it relies on that have not been shown."""
    if not result.verdict.is_positive:
        return ""
    below: dict[str, None] = dict.fromkeys(result.relies_on)
    pending = list(below)
    while pending:
        used = known.get(pending.pop())
        for name in () if used is None else used.relies_on:
            if name not in below:
                below[name] = None
                pending.append(name)
    open_ones = [name for name in below if name not in known or known[name].verdict is not Verdict.VALID]
    return f", provided that {', '.join(open_ones)} keeps its contract" if open_ones else ""


def describe_notes(result: MethodResult) -> list[str]:
    """The notes on a verdict, and what limited it."""
    lines = [*(f"  warning: {text}" for text in result.warnings), *(f"  note: {text}" for text in result.notes)]
    if result.verdict.is_positive:
        lines += [f"  {describe_condition(each)}" for each in result.conditions]
    if result.verdict.is_within_bounds:
        lines += [f"  {hit}" for hit in _first_places(result.bounds_hit)]
    return lines


def describe_condition(condition: Condition) -> str:
    """What a method does if a caller breaks a condition, or what a verdict relies on."""
    if condition.classification is Classification.INVARIANT:
        return f"relies on an invariant inferred from the code of the class at {condition.span}: {condition.text}"
    purpose = " on purpose" if condition.classification is Classification.GUARD else ""
    unless = f", unless {condition.text}" if condition.text else ""
    return f"throws {condition.exception}{purpose} at {condition.span}{unless}"


def describe_paths(result: MethodResult) -> list[str]:
    """The number of paths that the verdict covers; nothing for a vacuous contract, a proof or a run without paths."""
    explored = result.statistics.paths or result.statistics.endless or result.statistics.solver.get("searches", 0)
    if not explored and (result.warnings or result.verdict is not Verdict.UNKNOWN):
        return ["  cached"] if result.cached else []
    return [f"  {_effort(result)}{', cached' if result.cached else ''}"]


def _effort(result: MethodResult) -> str:
    """The number of explored paths; for a relational engine, of searches and refinements."""
    searches = int(result.statistics.solver.get("searches", 0))
    if searches:
        refined = int(result.statistics.solver.get("refinements", 0))
        return (
            f"{searches:,} search{'' if searches == 1 else 'es'}, {refined:,} refinement{'' if refined == 1 else 's'}"
        )
    return path_count(result.statistics.paths, result.statistics.endless)


def path_count(paths: int, endless: int) -> str:
    """The number of paths in words; paths that run forever are counted apart."""
    text = f"{paths:,} path{'' if paths == 1 else 's'}"
    return f"{text}, {endless:,} more run{'s' if endless == 1 else ''} forever" if endless else text


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
        "cause": result.reason.cause if result.reason else None,
        "findings": [_finding_data(finding) for finding in result.findings],
        "bounds_hit": [{"bound": hit.bound, "value": hit.value, **_place(hit.span)} for hit in result.bounds_hit],
        "assumptions": [assumption_data(each) for each in result.assumptions],
        "notes": list(result.notes),
        "warnings": list(result.warnings),
        "relies_on": list(result.relies_on),
        "conditions": [_condition_data(each) for each in result.conditions],
        "proof": proof_data(result.proof),
        "strategies": [run_data(each) for each in result.statistics.runs],
        "statistics": result.statistics.data(),
        "cached": result.cached,
    }


def _condition_data(condition: Condition) -> dict[str, object]:
    data = {"text": condition.words, "classification": condition.classification, "exception": condition.exception}
    return {**data, **_place(condition.span)}


def error_data(error: Diagnostic) -> dict[str, object]:
    """An error in the program, with its place."""
    place = {"file": error.span.file, "line": error.span.line, "column": error.span.column}
    return {**place, "message": error.message}


def _snippet_data(snippet: Snippet) -> dict[str, object]:
    return {"lines": list(snippet.lines), "exact": snippet.exact}


def _finding_data(finding: Finding) -> dict[str, object]:
    return {
        "kind": finding.kind,
        "classification": finding.classification,
        **rank_data(finding),
        "clause": finding.clause,
        **_place(finding.span),
        "method": finding.method,
        "call": finding.call,
        "inputs": dict(finding.inputs),
        "statics": dict(finding.statics),
        "values": list(finding.values),
        "answers": [{"call": call, "value": value} for call, value in finding.answers],
        "needs": list(finding.needs),
        "last_digits": finding.last_digits,
        "reason": finding.reason,
        "exception": None if finding.exception is None else _exception_data(finding.exception),
        "witness": dict(finding.witness),
        "snippet": None if finding.snippet is None else _snippet_data(finding.snippet),
        "needs_state": finding.needs_state,
        "hidden": finding.hidden,
        "needs_boundary": finding.needs_boundary,
        "doubts": list(finding.doubts),
        "null_field": finding.null_field,
        "instances": list(finding.instances),
        "steps": [_step_data(step) for step in finding.steps],
        "steps_total": finding.steps_total,
        "heap_before": finding.heap_before.readable().data(),
        "heap_after": finding.heap_after.readable().data(),
        "calls": [{"method": each.method, **_place(each.span)} for each in finding.calls],
        "breaks": None if finding.breaks is None else {"method": finding.breaks.callee, "text": finding.breaks.text},
        "thread": finding.thread,
        "schedule": list(finding.schedule),
        "reads": [_read_data(read) for read in finding.reads],
        "waiting": deadlock_data(finding.waiting),
        "accesses": [_access_data(access) for access in finding.accesses],
    }


def rank_data(finding: Finding) -> dict[str, object]:
    """How telling a finding is."""
    return {"class": class_of(finding), "confidence": confidence_of(finding), "rank": rank_of(finding)}


def cause_data(cause: RootCause) -> dict[str, object]:
    """A cause with its most telling finding, and all methods that reach it."""
    finding = cause.finding
    return {
        **rank_data(finding),
        "level": level_of(cause.rank),
        "kind": finding.kind,
        **_place(finding.span),
        "text": f"{short_call(finding)} {what_happens(finding)}",
        "methods": [finding.started, *cause.also_reached_from],
    }


def _access_data(access: Access) -> dict[str, object]:
    return {"thread": access.thread, "writes": access.writes, **_place(access.span)}


def _read_data(read: EarlierRead) -> dict[str, object]:
    reader, write = (dict(zip(("thread", "step"), moment, strict=True)) for moment in (read.reader, read.write))
    return {"reader": reader, "write": None if read.write == INITIAL else write, "text": read.text, **_place(read.span)}


def _exception_data(thrown: ThrownException) -> dict[str, object]:
    return {"class": thrown.name, "text": thrown.text, **_place(thrown.span), "method": thrown.method}


def _step_data(step: Step) -> dict[str, object]:
    place = {**_place(step.span), "method": step.method, "depth": step.depth, "thread": step.thread}
    return {"number": step.number, "text": step.text, **place}


def _place(span: Span) -> dict[str, object]:
    return {"file": span.file, "line": span.line, "column": span.column}
