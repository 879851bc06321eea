"""Nodes with cells in Graphviz's language: tables with a port for each cell."""

from __future__ import annotations

from html import escape

from oxpecker.report.graph import Cell, CellKind, Emphasis, GraphNode
from oxpecker.report.measure import CELL_CONTENT, CELL_NAME, SMALL, cell_rows, header_height, header_width, visible

_COLOURS = {Emphasis.FRAME: ("#0969da", "#ddf4ff"), Emphasis.NEW: ("#1a7f37", "#dafbe1")}
_PLAIN = ("#57606a", "#f6f8fa")
CHANGED = "#fff1b8"


def table(node: GraphNode) -> str:
    """A node with cells as a table with its full text."""
    colour, fill = _COLOURS.get(node.emphasis, _PLAIN)
    border = ' STYLE="DASHED"' if node.emphasis is Emphasis.NEW else ""
    rows = []
    if node.lines:
        texts = "<BR/>".join(_text(line) for line in node.lines)
        rows.append(f'<TR><TD BGCOLOR="{fill}"><B>{texts}</B></TD></TR>')
    for row in cell_rows(node):
        cells = "".join(_cell(number, node.cells[number]) for number, _ in row)
        rows.append(f"<TR><TD>{_TABLE.format(colour=colour, extra='')}<TR>{cells}</TR></TABLE></TD></TR>")
    return f"<{_TABLE.format(colour=colour, extra=border)}{''.join(rows)}</TABLE>>"


_TABLE = '<TABLE BORDER="1" CELLBORDER="0" CELLSPACING="0" CELLPADDING="0" COLOR="{colour}"{extra}>'


def _cell(number: int, cell: Cell) -> str:
    fill = f' BGCOLOR="{CHANGED}"' if cell.changed else ""
    name = f"{cell.name}{' *' if cell.changed else ''}"
    content = {
        CellKind.TEXT: f'<FONT POINT-SIZE="12">{_text(cell.text) or " "}</FONT>',
        CellKind.NULL: '<FONT POINT-SIZE="12">/</FONT>',
        CellKind.REFERENCE: '<FONT POINT-SIZE="12">\N{BULLET}</FONT>',
        CellKind.ABSENT: " ",
    }[cell.kind]
    head = f'<FONT POINT-SIZE="{SMALL}" COLOR="#6e7781">{_text(name) or " "}</FONT>'
    return f'<TD PORT="c{number}" BORDER="1" SIDES="R" CELLPADDING="3"{fill}>{head}<BR/>{content}</TD>'


def measured_table(node: GraphNode) -> str:
    """A table of the same shape without text, in which each cell has the same size as in our own pictures."""
    rows = []
    if node.lines:
        rows.append(f"<TR>{_fixed(header_width(node), header_height(node))}</TR>")
    for row in cell_rows(node):
        cells = "".join(_fixed(place.width, CELL_NAME + CELL_CONTENT, f' PORT="c{number}"') for number, place in row)
        spare = header_width(node) - sum(place.width for _, place in row)
        cells += _fixed(spare, CELL_NAME + CELL_CONTENT) if spare else ""
        rows.append(f'<TR><TD><TABLE BORDER="0" CELLBORDER="0" CELLSPACING="0"><TR>{cells}</TR></TABLE></TD></TR>')
    inner = "".join(rows)
    return f'<<TABLE BORDER="0" CELLBORDER="0" CELLSPACING="0" CELLPADDING="0">{inner}</TABLE>>'


def _fixed(width: float, height: float, port: str = "") -> str:
    return f'<TD{port} FIXEDSIZE="TRUE" WIDTH="{width:.0f}" HEIGHT="{height:.0f}"></TD>'


def _text(text: str) -> str:
    return escape(visible(text))
