"""Lists from left to right: the layout of a component in which every node has one successor and one predecessor."""

from __future__ import annotations

from collections.abc import Sequence

from oxpecker.report.graph import Graph
from oxpecker.report.layout.component import ARROW, Part
from oxpecker.report.layout.geometry import EdgePath, NodeBox, Point, straight
from oxpecker.report.measure import node_size, text_width

_SHORTEST = 3  # nodes; fewer are no list
_GAP = 46.0
_BESIDE_LABEL = 14.0


def lay_out_row(graph: Graph, nodes: Sequence[int], edges: Sequence[tuple[int, int, int]]) -> Part | None:
    """The layout of connected nodes as a list; None if they are none."""
    following: dict[int, tuple[int, int]] = {}
    for edge, a, b in edges:
        first, second = (b, a) if graph.edges[edge].against else (a, b)
        if first in following or graph.edges[edge].cell is not None:
            return None
        following[first] = edge, second
    firsts = set(nodes) - {second for _, second in following.values()}
    if len(nodes) < _SHORTEST or len(following) != len(nodes) - 1 or len(firsts) != 1:
        return None
    return _row(graph, firsts.pop(), following)


def _row(graph: Graph, node: int, following: dict[int, tuple[int, int]]) -> Part:
    order = [node]
    while order[-1] in following:
        order.append(following[order[-1]][1])
    sizes = {each: node_size(graph.nodes[each]) for each in order}
    part = Part(height=max(height for _, height in sizes.values()))
    x = 0.0
    for each in order:
        width, height = sizes[each]
        part.boxes[each] = NodeBox(x + width / 2, part.height / 2, width, height)
        part.width = x + width
        if each in following:
            label = graph.edges[following[each][0]].label
            x = part.width + (max(_GAP, text_width(label) + 2 * (ARROW + _BESIDE_LABEL)) if label else _GAP)
    for left, (edge, right) in following.items():
        part.paths[edge] = _arrow(part.boxes[left], part.boxes[right], graph, edge)
    return part


def _arrow(left: NodeBox, right: NodeBox, graph: Graph, edge: int) -> EdgePath:
    """A straight line between neighbours, to the right unless the edge points against the direction."""
    start, tip = Point(left.right, left.y), Point(right.left, right.y)
    label = Point((start.x + tip.x) / 2, start.y) if graph.edges[edge].label else None
    if graph.edges[edge].against:
        start, tip = tip, start
    foot = tip.moved(ARROW if tip.x < start.x else -ARROW, 0)
    return EdgePath((start, *straight(start, foot)), tip, label)
