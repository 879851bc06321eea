"""Methods ready to run, and the choice between them by the receiver's class."""

from __future__ import annotations

from collections.abc import Callable

from oxpecker.oox import typed
from oxpecker.oox.hierarchy import ClassInfo, MethodInfo
from oxpecker.oox.interpreter.clauses import ContractCode
from oxpecker.oox.interpreter.heap import Value
from oxpecker.oox.interpreter.host import Code
from oxpecker.oox.scan import looks_back


class MethodCode:
    """A method ready to run; its first entry compiles it, and finds its contract and the locals its frame needs."""

    __slots__ = ("contract", "entry", "info", "looks_back", "method", "padding", "parameters")

    entry: Code

    def __init__(self, method: typed.Method) -> None:
        self.info = method.info
        self.method = method
        self.parameters = len(method.declared)
        self.contract: ContractCode | None = None
        self.looks_back = looks_back(method)
        self.padding: list[Value] = []


class DispatchTable(dict[ClassInfo, MethodCode]):
    """Which code a call runs, by the class of its receiver."""

    def __init__(self, method: MethodInfo, code_of: Callable[[MethodInfo], MethodCode]) -> None:
        super().__init__()
        self.method = method
        self.code_of = code_of

    def __missing__(self, cls: ClassInfo) -> MethodCode:
        chosen = self.code_of(cls.dispatch[self.method.signature])
        self[cls] = chosen
        return chosen
