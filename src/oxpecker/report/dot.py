"""Graphs in Graphviz's language."""

from __future__ import annotations

import re
from collections.abc import Mapping

from oxpecker.report.dot_cells import measured_table, table
from oxpecker.report.graph import EdgeKind, Emphasis, Graph, GraphEdge, GraphNode, NodeShape
from oxpecker.report.measure import FONT_SIZE, node_size, visible
from oxpecker.report.tones import FILLS, LINES

_SHAPES: Mapping[NodeShape, dict[str, str]] = {
    NodeShape.BOX: {},
    NodeShape.ROUND: {"style": "filled,rounded"},
    NodeShape.HEXAGON: {"shape": "hexagon"},
}

_EMPHASES: Mapping[Emphasis, dict[str, str]] = {
    Emphasis.NONE: {},
    Emphasis.STRONG: {"color": "#9a6700", "fillcolor": "#fff8c5", "penwidth": "2"},
    Emphasis.GOOD: {"color": "#1a7f37", "fillcolor": "#dafbe1"},
    Emphasis.BAD: {"color": "#cf222e", "fillcolor": "#ffebe9"},
    Emphasis.FADED: {"color": "#afb8c1", "fillcolor": "#ffffff", "fontcolor": "#6e7781"},
    Emphasis.NEW: {"color": "#1a7f37", "fillcolor": "#dafbe1", "style": "filled,dashed"},
    Emphasis.FRAME: {"color": "#0969da", "fillcolor": "#ddf4ff"},
}

_KINDS: Mapping[EdgeKind, dict[str, str]] = {
    EdgeKind.NORMAL: {},
    EdgeKind.TRUE: {"color": "#1a7f37", "fontcolor": "#1a7f37"},
    EdgeKind.FALSE: {"color": "#bc4c00", "fontcolor": "#bc4c00"},
    EdgeKind.EXCEPTIONAL: {"color": "#cf222e", "fontcolor": "#cf222e", "style": "dashed"},
    EdgeKind.BACK: {"color": "#0969da", "fontcolor": "#0969da", "penwidth": "1.5"},
    EdgeKind.CHANGED: {"color": "#9a6700", "fontcolor": "#9a6700", "penwidth": "2"},
}

_FONT = f'fontname="monospace", fontsize={FONT_SIZE}'


def to_dot(graph: Graph, *, fixed_sizes: bool = False) -> str:
    """The graph as DOT; with fixed sizes, nodes are as large as in our own SVG."""
    names = node_names(graph)
    lines = [
        f"digraph {_quoted(graph.name)} {{",
        f'  graph [{_FONT}, labeljust="l"];',
        f'  node [{_FONT}, shape="box", style="filled", color="#57606a", fillcolor="#f6f8fa"];',
        f'  edge [{_FONT}, color="#57606a"];',
    ]
    nodes = {node.id: node for node in graph.nodes}
    clustered = {name for cluster in graph.clusters for name in cluster.nodes}
    # Nodes are declared before the clusters contain them: Graphviz draws the first declared node at the top.
    lines += [f"  {_node(node, names, fixed_sizes)}" for node in graph.nodes if node.id not in clustered]
    for index, cluster in enumerate(graph.clusters):
        lines.append(f'  subgraph "cluster_{index}" {{')
        lines.append(f'    graph [label={_quoted(cluster.label)}, color="#afb8c1"];')
        lines += [f"    {_node(nodes[name], names, fixed_sizes)}" for name in cluster.nodes]
        lines.append("  }")
    lines += [f"  {_edge(index, edge, names)}" for index, edge in enumerate(graph.edges)]
    return "\n".join([*lines, "}", ""])


def node_names(graph: Graph) -> dict[str, str]:
    """A unique name for each node that is valid in DOT: its id if possible."""
    names: dict[str, str] = {}
    taken: set[str] = set()
    for node in graph.nodes:
        plain = name = re.sub(r"[^\w.:<>()-]", "_", visible(node.id))
        number = 1
        while name in taken:
            number += 1
            name = f"{plain}_{number}"
        taken.add(name)
        names[node.id] = name
    return names


def _node(node: GraphNode, names: Mapping[str, str], fixed_sizes: bool) -> str:
    if node.cells:
        label = measured_table(node) if fixed_sizes else table(node)
        return f'"{names[node.id]}" [shape="plain", style="", label={label}];'
    label = "".join(f"{_escaped(line)}\\l" for line in node.lines)
    attributes = {"label": f'"{label}"'}
    attributes |= {key: f'"{value}"' for key, value in _looks(node).items()}
    if fixed_sizes:
        width, height = node_size(node)
        attributes |= {"width": f"{width / 72:.4f}", "height": f"{height / 72:.4f}", "fixedsize": "true"}
        attributes["shape"] = '"box"'  # Graphviz's hexagon is slimmer than ours: edges would end inside it
    return f'"{names[node.id]}" [{_list(attributes)}];'


def _looks(node: GraphNode) -> dict[str, str]:
    looks = _SHAPES[node.shape] | _EMPHASES[node.emphasis]
    if node.tone is not None:
        looks |= {"color": LINES[node.tone][0], "fillcolor": FILLS[node.tone][0]}
    return looks


def _edge(index: int, edge: GraphEdge, names: Mapping[str, str]) -> str:
    attributes = {"id": f'"edge{index}"'}
    if edge.label:
        attributes["label"] = _quoted(f" {edge.label} ")
    attributes |= {key: f'"{value}"' for key, value in _KINDS[edge.kind].items()}
    if edge.tone is not None:
        attributes |= dict.fromkeys(("color", "fontcolor"), f'"{LINES[edge.tone][0]}"')
    if edge.two_way:
        attributes["dir"] = '"both"'
    if edge.cell is not None:
        attributes["tailport"] = f'"c{edge.cell}:s"'
    return f'"{names[edge.source]}" -> "{names[edge.target]}" [{_list(attributes)}];'


def _list(attributes: Mapping[str, str]) -> str:
    return ", ".join(f"{key}={value}" for key, value in attributes.items())


def _quoted(text: str) -> str:
    return f'"{_escaped(text)}"'


def _escaped(text: str) -> str:
    r"""The text escaped for a label, in which Graphviz interprets `\N`, `\l` and `&lt;`."""
    return visible(text).replace("&", "&amp;").replace("\\", "\\\\").replace('"', '\\"')
