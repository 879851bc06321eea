"""Control flow graphs as pictures."""

from __future__ import annotations

from oxpecker.oox import cfg
from oxpecker.oox.cfg import graph as flow
from oxpecker.oox.cfg import listing
from oxpecker.report.graph import EdgeKind, Emphasis, Graph, GraphEdge, GraphNode, NodeShape
from oxpecker.report.limits import WIDEST_STATEMENT

_KINDS = {
    flow.EdgeKind.NEXT: EdgeKind.NORMAL,
    flow.EdgeKind.TRUE: EdgeKind.TRUE,
    flow.EdgeKind.FALSE: EdgeKind.FALSE,
    flow.EdgeKind.EXCEPTION: EdgeKind.EXCEPTIONAL,
}


def cfg_picture(graph: cfg.Graph) -> Graph:
    """The control flow graph of a method, with blocks as nodes; loop heads and exits are emphasised."""
    heads = set(cfg.loop_heads(graph))
    back = {(edge.source, edge.target) for edge in cfg.back_edges(graph)}
    nodes = tuple(_node(graph, block, heads) for block in graph.blocks)
    edges = tuple(_edge(edge, (edge.source, edge.target) in back) for edge in graph.edges())
    return Graph(str(graph.method.info), nodes, edges)


def _node(graph: cfg.Graph, block: flow.Block, heads: set[int]) -> GraphNode:
    texts = [listing.instruction(node) for node in block.instructions] + [listing.terminator(block.end())]
    lines = [f"{block.number}: {_place(block)}"] + [_shorten(text) for text in texts if text]
    if block.number == 0:
        return GraphNode(str(block.number), tuple(lines), NodeShape.ROUND, Emphasis.STRONG)
    if block.number == graph.exit:
        return GraphNode(str(block.number), tuple(lines), NodeShape.ROUND, Emphasis.GOOD)
    if block.number == graph.exceptional_exit:
        return GraphNode(str(block.number), tuple(lines), NodeShape.ROUND, Emphasis.BAD)
    shape = NodeShape.HEXAGON if block.number in heads else NodeShape.BOX
    return GraphNode(str(block.number), tuple(lines), shape)


def _place(block: flow.Block) -> str:
    spans = [node.span for node in block.instructions] + [block.end().span]
    lines = sorted({span.line for span in spans if span.line})
    if not lines:
        return ""
    return f"line {lines[0]}" if len(lines) == 1 else f"lines {lines[0]}-{lines[-1]}"


def _shorten(text: str) -> str:
    return text if len(text) <= WIDEST_STATEMENT else text[: WIDEST_STATEMENT - 3] + "..."


def _edge(edge: flow.Edge, back: bool) -> GraphEdge:
    kind = EdgeKind.BACK if back else _KINDS[edge.kind]
    return GraphEdge(str(edge.source), str(edge.target), edge.kind.value, kind)
