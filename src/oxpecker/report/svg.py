"""A graph as a picture: SVG that needs nothing else, in the colours of the reader's light or dark theme."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from html import escape
from math import hypot

from oxpecker.report.graph import Cluster, Graph, GraphEdge, GraphNode, NodeShape
from oxpecker.report.layout import ClusterFrame, EdgePath, Layout, NodeBox, Point, corner_radius, lay_out
from oxpecker.report.measure import FONT_SIZE, LINE_HEIGHT, SLANT, text_inset, visible

_MARGIN = 16.0
_BASELINE = 0.72  # of the line height
_HEAD_WIDTH = 3.5  # half the width of an arrow head at its foot

_PALETTE: Mapping[str, tuple[str, str]] = {
    "paper": ("#ffffff", "#0d1117"),
    "ink": ("#1f2328", "#e6edf3"),
    "quiet": ("#6e7781", "#8b949e"),
    "line": ("#57606a", "#8b949e"),
    "faint": ("#afb8c1", "#484f58"),
    "fill": ("#f6f8fa", "#1c2128"),
    "frame": ("#fbfcfd", "#11161d"),
    "strong": ("#9a6700", "#d29922"),
    "strong fill": ("#fff8c5", "#332a10"),
    "good": ("#1a7f37", "#3fb950"),
    "good fill": ("#dafbe1", "#10301c"),
    "bad": ("#cf222e", "#ff7b72"),
    "bad fill": ("#ffebe9", "#3c1518"),
    "false": ("#bc4c00", "#f0883e"),
    "back": ("#0969da", "#58a6ff"),
}
"""Each colour on light and on dark paper."""

_RULES = (
    (".paper", "fill", "paper"),
    ("text", "fill", "ink"),
    (".cluster rect", "fill", "frame"),
    (".cluster rect", "stroke", "faint"),
    (".cluster text", "fill", "quiet"),
    (".node .outline", "fill", "fill"),
    (".node .outline", "stroke", "line"),
    (".strong .outline", "fill", "strong fill"),
    (".strong .outline", "stroke", "strong"),
    (".good .outline", "fill", "good fill"),
    (".good .outline", "stroke", "good"),
    (".bad .outline", "fill", "bad fill"),
    (".bad .outline", "stroke", "bad"),
    (".faded .outline", "fill", "paper"),
    (".faded .outline", "stroke", "faint"),
    (".faded text", "fill", "quiet"),
    (".edge text", "stroke", "paper"),
    *(
        (f".{kind} {part}", attribute, colour)
        for kind, colour in (
            ("normal", "line"),
            ("true", "good"),
            ("false", "false"),
            ("exceptional", "bad"),
            ("back", "back"),
        )
        for part, attribute in ((".line", "stroke"), (".head", "fill"), ("text", "fill"))
    ),
)
"""Selector, property and colour."""

_SHAPES_OF_LINES = (
    f"text{{font:{FONT_SIZE}px ui-monospace,'DejaVu Sans Mono',Menlo,Consolas,monospace;white-space:pre}}",
    ".edge text{text-anchor:middle;stroke-width:4;stroke-linejoin:round;paint-order:stroke}",
    ".cluster text{font-weight:bold}",
    ".line{fill:none;stroke-width:1.3}",
    ".back .line{stroke-width:1.8}",
    ".exceptional .line{stroke-dasharray:5 3}",
    ".outline{stroke-width:1}",
    ".strong .outline{stroke-width:2.5}",
    ".faded .outline{stroke-dasharray:3 3}",
)


def to_svg(graph: Graph) -> str:
    """The graph as SVG, laid out by Graphviz or else by grandalf."""
    return render(graph, lay_out(graph))


def render(graph: Graph, layout: Layout) -> str:
    """The graph as SVG with its parts at the places that the layout gives them."""
    width, height = _number(layout.width + 2 * _MARGIN), _number(layout.height + 2 * _MARGIN)
    name = _text(graph.name)
    summary = f"{name}: {_counted(len(graph.nodes), 'node')}, {_counted(len(graph.edges), 'edge')}"
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" class="oxpecker-graph" role="img" aria-label="{summary}" '
        f'width="{width}" height="{height}" viewBox="0 0 {width} {height}">',
        f"<title>{name}</title>",
        f"<style>\n{_style()}\n</style>",
        f'<rect class="paper" width="{width}" height="{height}"/>',
        f'<g transform="translate({_number(_MARGIN)} {_number(_MARGIN)})">',
        *(_cluster(cluster, frame) for cluster, frame in zip(graph.clusters, layout.clusters, strict=True)),
        *(_edge(edge, path) for edge, path in zip(graph.edges, layout.edges, strict=True)),
        *(_node(node, box) for node, box in zip(graph.nodes, layout.nodes, strict=True)),
        # Labels come last: no edge may be drawn over them.
        *(_label(edge, path) for edge, path in zip(graph.edges, layout.edges, strict=True) if edge.label),
        "</g>",
        "</svg>",
    ]
    return "\n".join([*lines, ""])


def _style() -> str:
    """Style rules; all of them name the picture's class, since a page may hold the picture itself."""

    def rules(theme: int) -> Iterator[str]:
        for selector, attribute, colour in _RULES:
            yield f".oxpecker-graph {selector}{{{attribute}:{_PALETTE[colour][theme]}}}"

    shapes = (f".oxpecker-graph {rule}" for rule in _SHAPES_OF_LINES)
    return "\n".join([*shapes, *rules(0), "@media (prefers-color-scheme:dark){", *rules(1), "}"])


