"""Layout of the nodes and edges of a picture: by Graphviz if it is installed, otherwise by grandalf."""

from oxpecker.report.layout.choice import lay_out
from oxpecker.report.layout.component import ARROW
from oxpecker.report.layout.geometry import ClusterFrame, EdgePath, Layout, NodeBox, Point, corner_radius
from oxpecker.report.layout.graphviz import GraphvizError, graphviz_layout
from oxpecker.report.layout.layered import layered_layout

__all__ = [
    "ARROW",
    "ClusterFrame",
    "EdgePath",
    "GraphvizError",
    "Layout",
    "NodeBox",
    "Point",
    "corner_radius",
    "graphviz_layout",
    "lay_out",
    "layered_layout",
]
