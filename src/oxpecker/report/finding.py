"""A counterexample in words: the call, the violated clause, the steps, the heap before and after."""

from __future__ import annotations

import shlex
from collections.abc import Iterable, Sequence

from oxpecker.oox.code_units import printable
from oxpecker.oox.interpreter import format_reads, format_schedule
from oxpecker.oox.late_patterns import late_pattern
from oxpecker.oox.source import Source
from oxpecker.report.deadlock import describe_deadlock
from oxpecker.report.heap import describe_heaps, is_changed
from oxpecker.report.limits import DEEPEST_INDENT, FIRST_STEPS, LAST_STEPS, LONGEST_CALL, LONGEST_TRACE, MOST_ANSWERS
from oxpecker.report.quote import quote
from oxpecker.report.schedule import describe_schedule
from oxpecker.results import CallSite, Finding, FindingKind, HeapReference
from oxpecker.results.finding_class import class_of, confidence_of

_INTERNED = late_pattern(r'("(?:[^"\\]|\\.)*")\.intern\(\)')
"""An interned string, as inputs are written: in Java, a literal is one."""


_LAST_DIGITS = "depends on the last digits of results of Math, which Java leaves open"


def describe_finding(finding: Finding, sources: dict[str, Source]) -> list[str]:
    """What goes wrong, where, and how."""
    call = short_call(finding)
    lines = [f"{call} {what_happens(finding)}", *_where(finding, sources)]
    details = [] if finding.kind is FindingKind.REACH else [describe_class(finding)]
    details += _chain(finding)
    details += [f"needs an answer of {', '.join(finding.needs)} (without source)"] if finding.needs else []
    details += [_LAST_DIGITS] if finding.last_digits else []
    details += [f"{name} = {value} before the call" for name, value in finding.statics]
    thrown = finding.exception
    told = {finding.span, *(each.span for each in finding.calls[1:])}
    if thrown is not None and finding.kind is FindingKind.EXCEPTION and thrown.span not in told:
        details.append(f"thrown at {thrown.span}")
    if thrown is not None and finding.kind is not FindingKind.EXCEPTION:
        source = sources.get(thrown.span.file)
        text = f": {source.excerpt(thrown.span)}" if source is not None else ""
        details.append(f"{thrown.text}, thrown at {thrown.span}{text}")
    if finding.hidden:
        details.append("other code cannot call this method, so such inputs may never be passed")
    if finding.needs_state:
        details.append("needs an object in this state; no calls were found that construct it")
    details += [each.sentence for each in finding.doubts]
    if finding.snippet is not None:
        title = "calls" if finding.snippet.exact else "calls that fail at the same place"
        details += [title, *(f"  {line}" for line in finding.snippet.lines)]
    if finding.witness and finding.kind is not FindingKind.NEVER_ENDS:
        details.append(f"where {', '.join(f'{name} = {value}' for name, value in finding.witness)}")
    if finding.answers:
        details += ["answers", *(f"  {line}" for line in _answers(finding))]
    if not all(step.text.startswith("throw ") for step in finding.steps):
        several = len({step.thread for step in finding.steps}) > 1
        shown = describe_schedule(finding.steps) if several else _steps(finding)
        details += ["steps", *(f"  {line}" for line in shown)]
    if finding.reads:
        details += ["memory model", *(f"  {read.text}" for read in finding.reads)]
    if _heap_matters(finding, call):
        details += describe_heaps(finding.heap_before.readable(), finding.heap_after.readable())
    return [printable(line) for line in (*lines, *(f"  {line}" for line in details))]


def describe_class(finding: Finding) -> str:
    """The class of a finding, and the confidence in it."""
    return f"{class_of(finding).sentence}, confidence {confidence_of(finding)}"


def _chain(finding: Finding) -> list[str]:
    """The calls that lead to the failing place, and the condition that one of them breaks."""
    if finding.kind is not FindingKind.EXCEPTION or len(finding.calls) < 2:
        return []
    broken = [] if finding.breaks is None else [finding.breaks.words]
    return [*broken, "call chain", *(f"  {line}" for line in describe_calls(finding))]


def describe_calls(finding: Finding) -> list[str]:
    """The calls that lead to the failing place, outermost first."""
    return [f"{each.method} at {each.span}" for each in shortened(finding.calls)]


def shortened(calls: Sequence[CallSite]) -> Sequence[CallSite]:
    """Calls; of many, the first and the last ones."""
    half = LONGEST_TRACE // 2
    if len(calls) <= LONGEST_TRACE:
        return calls
    left_out = CallSite(f".. {len(calls) - 2 * half} more calls ..", calls[half].span)
    return [*calls[:half], left_out, *calls[-half:]]


