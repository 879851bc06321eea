"""Classes whose initialisation nobody can tell the moment of: they hold what never changes and depends on nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from oxpecker.oox import typed
from oxpecker.oox.cfg import graph
from oxpecker.oox.hierarchy import STATIC_INITIALISER, ClassInfo, MethodInfo
from oxpecker.oox.interpreter.scan import nodes_of

if TYPE_CHECKING:
    from oxpecker.engine.compiled.effects import EffectTable

_ASKED = "assigned static fields"
"""The question about a whole program whose static fields are assigned."""

_JUMPS = (graph.Goto, graph.Branch, graph.Leave, graph.LeaveThrowing)


class ConstantClasses:
    """Finds such classes: initialised before a call, or by it, they are the same."""

    def __init__(self, table: EffectTable) -> None:
        self.table = table
        self.known: dict[str, bool] = {}

    def __contains__(self, name: str) -> bool:
        """Whether a class and those above it are constant."""
        found = self.known.get(name)
        if found is None:
            self.known[name] = False  # a class that needs itself to be initialised is not looked into
            lineage = self.table.hierarchy[name].lineage()
            found = self.known[name] = all(info.initialiser is None or self._is_constant(info) for info in lineage)
        return found

    def _is_constant(self, info: ClassInfo) -> bool:
        return not self.is_assigned(info.name) and self._only_makes(info)

    def is_plain(self, name: str) -> bool:
        """Whether the initialisers of a class and those above it only make what their static fields hold."""
        lineage = self.table.hierarchy[name].lineage()
        return all(info.initialiser is None or self._only_makes(info) for info in lineage)

    def _only_makes(self, info: ClassInfo) -> bool:
        assert info.initialiser is not None
        return all(self._is_plain(method, info) for method in self.table.below(info.initialiser))

    def is_assigned(self, name: str) -> bool:
        """Whether code other than its own initialiser assigns a static field of a class."""
        answers = self.table.program.answers
        if _ASKED not in answers:
            answers[_ASKED] = True
            for method in self.table.program.methods.values():
                own = self.table.hierarchy[method.info.owner]
                inside = own.name if own.initialiser is method.info else None
                for node in nodes_of(method):
                    if isinstance(node, typed.SetStatic) and node.field.owner != inside:
                        answers[f"{_ASKED} of {node.field.owner}"] = True
        return f"{_ASKED} of {name}" in answers

    def _is_plain(self, method: MethodInfo, info: ClassInfo) -> bool:
        """Whether a method only makes objects, fills them, and puts them into static fields of the class."""
        if method is not info.initialiser and method.name == STATIC_INITIALISER:
            return method.owner in self
        if not self.table.has_body(method):
            return False
        blocks = self.table.blocks_of(method)
        made = _made(blocks)
        for block in blocks:
            if not all(self._fills(instruction, made, method, info) for instruction in block.instructions):
                return False
            end = block.end()
            if isinstance(end, graph.CallMethod):
                if end.virtual:
                    return False
            elif isinstance(end, graph.InitialiseClass):
                if end.class_name != info.name and end.class_name not in self:
                    return False
            elif not isinstance(end, _JUMPS):
                return False
        return True

    def _fills(self, instruction: graph.Instruction, made: set[int], method: MethodInfo, info: ClassInfo) -> bool:
        match instruction:
            case graph.SetVariable() | graph.AllocateObject() | graph.AllocateArray():
                return True
            case graph.StoreStatic(field=field):
                return field.owner == info.name
            case graph.LoadStatic(field=field):
                return field.owner == info.name or field.owner in self
            case graph.StoreField(target=target) | graph.StoreElement(array=target):
                if not isinstance(target, typed.Local):
                    return False
                own = method.is_constructor and target.variable.index == 0
                return own or target.variable.index in made
        return False


def _made(blocks: list[graph.Block]) -> set[int]:
    """The locals that hold nothing but new objects and arrays."""
    made: set[int] = set()
    others: set[int] = set()
    for block in blocks:
        for node in (*block.instructions, block.end()):
            variable = getattr(node, "variable", None)
            if variable is not None:
                allocates = isinstance(node, (graph.AllocateObject, graph.AllocateArray))
                (made if allocates else others).add(variable.index)
    return made - others
