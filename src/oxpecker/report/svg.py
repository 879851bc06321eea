"""Graphs as self-contained SVG, in the colours of the reader's light or dark theme."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from math import hypot

from oxpecker.report.graph import Cell, Cluster, Graph, GraphEdge, GraphNode, NodeShape
from oxpecker.report.layout import ARROW, ClusterFrame, EdgePath, Layout, NodeBox, Point, corner_radius, lay_out
from oxpecker.report.measure import FONT_SIZE, LINE_HEIGHT, SLANT, text_inset
from oxpecker.report.svg_cells import RULES as CELL_RULES
from oxpecker.report.svg_cells import STYLE as CELL_STYLE
from oxpecker.report.svg_cells import cell_node
from oxpecker.report.svg_text import number, shown_text
from oxpecker.report.tones import Tone, tone_class, tone_rules

_MARGIN = 16.0
_BASELINE = 0.72  # of the line height
_HEAD_WIDTH = 3.5  # half the width of an arrow head at its foot

_PALETTE: Mapping[str, tuple[str, str]] = {
    "paper": ("#ffffff", "#0d1117"),
    "ink": ("#1f2328", "#e6edf3"),
    "quiet": ("#57606a", "#8b949e"),
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
    "back fill": ("#ddf4ff", "#0c2d4b"),
}
"""Each colour on light and dark backgrounds."""

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
            ("changed", "strong"),
        )
        for part, attribute in ((".line", "stroke"), (".head", "fill"), ("text", "fill"))
    ),
    *CELL_RULES,
    (".sheet", "stroke", "faint"),
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
    *CELL_STYLE,
)


def to_svg(graph: Graph) -> str:
    """The graph as SVG, laid out by Graphviz or grandalf."""
    return render(graph, lay_out(graph))


def render(graph: Graph, layout: Layout) -> str:
    """The graph as SVG, with its parts at the positions of the layout."""
    name = f"{graph.name}: {_counted(len(graph.nodes), 'node')}, {_counted(len(graph.edges), 'edge')}"
    body = [f'<g transform="translate({number(_MARGIN)} {number(_MARGIN)})">', *drawn(graph, layout), "</g>"]
    return document(graph.name, layout.width + 2 * _MARGIN, layout.height + 2 * _MARGIN, body, name, graph.tones)


def document(
    name: str, width: float, height: float, body: Sequence[str], summary: str = "", tones: Sequence[Tone] = ()
) -> str:
    """A whole picture with its style, and that of the tones it uses."""
    size = number(width), number(height)
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" class="oxpecker-graph" role="img" '
        f'aria-label="{shown_text(summary or name)}" '
        f'width="{size[0]}" height="{size[1]}" viewBox="0 0 {size[0]} {size[1]}">',
        f"<title>{shown_text(name)}</title>",
        f"<style>\n{_style(tones)}\n</style>",
        f'<rect class="paper" width="{size[0]}" height="{size[1]}"/>',
        *body,
        "</svg>",
    ]
    return "\n".join([*lines, ""])


def drawn(graph: Graph, layout: Layout) -> list[str]:
    """The parts of a graph, from back to front."""
    cells = {node.id: node.cells for node in graph.nodes}
    return [
        *(_cluster(cluster, frame) for cluster, frame in zip(graph.clusters, layout.clusters, strict=True)),
        *(_edge(edge, path, _part(edge, cells)) for edge, path in zip(graph.edges, layout.edges, strict=True)),
        *(_node(node, box) for node, box in zip(graph.nodes, layout.nodes, strict=True)),
        # Labels come last, so that no edge is drawn over them.
        *(_label(edge, path) for edge, path in zip(graph.edges, layout.edges, strict=True) if edge.label),
    ]


def page_style() -> str:
    """Style rules for pictures embedded in a page: they follow its theme and replace the style of each picture."""
    names = {colour: f"--picture-{colour.replace(' ', '-')}" for colour in _PALETTE}

    def theme(number: int) -> str:
        return "".join(f"{names[colour]}:{pair[number]};" for colour, pair in _PALETTE.items())

    shapes = [f".oxpecker-graph {rule}" for rule in _SHAPES_OF_LINES]
    rules = [f".oxpecker-graph {selector}{{{part}:var({names[colour]})}}" for selector, part, colour in _RULES]
    dark = f'@media (prefers-color-scheme:dark){{:root:not([data-theme="light"]){{{theme(1)}}}}}'
    return "\n".join([f":root{{{theme(0)}}}", dark, f':root[data-theme="dark"]{{{theme(1)}}}', *shapes, *rules, ""])


def page_tone_style() -> str:
    """Style rules for all tones in pictures embedded in a page."""

    def rules(theme: int, begin: str) -> Iterator[str]:
        for selector, part, colours in tone_rules(Tone):
            yield f"{begin}.oxpecker-graph {selector}{{{part}:{colours[theme]}}}"

    dark = ("@media (prefers-color-scheme:dark){", *rules(1, ':root:not([data-theme="light"]) '), "}")
    return "\n".join([*rules(0, ""), *dark, *rules(1, ':root[data-theme="dark"] '), ""])


def _style(tones: Sequence[Tone]) -> str:
    """Style rules; all of them name the picture's class, because a page may embed the picture."""

    def rules(theme: int) -> Iterator[str]:
        for selector, attribute, colour in _RULES:
            yield f".oxpecker-graph {selector}{{{attribute}:{_PALETTE[colour][theme]}}}"
        for selector, attribute, colours in tone_rules(tones):
            yield f".oxpecker-graph {selector}{{{attribute}:{colours[theme]}}}"

    shapes = (f".oxpecker-graph {rule}" for rule in _SHAPES_OF_LINES)
    return "\n".join([*shapes, *rules(0), "@media (prefers-color-scheme:dark){", *rules(1), "}"])


