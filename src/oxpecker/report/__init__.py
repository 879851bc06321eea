"""Reports for people and for other tools: verdicts and runs in words, pictures of graphs as DOT and SVG.

The parts are imported when they are asked for: a verdict in words needs no pictures.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
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
_ELSEWHERE = {"to_dot": "dot", "to_svg": "svg"}


def __getattr__(name: str) -> object:
    """A name of the public face, from the file it lives in."""
    if name not in __all__:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(f"{__name__}.{_ELSEWHERE.get(name, 'graph')}"), name)
