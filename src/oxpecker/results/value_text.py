"""Values as users see them: strings as strings, and library objects as what they hold."""

from __future__ import annotations

from collections import deque

from oxpecker.oox.interpreter import Heap, Value
from oxpecker.oox.types import Type, shown_class
from oxpecker.results.heap import Fields, HeapGraph, HeapObject, HeapReference, HeapValue, Shape
from oxpecker.results.snapshot import heap_graph

_Piece = str | HeapReference


def value_text(value: Value, t: Type, heap: Heap) -> str:
    """A value in the syntax of arguments, without what only its library class knows."""
    graph = heap_graph([("", value, t)], heap)
    return ValueTexts(graph).of(graph.roots[0][1])


class ValueTexts:
    """Writes the values of a heap; what a value reaches twice is named once (`&1`) and then referred to (`*1`)."""

    def __init__(self, graph: HeapGraph, with_classes: bool = False) -> None:
        self._with_classes = with_classes
        """Whether to tell apart objects that are written alike, such as an Integer and a Long."""
        self._objects = {each.name: each for each in graph.objects}
        self._shared: set[str] = set()
        self._numbers: dict[str, int] = {}

    def of(self, root: HeapValue) -> str:
        """The text of a value."""
        self._shared, self._numbers = self._reached_twice(root), {}
        pieces: list[str] = []
        pending: deque[_Piece] = deque([self._piece(root)])
        while pending:
            current = pending.popleft()
            if isinstance(current, HeapReference):
                pending.extendleft(reversed(self._reference(current.name)))
            else:
                pieces.append(current)
        return "".join(pieces)

    def _reached_twice(self, root: HeapValue) -> set[str]:
        seen: set[str] = set()
        twice: set[str] = set()
        pending = [self._piece(root)]
        while pending:
            current = pending.pop()
            if not isinstance(current, HeapReference):
                continue
            if current.name in seen:
                twice.add(current.name)
            else:
                seen.add(current.name)
                pending += [self._piece(value) for _, value in _seen(self._objects[current.name])[1]]
        return twice

    def _piece(self, value: HeapValue) -> _Piece:
        """A simple value as text, also where an object stands for it."""
        if not isinstance(value, HeapReference):
            return "null" if value is None else value
        each = self._objects[value.name]
        if each.view is None or not each.view.text:
            return value
        return f"{shown_class(each.type)} {each.view.text}" if self._with_classes else each.view.text

    def _reference(self, name: str) -> list[_Piece]:
        """The pieces of an object; its number, if it has been shown."""
        if name in self._numbers:
            return [f"*{self._numbers[name]}"]
        mark = ""
        if name in self._shared:
            self._numbers[name] = len(self._numbers) + 1
            mark = f"&{self._numbers[name]} "
        each = self._objects[name]
        shape, fields = _seen(each)
        begin, between, end = {
            Shape.LIST: (f"{_list_name(each)}[", None, "]"),
            Shape.MAP: ("{", "=", "}"),
            Shape.OBJECT: (f"{shown_class(each.type)}{{", ": ", "}"),
        }[shape]
        pieces: list[_Piece] = [mark, begin]
        for number, (part, value) in enumerate(fields):
            pieces += [", " if number else "", "" if between is None else f"{part}{between}", self._piece(value)]
        return [*pieces, end]


def _list_name(each: HeapObject) -> str:
    """What stands before elements: nothing, as everybody knows an array or a collection by its brackets."""
    return "" if each.view is None or "Collection" in each.view.supertypes else shown_class(each.type)


def _seen(each: HeapObject) -> tuple[Shape, Fields]:
    """What is shown of an object: what it holds, or its fields but for those that only models know."""
    if each.view is not None and (each.view.fields or each.view.shape is not Shape.OBJECT):
        return each.view.shape, each.view.fields
    if each.is_array:
        return Shape.LIST, each.fields
    parts = [part for part in each.fields if not part[0].startswith("$")]
    if each.view is not None:  # A part of a library object goes by the name of the whole.
        parts = [part for part in parts if part[1] != HeapReference(each.name)]
    return Shape.OBJECT, tuple(parts)
