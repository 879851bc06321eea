"""Calls in proofs: which body runs, and what is known of it without encoding it."""

from __future__ import annotations

from oxpecker.horn.errors import NotEncodable
from oxpecker.oox import typed
from oxpecker.oox.analysis.effects import EffectTable
from oxpecker.oox.cfg import graph
from oxpecker.oox.hierarchy import MethodInfo
from oxpecker.oox.types import THROWABLE

_COMPUTING = (graph.SetVariable, graph.AllocateArray)
"""The instructions of constructors that assign no object."""
_WITHOUT_CHOICE = (graph.Goto, graph.CallMethod, graph.Leave, graph.LeaveThrowing)
"""The ends of their blocks. Nothing throws, so that the exceptional exit is never reached."""


class Calls:
    """The calls of a program."""

    def __init__(self, program: typed.Program, effects: EffectTable, relied_on: dict[str, typed.Method]) -> None:
        self.program, self.effects, self.relied_on = program, effects, relied_on

    def callee(
        self, node: graph.CallMethod, constructs: bool = False, receivers: frozenset[str] = frozenset()
    ) -> typed.Method:
        """The one method whose body a call runs; a constructor only if it `constructs` an object.

        `receivers` are the exact classes of the receiver, if these are known.
        """
        bodies = self._bodies(node, receivers)
        if len(bodies) != 1 or any(map(self.effects.is_unknown, bodies)):
            raise NotEncodable(f"a call of {node.method}, whose body is not known", node.span)
        info = bodies[0].run
        method = self.program.methods[info.key]
        if method.body is None or (info.is_constructor and not constructs):
            raise NotEncodable(f"a call of {info}", node.span)
        return method

    def _bodies(self, node: graph.CallMethod, receivers: frozenset[str]) -> tuple[MethodInfo, ...]:
        dispatched = [self.program.hierarchy[each].dispatch.get(node.method.signature) for each in sorted(receivers)]
        found = {each.key: each for each in dispatched if each is not None}
        if node.virtual and found and None not in dispatched:
            return tuple(found.values())
        return self.effects.bodies(node.method, node.virtual)

    def pure(self, node: typed.Invoke) -> typed.Method:
        """The one method whose body a call in a contract runs. What its own contract says is to be proved, too."""
        bodies = self.effects.bodies(node.method, node.virtual)
        if len(bodies) != 1 or self.effects.runs_unknown(node.method, node.virtual):
            raise NotEncodable(f"a call of {node.method}, whose body is not known", node.span)
        method = self.program.methods[bodies[0].run.key]
        has_demands = method.measure is not None or any(case.requires for case in method.cases)
        if not node.method.pure or method.body is None or method.open or has_demands:
            raise NotEncodable(f"a call of {node.method} in a contract", node.span)
        if method.info.static and not self.changes_nothing(method.info.owner):
            raise NotEncodable(f"the initialisation of {method.info.owner}", node.span)
        if any(case.ensures or case.exceptional or case.signals for case in method.cases):
            self.relied_on[method.info.key] = method
        return method

    def check_constructor(self, node: graph.CallMethod) -> None:
        """An exception is constructed: nothing else happens."""
        for info in self.effects.below(node.method):
            if not self._only_constructs(info):
                raise NotEncodable(f"the construction of {node.method.owner}", node.span)

    def _only_constructs(self, info: MethodInfo) -> bool:
        if not info.is_constructor or not self.effects.has_body(info):
            return False
        for block in self.effects.blocks_of(info):
            if not isinstance(block.end(), _WITHOUT_CHOICE):
                return False
            if not all(map(_constructs, block.instructions)):
                return False
        return True

    def changes_nothing(self, class_name: str) -> bool:
        """Whether the initialisation of a class changes nothing that is visible, whenever it happens."""
        return class_name in self.effects.constant or not self.effects.initialisers(class_name)

    def is_exception(self, class_name: str) -> bool:
        """Whether objects of a class can be thrown."""
        return self.program.hierarchy.subclass(class_name, THROWABLE.name)

    def allocates(self, node: graph.CallMethod, class_name: str) -> bool:
        """Whether a call may create an object of exactly a class."""
        below = self.effects.below(*self.effects.bodies(node.method, node.virtual))
        return any(creates(block, class_name) for info in below for block in self.effects.blocks_of(info))

    def writes_arrays(self, node: graph.CallMethod) -> bool:
        """Whether a call may write to an array that existed before it."""
        below = self.effects.below(*self.effects.bodies(node.method, node.virtual))
        blocks = [block for info in below for block in self.effects.blocks_of(info)]
        return any(isinstance(each, graph.StoreElement) for block in blocks for each in block.instructions)


def creates(block: graph.Block, class_name: str) -> bool:
    """Whether a block creates an object of exactly a class."""
    return any(isinstance(each, graph.AllocateObject) and each.class_name == class_name for each in block.instructions)


def _constructs(node: graph.Instruction) -> bool:
    """Whether an instruction of a constructor changes nothing but its own object."""
    if isinstance(node, graph.StoreField):
        return isinstance(node.target, typed.Local) and node.target.variable.index == 0
    return isinstance(node, _COMPUTING)
