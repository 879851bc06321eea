"""Arrays that are owned by one object: it creates them, and nothing else ever refers to them.

Every value that is assigned to the field is new and stored nowhere else; no value that is read from it is stored.
"""

from __future__ import annotations

from collections.abc import Callable

from oxpecker.oox import typed
from oxpecker.oox.analysis.escape import TRACKED, Escapes
from oxpecker.oox.analysis.family import Families
from oxpecker.oox.analysis.framework import Solution, TruthValues
from oxpecker.oox.analysis.origins import makers
from oxpecker.oox.call_graph import CallGraph
from oxpecker.oox.cfg import graph
from oxpecker.oox.hierarchy import FieldInfo, MethodInfo


class Freshness(TruthValues):
    """Whether a method may return something other than null or a new, unshared object."""

    def __init__(self, calls: CallGraph, escapes: Escapes) -> None:
        self.calls, self.escapes = calls, escapes

    def transfer(self, key: str, lookup: Callable[[str], bool]) -> bool:
        """Joins over all values that a method returns."""
        method = self.calls.program.methods[key]
        if method.open or method.body is None or self.calls.gives_up(method.info):
            return True
        result = next((end.variable for end in self._ends(method.info) if isinstance(end, graph.Leave)), None)
        if result is None:
            return False
        made = makers(self.calls, method.info, typed.Local(result.type, result))
        return not all(self.is_fresh(each, lookup) for each in made) or self._are_kept(method.info, made)

    def _ends(self, method: MethodInfo) -> list[graph.Terminator]:
        return [block.end() for block in self.calls.blocks_of(method)]

    def is_fresh(self, node: typed.Node | None, lookup: Callable[[str], bool]) -> bool:
        """Whether an instruction or call creates a new object or returns null."""
        if isinstance(node, (graph.AllocateArray, graph.AllocateObject)):
            return True
        if not isinstance(node, graph.CallMethod) or node.variable is None:
            return False
        bodies = self.calls.bodies(node.method, node.virtual)
        return bool(bodies) and not any(lookup(each.run.key) for each in bodies)

    def _are_kept(self, method: MethodInfo, nodes: list[typed.Node | None]) -> bool:
        """Whether one of some new objects escapes other than to the caller."""
        made = tuple(node for node in nodes if node is not None)
        return any(TRACKED in held for held in self.escapes.following(method, made).contents.values())


class Ownership:
    """Which fields own their arrays."""

    def __init__(self, calls: CallGraph, families: Families, escapes: Escapes) -> None:
        self.calls, self.families, self.escapes = calls, families, escapes
        self.freshness = Freshness(calls, escapes)
        self._stale = Solution(self.freshness)

    def is_own(self, field: FieldInfo) -> bool:
        """Whether the array of a private field is reachable only through its object."""
        uses = self.families.uses(field)
        return (
            field.private
            and not self.calls.hierarchy[field.owner].is_copied
            and bool(uses.stores)
            and not self.families.gives_up(field.owner)
            and not any(self.escapes.following(method, field).is_held() for method in _methods(uses.loads))
            and all(self._is_given_new(method, store) for method, store in uses.stores)
        )

    def is_filled_once(self, field: FieldInfo) -> bool:
        """Whether nothing is stored in a field's own array after its creation."""
        uses = self.families.uses(field)
        followed = [self.escapes.following(method, field) for method in _methods(uses.loads)]
        for method, store in uses.stores:
            made = makers(self.calls, method, store.value)
            # Values read from the field again are followed above.
            followed += [self.escapes.following(method, each, field) for each in made if each is not None]
        return not any(each.is_written() for each in followed)

    def _is_given_new(self, method: MethodInfo, store: graph.StoreField) -> bool:
        """Whether a field is assigned only null or a new array that is stored nowhere else."""
        if not self._is_this(method, store.target):
            return False
        for made in makers(self.calls, method, store.value):
            if made is None or not self.freshness.is_fresh(made, self._stale.of):
                return False
            # Values read from the field again are analysed separately.
            if self.escapes.following(method, made, store.field).is_held():
                return False
        return True

    def _is_this(self, method: MethodInfo, target: typed.Expression) -> bool:
        parameters = self.calls.graph_of(method).method.parameters
        return not method.static and isinstance(target, typed.Local) and target.variable is parameters[0]


def _methods(uses: list[tuple[MethodInfo, graph.LoadField]]) -> list[MethodInfo]:
    return list(dict.fromkeys(method for method, _ in uses))
