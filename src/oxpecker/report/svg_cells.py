"""Nodes with cells as SVG: a header, and below it rows of cells, each with its name above its content."""

from __future__ import annotations

from oxpecker.report.graph import Cell, CellKind, Emphasis, GraphNode
from oxpecker.report.layout import NodeBox
from oxpecker.report.measure import (
    CELL_CONTENT,
    CELL_NAME,
    LINE_HEIGHT,
    PADDING_X,
    CellPlace,
    cell_rows,
    header_height,
    text_width,
)
from oxpecker.report.svg_text import number, shown_text

_DOT = 3.0

STYLE = (
    ".cellname{font-size:10px}",
    ".title{font-weight:bold}",
    ".slash,.stem{fill:none;stroke-width:1.3}",
    ".divider{fill:none;stroke-width:1}",
    ".new .outline{stroke-dasharray:6 3;stroke-width:1.6}",
    ".changed .line{stroke-width:2.2}",
    ".mark{font-weight:bold}",
    ".tag{font-size:10px;font-weight:bold;text-anchor:end}",
)

RULES = (
    (".cellname", "fill", "quiet"),
    (".slash", "stroke", "quiet"),
    (".divider", "stroke", "faint"),
    (".stem", "stroke", "line"),
    (".dot", "fill", "line"),
    (".head", "fill", "line"),
    (".changedcell", "fill", "strong fill"),
    (".mark", "fill", "strong"),
    (".moved.stem", "stroke", "strong"),
    (".moved.dot", "fill", "strong"),
    (".new .outline", "fill", "good fill"),
    (".new .outline", "stroke", "good"),
    (".tag", "fill", "good"),
    (".frame .outline", "fill", "back fill"),
    (".frame .outline", "stroke", "back"),
    (".sheet", "fill", "paper"),
)
"""Selector, property and colour."""


def cell_node(node: GraphNode, box: NodeBox) -> str:
    """A node with cells at its place."""
    rows = [cell for row in cell_rows(node) for cell in row]
    parts = [
        _outline(box),
        *_header(node, box),
        *(_cell(node.cells[index], place, box) for index, place in rows),
    ]
    return f'<g class="node object {node.emphasis}" data-id="{shown_text(node.id)}">{"".join(parts)}</g>'


def _outline(box: NodeBox) -> str:
    return (
        f'<rect class="outline" x="{number(box.left)}" y="{number(box.top)}" width="{number(box.width)}" '
        f'height="{number(box.height)}" rx="5"/>'
    )


def _header(node: GraphNode, box: NodeBox) -> list[str]:
    if not node.lines:
        return []
    height = header_height(node)
    found = []
    for row, line in enumerate(node.lines):
        y = box.top + 3 + LINE_HEIGHT * (row + 0.72)
        text, tag = (line.removesuffix(" new"), "new") if node.emphasis is Emphasis.NEW else (line, "")
        found.append(
            f'<text class="title" x="{number(box.left + PADDING_X)}" y="{number(y)}">{shown_text(text)}</text>'
        )
        if tag and line.endswith(" new"):
            found.append(f'<text class="tag" x="{number(box.right - 7)}" y="{number(y)}">{tag}</text>')
    line_y = number(box.top + height)
    found.append(f'<path class="divider" d="M{number(box.left)},{line_y}H{number(box.right)}"/>')
    return found


def _cell(cell: Cell, place: CellPlace, box: NodeBox) -> str:
    """The content of a cell, in a group by which a page finds it."""
    x, y = box.left + place.x, box.top + place.y
    parts = [f'<g class="cell" data-part="{shown_text(cell.name)}">']
    moved = " moved" if cell.changed else ""
    if cell.changed:
        parts.append(
            f'<rect class="changedcell" x="{number(x + 1)}" y="{number(y + 1)}" width="{number(place.width - 2)}" '
            f'height="{number(place.height - 2)}" rx="3"/>'
        )
    if place.x > 0:
        parts.append(f'<path class="divider" d="M{number(x)},{number(y)}V{number(y + place.height)}"/>')
    mark = '<tspan class="mark" dx="3">*</tspan>' if cell.changed else ""
    middle = x + place.width / 2
    name = "" if cell.kind is CellKind.ABSENT else shown_text(cell.name)
    if name or mark:
        at = f'x="{number(middle)}" y="{number(y + 11)}"'
        parts.append(f'<text class="cellname" text-anchor="middle" {at}>{name}{mark}</text>')
    centre = y + CELL_NAME + CELL_CONTENT / 2 - 1
    if cell.kind is CellKind.TEXT:
        start = number(middle - text_width(cell.text) / 2)
        parts.append(f'<text x="{start}" y="{number(centre + 4)}" xml:space="preserve">{shown_text(cell.text)}</text>')
    elif cell.kind is CellKind.NULL:
        slash = f"M{number(middle - 6)},{number(centre + 7)}L{number(middle + 6)},{number(centre - 7)}"
        parts.append(f'<path class="slash" d="{slash}"><title>null</title></path>')
    elif cell.kind is CellKind.REFERENCE:
        parts.append(f'<path class="stem{moved}" d="M{number(middle)},{number(centre)}V{number(y + place.height)}"/>')
        parts.append(f'<circle class="dot{moved}" cx="{number(middle)}" cy="{number(centre)}" r="{number(_DOT)}"/>')
    return "".join([*parts, "</g>"])
