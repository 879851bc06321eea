"""A counterexample as a film: a picture of the heap for each step, with a common layout."""

from __future__ import annotations

from typing import Any

from oxpecker.report.finding_pictures import before_and_after, step_by_step
from oxpecker.report.panels import LaidPanel, lay_out_panels
from oxpecker.report.svg import render
from oxpecker.results import Finding
from oxpecker.server.jobs.telling import place


def frames(finding: Finding) -> list[dict[str, Any]]:
    """The heap at entry and after each step; without recorded steps, before and after."""
    panels = step_by_step(finding, full=False) if finding.moments else before_and_after(finding, full=False)
    steps = [None, *(moment.step for moment in finding.moments)] if finding.moments else [None, None]
    later = [moment.heap for moment in finding.moments] if finding.moments else [finding.heap_after]
    heaps = [finding.heap_before, *later]
    found = []
    for laid, step, heap in zip(lay_out_panels(panels), steps, heaps, strict=True):
        where = place(step.span) if step is not None else None
        thread = step.thread if step is not None else 0
        found.append(
            {
                "title": laid.panel.title,
                "remarks": list(laid.panel.remarks),
                "place": where,
                "thread": thread,
                "svg": _picture(laid),
                "heap": heap.readable().data(),
            }
        )
    if found and found[-1]["place"] is None:
        found[-1]["place"] = place(finding.span)
    return found


def _picture(laid: LaidPanel) -> str:
    return render(laid.panel.graph, laid.layout) if laid.panel.graph.nodes else ""
