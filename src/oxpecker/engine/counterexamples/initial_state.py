"""What the initialisers of classes leave in static fields, in runs that use the classes for the first time."""

from __future__ import annotations

from oxpecker.oox.analysis.static_state import static_state
from oxpecker.oox.hierarchy import ClassInfo
from oxpecker.oox.interpreter.covering import CoveringWorld
from oxpecker.results import HeapGraph, heap_graph, static_roots
from oxpecker.results.heap import HeapObject, HeapReference


class InitialState:
    """Records the static state of each class at the end of its initialiser, before other code changes it."""

    def __init__(self, world: CoveringWorld) -> None:
        self._world = world
        self._graphs: list[HeapGraph] = []
        world.when_initialised = self._note

    def clear(self) -> None:
        """Prepares for another run."""
        self._graphs = []

    def since(self, before: HeapGraph) -> HeapGraph:
        """What the initialisers have left that have run since a moment of the run."""
        known = {each.name for each in before.objects}
        roots = tuple(
            (name, value)
            for graph in self._graphs
            for name, value in graph.roots
            if isinstance(value, HeapReference) and value.name not in known
        )
        objects: dict[str, HeapObject] = {}
        for graph in self._graphs:
            for each in graph.objects:
                objects.setdefault(each.name, each)
        return HeapGraph(roots, tuple(objects.values())) if roots else HeapGraph()

    def _note(self, cls: ClassInfo) -> None:
        if cls.name in static_state(self._world.program).doubtful:
            return  # Whoever asks for its static state earlier may initialise it with other values.
        heap = self._world.heap
        own = {str(field) for field in cls.static_fields.values()}
        roots = [root for root in static_roots(heap) if root[0] in own]
        if roots:
            self._graphs.append(heap_graph(roots, heap))
