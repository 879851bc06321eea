"""Calls of a method that are worth a try: on objects that short sequences of calls construct, with simple arguments."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from itertools import islice

from oxpecker.oox.hierarchy import MethodInfo
from oxpecker.oox.interpreter.simple_inputs import simplest_inputs
from oxpecker.oox.types import BYTE, INT, LONG, OBJECT, SHORT, ArrayType, ClassType, Type
from oxpecker.results.heap import HeapGraph, HeapObject, HeapReference, HeapValue
from oxpecker.testgen.construction import Construction
from oxpecker.testgen.construction_search import simplest_first
from oxpecker.testgen.limits import (
    FEW_ARGUMENT_LISTS,
    MOST_ARGUMENT_LISTS,
    MOST_RECEIVERS,
    MOST_TRIED_TEXTS,
    MOST_TRIED_VALUES,
    SIMPLE_RECEIVERS,
)
from oxpecker.testgen.pool import USUAL_TEXT, Pool
from oxpecker.testgen.sequences import Argument, CallSequence, Nested
from oxpecker.testgen.texts import Texts
from oxpecker.testgen.view import JavaView

_NUMBERS = ("1", "0", "2", "-1")
_EMPTY = '""'
_FOREIGN = '"é"'
"""A letter that is none of the English alphabet: tables of letters often forget that there are others."""
_TEXTS = ("String", "CharSequence")
_THIS = "this"


@dataclass(frozen=True, slots=True)
class Trial:
    """A call to try: the objects that calls construct, and the other arguments in OOX's notation, by parameter."""

    objects: HeapGraph
    texts: Mapping[str, str]
    sequences: Mapping[str, CallSequence]


class Trials:
    """Calls of the methods of one program. No null is passed: callers seldom do that."""

    def __init__(self, view: JavaView, construction: Construction, texts: Texts) -> None:
        self._view, self._construction, self._texts = view, construction, texts

    def of(self, method: MethodInfo) -> Iterator[Trial]:
        """The calls to try, the simplest first; none if simple arguments do not fit the parameters."""
        pool = self._pool(method)
        values = [self._values(name, t, pool) for name, t in method.parameters]
        if not all(values) or (method.is_constructor and self._view.program.hierarchy[method.owner].abstract):
            return
        lists = list(islice(simplest_first(values), MOST_ARGUMENT_LISTS))
        for receiver, most in self._receivers(method, pool):
            for arguments in lists[:most]:
                trial = self._trial(method, receiver, arguments)
                if trial is not None:
                    yield trial

    def _pool(self, method: MethodInfo) -> Pool:
        pool = Pool([], {}, is_wide=True)
        for number in _NUMBERS:
            pool.enter("int", "", number)
        cls = self._view.program.hierarchy[method.owner]
        suggested = self._texts.suggested_by([method, *cls.constructors])[:MOST_TRIED_TEXTS]
        for text in (USUAL_TEXT, *suggested, _FOREIGN, _EMPTY):
            pool.enter("String", "", text)
        return pool

    def _receivers(self, method: MethodInfo, pool: Pool) -> Iterator[tuple[CallSequence | None, int]]:
        """Different objects that have the method, each with how many lists of arguments are worth a try.

        None for a method that needs no object.
        """
        if method.static or method.is_constructor:
            yield None, MOST_ARGUMENT_LISTS
            return
        t, search = ClassType(method.owner), self._construction.search
        found = islice(search.states(search.any(t), pool), MOST_RECEIVERS)
        yield from ((each.steps, MOST_ARGUMENT_LISTS) for each in islice(found, SIMPLE_RECEIVERS))
        yield from ((each.steps, FEW_ARGUMENT_LISTS) for each in found)
        yield from ((steps, FEW_ARGUMENT_LISTS) for steps in search.repeated(t, pool))

    def _values(self, name: str, t: Type, pool: Pool) -> list[Argument]:
        """The values to try for a parameter; those of the library only if their type tells what they hold."""
        if t in (BYTE, SHORT, INT, LONG):
            return list(_NUMBERS)
        if t == OBJECT or (isinstance(t, ClassType) and t.name in _TEXTS):
            return list(pool.found["String"])
        if isinstance(t, ClassType) and self._view.class_outline(t.name) is not None:
            return [each for each in self._construction.search.arguments(name, t, pool) if isinstance(each, Nested)]
        if isinstance(t, ArrayType) and isinstance(t.element, ArrayType):
            return []  # Of which shape they must be, only people know.
        if isinstance(t, ClassType) and (usual := self._construction.search.usual(t, pool)):
            return list(usual)
        simple = simplest_inputs(self._view.program.hierarchy, [t], MOST_TRIED_VALUES)
        return [text for (text,) in simple]

    def _trial(
        self, method: MethodInfo, receiver: CallSequence | None, arguments: tuple[Argument, ...]
    ) -> Trial | None:
        sequences = {} if receiver is None else {_THIS: receiver}
        texts: dict[str, str] = {}
        for (name, _), argument in zip(method.parameters, arguments, strict=True):
            if isinstance(argument, Nested):
                sequences[name] = argument.steps
            elif isinstance(argument, str):
                texts[name] = argument
        types = {_THIS: ClassType(method.owner), **dict(method.parameters)}
        graphs = []
        for number, (name, steps) in enumerate(sequences.items()):
            graph = self._construction.scripts.graph(steps, name, types[name])
            if graph is None:
                return None
            graphs.append(_numbered(graph, number))
        roots = tuple(root for graph in graphs for root in graph.roots)
        objects = tuple(each for graph in graphs for each in graph.objects)
        return Trial(HeapGraph(roots, objects), texts, sequences)


def _numbered(graph: HeapGraph, number: int) -> HeapGraph:
    """The graph with names that no graph of another number has."""

    def renamed(value: HeapValue) -> HeapValue:
        return HeapReference(f"{value.name}.{number}") if isinstance(value, HeapReference) else value

    def copied(each: HeapObject) -> HeapObject:
        fields = tuple((part, renamed(value)) for part, value in each.fields)
        return replace(each, name=f"{each.name}.{number}", fields=fields, view=None)

    return HeapGraph(tuple((name, renamed(value)) for name, value in graph.roots), tuple(map(copied, graph.objects)))