def what_happens(finding: Finding) -> str:
    """What the call does: it violates a clause, throws, deadlocks, races."""
    thread = f" in thread {finding.thread}" if finding.thread else ""
    if finding.kind is FindingKind.DEADLOCK:
        return "deadlocks"
    if finding.kind is FindingKind.REACH:
        return f"reaches {finding.clause}{thread}"
    if finding.kind is FindingKind.DATA_RACE:
        return f"has a data race on {finding.reason}"
    if finding.kind is FindingKind.NEVER_ENDS:
        return f"never ends: {finding.reason}"
    if finding.kind is FindingKind.EXCEPTION:
        return f"throws {finding.exception.text if finding.exception is not None else finding.reason}{thread}"
    where = (f" in {finding.method}" if finding.method != finding.started else "") + thread
    return f"violates '{finding.kind}'{where}" + (f": {finding.reason}" if finding.reason else "")


def _where(finding: Finding, sources: dict[str, Source]) -> list[str]:
    """The place of a finding; for several threads, the place of each."""
    if finding.kind is FindingKind.DEADLOCK:
        return [f"  {line}" for line in describe_deadlock(finding.waiting)]
    if not finding.accesses:
        return quote(finding.span, sources)
    lines: list[str] = []
    for access in finding.accesses:
        lines.append(f"  thread {access.thread} {'writes' if access.writes else 'reads'}")
        lines += [f"  {line}" for line in quote(access.span, sources)]
    return [*lines, "  and neither happens before the other"]


def short_call(finding: Finding) -> str:
    """The call; large objects are only named, because the heap shows them, and interned strings are literals."""
    call = _INTERNED.sub(r"\1", finding.call)
    roots = dict(finding.heap_before.readable().roots)
    for name, text in sorted(finding.inputs, key=lambda pair: -len(pair[1])):
        root = roots.get(name)
        if len(call) > LONGEST_CALL and isinstance(root, HeapReference):
            call = call.replace(_INTERNED.sub(r"\1", text), root.name, 1)
    return call


def _heap_matters(finding: Finding, call: str) -> bool:
    """Whether the heap tells more than the call: it changes, or the text refers to objects by name."""
    texts = [call, *(value for _, value in finding.witness), *(step.text for step in finding.steps)]
    texts += [asked for asked, _ in finding.answers]
    before = finding.heap_before.readable()
    return is_changed(before, finding.heap_after.readable()) or any(
        each.name in text for each in before.objects for text in texts
    )


def _steps(finding: Finding) -> list[str]:
    """The first and the last steps, each with its line; nested calls are indented."""
    shown = list(finding.steps)
    if len(shown) > FIRST_STEPS + LAST_STEPS + 1:
        shown = [*shown[:FIRST_STEPS], *shown[-LAST_STEPS:]]
    width = max(len(str(step.span.line)) for step in shown)
    lines: list[str] = []
    previous = 0
    for step in shown:
        if step.number > previous + 1:
            left = step.number - previous - 1
            lines.append(f"{'':{width}}  .. {left:,} step{'' if left == 1 else 's'} left out ..")
        previous = step.number
        lines.append(f"{step.span.line:{width}}  {'  ' * min(step.depth, DEEPEST_INDENT)}{step.text}")
    return lines


def _answers(finding: Finding) -> list[str]:
    """The results of open methods, only the first ones if there are many."""
    shown = [f"{call} = {value}" for call, value in finding.answers[:MOST_ANSWERS]]
    left = len(finding.answers) - len(shown)
    return [*shown, f".. {left:,} more"] if left else shown


def replay_command(finding: Finding, file: str, flags: Iterable[str] = ()) -> str:
    """The command that replays a counterexample."""
    receiver = [value for name, value in finding.inputs if name == "this"]
    others = [value for name, value in finding.inputs if name != "this"]
    words = ["oxpecker", "run", shlex.quote(file), *flags, "--method", quoted(finding.started)]
    if receiver:
        words += ["--this", quoted(receiver[0])]
    if others:
        words += ["--args", quoted(", ".join(others))]
    for name, value in finding.statics:
        words += ["--static", quoted(f"{name}={value}")]
    if finding.schedule:
        words += ["--schedule", quoted(format_schedule(finding.schedule))]
    if finding.reads:
        words += ["--reads", quoted(format_reads({read.reader: read.write for read in finding.reads}))]
    if finding.values:
        words += ["--values", quoted(" ".join(finding.values))]
    if finding.answers:
        words += ["--answers", quoted(" ".join(value for _, value in finding.answers))]
    if finding.instances:
        words += ["--instances", quoted(" ".join(map(str, finding.instances)))]
    return " ".join(words)


def quoted(text: str) -> str:
    """A shell word, always in quotes."""
    if "'" not in text:
        return f"'{text}'"
    return shlex.quote(text) if set(text) & set('"$`\\!') else f'"{text}"'
