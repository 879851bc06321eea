"""A counterexample step by step: the lines, the steps, and the heap before and after each step."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass

from oxpecker.oox.source import Span
from oxpecker.report.finding import what_happens
from oxpecker.report.html.excerpt import excerpt
from oxpecker.report.html.heap import heap_pictures
from oxpecker.report.html.markup import Child, Markup, tag
from oxpecker.report.html.numbers import plural
from oxpecker.report.html.site import Site
from oxpecker.report.limits import DEEPEST_STEP
from oxpecker.results import Finding, HeapGraph, Step


@dataclass(frozen=True, slots=True)
class Moment:
    """A point of a run: its place, the last step, and the heap if it was recorded."""

    number: int
    span: Span
    text: str
    heap: HeapGraph | None
    thread: int = 0

    @property
    def place(self) -> str:
        """The line, in the form that the script looks up."""
        return f"{self.span.file}:{self.span.line}"


def moments_of(finding: Finding, start: Span) -> list[Moment]:
    """The run from before the call to the violation, step by step."""
    kept = {moment.step.number: moment.heap for moment in finding.moments}
    found = [Moment(0, start, "before the call", finding.heap_before)]
    found += [Moment(s.number, s.span, s.text, kept.get(s.number), s.thread) for s in finding.steps]
    end = finding.steps_total + 1
    after = finding.heap_after
    if not after.objects and finding.moments:
        # Nothing else is reachable from the inputs; the variables of the last call tell more.
        after = finding.moments[-1].heap
    return [*found, Moment(end, finding.span, what_happens(finding), after, finding.thread)]


def stepping(site: Site, finding: Finding, start: Span, identity: str) -> Markup:
    """The elements to step through a counterexample: without a script, all moments are shown one below the other."""
    moments = moments_of(finding, start)
    places = [step.span for step in finding.steps]
    code = excerpt(site, start, places, finding.span, "The lines of this counterexample")
    pictures = heap_pictures([moment.heap for moment in moments], finding.touched, finding.started.partition("(")[0])
    last = len(moments) - 1
    shown = [
        _moment(site, moment, picture, f"{identity}-step-{number}", number, last)
        for number, (moment, picture) in enumerate(zip(moments, pictures, strict=True))
    ]
    threads = sorted({step.thread for step in finding.steps})
    columns = len(threads) > 1
    left = tag("div", code, None if columns else _list(finding, moments, identity), class_="walk-left")
    return tag(
        "div",
        _controls(last),
        _expression(moments, identity),
        tag("div", left, tag("ol", shown, class_="moments"), class_="walk-panes"),
        _schedule(finding, moments, identity, threads) if columns else None,
        class_="walk",
        role="group",
        aria_label="The counterexample step by step",
        tabindex="0",
    )


def _controls(last: int) -> Markup:
    """Buttons, a slider and the current position; they need the script."""
    names = (
        ("first", "|◂", "First"),
        ("previous", "◂", "Previous step"),
        ("next", "▸", "Next step"),
        ("last", "▸|", "Last"),
    )
    buttons = [
        tag("button", sign, type="button", data_walk=name, aria_label=label, title=label) for name, sign, label in names
    ]
    slider = tag("input", type="range", min=0, max=last, value=0, step=1, aria_label="Step")
    return tag(
        "div", buttons, slider, tag("output", class_="where", aria_live="polite"), class_="controls needs-script"
    )


def _expression(moments: Sequence[Moment], identity: str) -> Markup:
    """A box for an expression, whose value is shown at every step; the heaps are data for the script."""
    name = f"{identity}-expression"
    box = tag(
        "input", id=name, type="text", autocomplete="off", spellcheck="false", placeholder="x + 1, this.head.next, a[0]"
    )
    heaps = [None if moment.heap is None else moment.heap.readable().data() for moment in moments]
    # As JSON, which nothing in it may end.
    data = Markup(json.dumps(heaps, ensure_ascii=True).replace("<", "\\u003c"))
    return tag(
        "div",
        tag("label", "Value of", for_=name),
        box,
        tag("output", class_="values-of", aria_live="polite", for_=name),
        tag("script", data, type="application/json", class_="heaps"),
        class_="expression needs-script",
    )


def _moment(site: Site, moment: Moment, picture: Child, identity: str, number: int, last: int) -> Markup:
    title = "Start" if number == 0 else "End" if number == last else f"Step {moment.number:,}"
    head = tag(
        "p",
        tag("strong", title),
        " ",
        tag("code", moment.text) if 0 < number < last else tag("span", moment.text),
        " ",
        tag("span", "line ", site.place(moment.span, str(moment.span.line)), class_="quiet")
        if moment.span.line
        else None,
        class_="moment-title",
    )
    missing = tag("p", "The heap after this step was not kept.", class_="quiet")
    kind = " start" if number == 0 else " end" if number == last else ""
    return tag("li", head, picture or missing, id=identity, class_=f"moment{kind}", data_at=moment.place)


def _link(moment: Moment, position: int, identity: str) -> Markup:
    line = tag("span", moment.span.line or "", class_="line-number")
    target = f"#{identity}-step-{position}"
    return tag("a", line, tag("code", moment.text), href=target, data_step=position)


def _list(finding: Finding, moments: Sequence[Moment], identity: str) -> Markup:
    """The steps in order; nested calls are indented."""
    rows: list[Child] = []
    depths = [0, *(min(step.depth, DEEPEST_STEP) for step in finding.steps), 0]
    previous = 0
    for position, moment in enumerate(moments):
        rows += _gap(moment.number - previous - 1)
        previous = moment.number
        rows.append(tag("li", _link(moment, position, identity), class_=f"depth-{depths[position]}"))
    return tag("ol", rows, class_="steps", aria_label="Steps")


def _gap(left: int) -> list[Child]:
    return [tag("li", f"{plural(left, 'step')} left out", class_="gap")] if left > 0 else []


def _schedule(finding: Finding, moments: Sequence[Moment], identity: str, threads: Sequence[int]) -> Markup:
    """The steps in columns by thread, with time going down; steps invisible to other threads are dimmed."""
    steps: dict[int, Step] = {step.number: step for step in finding.steps}
    rows: list[Child] = []
    previous = 0
    for position, moment in enumerate(moments):
        left = moment.number - previous - 1
        previous = moment.number
        if left > 0:
            rows.append(tag("tr", tag("td", f"{plural(left, 'step')} left out", colspan=len(threads)), class_="gap"))
        link = _link(moment, position, identity)
        if moment.number not in steps:
            rows.append(tag("tr", tag("td", link, colspan=len(threads)), class_="all-threads"))
            continue
        cells = [tag("td", link if thread == moment.thread else None) for thread in threads]
        rows.append(tag("tr", cells, class_=None if steps[moment.number].shared else "own"))
    head = tag("thead", tag("tr", [tag("th", f"thread {thread}", scope="col") for thread in threads]))
    caption = tag("caption", "Schedule: one column per thread, time runs downwards", class_="only-heard")
    inner = tag("table", caption, head, tag("tbody", "\n", rows), class_="schedule")
    return tag("div", inner, class_="wide times", tabindex="0", role="region", aria_label="Schedule")
