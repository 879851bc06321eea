"""Text measurement: which characters can be shown, and how much space they and their cells take."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import ceil

from oxpecker.report.graph import Cell, CellKind, GraphNode, NodeShape

FONT_SIZE = 12
LINE_HEIGHT = 16
PADDING_X = 10
PADDING_Y = 7
SLANT = 12
"""The width of a hexagon's slanted sides."""

_COLUMN = 7.25  # the widest of the usual monospaced fonts (DejaVu, Menlo) take 0.602 em
_NARROWEST = 36.0

SMALL = 10
"""The font size of a cell's name."""
CELL_NAME, CELL_CONTENT = 14, 20
"""The heights of the two parts of a cell."""
_NARROWEST_CELL, _WIDEST_ROW = 28, 460


def visible(text: str) -> str:
    """The text without characters that XML or a line cannot hold: control characters become symbols."""
    return "".join(map(_visible, text.replace("\t", "    ")))


def _visible(character: str) -> str:
    code = ord(character)
    if code < 0x20:
        return chr(0x2400 + code)
    if 0x7F <= code < 0xA0 or 0xD800 <= code < 0xE000 or code & 0xFFFE == 0xFFFE or code in (0x2028, 0x2029):
        return "\N{REPLACEMENT CHARACTER}"
    return character


def text_width(text: str) -> float:
    """The width of a line in pixels; East Asian characters take two columns, combining characters none."""
    return _COLUMN * sum(_columns(character) for character in visible(text))


def _columns(character: str) -> int:
    if character < "\u0300":
        return 1
    if unicodedata.combining(character):
        return 0
    return 2 if unicodedata.east_asian_width(character) in "WF" else 1


def node_size(node: GraphNode) -> tuple[float, float]:
    """The width and height of a node in pixels, for its lines and cells."""
    if node.cells:
        return header_width(node), header_height(node) + (CELL_NAME + CELL_CONTENT) * len(_rows(node.cells))
    width = max((text_width(line) for line in node.lines), default=0.0)
    height = LINE_HEIGHT * max(1, len(node.lines)) + 2 * PADDING_Y
    return max(_NARROWEST, width + 2 * text_inset(node.shape)), height


def text_inset(shape: NodeShape) -> float:
    """The distance between the left ends of the outline and of the text."""
    return PADDING_X if shape is NodeShape.BOX else PADDING_X + SLANT * 0.5


@dataclass(frozen=True, slots=True)
class CellPlace:
    """The position of a cell relative to the upper left corner of its node; sizes are whole pixels."""

    x: float
    y: float
    width: float

    @property
    def height(self) -> float:
        return CELL_NAME + CELL_CONTENT


def header_height(node: GraphNode) -> int:
    """The height of the lines above the cells of a node."""
    return LINE_HEIGHT * len(node.lines) + 6 if node.lines else 0


def header_width(node: GraphNode) -> float:
    """The width of a node with cells."""
    lines = max((text_width(line) + 2 * PADDING_X for line in node.lines), default=0.0)
    rows = max(sum(map(cell_width, row)) for row in _rows(node.cells))
    return float(ceil(max(lines, rows, node.width)))


def cell_width(cell: Cell) -> float:
    """The width that a cell needs, including the mark of a changed one."""
    name = text_width(cell.name) * SMALL / FONT_SIZE + (10 if cell.changed else 0)
    content = text_width(cell.text) if cell.kind is CellKind.TEXT else 0.0
    return float(ceil(max(name + 8, content + 10, _NARROWEST_CELL, cell.width)))


def cell_rows(node: GraphNode) -> list[list[tuple[int, CellPlace]]]:
    """The cells of a node in rows, each with its number; a single row is as wide as the node."""
    whole, top = header_width(node), float(header_height(node))
    rows = []
    first = 0
    grouped = _rows(node.cells)
    for row in grouped:
        places = list(_places(row, whole if len(grouped) == 1 else 0.0, top))
        rows.append(list(enumerate(places, first)))
        first += len(row)
        top += CELL_NAME + CELL_CONTENT
    return rows


def cell_place(node: GraphNode, number: int) -> CellPlace:
    """The position of a cell in its node."""
    return next(place for row in cell_rows(node) for index, place in row if index == number)


def _places(row: Sequence[Cell], whole: float, top: float) -> Iterator[CellPlace]:
    """The positions of the cells of a row; the remaining width is distributed among them."""
    widths = [cell_width(cell) for cell in row]
    spare = max(0.0, whole - sum(widths))
    x = 0.0
    for number, width in enumerate(widths):
        width += spare * (number + 1) // len(row) - spare * number // len(row)
        yield CellPlace(x, top, width)
        x += width


def _rows(cells: Sequence[Cell]) -> list[list[Cell]]:
    """Splits cells into their rows, and these into rows that are not too wide."""
    rows: list[list[Cell]] = [[]]
    used = 0.0
    for cell in cells:
        width = cell_width(cell)
        if rows[-1] and (used + width > _WIDEST_ROW or rows[-1][-1].row != cell.row):
            rows.append([])
            used = 0.0
        rows[-1].append(cell)
        used += width
    return rows
