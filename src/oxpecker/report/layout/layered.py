"""Layout without Graphviz: every connected component in layers, components and clusters side by side."""

from __future__ import annotations

from collections.abc import Sequence

from oxpecker.report.graph import Cluster, Graph
from oxpecker.report.layout.component import ARROW, Part, lay_out_component
from oxpecker.report.layout.geometry import (
    ClusterFrame,
    EdgePath,
    Layout,
    NodeBox,
    Point,
    middle,
    sideways,
    upright,
)
from oxpecker.report.layout.packing import components, pack
from oxpecker.report.layout.rows import lay_out_row
from oxpecker.report.measure import LINE_HEIGHT, text_width

_FRAME = 14.0  # between the frame of a cluster and its contents


def layered_layout(graph: Graph) -> Layout:
    """The layout of a graph; edges between clusters do not affect it and are drawn straight across."""
    index = {node.id: position for position, node in enumerate(graph.nodes)}
    ends = [(index[edge.source], index[edge.target]) for edge in graph.edges]
    clusters = [[index[name] for name in cluster.nodes] for cluster in graph.clusters]
    clustered = {node for nodes in clusters for node in nodes}
    blocks = _connected_parts(graph, [node for node in range(len(graph.nodes)) if node not in clustered], ends)
    for number, nodes in enumerate(clusters):
        inner = _side_by_side(_connected_parts(graph, nodes, ends))
        blocks.append(_framed(inner, number, graph.clusters[number]))
    blocks.sort(key=lambda block: min(block.boxes, default=len(graph.nodes)))
    whole = _side_by_side(blocks)
    for edge, (a, b) in enumerate(ends):
        if edge not in whole.paths:
            whole.paths[edge] = _across(whole.boxes[a], whole.boxes[b])
    return Layout(
        whole.width,
        whole.height,
        tuple(whole.boxes[node] for node in range(len(graph.nodes))),
        tuple(whole.paths[edge] for edge in range(len(graph.edges))),
        tuple(whole.frames[cluster] for cluster in range(len(graph.clusters))),
    )


def _connected_parts(graph: Graph, nodes: Sequence[int], ends: Sequence[tuple[int, int]]) -> list[Part]:
    """The layouts of the connected components of these nodes and the edges among them."""
    local = {node: position for position, node in enumerate(nodes)}
    edges = [(edge, a, b) for edge, (a, b) in enumerate(ends) if a in local and b in local]
    groups = components(len(nodes), [(local[a], local[b]) for _, a, b in edges])
    group_of = {position: number for number, group in enumerate(groups) for position in group}
    edges_of: list[list[tuple[int, int, int]]] = [[] for _ in groups]
    for edge in edges:
        edges_of[group_of[local[edge[1]]]].append(edge)
    return [
        _component(graph, [nodes[position] for position in group], inner)
        for group, inner in zip(groups, edges_of, strict=True)
    ]


def _component(graph: Graph, nodes: Sequence[int], edges: Sequence[tuple[int, int, int]]) -> Part:
    row = lay_out_row(graph, nodes, edges) if graph.lists_in_rows else None
    return row or lay_out_component(graph, nodes, edges)


def _side_by_side(parts: Sequence[Part]) -> Part:
    corners, width, height = pack([(part.width, part.height) for part in parts])
    whole = Part(width, height)
    for part, corner in zip(parts, corners, strict=True):
        whole.add(part, corner)
    return whole


def _framed(inner: Part, number: int, cluster: Cluster) -> Part:
    title = text_width(cluster.label), LINE_HEIGHT if cluster.label else 0.0
    framed = Part(max(inner.width, title[0]) + 2 * _FRAME, inner.height + title[1] + 2 * _FRAME)
    framed.add(inner, Point(_FRAME, _FRAME + title[1]))
    framed.frames[number] = ClusterFrame(0, 0, framed.width, framed.height)
    return framed


def _across(source: NodeBox, target: NodeBox) -> EdgePath:
    """A curve between the facing sides of two nodes, ignoring obstacles."""
    if target.left > source.right + ARROW:
        start, tip, back = Point(source.right, source.y), Point(target.left, target.y), (-ARROW, 0.0)
    elif target.right < source.left - ARROW:
        start, tip, back = Point(source.left, source.y), Point(target.right, target.y), (ARROW, 0.0)
    elif target.y > source.y:
        start, tip, back = Point(source.x, source.bottom), Point(target.x, target.top), (0.0, -ARROW)
    else:
        start, tip, back = Point(source.x, source.top), Point(target.x, target.bottom), (0.0, ARROW)
    foot = tip.moved(*back)
    curve = (upright if back[1] else sideways)(start, foot)
    return EdgePath((start, *curve), tip, middle(start, *curve))
