"""The order within layers and all x coordinates, by grandalf."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from importlib import import_module
from itertools import pairwise
from typing import Any

from oxpecker.report.limits import CROSSING_ROUNDS

SPACE = 22.0
"""The space between neighbours in a layer."""

BEND_WIDTH = 10.0
"""The space for an edge that passes a layer."""


@dataclass(frozen=True, slots=True)
class Layers:
    """The x of each node, and of each arc in every layer that it passes, from its upper end down."""

    x: list[float]
    bends: dict[tuple[int, int], list[float]]


def order(widths: Sequence[float], rank: Sequence[int], arcs: Sequence[tuple[int, int]]) -> Layers:
    """The order within layers; nodes have a width and a layer, arcs are distinct, go down and connect all nodes."""
    # Imported by name, because grandalf has no types, and here, because nothing else needs it.
    graphs, layouts = import_module("grandalf.graphs"), import_module("grandalf.layouts")
    vertices = [graphs.Vertex(index) for index in range(len(widths))]
    for vertex, width in zip(vertices, widths, strict=True):
        vertex.view = layouts.VertexViewer(width, 1)
    edges = [graphs.Edge(vertices[a], vertices[b]) for a, b in arcs]
    sugiyama = layouts.SugiyamaLayout(graphs.graph_core(vertices, edges))
    sugiyama.dw, sugiyama.dh, sugiyama.xspace = BEND_WIDTH, 1, SPACE
    for _ in range(max(rank) + 1):
        sugiyama.layers.append(layouts.Layer())

    def set_rank(vertex: Any) -> None:
        sugiyama.grx[vertex].rank = rank[vertex.data]
        sugiyama.layers[rank[vertex.data]].append(vertex)

    sugiyama.setrank = set_rank
    entered = {b for _, b in arcs}
    roots = [vertex for index, vertex in enumerate(vertices) if index not in entered]
    sugiyama.init_all(roots=roots, inverted_edges=[])
    with _deep_recursion(20 * len(sugiyama.grx)):  # grandalf places its blocks recursively
        sugiyama.draw(CROSSING_ROUNDS)
    _separate(sugiyama.layers)
    bends = {}
    for arc, edge in zip(arcs, edges, strict=True):
        passed = sugiyama.ctrls.get(edge, {})
        bends[arc] = [passed[level].view.xy[0] for level in sorted(passed)[1:-1]]
    return Layers([vertex.view.xy[0] for vertex in vertices], bends)


def _separate(rows: Sequence[Sequence[Any]]) -> None:
    """Separates neighbours that grandalf left overlapping: the mean of its four passes need not keep the distance."""
    for row in rows:
        for before, after in pairwise(row):
            least = before.view.xy[0] + (before.view.w + after.view.w) / 2 + SPACE
            if after.view.xy[0] < least:
                after.view.xy = (least, after.view.xy[1])


@contextmanager
def _deep_recursion(depth: int) -> Iterator[None]:
    limit = sys.getrecursionlimit()
    sys.setrecursionlimit(limit + depth)
    try:
        yield
    finally:
        sys.setrecursionlimit(limit)
