"""Heaps on a page: pictures that all have the same layout, and the same in words."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from oxpecker.report.heap import heap_lines
from oxpecker.report.html.markup import Child, Markup, tag
from oxpecker.results import HeapGraph


def heap_pictures(heaps: Sequence[HeapGraph | None], touched: Collection[tuple[str, str]]) -> list[Child]:
    """A picture for each heap that is known; what differs from the last known one is marked."""
    found: list[Child] = []
    before: HeapGraph | None = None
    for heap in heaps:
        found.append(None if heap is None else _in_words(heap, before))
        before = heap or before
    return found


def _in_words(heap: HeapGraph, before: HeapGraph | None) -> Markup:
    lines = heap_lines(heap, list(heap.roots), before)
    return tag("ul", [tag("li", tag("code", ("* " if line.changed else "") + line.text)) for line in lines], class_="heap-words")
