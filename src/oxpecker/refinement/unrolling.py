"""Unrolls every loop of a graph up to a bound (Karun 5.1)."""

from __future__ import annotations

from dataclasses import dataclass

from oxpecker.oox import cfg
from oxpecker.refinement.scope import Unsupported

Copy = tuple[int, tuple[int, ...]]
"""A block, and the round of each enclosing loop, outermost first."""


@dataclass(slots=True)
class Unrolling:
    """The copies of a graph's blocks in topological order."""

    graph: cfg.Graph
    rounds: int
    around: dict[int, tuple[int, ...]]
    """The heads of the loops around each block, outermost first."""
    order: list[Copy]

    def following(self, copy: Copy, target: int) -> Copy | None:
        """The copy of a block that an edge from a copy leads to; None beyond the bound."""
        block, counts = copy
        own, next_loops = self.around[block], self.around[target]
        passed = dict(zip(own, counts, strict=True))
        if target in passed:
            passed[target] += 1
            if passed[target] > self.rounds:
                return None
        return target, tuple(passed.get(head, 0) for head in next_loops)


def unroll(graph: cfg.Graph, rounds: int) -> Unrolling:
    """Unrolls the loops of a graph."""
    loops = loop_bodies(graph)
    heads = sorted(loops, key=lambda head: -len(loops[head]))
    around = {block.number: tuple(head for head in heads if block.number in loops[head]) for block in graph.blocks}
    unrolling = Unrolling(graph, rounds, around, [])
    unrolling.order = _topological(unrolling)
    return unrolling


def loop_bodies(graph: cfg.Graph) -> dict[int, set[int]]:
    """The blocks of each natural loop, by its head."""
    predecessors: dict[int, list[int]] = {block.number: [] for block in graph.blocks}
    for edge in graph.edges():
        predecessors[edge.target].append(edge.source)
    found: dict[int, set[int]] = {}
    for edge in cfg.back_edges(graph):
        body = found.setdefault(edge.target, {edge.target})
        pending = [edge.source]
        while pending:
            block = pending.pop()
            if block not in body:
                body.add(block)
                pending.extend(predecessors[block])
    return found


def _topological(unrolling: Unrolling) -> list[Copy]:
    """A topological order, by depth-first search; an edge to an open copy is a cycle that is not a natural loop."""
    graph = unrolling.graph
    start: Copy = (0, tuple(0 for _ in unrolling.around[0]))
    order: list[Copy] = []
    state: dict[Copy, bool] = {start: True}
    pending = [(start, iter(graph.successors(0)))]
    while pending:
        copy, rest = pending[-1]
        target = next(rest, None)
        if target is None:
            pending.pop()
            order.append(copy)
            state[copy] = False
            continue
        following = unrolling.following(copy, target)
        if following is None:
            continue
        if following not in state:
            state[following] = True
            pending.append((following, iter(graph.successors(target))))
        elif state[following]:
            raise Unsupported("loop with several entries", graph.method.info.span)
    return order[::-1]
