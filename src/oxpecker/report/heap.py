"""Heaps as text: one line for each object, with changes marked."""

from __future__ import annotations

from collections import deque

from oxpecker.oox.records import dataclass
from oxpecker.report.limits import MOST_ELEMENTS, MOST_HEAP_LINES
from oxpecker.results import HeapGraph, HeapObject, HeapReference, HeapValue
from oxpecker.results.heap import Shape


@dataclass(frozen=True, slots=True)
class HeapLine:
    """A line about a root or an object, and whether it has changed."""

    text: str
    changed: bool = False


def describe_heaps(before: HeapGraph, after: HeapGraph) -> list[str]:
    """The heap at the start and at the end of a run; changes at the end are marked with a star."""
    start = heap_lines(before, _shown_roots(before, after))
    end = heap_lines(after, _shown_roots(after, before), before)
    if not any(line.changed for line in end):
        return ["heap, unchanged", *_indented(start)] if start else []
    return (
        ["heap before", *_indented(start), "heap after", *_indented(end)] if start else ["heap after", *_indented(end)]
    )


def is_changed(before: HeapGraph, after: HeapGraph) -> bool:
    """Whether anything reachable has changed."""
    return any(line.changed for line in heap_lines(after, _shown_roots(after, before), before))


def _indented(lines: list[HeapLine]) -> list[str]:
    shown = lines
    if len(lines) > MOST_HEAP_LINES:
        # Changed lines have priority; the order stays.
        chosen = {id(line) for line in sorted(lines, key=lambda line: not line.changed)[:MOST_HEAP_LINES]}
        shown = [line for line in lines if id(line) in chosen]
    texts = [f"{'* ' if line.changed else '  '}{line.text}" for line in shown]
    left = len(lines) - len(shown)
    return [*texts, f"  .. {left:,} more object{'' if left == 1 else 's'}"] if left else texts


def _shown_roots(graph: HeapGraph, other: HeapGraph) -> list[tuple[str, HeapValue]]:
    """Variables that hold references, and static fields that differ."""
    others = dict(other.roots)
    return [
        (name, value)
        for name, value in graph.roots
        if (others.get(name) != value if "." in name else isinstance(value, HeapReference))
    ]


def heap_lines(graph: HeapGraph, roots: list[tuple[str, HeapValue]], before: HeapGraph | None = None) -> list[HeapLine]:
    """The roots, each with its object at its first mention, then all other objects, nearest first."""
    objects = {each.name: each for each in graph.objects}
    old = {} if before is None else {each.name: each for each in before.objects}
    old_roots = {} if before is None else dict(before.roots)
    lines: list[HeapLine] = []
    listed: set[str] = set()
    pending: deque[HeapObject] = deque()

    def tell(each: HeapObject) -> tuple[str, bool]:
        listed.add(each.name)
        pending.append(each)
        return _describe(each), before is not None and old.get(each.name) != each

    for name, value in roots:
        text, changed = _value(value), False
        if isinstance(value, HeapReference) and value.name not in listed:
            text, changed = tell(objects[value.name])
        moved = before is not None and (name not in old_roots or old_roots[name] != value)
        lines.append(HeapLine(f"{name} = {text}", changed or moved))
    while pending:
        for _, value in pending.popleft().fields:
            if isinstance(value, HeapReference) and value.name not in listed:
                lines.append(HeapLine(*tell(objects[value.name])))
    return lines


def _describe(each: HeapObject) -> str:
    if each.shape is Shape.MAP:
        return f"{each.name} {{{', '.join(f'{name}={_value(value)}' for name, value in each.fields)}}}"
    if not each.is_array:
        fields = ", ".join(f"{name} = {_value(value)}" for name, value in each.fields)
        return f"{each.name} {{ {fields} }}" if fields else f"{each.name} {{}}"
    shown = [_value(value) for _, value in each.fields[:MOST_ELEMENTS]]
    left = len(each.fields) - len(shown)
    return f"{each.name} [{', '.join([*shown, f'.. {left:,} more'] if left else shown)}]"


def _value(value: HeapValue) -> str:
    if isinstance(value, HeapReference):
        return value.name
    return "null" if value is None else value