def _cluster(cluster: Cluster, frame: ClusterFrame) -> str:
    x, y = number(frame.x + 10), number(frame.y + 18)
    size = f'width="{number(frame.width)}" height="{number(frame.height)}"'
    return (
        f'<g class="cluster"><rect x="{number(frame.x)}" y="{number(frame.y)}" {size} rx="6"/>'
        f'<text x="{x}" y="{y}" xml:space="preserve">{shown_text(cluster.label)}</text></g>'
    )


def _node(node: GraphNode, box: NodeBox) -> str:
    if node.cells:
        return cell_node(node, box)
    x = number(box.left + text_inset(node.shape))
    top = box.y - LINE_HEIGHT * len(node.lines) / 2 + LINE_HEIGHT * _BASELINE
    texts = [
        f'<text x="{x}" y="{number(top + LINE_HEIGHT * row)}" xml:space="preserve">{shown_text(line)}</text>'
        for row, line in enumerate(node.lines)
    ]
    return (
        f'<g class="node {node.shape} {node.emphasis}{tone_class(node.tone)}" data-id="{shown_text(node.id)}">'
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
        points = " ".join(f"{number(x)},{number(y)}" for x, y in corners)
        return f'<polygon class="outline" points="{points}"/>'
    return (
        f'<rect class="outline" x="{number(box.left)}" y="{number(box.top)}" '
        f'width="{number(box.width)}" height="{number(box.height)}" rx="{number(corner_radius(shape, box))}"/>'
    )


def _part(edge: GraphEdge, cells: Mapping[str, Sequence[Cell]]) -> str | None:
    """The name of the cell at which an edge starts."""
    return None if edge.cell is None else cells[edge.source][edge.cell].name


def _edge(edge: GraphEdge, path: EdgePath, part: str | None) -> str:
    start, *rest = (_place(point) for point in path.points)
    curves = "".join(f"C{' '.join(rest[index : index + 3])}" for index in range(0, len(rest), 3))
    title = f"{shown_text(edge.source)} → {shown_text(edge.target)}"
    heads = _head(path.points[-1], path.tip) + (_tail(path) if edge.two_way else "")
    named = f'data-source="{shown_text(edge.source)}" data-target="{shown_text(edge.target)}"'
    named += "" if part is None else f' data-part="{shown_text(part)}"'
    return (
        f'<g class="edge {edge.kind}{tone_class(edge.tone)}" {named}>'
        f'<title>{title}</title><path class="line" d="M{start}{curves}"/>{heads}</g>'
    )


def _tail(path: EdgePath) -> str:
    """An arrow head where the edge starts."""
    tip = path.points[0]
    towards = next((point for point in path.points if point != tip), path.tip)
    share = ARROW / (hypot(towards.x - tip.x, towards.y - tip.y) or 1.0)
    return _head(tip.moved((towards.x - tip.x) * share, (towards.y - tip.y) * share), tip)


def _head(foot: Point, tip: Point) -> str:
    """The arrow head as a path: a marker would need an id, which pictures on one page could not share."""
    length = hypot(tip.x - foot.x, tip.y - foot.y) or 1.0
    across = Point(-(tip.y - foot.y) / length * _HEAD_WIDTH, (tip.x - foot.x) / length * _HEAD_WIDTH)
    corners = (foot.moved(across.x, across.y), tip, foot.moved(-across.x, -across.y))
    return f'<path class="head" d="M{"L".join(map(_place, corners))}Z"/>'


def _label(edge: GraphEdge, path: EdgePath) -> str:
    place = path.label or path.points[len(path.points) // 2]
    y = number(place.y - LINE_HEIGHT / 2 + LINE_HEIGHT * _BASELINE)
    text = f'<text x="{number(place.x)}" y="{y}">{shown_text(edge.label)}</text>'
    return f'<g class="edge {edge.kind}{tone_class(edge.tone)}">{text}</g>'


def _place(point: Point) -> str:
    return f"{number(point.x)},{number(point.y)}"


def _counted(count: int, noun: str) -> str:
    return f"{count} {noun}" if count == 1 else f"{count} {noun}s"
