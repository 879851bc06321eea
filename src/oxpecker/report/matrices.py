"""Arrays of arrays that can be drawn as a table: nothing else leads to their rows."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from oxpecker.report.limits import MOST_MATRIX_CELLS
from oxpecker.results import HeapGraph, HeapObject, HeapReference


def matrices(heaps: Sequence[HeapGraph]) -> dict[str, tuple[str, ...]]:
    """The matrices of the heaps of one run, each with its rows, which are the same in all heaps.

    Rows that are shared, exchanged or missing are what a reader has to see, so these arrays keep their arrows.
    """
    found: dict[str, tuple[str, ...] | None] = {}
    for heap in heaps:
        objects = {each.name: each for each in heap.objects}
        uses = _uses(heap)
        for each in heap.objects:
            if each.type.endswith("[][]"):
                rows = _rows(each, objects, uses)
                found[each.name] = rows if found.get(each.name, rows) == rows else None
    return {name: rows for name, rows in found.items() if rows is not None}


def _uses(heap: HeapGraph) -> Counter[str]:
    """How many variables, fields and elements lead to each object."""
    values = [value for _, value in heap.roots]
    values += [value for each in heap.objects for _, value in each.fields]
    return Counter(value.name for value in values if isinstance(value, HeapReference))


def _rows(each: HeapObject, objects: dict[str, HeapObject], uses: Counter[str]) -> tuple[str, ...] | None:
    names = [value.name for _, value in each.fields if isinstance(value, HeapReference)]
    if not names or len(names) < len(each.fields) or any(uses[name] != 1 for name in names):
        return None
    rows = [objects[name] for name in names]
    if any(isinstance(value, HeapReference) for row in rows for _, value in row.fields):
        return None
    return tuple(names) if sum(len(row.fields) + 1 for row in rows) <= MOST_MATRIX_CELLS else None