def _cluster(cluster: Cluster, frame: ClusterFrame) -> str:
    x, y = _number(frame.x + 10), _number(frame.y + 18)
    size = f'width="{_number(frame.width)}" height="{_number(frame.height)}"'
    return (
        f'<g class="cluster"><rect x="{_number(frame.x)}" y="{_number(frame.y)}" {size} rx="6"/>'
        f'<text x="{x}" y="{y}" xml:space="preserve">{_text(cluster.label)}</text></g>'
    )


def _node(node: GraphNode, box: NodeBox) -> str:
    x = _number(box.left + text_inset(node.shape))
    top = box.y - LINE_HEIGHT * len(node.lines) / 2 + LINE_HEIGHT * _BASELINE
    texts = [
        f'<text x="{x}" y="{_number(top + LINE_HEIGHT * row)}" xml:space="preserve">{_text(line)}</text>'
        for row, line in enumerate(node.lines)
    ]
    return (
        f'<g class="node {node.shape} {node.emphasis}" data-id="{_text(node.id)}">'
        f"{_outline(node.shape, box)}{''.join(texts)}</g>"
    )


def _outline(shape: NodeShape, box: NodeBox) -> str:
    if shape is NodeShape.HEXAGON:
        corners = (
            (box.left, box.y),
            (box.left + SLANT, box.top),
            (box.right - SLANT, box.top),
            (box.right, box.y),
            (box.right - SLANT, box.bottom),
            (box.left + SLANT, box.bottom),
        )
        points = " ".join(f"{_number(x)},{_number(y)}" for x, y in corners)
        return f'<polygon class="outline" points="{points}"/>'
    return (
        f'<rect class="outline" x="{_number(box.left)}" y="{_number(box.top)}" '
        f'width="{_number(box.width)}" height="{_number(box.height)}" rx="{_number(corner_radius(shape, box))}"/>'
    )


def _edge(edge: GraphEdge, path: EdgePath) -> str:
    start, *rest = (_place(point) for point in path.points)
    curves = "".join(f"C{' '.join(rest[index : index + 3])}" for index in range(0, len(rest), 3))
    title = f"{_text(edge.source)} → {_text(edge.target)}"
    return (
        f'<g class="edge {edge.kind}" data-source="{_text(edge.source)}" data-target="{_text(edge.target)}">'
        f'<title>{title}</title><path class="line" d="M{start}{curves}"/>{_head(path.points[-1], path.tip)}</g>'
    )


def _head(foot: Point, tip: Point) -> str:
    """The arrow head, drawn as itself: a marker would need an id, which pictures in one page could not share."""
    length = hypot(tip.x - foot.x, tip.y - foot.y) or 1.0
    across = Point(-(tip.y - foot.y) / length * _HEAD_WIDTH, (tip.x - foot.x) / length * _HEAD_WIDTH)
    corners = (foot.moved(across.x, across.y), tip, foot.moved(-across.x, -across.y))
    return f'<path class="head" d="M{"L".join(map(_place, corners))}Z"/>'


def _label(edge: GraphEdge, path: EdgePath) -> str:
    place = path.label or path.points[len(path.points) // 2]
    y = _number(place.y - LINE_HEIGHT / 2 + LINE_HEIGHT * _BASELINE)
    return f'<g class="edge {edge.kind}"><text x="{_number(place.x)}" y="{y}">{_text(edge.label)}</text></g>'


def _place(point: Point) -> str:
    return f"{_number(point.x)},{_number(point.y)}"


def _number(value: float) -> str:
    """A coordinate, short and never `-0`."""
    return f"{round(value, 1) + 0.0:g}" if abs(value) < 1e5 else f"{value:.1f}"


def _counted(count: int, noun: str) -> str:
    return f"{count} {noun}" if count == 1 else f"{count} {noun}s"


def _text(text: str) -> str:
    return escape(visible(text))
