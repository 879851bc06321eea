"""Heaps on a page: pictures with a common layout, and the same in words."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from oxpecker.report.heap import heap_lines
from oxpecker.report.heap_picture import Selection, heap_picture
from oxpecker.report.html.markup import Child, Markup, tag
from oxpecker.report.html.numbers import plural
from oxpecker.report.html.pictures import page_picture
from oxpecker.report.layout import layered_layout
from oxpecker.report.limits import MOST_OBJECTS
from oxpecker.report.panels import LaidPanel, Panel, lay_out_panels
from oxpecker.results import HeapGraph


def heap_pictures(heaps: Sequence[HeapGraph | None], touched: Collection[tuple[str, str]], frame: str) -> list[Child]:
    """A picture for each known heap; marks changes from the previous one, at the end from the first."""
    known = [heap.readable() for heap in heaps if heap is not None]
    befores = [None, *known[:-2], known[0]] if len(known) > 1 else [None]
    words = [_in_words(heap, before) for heap, before in zip(known, befores, strict=True)]
    if max((len(heap.objects) for heap in known), default=0) > MOST_OBJECTS:
        shown: list[Markup] = words
    else:
        pictures = _laid_out(known, befores, touched, frame)
        details = [tag("details", tag("summary", "In words"), each) for each in words]
        shown = [tag("div", picture, each) for picture, each in zip(pictures, details, strict=True)]
    following = iter(shown)
    return [None if heap is None else next(following) for heap in heaps]


def _laid_out(
    heaps: Sequence[HeapGraph], befores: Sequence[HeapGraph | None], touched: Collection[tuple[str, str]], frame: str
) -> list[Markup]:
    shown = Selection(heaps, touched).shown()
    panels: list[Panel] = []
    met: set[str] = set()
    for position, (heap, before) in enumerate(zip(heaps, befores, strict=True), 1):
        if position == len(heaps) and before is not None:
            met = {each.name for each in before.objects}
        panels.append(Panel("", heap_picture("heap", heap, shown, before, frame, met)))
        met |= {each.name for each in heap.objects}
    laid = lay_out_panels(panels, layered_layout)
    nothing = tag("p", "No variable holds anything here.", class_="quiet")
    height = max((each.layout.height for each in laid), default=0.0)
    return [_picture(each, height) if each.panel.graph.nodes else nothing for each in laid]


def _picture(laid: LaidPanel, height: float) -> Markup:
    graph = laid.panel.graph
    return page_picture(
        graph, laid.layout, f"The heap in {plural(len(graph.nodes), 'box')}; described in words below", height
    )


def _in_words(heap: HeapGraph, before: HeapGraph | None) -> Markup:
    lines = heap_lines(heap, list(heap.roots), before)
    items = [
        tag("li", tag("code", line.text), tag("span", " changed", class_="mark") if line.changed else None)
        for line in lines
    ]
    return tag("ul", items, class_="heap-words")
