"""Reports for people and for other tools; at present, pictures of graphs as DOT and SVG."""

from oxpecker.report.dot import to_dot
from oxpecker.report.graph import Cluster, EdgeKind, Emphasis, Graph, GraphEdge, GraphNode, NodeShape
from oxpecker.report.svg import to_svg

__all__ = [
    "Cluster",
    "EdgeKind",
    "Emphasis",
    "Graph",
    "GraphEdge",
    "GraphNode",
    "NodeShape",
    "to_dot",
    "to_svg",
]
