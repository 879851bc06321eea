"""Graphs that cannot be drawn are refused when they are made."""

from __future__ import annotations

import pytest

from oxpecker.report import Cluster, Graph, GraphEdge, GraphNode

A, B = GraphNode("a", ("a",)), GraphNode("b", ("b",))


@pytest.mark.parametrize(
    ("nodes", "edges", "clusters", "said"),
    [
        ((A, A), (), (), "node 'a' occurs more than once"),
        ((A,), (GraphEdge("a", "c"),), (), "graph 'g' has no node 'c'"),
        ((A,), (GraphEdge("c", "a"),), (), "graph 'g' has no node 'c'"),
        ((A,), (), (Cluster("k", ("c",)),), "graph 'g' has no node 'c'"),
        ((A, B), (), (Cluster("k", ("a", "b")), Cluster("l", ("b",))), "clustered node 'b' occurs more than once"),
    ],
)
def test_what_is_refused(
    nodes: tuple[GraphNode, ...], edges: tuple[GraphEdge, ...], clusters: tuple[Cluster, ...], said: str
) -> None:
    with pytest.raises(ValueError, match=said):
        Graph("g", nodes, edges, clusters)
