"""Further inputs of a method, made of those of all paths: other receivers, other arguments, other numbers.

The smallest inputs of a path leave what no branch depends on at its default. Richer ones tell more mutants apart.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import islice

from oxpecker.oox import typed
from oxpecker.oox.hierarchy import Hierarchy
from oxpecker.oox.types import BOOL, BYTE, INT, LONG, SHORT, ArrayType, ClassType, Type
from oxpecker.results.case import Case, CaseOutcome
from oxpecker.results.heap import HeapGraph, HeapObject, HeapReference, HeapValue
from oxpecker.results.rebuilding import type_named
from oxpecker.testgen.behaviour import state_of
from oxpecker.testgen.limits import MOST_DONORS, MOST_VARIED_CASES
from oxpecker.testgen.shapes import objects_by_name, reached

_NUMBERS = ("3", "2", "1", "0", "-1", "7")


class Donors:
    """The objects at the start and at the end of all paths, by type; the larger ones are the richer inputs."""

    def __init__(self, hierarchy: Hierarchy, cases: Sequence[Case]) -> None:
        self.hierarchy = hierarchy
        self.found: dict[str, list[tuple[HeapGraph, HeapReference]]] = {}
        self._seen: set[object] = set()
        for case in cases:
            if case.outcome is not CaseOutcome.VIOLATED:
                self.add(case.before)
                self.add(case.after)
        for kind, each in self.found.items():
            self.found[kind] = sorted(each, key=lambda donor: len(reached(objects_by_name(donor[0]), donor[1])))

    def add(self, graph: HeapGraph) -> None:
        """Adds the objects that are roots of a graph, unless their states are known."""
        objects = objects_by_name(graph)
        for name, value in graph.roots:
            if "." in name or not isinstance(value, HeapReference):
                continue
            kind = objects[value.name].type
            state = (kind, state_of(HeapGraph((("", value),), graph.objects)))
            if state not in self._seen:
                self._seen.add(state)
                self.found.setdefault(kind, []).append((graph, value))

    def kinds(self, case: Case, value: HeapValue, t: Type) -> list[str]:
        """The classes of objects that may take the place of an input: its own, or any that fit where it is null."""
        if isinstance(value, HeapReference):
            return [objects_by_name(case.before)[value.name].type]
        if not isinstance(t, (ClassType, ArrayType)):
            return []
        return [kind for kind in self.found if self.hierarchy.subtype(type_named(kind), t)]

    def of(self, kind: str) -> list[tuple[HeapGraph, HeapReference]]:
        """Objects of a class, of all sizes."""
        found = self.found.get(kind, [])
        if len(found) <= MOST_DONORS:
            return found
        return [found[number * len(found) // MOST_DONORS] for number in range(MOST_DONORS)]


def variants(method: typed.Method, cases: Sequence[Case], donors: Donors) -> Iterator[Case]:
    """The cases of a method with one or two of their inputs exchanged; not all of them are allowed inputs."""
    varied = [case for case in cases if case.outcome is not CaseOutcome.VIOLATED and not case.drawn]
    for case in varied[:MOST_VARIED_CASES]:
        yield from with_other_numbers(method, case)
        for parameter in method.parameters:
            value = dict(case.before.roots).get(parameter.name)
            for kind in donors.kinds(case, value, parameter.type):
                for graph, donor in donors.of(kind):
                    other = replace(case, before=exchanged(case.before, parameter.name, graph, donor))
                    yield other
                    yield from islice(with_other_numbers(method, other), len(_NUMBERS))


def with_other_numbers(method: typed.Method, case: Case) -> Iterator[Case]:
    """The case with other numbers as arguments, those in its objects first."""
    inside = [
        value
        for each in case.before.objects
        for _, value in each.fields
        if isinstance(value, str) and value.lstrip("-").isdigit()
    ]
    for parameter in method.parameters:
        known = dict(case.before.roots).get(parameter.name)
        if parameter.type in (INT, LONG, SHORT, BYTE):
            texts = list(dict.fromkeys([*inside, *_NUMBERS]))[: 2 * len(_NUMBERS)]
        elif parameter.type == BOOL:
            texts = ["true", "false"]
        else:
            continue
        for text in texts:
            if text != known:
                roots = tuple((name, text if name == parameter.name else value) for name, value in case.before.roots)
                yield replace(case, before=HeapGraph(roots, case.before.objects))


def exchanged(graph: HeapGraph, root: str, other: HeapGraph, donor: HeapReference) -> HeapGraph:
    """The graph with an object of another one, and everything behind it, as one of its roots."""
    objects = objects_by_name(other)
    own = {name: value.name for name, value in graph.roots if "." in name and isinstance(value, HeapReference)}
    names = {
        value.name: own[name]
        for name, value in other.roots
        if "." in name and isinstance(value, HeapReference) and name in own
    }

    def renamed(value: HeapValue) -> HeapValue:
        if not isinstance(value, HeapReference):
            return value
        return HeapReference(names.get(value.name, f"{value.name} donated"))

    brought = [
        HeapObject(f"{name} donated", objects[name].type, tuple((f, renamed(v)) for f, v in objects[name].fields))
        for name in reached(objects, donor)
        if name not in names
    ]
    roots = tuple((name, renamed(donor) if name == root else value) for name, value in graph.roots)
    return HeapGraph(roots, (*graph.objects, *brought))
