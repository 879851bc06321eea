"""Lists from left to right: nodes in a row by one relation, and above them what points into the list."""

from __future__ import annotations

from collections.abc import Sequence

from oxpecker.report.graph import Graph
from oxpecker.report.layout.component import ARROW, Part
from oxpecker.report.layout.geometry import EdgePath, NodeBox, Point, middle, straight, upright
from oxpecker.report.measure import LINE_HEIGHT, node_size, text_width

_SHORTEST = 3  # nodes; fewer are no list
_GAP = 46.0
_BESIDE_LABEL = 14.0
_BETWEEN_POINTERS = 22.0
_PORT_DISTANCE = 18.0

Edges = Sequence[tuple[int, int, int]]
"""The indices of edges, with their sources and targets."""
Following = dict[int, tuple[int, int]]
"""The edge that leads on from a node, and the next node."""


def lay_out_row(graph: Graph, nodes: Sequence[int], edges: Edges) -> Part | None:
    """The layout of connected nodes as a list; None if they are none."""
    found = _list(graph, edges)
    if found is not None and len(found) == len(nodes) - 1:
        return _row(graph, _first(found), found)
    for label in dict.fromkeys(graph.edges[edge].label for edge, _, _ in edges):
        found = _list(graph, [each for each in edges if graph.edges[each[0]].label == label])
        if found is None:
            continue
        members = found.keys() | {node for _, node in found.values()}
        others = [each for each in edges if graph.edges[each[0]].label != label]
        if all(source not in members and target in members for _, source, target in others):
            return _with_pointers(graph, _row(graph, _first(found), found), others)
    return None


def _list(graph: Graph, edges: Edges) -> Following | None:
    """What follows each node if the edges form one list."""
    following: Following = {}
    for edge, a, b in edges:
        first, second = (b, a) if graph.edges[edge].against else (a, b)
        if first in following or graph.edges[edge].cell is not None:
            return None
        following[first] = edge, second
    seconds = {second for _, second in following.values()}
    long_enough = len(following) >= _SHORTEST - 1 and len(seconds) == len(following)
    if not long_enough or len(following.keys() - seconds) != 1:
        return None
    node, length = _first(following), 0
    while node in following and length <= len(following):
        node, length = following[node][1], length + 1
    return following if length == len(following) else None


def _first(following: Following) -> int:
    return next(iter(following.keys() - {second for _, second in following.values()}))


def _with_pointers(graph: Graph, row: Part, edges: Edges) -> Part:
    """A row below the nodes whose edges lead into it, each about where its edges lead."""
    targets: dict[int, list[float]] = {}
    for _, source, target in edges:
        targets.setdefault(source, []).append(row.boxes[target].x)
    sizes = {node: node_size(graph.nodes[node]) for node in targets}
    top = max(height for _, height in sizes.values())
    part = Part(height=top + 2 * LINE_HEIGHT + _GAP + row.height)
    part.add(row, Point(0, part.height - row.height))
    right = 0.0
    for node in sorted(targets, key=lambda each: (sum(targets[each]) / len(targets[each]), each)):
        width, height = sizes[node]
        left = max(right, sum(targets[node]) / len(targets[node]) - width / 2)
        part.boxes[node] = NodeBox(left + width / 2, top - height / 2, width, height)
        right = left + width + _BETWEEN_POINTERS
    part.width = max(row.width, right - _BETWEEN_POINTERS)
    for edge, source, target in edges:
        start = Point(_port(part, edge, source, edges, 1), part.boxes[source].bottom)
        tip = Point(_port(part, edge, target, edges, 2), part.boxes[target].top)
        foot = tip.moved(0, -ARROW)
        curve = upright(start, foot)
        part.paths[edge] = EdgePath((start, *curve), tip, middle(start, *curve) if graph.edges[edge].label else None)
    return part


def _port(part: Part, edge: int, node: int, edges: Edges, end: int) -> float:
    """Where an edge meets a node that others meet, too: in the order of their other ends."""
    own = sorted((part.boxes[each[3 - end]].x, each[0]) for each in edges if each[end] == node)
    place = [each for _, each in own].index(edge) - (len(own) - 1) / 2
    return part.boxes[node].x + place * min(_PORT_DISTANCE, part.boxes[node].width / len(own))


def _row(graph: Graph, node: int, following: Following) -> Part:
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
