"""Methods that may return an argument, as `getOrDefault` does, without having stored it."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from oxpecker.oox import typed
from oxpecker.oox.analysis.framework import Solution, TruthValues
from oxpecker.oox.analysis.origins import definitions, origins
from oxpecker.oox.call_graph import CallGraph
from oxpecker.oox.cfg import graph

Key = tuple[str, int, bool]
"""A method, the number of one of its parameters, and whether the class of the object chooses the body."""


class _Returned(TruthValues):
    """Whether a parameter is returned; unknown code may return all that it gets."""

    def __init__(self, calls: CallGraph) -> None:
        self.calls = calls

    def transfer(self, key: Key, lookup: Callable[[Key], bool]) -> bool:
        name, number, virtual = key
        method = self.calls.program.methods[name]
        if virtual:
            bodies = self.calls.bodies(method.info, virtual=True)
            return any(lookup((body.run.key, number, False)) for body in bodies)
        if method.open or method.body is None:
            return True
        return self._comes_from(method, method.declared[number].index, lookup)

    def _comes_from(self, method: typed.Method, index: int, lookup: Callable[[Key], bool]) -> bool:
        """Whether a result of a method may be a parameter, itself or through calls that return it."""
        blocks = self.calls.blocks_of(method.info)
        defined = definitions(blocks)
        ends = [block.end() for block in blocks]
        left = [end.variable for end in ends if isinstance(end, graph.Leave) and end.variable is not None]
        pending: list[typed.Expression] = [typed.Local(variable.type, variable) for variable in left]
        seen: set[int] = set()
        while pending:
            for node in origins(pending.pop(), {index}, defined):
                if isinstance(node, typed.Local):
                    return True
                if isinstance(node, graph.CallMethod) and id(node) not in seen:
                    seen.add(id(node))
                    pending += self._returned_by(node, lookup)
        return False

    def _returned_by(self, node: graph.CallMethod, lookup: Callable[[Key], bool]) -> Iterator[typed.Expression]:
        called = node.method if node.virtual else node.method.run
        for number, argument in enumerate(node.arguments, 0 if node.receiver is None else 1):
            if lookup((called.key, number, node.virtual)):
                yield argument


class ReturnedArguments:
    """The arguments that calls may return."""

    def __init__(self, calls: CallGraph) -> None:
        self._solution = Solution(_Returned(calls))

    def may_return(self, call: graph.CallMethod, number: int) -> bool:
        """Whether a call may return an argument, counting the receiver."""
        called = call.method if call.virtual else call.method.run
        return self._solution.of((called.key, number, call.virtual))
