"""Parameters that a method demands: if one of them is null, the method does not return normally.

So an argument is not null after the call has returned, as after `Objects.requireNonNull(s)`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from oxpecker.oox import typed
from oxpecker.oox.analysis.escape import ParameterKey, is_followed, is_open
from oxpecker.oox.analysis.framework import Solution, TruthValues
from oxpecker.oox.analysis.origins import definitions
from oxpecker.oox.call_graph import CallGraph
from oxpecker.oox.cfg import graph
from oxpecker.oox.cfg.graph import EdgeKind
from oxpecker.oox.hierarchy import MethodInfo
from oxpecker.oox.syntax import BinaryOperator as B
from oxpecker.oox.syntax import UnaryOperator as U

Lookup = Callable[[ParameterKey], bool]


def not_null_if(condition: typed.Expression, truth: bool) -> frozenset[int]:
    """The locals that are not null if a condition has a truth value."""
    match condition:
        case typed.Unary(operator=U.NOT, operand=operand):
            return not_null_if(operand, not truth)
        case typed.Binary(operator=B.AND | B.OR as operator, left=left, right=right):
            one, other = not_null_if(left, truth), not_null_if(right, truth)
            return one | other if (operator is B.AND) is truth else one & other
        case typed.Binary(operator=B.EQUAL | B.NOT_EQUAL as operator, left=left, right=right):
            if (operator is B.NOT_EQUAL) is truth:
                sides = (left, right), (right, left)
                return frozenset(i for one, other in sides if _is_null(other) for i in _local(one))
        case typed.TypeTest(operand=operand) if truth:
            return frozenset(_local(operand))
    return frozenset()


def _is_null(node: typed.Expression) -> bool:
    return isinstance(node, typed.Literal) and node.value is None


def _local(node: typed.Expression | None) -> Iterator[int]:
    while isinstance(node, typed.CastReference):
        node = node.operand
    if isinstance(node, typed.Local):
        yield node.variable.index


def copies(calls: CallGraph, method: MethodInfo) -> dict[int, int]:
    """The locals that always hold the value of a parameter which is never assigned, with that parameter."""
    given = definitions(calls.blocks_of(method))
    parameters = {each.index for each in calls.graph_of(method).method.declared}
    fixed = {index: index for index in parameters if index not in given}
    found = dict(fixed)
    for index, nodes in given.items():
        if index in parameters:
            continue
        sources = {i for each in nodes if isinstance(each, graph.SetVariable) for i in _local(each.value)}
        if len(nodes) == len(sources) == 1 and sources <= fixed.keys():
            found[index] = sources.pop()
    return found


class ReturnsWithNull(TruthValues):
    """Whether a method may return although a parameter is null. The bottom is that it never does."""

    def __init__(self, calls: CallGraph) -> None:
        self.calls = calls

    def transfer(self, key: ParameterKey, lookup: Lookup) -> bool:
        """Whether the end of a method is reachable although a parameter is null."""
        method = self.calls.program.methods[key[0]]
        if self.calls.is_unknown(method.info):
            return True
        index = method.declared[key[1]].index
        blocks = self.calls.blocks_of(method.info)
        reached = reached_with_null(self.calls, method.info, index, lookup)
        return any(isinstance(blocks[number].end(), graph.Leave) for number in reached)


def reached_with_null(calls: CallGraph, method: MethodInfo, parameter: int, lookup: Lookup) -> set[int]:
    """The blocks of a method that are reachable although a parameter is null."""
    same, blocks = copies(calls, method), calls.blocks_of(method)
    if parameter not in same:
        return {block.number for block in blocks}
    seen, pending = {0}, [0]
    while pending:
        block = blocks[pending.pop()]
        for edge in graph.edges_of(block):
            is_null = all(same.get(each) != parameter for each in after_edge(calls, block, edge, lookup))
            if is_null and edge.target not in seen:
                seen.add(edge.target)
                pending.append(edge.target)
    return seen


def after_edge(calls: CallGraph, block: graph.Block, edge: graph.Edge, lookup: Lookup) -> frozenset[int]:
    """The locals that are not null after an edge, because of the test or call at the end of its block."""
    end = block.end()
    if edge.kind is EdgeKind.EXCEPTION:
        return frozenset()
    match end:
        case graph.Branch(condition=condition):
            return not_null_if(condition, edge.kind is EdgeKind.TRUE)
        case graph.Guard(condition=condition):
            return not_null_if(condition, False)
        case graph.CallMethod() if not is_open(calls, end):
            bodies = [each.run for each in calls.bodies(end.method, end.virtual)]
            arguments = enumerate(end.arguments, 0 if end.receiver is None else 1)
            given = [(number, each) for number, each in arguments if is_followed(each.type)]
            return frozenset(
                index
                for number, each in given
                for index in _local(each)
                if not any(lookup((body.key, number)) for body in bodies)
            )
    return frozenset()


class Demands:
    """What calls demand of their arguments."""

    def __init__(self, calls: CallGraph) -> None:
        self.calls = calls
        self._solution = Solution(ReturnsWithNull(calls))

    def after(self, block: graph.Block, edge: graph.Edge, same: dict[int, int]) -> frozenset[int]:
        """The locals that are not null after an edge, with the parameters that they are copies of."""
        found = after_edge(self.calls, block, edge, self._solution.of)
        return found | {same[each] for each in found if each in same} if found else found

    def reached_with_null(self, method: MethodInfo, parameter: int) -> set[int]:
        """The blocks of a method that may run while a parameter is null."""
        return reached_with_null(self.calls, method, parameter, self._solution.of)
