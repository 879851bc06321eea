"""The fields of its object that a method surely assigns before it returns, and those that it reads before that.

A constructor may leave the assignment of fields to other methods, and these may read fields before that.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from oxpecker.oox import typed
from oxpecker.oox.analysis.escape import is_open
from oxpecker.oox.analysis.framework import Solution
from oxpecker.oox.call_graph import CallGraph
from oxpecker.oox.cfg import graph
from oxpecker.oox.cfg.graph import EdgeKind
from oxpecker.oox.hierarchy import FieldInfo, MethodInfo

Fields = frozenset[FieldInfo]
Lookup = Callable[[str], Fields | None]
"""What a method surely stores; None if it never returns."""


class SurelyStored:
    """The fields of its object that a method assigns on every path to its end; the bottom is that it never ends."""

    def __init__(self, calls: CallGraph) -> None:
        self.calls = calls

    def bottom(self) -> Fields | None:
        return None

    def join(self, one: Fields | None, other: Fields | None) -> Fields | None:
        return other if one is None else one if other is None else one & other

    def transfer(self, key: str, lookup: Lookup) -> Fields | None:
        """What has been stored whenever the method returns."""
        method = self.calls.program.methods[key].info
        if self.calls.is_unknown(method):
            return frozenset()
        found: Fields | None = None
        for number, stored in self.before(method, lookup).items():
            block = self.calls.graph_of(method).blocks[number]
            if isinstance(block.end(), graph.Leave):
                found = self.join(found, self._after(method, block, stored))
        return found

    def before(self, method: MethodInfo, lookup: Lookup) -> dict[int, Fields]:
        """What has been stored at the start of each reachable block."""
        control = self.calls.graph_of(method)
        before: dict[int, Fields] = {0: frozenset()}
        pending = {0: None}
        while pending:
            number, _ = pending.popitem()
            block = control.blocks[number]
            stored = self._after(method, block, before[number])
            called = self.called(method, block.end(), lookup)
            for edge in graph.edges_of(block):
                is_next = edge.kind is not EdgeKind.EXCEPTION
                if is_next and called is None:
                    continue
                after = stored | called if is_next and called else stored
                joined = after if edge.target not in before else before[edge.target] & after
                if joined != before.get(edge.target):
                    before[edge.target] = joined
                    pending[edge.target] = None
        return before

    def called(self, method: MethodInfo, node: graph.Terminator, lookup: Lookup) -> Fields | None:
        """What a call of a method on its own object surely stores there; None if it never returns."""
        if not isinstance(node, graph.CallMethod) or not is_this(self.calls, method, node.receiver):
            return frozenset()
        if is_open(self.calls, node):
            return frozenset()
        found: Fields | None = None
        for body in self.calls.bodies(node.method, node.virtual):
            found = self.join(found, lookup(body.run.key))
        return found

    def _after(self, method: MethodInfo, block: graph.Block, stored: Fields) -> Fields:
        for node in block.instructions:
            if isinstance(node, graph.StoreField) and is_this(self.calls, method, node.target):
                stored |= {node.field}
        return stored


class Stores:
    """What methods do to the fields of their own object."""

    def __init__(self, calls: CallGraph) -> None:
        self.calls = calls
        self._analysis = SurelyStored(calls)
        self._solution: Solution[str, Fields | None] = Solution(self._analysis)
        self._early: dict[str, Fields] = {}

    def by_call(self, method: MethodInfo, call: graph.CallMethod) -> Fields:
        """The fields of its own object that a method has surely assigned when a call has returned."""
        return self._analysis.called(method, call, self._solution.of) or frozenset()

    def always(self, method: MethodInfo) -> Fields:
        """The fields of its own object that a method has surely assigned when it returns."""
        return self._solution.of(method.key) or frozenset()

    def read_below(self, call: graph.CallMethod, fields: Fields) -> Fields:
        """The fields among some that a call may read before it assigns them itself."""
        if not fields or is_open(self.calls, call):
            return fields
        below = {each.key: each for each in self.calls.below(*self.calls.bodies(call.method, call.virtual))}
        pending = list(below.values())
        while pending:
            for asked in self._asked(pending.pop()):
                new = [each for each in self.calls.below(asked) if each.key not in below]
                below |= {each.key: each for each in new}
                pending += new
        return fields & frozenset(field for method in below.values() for field in self._read_early(method.run))

    def _asked(self, method: MethodInfo) -> Iterator[MethodInfo]:
        """The methods that the contract of a method calls."""
        for node in typed.found(self._cases(method), typed.Invoke):
            yield from self.calls.bodies(node.method, node.virtual)

    def _cases(self, method: MethodInfo) -> tuple[typed.Case, ...]:
        known = self.calls.program.methods.get(method.key)
        return () if known is None else known.cases

    def _read_early(self, method: MethodInfo) -> Fields:
        """The fields that a method or its contract reads, save those of its object that it has assigned by then."""
        if not self.calls.has_body(method):
            return frozenset()
        if method.key not in self._early:
            found = {node.field for node in typed.found(self._cases(method), typed.FieldRead)}
            for number, stored in self._analysis.before(method, self._solution.of).items():
                for node in self.calls.graph_of(method).blocks[number].instructions:
                    if isinstance(node, graph.StoreField) and is_this(self.calls, method, node.target):
                        stored |= {node.field}
                    elif isinstance(node, graph.LoadField):
                        is_own = is_this(self.calls, method, node.target)
                        found |= {node.field} - (stored if is_own else frozenset())
            self._early[method.key] = frozenset(found)
        return self._early[method.key]


def is_this(calls: CallGraph, method: MethodInfo, node: typed.Expression | None) -> bool:
    """Whether an expression is the receiver of a method."""
    if method.static or not isinstance(node, typed.Local):
        return False
    return node.variable is calls.graph_of(method).method.declared[0]
