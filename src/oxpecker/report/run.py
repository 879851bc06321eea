"""How a run ended, in words and as data."""

from __future__ import annotations

from collections.abc import Sequence

from oxpecker.oox import typed
from oxpecker.oox.code_units import printable
from oxpecker.oox.interpreter import (
    Deadlocked,
    Excluded,
    Exhausted,
    Heap,
    Limit,
    Recurred,
    Returned,
    Run,
    Stopped,
    Threw,
    Unsupported,
    Violated,
    format_schedule,
    show_call,
    show_exception,
)
from oxpecker.oox.source import Source, Span
from oxpecker.oox.types import VOID, ClassType
from oxpecker.report.deadlock import deadlock_data, describe_deadlock
from oxpecker.report.limits import LONGEST_TRACE
from oxpecker.report.quote import quote
from oxpecker.results.value_text import value_text

Trace = Sequence[tuple[str, Span]]


def describe_run(run: Run, method: typed.Method, sources: dict[str, Source], heap: Heap) -> str:
    """The outcome of a run as text for people."""
    call = show_call(method.info, run.arguments)
    outcome = run.outcome
    match outcome:
        case Returned():
            lines = [f"{call} {_returned(outcome, method, heap)}"]
        case Threw():
            where = f" in thread {outcome.thread}" if outcome.thread else ""
            lines = [f"{call} threw {show_exception(outcome.exception)}{where}", *_trace(outcome.trace, sources)]
        case Violated():
            where = f" in thread {outcome.thread}" if outcome.thread else ""
            reason = f": {outcome.reason}" if outcome.reason else ""
            lines = [f"{call} violates '{outcome.kind}'{where}{reason}", *quote(outcome.span, sources)]
            lines += _trace(outcome.trace, sources, quoted=False)
        case Excluded():
            lines = [f"{call} did not run to completion: the input does not satisfy", *quote(outcome.span, sources)]
        case Deadlocked():
            lines = [f"{call} deadlocks", *(f"  {line}" for line in describe_deadlock(outcome.threads))]
        case Recurred():
            lines = [f"{call} never ends: {outcome.what}", *quote(outcome.span, sources)]
        case Exhausted():
            lines = [f"{call} did not end within {outcome.bound:,} {_UNITS[outcome.limit]}"]
        case Stopped():
            lines = [f"{call} did not run to completion: {outcome.reason}"]
            lines += [f"  in {method} ({span})" for method, span in _shortened(outcome.trace)]
        case Unsupported():
            lines = [f"{call} did not run to completion: unsupported {outcome.what}", *quote(outcome.span, sources)]
        case _:
            raise AssertionError(outcome)
    if run.schedule:
        lines.append(f"schedule: {format_schedule(run.schedule)}")
    lines.append(f"{outcome.steps:,} step{'' if outcome.steps == 1 else 's'}")
    return printable("\n".join(lines))


def _returned(outcome: Returned, method: typed.Method, heap: Heap) -> str:
    if method.info.is_constructor:
        return f"created {value_text(outcome.value, ClassType(method.info.owner), heap)}"
    if method.info.return_type == VOID:
        return "returned"
    return f"returned {value_text(outcome.value, method.info.return_type, heap)}"


def _trace(trace: Trace, sources: dict[str, Source], quoted: bool = True) -> list[str]:
    lines = quote(trace[0][1], sources) if trace and quoted else []
    if len(trace) > 1:
        lines += [f"  in {method} ({span})" for method, span in _shortened(trace)]
    return lines


def _shortened(trace: Trace) -> Trace:
    if len(trace) <= LONGEST_TRACE:
        return trace
    half = LONGEST_TRACE // 2
    skipped = (f".. {len(trace) - 2 * half} more calls ..", trace[half][1])
    return [*trace[:half], skipped, *trace[-half:]]


_UNITS = {
    Limit.STEPS: "steps",
    Limit.CALL_DEPTH: "nested calls",
    Limit.MEMORY: "fields and elements of live objects",
    Limit.SIZE: "characters of one string, or binary digits of one number",
    Limit.THREADS: "threads at a time",
    Limit.QUANTIFIER: "instances of a quantifier",
    Limit.SPECIFICATION_DEPTH: "levels of specifications that call methods with specifications",
}


def run_data(run: Run, method: typed.Method, heap: Heap) -> dict[str, object]:
    """The outcome of a run as plain data for JSON."""
    outcome = run.outcome
    data: dict[str, object] = {
        "method": str(method.info),
        "call": show_call(method.info, run.arguments),
        "arguments": list(run.arguments),
        "outcome": type(outcome).__name__.lower(),
        "steps": outcome.steps,
        "schedule": list(run.schedule),
        "output": run.output,
    }
    match outcome:
        case Returned():
            t = ClassType(method.info.owner) if method.info.is_constructor else method.info.return_type
            data["value"] = None if t == VOID else value_text(outcome.value, t, heap)
        case Threw():
            data |= {"exception": outcome.exception.cls.name, "message": show_exception(outcome.exception)}
            data |= {"thread": outcome.thread, "trace": [_place(m, span) for m, span in outcome.trace]}
        case Violated():
            data |= {"kind": str(outcome.kind), "reason": outcome.reason, "thread": outcome.thread}
            data |= _place(outcome.method, outcome.span) | {"trace": [_place(m, s) for m, s in outcome.trace]}
        case Excluded():
            data |= _place(str(method.info), outcome.span)
        case Deadlocked():
            data["threads"] = deadlock_data(outcome.threads)
        case Stopped():
            data |= {"reason": outcome.reason, "trace": [_place(m, span) for m, span in outcome.trace]}
        case Unsupported():
            data |= {"what": outcome.what} | _place(str(method.info), outcome.span)
        case Recurred():
            data |= {"reason": outcome.what, **_place(outcome.method, outcome.span)}
        case Exhausted():
            data |= {"limit": str(outcome.limit), "bound": outcome.bound}
    return data


def _place(method: str, span: Span) -> dict[str, object]:
    return {"method": method, "file": span.file, "line": span.line, "column": span.column}
