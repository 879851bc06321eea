"""Cycle removal and layer assignment, the first steps of a layered layout."""

from __future__ import annotations

from collections.abc import Sequence


def backward(count: int, edges: Sequence[tuple[int, int]], hinted: Sequence[bool]) -> list[bool]:
    """For each edge between nodes 0..count-1, whether to reverse it so that no cycle remains.

    Hinted edges are reversed first; a depth-first search from the sources, or else from the first node, finds the
    other edges that close a cycle. Self loops are not reversed.
    """
    turned = list(hinted)
    ends = [(b, a) if turn else (a, b) for (a, b), turn in zip(edges, turned, strict=True)]
    leaving: list[list[int]] = [[] for _ in range(count)]
    entered = [False] * count
    for index, (a, b) in enumerate(ends):
        if a != b:
            leaving[a].append(index)
            entered[b] = True
    new, open_, done = 0, 1, 2
    state = [new] * count
    for root in sorted(range(count), key=lambda node: entered[node]):
        if state[root] != new:
            continue
        state[root] = open_
        stack = [(root, iter(leaving[root]))]
        while stack:
            node, rest = stack[-1]
            for index in rest:
                target = ends[index][1]
                if state[target] == open_:
                    turned[index] = not turned[index]
                elif state[target] == new:
                    state[target] = open_
                    stack.append((target, iter(leaving[target])))
                    break
            else:
                state[node] = done
                stack.pop()
    return turned


def ranks(count: int, arcs: Sequence[tuple[int, int]]) -> list[int]:
    """The layer of each node: as high as its predecessors allow, but sources just above their successors."""
    leaving: list[list[int]] = [[] for _ in range(count)]
    missing = [0] * count
    for a, b in arcs:
        leaving[a].append(b)
        missing[b] += 1
    sources = [node for node in range(count) if not missing[node]]
    rank = [0] * count
    ready = list(sources)
    for node in ready:
        for target in leaving[node]:
            rank[target] = max(rank[target], rank[node] + 1)
            missing[target] -= 1
            if not missing[target]:
                ready.append(target)
    # The longest path keeps its source where it is, so no layer becomes empty.
    for node in sources:
        rank[node] = min((rank[target] for target in leaving[node]), default=1) - 1
    return rank
