"""Heaps as pictures: a table for each object and array, an arrow for each reference, with changes marked."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import zip_longest

from oxpecker.report.graph import Cell, CellKind, EdgeKind, Emphasis, Graph, GraphEdge, GraphNode
from oxpecker.report.limits import LONGEST_CELL, MOST_CELLS
from oxpecker.report.matrices import matrices
from oxpecker.report.measure import cell_width
from oxpecker.results import HeapGraph, HeapObject, HeapReference, HeapValue
from oxpecker.results.heap import Shape

_BAR = "\N{HORIZONTAL ELLIPSIS}"


@dataclass(frozen=True, slots=True)
class Shown:
    """The roots, objects, fields and elements to show; the same in all heaps, so that they can be compared."""

    roots: tuple[str, ...]
    parts: Mapping[str, tuple[str, ...]]
    """For each object: its fields, or the indices of its elements."""
    matrices: Mapping[str, tuple[str, ...]]
    """The rows of each array that is drawn as a table."""


@dataclass(slots=True)
class Selection:
    """Selects what to show of the heaps of one run: what a path has touched, or everything."""

    heaps: Sequence[HeapGraph]
    touched: Collection[tuple[str, str]] | None = None
    """The initial objects and their fields that the path has touched; None shows everything."""

    def shown(self) -> Shown:
        """What is shown."""
        parts = {each.name: self.parts(each) for heap in self.heaps for each in heap.objects}
        return Shown(self.roots(), parts, matrices(self.heaps))

    def roots(self) -> tuple[str, ...]:
        """All variables; static fields only if they change, unless everything is shown."""
        names = list(dict.fromkeys(name for heap in self.heaps for name, _ in heap.roots))
        values: dict[str, set[HeapValue]] = {name: set() for name in names}
        for heap in self.heaps:
            for name, value in heap.roots:
                values[name].add(value)
        return tuple(n for n in names if "." not in n or self.touched is None or len(values[n]) > 1)

    def parts(self, each: HeapObject) -> tuple[str, ...]:
        """The parts of an object to show: touched and changed ones, and everything of a new object."""
        names = [name for name, _ in each.fields]
        if each.is_array:
            return tuple(self.elements(each, names))
        first = {o.name for o in self.heaps[0].objects}
        if self.touched is None or each.shape is Shape.MAP or each.name not in first:
            return tuple(names)
        return tuple(n for n in names if (each.name, n) in self.touched or self.changes(each.name, n))

    def elements(self, each: HeapObject, names: list[str]) -> list[str]:
        """The first elements of an array, and those that change; a gap replaces the others."""
        if self.touched is None or len(names) <= MOST_CELLS:
            return names
        wanted = [n for i, n in enumerate(names) if i < MOST_CELLS - 1 or self.changes(each.name, n)]
        found: list[str] = []
        last = -1
        for name in wanted:
            found += [_BAR] if int(name) > last + 1 else []
            found.append(name)
            last = int(name)
        return found if last == len(names) - 1 else [*found, _BAR]

    def changes(self, name: str, part: str) -> bool:
        """Whether a field or an element differs between the heaps."""
        found = {dict(o.fields).get(part) for heap in self.heaps for o in heap.objects if o.name == name}
        return len(found) > 1


def heap_picture(
    name: str,
    heap: HeapGraph,
    shown: Shown,
    before: HeapGraph | None = None,
    frame: str = "",
    known: Collection[str] = (),
) -> Graph:
    """A heap as a graph to draw, with changes marked. `known` are objects that existed earlier."""
    builder = _Builder(heap, shown, before, known)
    builder.add_roots(frame)
    while builder.pending:
        builder.add(builder.pending.pop(0))
    return Graph(name, tuple(builder.nodes), tuple(builder.edges))


VARIABLES = "variables of "
"""The prefix of the ids of nodes with variables: no object name starts with it."""


class _Builder:
    """Collects nodes and edges, nearest first."""

    def __init__(self, heap: HeapGraph, shown: Shown, before: HeapGraph | None, known: Collection[str]) -> None:
        self.shown = shown
        self.objects = {each.name: each for each in heap.objects}
        self.roots = dict(heap.roots)
        self.before = before
        self.old = {} if before is None else {each.name: dict(each.fields) for each in before.objects}
        self.known = {*self.old, *known}
        self.old_roots = {} if before is None else dict(before.roots)
        self.nodes: list[GraphNode] = []
        self.edges: list[GraphEdge] = []
        self.pending: list[str] = []
        self.met: set[str] = set()

    def add_roots(self, title: str) -> None:
        """Adds the variables, in one node for each active call."""
        groups: dict[str, list[str]] = {}
        for name in self.shown.roots:
            groups.setdefault(_call(name), []).append(name)

        def is_changed(name: str) -> bool:
            known = name in self.old_roots and self.old_roots[name] == self.roots.get(name)
            return self.before is not None and name in self.roots and not known

        for call, names in groups.items():
            if not any(name in self.roots for name in names):
                continue
            cells = self.cells(f"{VARIABLES}{call}", names, self.roots, is_changed)
            cells = tuple(replace(cell, name=cell.name.removeprefix(f"{call}: ")) for cell in cells)
            lines = tuple(filter(None, [call or title]))
            self.nodes.append(GraphNode(f"{VARIABLES}{call}", lines, emphasis=Emphasis.FRAME, cells=cells))

    def add(self, name: str) -> None:
        """Adds an object or array."""
        each = self.objects[name]
        is_new = self.before is not None and name not in self.known
        rows = self.shown.matrices.get(name)
        cells = self.object_cells(each) if rows is None else self.table_cells(rows)
        size = f" [{len(each.fields)}]" if each.is_array else ""
        emphasis = Emphasis.NEW if is_new else Emphasis.NONE
        lines = (f"{name}{size} new" if is_new else f"{name}{size}",)
        self.nodes.append(GraphNode(name, lines, emphasis=emphasis, cells=cells))

    def table_cells(self, rows: Sequence[str]) -> tuple[Cell, ...]:
        """The cells of an array of arrays: each row starts with its index below its name, and columns are aligned."""
        table = [
            [Cell(row, CellKind.TEXT, str(number)), *self.object_cells(self.objects[row])]
            for number, row in enumerate(rows)
        ]
        widths = [max(map(cell_width, filter(None, column))) for column in zip_longest(*table)]
        return tuple(
            replace(cell, width=widths[column], row=number)
            for number, row in enumerate(table)
            for column, cell in enumerate(row)
        )

    def object_cells(self, each: HeapObject) -> tuple[Cell, ...]:
        """The cells of an object or array, with changes marked."""
        name, values = each.name, dict(each.fields)
        was = self.old.get(name, {})

        # Parts that were unreachable in between may have changed unseen. A collection may have gained or lost parts.
        grows = name in self.old and (each.is_array or each.shape is not Shape.OBJECT)

        def is_changed(part: str) -> bool:
            if part in was and part in values:
                return was[part] != values[part]
            return grows and (part in was) != (part in values)

        return self.cells(name, self.shown.parts[name], values, is_changed)

    def cells(
        self, owner: str, parts: Sequence[str], values: Mapping[str, HeapValue], is_changed: Callable[[str], bool]
    ) -> tuple[Cell, ...]:
        """The cells of a node; an arrow starts at each cell that holds a reference."""
        found: list[Cell] = []
        for number, part in enumerate(parts):
            if part not in values:
                found.append(Cell(part, CellKind.ABSENT, changed=is_changed(part)))
                continue
            value, changed = values[part], is_changed(part)
            if isinstance(value, HeapReference):
                found.append(Cell(part, CellKind.REFERENCE, changed=changed))
                kind = EdgeKind.CHANGED if changed else EdgeKind.NORMAL
                self.edges.append(GraphEdge(owner, value.name, kind=kind, cell=number))
                if value.name not in self.met:
                    self.met.add(value.name)
                    self.pending.append(value.name)
            elif value is None:
                found.append(Cell(part, CellKind.NULL, changed=changed))
            else:
                found.append(Cell(part, CellKind.TEXT, _shortened(value), changed))
        return tuple(found)


def _shortened(text: str) -> str:
    return text if len(text) <= LONGEST_CELL else f"{text[: LONGEST_CELL - 1]}{_BAR}"


def _call(root: str) -> str:
    """The method that a root's variable belongs to; empty for the first call, and for static fields."""
    return root.partition(": ")[0] if ": " in root else ""
