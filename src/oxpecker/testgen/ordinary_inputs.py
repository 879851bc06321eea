"""Ordinary inputs in place of those at the boundary.

Small positive numbers take the place of zero, negative and extreme ones, short texts that of empty ones, and longer
arrays that of very short ones.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace

from oxpecker.oox.types import BYTE, INT, LONG, SHORT, Type
from oxpecker.results.heap import HeapGraph, HeapObject, HeapReference, HeapValue
from oxpecker.results.limits import EXTREME_NUMBER
from oxpecker.testgen.limits import ORDINARY_LENGTH, ORDINARY_ROWS, SHORTEST_ORDINARY_LENGTH
from oxpecker.testgen.shapes import objects_by_name

_NUMBERS = ("3", "1", "2", "7", "10")
_TEXTS = ('"abc"', '"a"', '"a b"', '"12"', '"a,b;c"')
_EMPTY = '""'
_TEXT = "String"
_INTEGERS = (BYTE, SHORT, INT, LONG)
_ELEMENTS = {
    "byte[]": "1",
    "short[]": "1",
    "int[]": "1",
    "long[]": "1",
    "char[]": "'a'",
    "bool[]": "true",
    "double[]": "1.0",
    "float[]": "1.0",
}
"""What empty arrays are filled with; those of objects stay empty."""


def unusual(graph: HeapGraph, parameters: Sequence[tuple[str, Type]]) -> list[str]:
    """The parameters that are numbers, texts or arrays at the boundary."""
    given = dict(graph.roots)
    return [name for name, t in parameters if name in given and _is_unusual(graph, given[name], t)]


def with_ordinary(graph: HeapGraph, names: Sequence[str]) -> Iterator[HeapGraph]:
    """The heap with ordinary values for some parameters: all the same, then different ones."""
    for number in range(len(_NUMBERS)):
        for step in (0, 1) if len(names) > 1 else (0,):
            places = {name: (number + step * place) % len(_NUMBERS) for place, name in enumerate(names)}
            yield _with(graph, places)


def has_negative(graph: HeapGraph) -> bool:
    """Whether an object holds a negative number."""
    parts = ((each, value) for each in graph.objects for _, value in each.fields)
    return any(not _is_array(each) and value != _positive(value) for each, value in parts)


def with_ordinary_sizes(graph: HeapGraph) -> HeapGraph | None:
    """The heap with longer arrays and texts and positive numbers in objects; None if there are no others."""
    given = {value.name for _, value in graph.roots if isinstance(value, HeapReference)}
    objects = tuple(_ordinary(each, each.name in given) for each in graph.objects)
    return None if objects == graph.objects else HeapGraph(graph.roots, objects)


def _ordinary(held: HeapObject, is_given: bool) -> HeapObject:
    if _is_array(held):
        return _changed(held, 0) if _is_short(held) and not is_given else held
    if _is_empty(held):
        return held if is_given else _changed(held, 0)
    return replace(held, fields=tuple((name, _positive(value)) for name, value in held.fields))


def _positive(value: HeapValue) -> HeapValue:
    is_negative = isinstance(value, str) and value.startswith("-") and value[1:].isdigit()
    return _NUMBERS[0] if is_negative else value


def with_regular_rows(graph: HeapGraph, names: Sequence[str]) -> Iterator[HeapGraph]:
    """The heap with rows of one length in place of those of some parameters; nothing if all are as they should be.

    The numbers in them stay as they are, as far as they go.
    """
    given, objects = dict(graph.roots), objects_by_name(graph)
    tables = [objects[each.name] for each in map(given.get, names) if isinstance(each, HeapReference)]
    irregular = [each for each in tables if _is_irregular(each, objects)]
    for rows, columns in ORDINARY_ROWS if irregular else ():
        changed: dict[str, HeapObject] = {}
        for table in irregular:
            lines = [_row(objects, table, number % len(table.fields), columns) for number in range(rows)]
            named = [replace(each, name=f"{table.name}.{number}") for number, each in enumerate(lines)]
            fields = tuple((str(number), HeapReference(each.name)) for number, each in enumerate(named))
            changed |= {each.name: each for each in named} | {table.name: replace(table, fields=fields)}
        yield HeapGraph(graph.roots, tuple({**objects, **changed}.values()))


def _is_irregular(table: HeapObject, objects: Mapping[str, HeapObject]) -> bool:
    """Whether the rows of an array of arrays of numbers differ in length, or are very short."""
    if table.type.removesuffix("[]") not in _ELEMENTS or not table.fields:
        return False
    rows = [objects[value.name] for _, value in table.fields if isinstance(value, HeapReference)]
    lengths = {len(each.fields) for each in rows}
    return len(rows) == len(table.fields) and (len(lengths) > 1 or min(lengths) < SHORTEST_ORDINARY_LENGTH)


def _row(objects: Mapping[str, HeapObject], table: HeapObject, number: int, columns: int) -> HeapObject:
    """A row of a table with so many columns."""
    reference = table.fields[number][1]
    assert isinstance(reference, HeapReference)
    row = objects[reference.name]
    values = [value for _, value in row.fields] or [_ELEMENTS[row.type]]
    return replace(row, fields=tuple((str(place), values[min(place, len(values) - 1)]) for place in range(columns)))


def without_null(graph: HeapGraph, parameters: Sequence[tuple[str, Type]]) -> HeapGraph | None:
    """The heap with ordinary texts in place of null; None if no text is null."""
    given, types = dict(graph.roots), dict(parameters)
    missing = [name for name, t in types.items() if str(t) == _TEXT and name in given and given[name] is None]
    added = {name: HeapObject(f"{_TEXT}#{name}", _TEXT, (("value", _TEXTS[0]),)) for name in missing}
    roots = tuple((name, HeapReference(added[name].name) if name in added else value) for name, value in graph.roots)
    return HeapGraph(roots, (*graph.objects, *added.values())) if missing else None


def _is_unusual(graph: HeapGraph, value: HeapValue, t: Type) -> bool:
    if isinstance(value, HeapReference):
        held = objects_by_name(graph)[value.name]
        return _is_short(held) or _is_empty(held)
    return t in _INTEGERS and value is not None and not 0 < int(value) < EXTREME_NUMBER


def _is_empty(held: HeapObject) -> bool:
    """Whether an object of the library is an empty text."""
    return dict(held.fields).get("value") == _EMPTY


def _is_short(held: HeapObject) -> bool:
    return _is_array(held) and len(held.fields) < SHORTEST_ORDINARY_LENGTH


def _is_array(held: HeapObject) -> bool:
    return held.type.endswith("[]")


def _with(graph: HeapGraph, places: dict[str, int]) -> HeapGraph:
    chosen = {
        value.name: places[name] for name, value in graph.roots if name in places and isinstance(value, HeapReference)
    }
    roots = tuple(
        (name, _NUMBERS[places[name]] if name in places and not isinstance(value, HeapReference) else value)
        for name, value in graph.roots
    )
    changed = (_changed(each, chosen[each.name]) if each.name in chosen else each for each in graph.objects)
    return HeapGraph(roots, tuple(changed))


def _changed(held: HeapObject, place: int) -> HeapObject:
    """A text or an array that is longer."""
    if not _is_array(held):
        return replace(held, fields=tuple((n, _TEXTS[place] if n == "value" else old) for n, old in held.fields))
    elements = [value for _, value in held.fields] or [_ELEMENTS.get(held.type)]
    if elements == [None]:
        return held
    longer = [elements[min(number, len(elements) - 1)] for number in range(ORDINARY_LENGTH)]
    return replace(held, fields=tuple((str(number), value) for number, value in enumerate(longer)))
