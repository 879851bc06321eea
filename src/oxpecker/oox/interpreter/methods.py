"""Methods ready to run, and the choice between them by the receiver's class."""

from __future__ import annotations

from typing import TYPE_CHECKING

from oxpecker.oox import cfg, typed
from oxpecker.oox.hierarchy import ClassInfo, MethodInfo
from oxpecker.oox.interpreter.compiler import Code
from oxpecker.oox.interpreter.contracts import ContractCode, compile_contract
from oxpecker.oox.interpreter.heap import Value
from oxpecker.oox.interpreter.scan import looks_back

if TYPE_CHECKING:
    from oxpecker.oox.interpreter.thread import Thread
    from oxpecker.oox.interpreter.world import World


class MethodCode:
    """A method ready to run; it is compiled when it is first called."""

    __slots__ = ("contract", "entry", "info", "looks_back", "padding", "parameters")

    def __init__(self, method: typed.Method, world: World) -> None:
        self.info = method.info
        self.parameters = len(method.parameters)
        self.contract: ContractCode | None = None
        self.looks_back = looks_back(method)
        self.padding: list[Value] = []
        self.entry: Code

        def compile_first(thread: Thread) -> Code:
            """Stands in until the first call."""
            graph = cfg.build(method, world.hierarchy, splits=world.splits)
            self.padding = [None] * (len(graph.method.variables) - self.parameters)
            self.contract = compile_contract(method, world)
            self.entry = world.compile(graph)
            # The call that brought us here made its frame before the number of locals was known.
            thread.f += self.padding
            thread.enter_contract(thread.stack[-1])
            return self.entry

        self.entry = compile_first


class DispatchTable(dict[ClassInfo, MethodCode]):
    """Which code a call runs, by the class of its receiver."""

    def __init__(self, method: MethodInfo, world: World) -> None:
        super().__init__()
        self.method = method
        self.world = world

    def __missing__(self, cls: ClassInfo) -> MethodCode:
        chosen = self.world.code_of(cls.dispatch[self.method.signature])
        self[cls] = chosen
        return chosen
