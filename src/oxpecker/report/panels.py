"""Several moments of one graph as one picture: a panel for each, with a common layout."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from oxpecker.report.graph import Cell, CellKind, Cluster, Graph, GraphEdge, GraphNode
from oxpecker.report.layout import Layout, lay_out
from oxpecker.report.measure import cell_place, header_width


@dataclass(frozen=True, slots=True)
class Panel:
    """A graph at some moment, and its caption: the title first, then smaller lines."""

    title: str
    graph: Graph
    remarks: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class LaidPanel:
    """A panel with the coordinates of its nodes and edges, the same in all panels."""

    panel: Panel
    layout: Layout


_Key = tuple[str, int | None, str, str]


def lay_out_panels(panels: Sequence[Panel], by: Callable[[Graph], Layout] | None = None) -> list[LaidPanel]:
    """Lays out all panels by the union of their graphs; `by` is an alternative layout function."""
    whole = united([panel.graph for panel in panels])
    layout = (by or lay_out)(whole)
    nodes = {node.id: node for node in whole.nodes}
    boxes = {node.id: box for node, box in zip(whole.nodes, layout.nodes, strict=True)}
    paths = {_key(edge): path for edge, path in zip(whole.edges, layout.edges, strict=True)}
    laid = []
    for panel in panels:
        graph = replace(panel.graph, nodes=tuple(_as_wide(node, nodes[node.id]) for node in panel.graph.nodes))
        own_boxes = tuple(boxes[node.id] for node in graph.nodes)
        own_paths = tuple(paths[_key(edge)] for edge in graph.edges)
        # Empty space at the bottom of a panel is cut off.
        height = max([box.bottom for box in own_boxes] + [p.y for path in own_paths for p in path.points], default=0.0)
        own = Layout(layout.width, min(height, layout.height), own_boxes, own_paths)
        laid.append(LaidPanel(replace(panel, graph=graph), own))
    return laid


def united(graphs: Sequence[Graph]) -> Graph:
    """The union of some graphs; a cell is as wide as the widest at its place."""
    nodes: dict[str, GraphNode] = {}
    edges: dict[_Key, GraphEdge] = {}
    for graph in graphs:
        for node in graph.nodes:
            nodes[node.id] = _wider(nodes[node.id], node) if node.id in nodes else node
        for edge in graph.edges:
            edges.setdefault(_key(edge), edge)
    return Graph(graphs[0].name if graphs else "", tuple(nodes.values()), tuple(edges.values()))


def side_by_side(name: str, panels: Sequence[Panel]) -> Graph:
    """The panels as one graph with a cluster for each, for programs with their own layout."""
    nodes: list[GraphNode] = []
    edges: list[GraphEdge] = []
    clusters: list[Cluster] = []
    for number, panel in enumerate(panels):
        renamed = {node.id: f"{number}:{node.id}" for node in panel.graph.nodes}
        nodes += [replace(node, id=renamed[node.id]) for node in panel.graph.nodes]
        edges += [replace(e, source=renamed[e.source], target=renamed[e.target]) for e in panel.graph.edges]
        label = "  ".join([panel.title, *panel.remarks])
        clusters.append(Cluster(label, tuple(renamed.values())))
    return Graph(name, tuple(nodes), tuple(edges), tuple(clusters))


def _key(edge: GraphEdge) -> _Key:
    return edge.source, edge.cell, edge.target, edge.label


def _wider(node: GraphNode, other: GraphNode) -> GraphNode:
    """A node with room for both nodes."""
    cells = tuple(_wider_cell(a, b) for a, b in zip(node.cells, other.cells, strict=True))
    lines = node.lines if sum(map(len, node.lines)) >= sum(map(len, other.lines)) else other.lines
    return replace(node, cells=cells, lines=lines)


def _wider_cell(a: Cell, b: Cell) -> Cell:
    wide = max((a, b), key=lambda cell: len(cell.text) if cell.kind is CellKind.TEXT else 0)
    return replace(wide, changed=a.changed or b.changed, width=max(a.width, b.width))


def _as_wide(node: GraphNode, whole: GraphNode) -> GraphNode:
    """The node with its cells placed as in the union of all panels."""
    if not node.cells:
        return node
    widths = [cell_place(whole, number).width for number in range(len(whole.cells))]
    cells = tuple(replace(cell, width=width) for cell, width in zip(node.cells, widths, strict=True))
    return replace(node, cells=cells, width=header_width(whole))
