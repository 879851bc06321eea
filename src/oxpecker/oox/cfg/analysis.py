"""Orders and dominance: what later passes need to know about the shape of a graph."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from heapq import heapify, heappop, heappush

from oxpecker.oox import typed
from oxpecker.oox.cfg.graph import Edge, Graph, LoadElement, LoadField, LoadStatic


def reverse_postorder(graph: Graph) -> list[int]:
    """The blocks in an order in which, loops aside, each comes after those that lead to it."""
    return _postorder([0], graph.successors)[::-1]


def _postorder(roots: Sequence[int], successors: Callable[[int], Sequence[int]]) -> list[int]:
    seen: set[int] = set()
    order: list[int] = []
    for root in roots:
        if root in seen:
            continue
        seen.add(root)
        pending = [(root, iter(successors(root)))]
        while pending:
            number, rest = pending[-1]
            following = next((n for n in rest if n not in seen), None)
            if following is None:
                order.append(number)
                pending.pop()
            else:
                seen.add(following)
                pending.append((following, iter(successors(following))))
    return order


def dominators(graph: Graph) -> dict[int, int]:
    """The immediate dominator of each block but the entry."""
    predecessors = _predecessors(graph)
    return _immediate_dominators(0, graph.successors, predecessors.__getitem__)


VIRTUAL_EXIT = -1
"""Stands after both exits, and after loops that never end."""


def post_dominators(graph: Graph) -> dict[int, int]:
    """The immediate post-dominator of each block: where the ways out of it meet again, at the latest `VIRTUAL_EXIT`."""
    predecessors = _predecessors(graph)
    exits = [n for n in (graph.exit, graph.exceptional_exit) if n is not None]
    exits += _endless(graph, predecessors, exits)

    def backwards(number: int) -> list[int]:
        return exits if number == VIRTUAL_EXIT else predecessors[number]

    def forwards(number: int) -> list[int]:
        found = list(graph.successors(number))
        return [*found, VIRTUAL_EXIT] if number in exits else found

    return _immediate_dominators(VIRTUAL_EXIT, backwards, forwards)


def _endless(graph: Graph, predecessors: dict[int, list[int]], exits: list[int]) -> list[int]:
    """One block of each region from which no exit can be reached, so that every block has a way to the virtual exit."""
    reaching = set(_postorder(exits, predecessors.__getitem__))
    chosen: list[int] = []
    for number in reversed(reverse_postorder(graph)):
        if number not in reaching:
            chosen.append(number)
            reaching |= set(_postorder([number], predecessors.__getitem__))
    return chosen


def _predecessors(graph: Graph) -> dict[int, list[int]]:
    found: dict[int, list[int]] = {block.number: [] for block in graph.blocks}
    for block in graph.blocks:
        for target in graph.successors(block.number):
            found[target].append(block.number)
    return found


def _immediate_dominators(
    root: int, successors: Callable[[int], Sequence[int]], predecessors: Callable[[int], Sequence[int]]
) -> dict[int, int]:
    """Cooper, Harvey and Kennedy's iteration."""
    order = _postorder([root], successors)[::-1]
    rank = {number: position for position, number in enumerate(order)}
    result: dict[int, int] = {root: root}
    changed = True
    while changed:
        changed = False
        for number in order[1:]:
            best = _meet(result, rank, order, (p for p in predecessors(number) if p in result))
            if result.get(number) != best:
                result[number] = best
                changed = True
    del result[root]
    return result


def _meet(dominator: dict[int, int], rank: dict[int, int], order: list[int], blocks: Iterable[int]) -> int:
    """The closest block that dominates all of some; each block above them is looked at once."""
    pending = [-rank[each] for each in set(blocks)]
    heapify(pending)
    waiting = set(pending)
    while len(pending) > 1:
        lowest = heappop(pending)
        waiting.remove(lowest)
        above = -rank[dominator[order[-lowest]]]
        if above not in waiting:
            waiting.add(above)
            heappush(pending, above)
    return order[-pending[0]]


def back_edges(graph: Graph) -> list[Edge]:
    """The edges that close loops: their target dominates their source."""
    rank = {number: position for position, number in enumerate(reverse_postorder(graph))}
    # A block comes before all that it dominates in this order.
    backwards = [edge for edge in graph.edges() if edge.source in rank and rank[edge.target] <= rank[edge.source]]
    if not backwards:
        return []
    above = dominators(graph)
    return [edge for edge in backwards if _dominates(above, rank, edge.target, edge.source)]


def loop_heads(graph: Graph) -> list[int]:
    """The blocks that begin loops, in order."""
    if graph.heads is None:
        graph.heads = sorted({edge.target for edge in back_edges(graph)})
    return graph.heads


def _dominates(above: dict[int, int], rank: dict[int, int], one: int, other: int) -> bool:
    while rank[other] > rank[one]:
        other = above[other]
    return other == one


def assigned_local(node: typed.Node) -> int | None:
    """The local that a load assigns and does not read."""
    if not isinstance(node, (LoadField, LoadElement, LoadStatic)):
        return None
    index = node.variable.index
    return None if any(each.variable.index == index for each in typed.found([node], typed.Local)) else index
