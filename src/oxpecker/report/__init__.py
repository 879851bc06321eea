"""Reports for people and tools: verdicts and runs in words, graphs as DOT and SVG.

The parts are imported on demand: a verdict in words needs no pictures.
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
    """A public name, imported from the file that defines it."""
    if name not in __all__:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(f"{__name__}.{_ELSEWHERE.get(name, 'graph')}"), name)
