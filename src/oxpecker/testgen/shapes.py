"""Parts of heap graphs, and their isomorphism."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from oxpecker.oox.input_clauses import IDENTITY
from oxpecker.results.heap import HeapGraph, HeapObject, HeapReference, HeapValue

Shape = tuple[tuple[str, tuple[tuple[str, str], ...]], ...]
"""Objects in the order in which they are reached, with references as numbers: equal for isomorphic graphs."""

HIDDEN = (IDENTITY, "$given")
"""Fields of library models that do not exist in Java."""

CAUSED = "$caused"
"""The field that tells whether an exception was given a cause, possibly null."""

SEPARATE = "$separate"
"""The field by which models mark boxed numbers outside of Java's cache."""


PLAIN = {"String", "Integer", "Long", "Short", "Byte", "Character", "Boolean", "Double", "Float"}
"""The classes whose objects tests write as values."""


def plain_value(each: HeapObject) -> str | None:
    """An object that counts as a value, as text; None for others."""
    if each.type not in PLAIN:
        return None
    fields = dict(each.fields)
    made = "new " if fields.get(SEPARATE) == "true" else ""
    return f"{made}{each.type} {fields.get('value')}"


def objects_by_name(graph: HeapGraph) -> dict[str, HeapObject]:
    """The objects of a graph by their names."""
    return {each.name: each for each in graph.objects}


def reached(objects: Mapping[str, HeapObject], start: HeapValue) -> list[str]:
    """The names of the objects reachable from a value, nearest first."""
    found: dict[str, None] = {}
    pending = [start]
    while pending:
        value = pending.pop(0)
        if isinstance(value, HeapReference) and value.name not in found:
            found[value.name] = None
            pending += [part for _, part in objects[value.name].fields]
    return list(found)


def shape(
    objects: Mapping[str, HeapObject], start: HeapValue, leaf: Callable[[HeapObject], str | None] | None = None
) -> Shape:
    """The shape of everything reachable; leaves are objects that count as plain values."""
    numbers: dict[str, int] = {}
    parts: list[tuple[str, tuple[tuple[str, str], ...]]] = []
    pending = [start]

    def shown(value: HeapValue) -> str:
        if not isinstance(value, HeapReference):
            return "null" if value is None else value
        plain = leaf(objects[value.name]) if leaf is not None else None
        if plain is not None:
            return plain
        if value.name not in numbers:
            numbers[value.name] = len(numbers)
            pending.append(value)
        return f"#{numbers[value.name]}"

    shown(pending.pop())
    if not pending and isinstance(start, HeapReference):
        pending.append(start)
    index = 0
    while index < len(pending):
        value = pending[index]
        index += 1
        assert isinstance(value, HeapReference)
        each = objects[value.name]
        fields = tuple((name, shown(part)) for name, part in each.fields if name not in HIDDEN)
        parts.append((each.type, fields))
    return tuple(parts)
