"""Chooses the layout engine."""

from __future__ import annotations

from oxpecker.report.graph import Graph
from oxpecker.report.layout.geometry import Layout
from oxpecker.report.layout.graphviz import GraphvizError, graphviz_layout
from oxpecker.report.layout.layered import layered_layout
from oxpecker.report.limits import LARGE_GRAPH


def lay_out(graph: Graph) -> Layout:
    """The layout by Graphviz; by grandalf for a large graph, or if Graphviz is missing or fails."""
    if len(graph.edges) <= LARGE_GRAPH:
        try:
            return graphviz_layout(graph)
        except GraphvizError:
            pass
    return layered_layout(graph)
