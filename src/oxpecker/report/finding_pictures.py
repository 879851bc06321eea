"""Pictures of a counterexample or a path: the heap before, after, and after each step."""

from __future__ import annotations

from collections.abc import Sequence

from oxpecker.report.finding import short_call, what_happens
from oxpecker.report.heap_picture import Selection, heap_picture
from oxpecker.report.panels import Panel
from oxpecker.results import Finding, HeapGraph
from oxpecker.results.case import Case


def heading(finding: Finding) -> list[str]:
    """What a counterexample shows, in a line or two."""
    where = f"{finding.span}: {' '.join(finding.clause.split())}" if finding.clause else str(finding.span)
    return [f"{short_call(finding)} {what_happens(finding)}", where]


def before_and_after(finding: Finding, full: bool) -> list[Panel]:
    """The heap at entry of the method, and at the violation."""
    return _panels([finding.heap_before, finding.heap_after], finding, full, [("before", ()), ("after", ())])


def step_by_step(finding: Finding, full: bool) -> list[Panel]:
    """The heap at entry and after each step; changes are marked."""
    heaps = [finding.heap_before, *(moment.heap for moment in finding.moments)]
    titles: list[tuple[str, tuple[str, ...]]] = [("start", ())]
    previous = 0
    for moment in finding.moments:
        step = moment.step
        left = step.number - previous - 1
        gap = (f".. {left:,} step{'' if left == 1 else 's'} left out ..",) if left else ()
        thread = f"thread {step.thread}, " if any(m.step.thread for m in finding.moments) else ""
        titles.append((f"{step.number}: {thread}line {step.span.line}", (*gap, step.text)))
        previous = step.number
    return _panels(heaps, finding, full, titles)


def of_path(case: Case, full: bool) -> list[Panel]:
    """The heap before and after a path."""
    touched = None if full else case.touched
    before, after = (case.before, case.after) if full else (case.before.readable(), case.after.readable())
    shown = Selection([before, after], touched).shown()
    frame = case.method.partition("(")[0]
    return [
        Panel("before", heap_picture("before", before, shown, frame=frame)),
        Panel("after", heap_picture("after", after, shown, before, frame)),
    ]


def _panels(
    heaps: Sequence[HeapGraph], finding: Finding, full: bool, titles: Sequence[tuple[str, tuple[str, ...]]]
) -> list[Panel]:
    if not full:
        heaps = [heap.readable() for heap in heaps]
    shown = Selection(heaps, None if full else finding.touched).shown()
    frame = finding.started.partition("(")[0]
    panels = []
    before: HeapGraph | None = None
    known: set[str] = set()
    for heap, (title, remarks) in zip(heaps, titles, strict=True):
        panels.append(Panel(title, heap_picture(title, heap, shown, before, frame, known), remarks))
        before = heap
        known |= {each.name for each in heap.objects}
    return panels
