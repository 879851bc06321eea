"""Classes whose time of initialisation is not observable: they hold constants that depend on nothing else."""

from __future__ import annotations

from collections.abc import Callable

from oxpecker.oox import typed
from oxpecker.oox.analysis.framework import Solution, TruthValues
from oxpecker.oox.call_graph import CallGraph
from oxpecker.oox.cfg import graph
from oxpecker.oox.hierarchy import STATIC_INITIALISER, ClassInfo, MethodInfo

_ASKED = "assigned static fields"
"""The key under which a program caches which static fields are assigned."""

_JUMPS = (graph.Goto, graph.Branch, graph.Leave, graph.LeaveThrowing, graph.InitialiseClass)

Lookup = Callable[[str], bool]


def is_assigned(program: typed.Program, name: str) -> bool:
    """Whether code other than its own initialiser assigns a static field of a class."""
    answers = program.answers
    if _ASKED not in answers:
        found = {_ASKED: True}
        for method in program.methods.values():
            if method.summary is not None and not method.summary.stores:
                continue
            own = program.hierarchy[method.info.owner]
            inside = own.name if own.initialiser is method.info else None
            for node in typed.STATEMENTS.found(method.body, typed.SetStatic):
                if node.field.owner != inside:
                    found[f"{_ASKED} of {node.field.owner}"] = True
        answers |= found
    return f"{_ASKED} of {name}" in answers


class Constancy(TruthValues):
    """Whether a class and its superclasses are constant. The bottom is that they are not: no class justifies itself."""

    def __init__(self, calls: CallGraph) -> None:
        self.calls = calls

    def transfer(self, key: str, lookup: Lookup) -> bool:
        """A class is constant if all classes that it needs are constant."""
        lineage = self.calls.hierarchy[key].lineage()
        is_fixed = not any(is_assigned(self.calls.program, info.name) for info in lineage)
        return is_fixed and self.only_makes(key, lookup)

    def initialised(self, name: str) -> list[ClassInfo]:
        """A class and those of its superclasses that have an initialiser."""
        return [info for info in self.calls.hierarchy[name].lineage() if info.initialiser is not None]

    def only_makes(self, name: str, lookup: Lookup) -> bool:
        """Whether the initialisers of a class and its superclasses only create what their static fields hold."""
        return all(
            self._is_plain(method, info, lookup)
            for info in self.initialised(name)
            if info.initialiser is not None
            for method in self.calls.each_below(info.initialiser)
        )

    def _is_plain(self, method: MethodInfo, info: ClassInfo, lookup: Lookup) -> bool:
        """Whether a method only creates objects, fills them, and stores them in static fields of the class."""
        if method is not info.initialiser and method.name == STATIC_INITIALISER:
            return lookup(method.owner)
        if not self.calls.has_body(method):
            return False
        for block in self.calls.blocks_of(method):
            if not all(self._fills(instruction, info, lookup) for instruction in block.instructions):
                return False
            end = block.end()
            if isinstance(end, graph.CallMethod):
                if end.virtual:
                    return False
            elif not isinstance(end, _JUMPS):
                return False
        return True

    def _fills(self, instruction: graph.Instruction, info: ClassInfo, lookup: Lookup) -> bool:
        match instruction:
            case graph.SetVariable() | graph.AllocateObject() | graph.AllocateArray():
                return True
            case graph.StoreField() | graph.StoreElement():
                # It is a new object or array: any other is first compared with null, and a guard is no jump.
                return True
            case graph.StoreStatic(field=field):
                return field.owner == info.name
            case graph.LoadStatic(field=field):
                return field.owner == info.name or lookup(field.owner)
        return False


class ConstantClasses:
    """Finds constant classes: they have the same state whether a call initialises them or finds them initialised."""

    def __init__(self, calls: CallGraph) -> None:
        self._constancy = Constancy(calls)
        self._solution = Solution(self._constancy)
        self._plain: dict[str, bool] = {}

    def __contains__(self, name: str) -> bool:
        """Whether a class and its superclasses are constant."""
        return self._solution.of(name)

    def is_plain(self, name: str) -> bool:
        """Whether the initialisers of a class and its superclasses only create what their static fields hold."""
        if name not in self._plain:
            self._plain[name] = self._constancy.only_makes(name, self._solution.of)
        return self._plain[name]
