"""Panels as one picture: a film strip in SVG."""

from __future__ import annotations

from collections.abc import Sequence
from textwrap import wrap

from oxpecker.report.measure import FONT_SIZE, LINE_HEIGHT, SMALL, text_width
from oxpecker.report.panels import LaidPanel, Panel, lay_out_panels
from oxpecker.report.svg import document, drawn
from oxpecker.report.svg_text import number, shown_text

_MARGIN, _GAP, _INSET = 16.0, 16.0, 14.0
_WIDEST = 1180.0
_NARROWEST_PANEL = 230.0
_SMALL_COLUMN = text_width("x") * SMALL / FONT_SIZE


def panels_svg(name: str, panels: Sequence[Panel], heading: Sequence[str] = ()) -> str:
    """The panels in rows, each in a frame below its title, under a heading."""
    laid = lay_out_panels(panels)
    inner = max((each.layout.width for each in laid), default=0.0)
    width = max(inner, _NARROWEST_PANEL, *(_title_width(panel) for panel in panels)) + 2 * _INSET
    texts = [_remarks(panel, width - 2 * _INSET) for panel in panels]
    columns = max(1, int((_WIDEST + _GAP) // (width + _GAP)))
    top = _MARGIN + LINE_HEIGHT * len(heading) + (8 if heading else 0)
    body = [_line(text, _MARGIN, _MARGIN + LINE_HEIGHT * (row + 0.72)) for row, text in enumerate(heading)]
    for first in range(0, len(laid), columns):
        row = list(zip(laid[first : first + columns], texts[first : first + columns], strict=True))
        captions = max(LINE_HEIGHT + 12 * len(remarks) for _, remarks in row) + 8
        height = captions + max(each.layout.height for each, _ in row) + 2 * _INSET
        for column, (each, remarks) in enumerate(row):
            left = _MARGIN + column * (width + _GAP)
            body.append(_panel(each, remarks, (left, top, width, height), captions))
        top += height + _GAP
    shown = min(columns, len(laid))
    heading_width = max((text_width(line) for line in heading), default=0.0)
    whole = max(shown * (width + _GAP) - _GAP, heading_width) + 2 * _MARGIN
    return document(name, whole, top - _GAP + _MARGIN, body)


def _title_width(panel: Panel) -> float:
    return min(text_width(panel.title), _WIDEST / 2)


def _remarks(panel: Panel, width: float) -> list[str]:
    columns = int(width / _SMALL_COLUMN)
    return [line for remark in panel.remarks for line in wrap(remark, columns, subsequent_indent="  ") or [""]]


def _panel(each: LaidPanel, remarks: list[str], place: tuple[float, float, float, float], captions: float) -> str:
    left, top, width, height = place
    lines = [
        f'<text class="title" x="{number(left + _INSET)}" y="{number(top + 19)}">{shown_text(each.panel.title)}</text>'
    ]
    for row, remark in enumerate(remarks):
        at = f'x="{number(left + _INSET)}" y="{number(top + 19 + 14 + 12 * row)}"'
        lines.append(f'<text class="cellname" {at} xml:space="preserve">{shown_text(remark)}</text>')
    inside = left + (width - each.layout.width) / 2
    frame = (
        f'<rect class="sheet" x="{number(left)}" y="{number(top)}" width="{number(width)}" '
        f'height="{number(height)}" rx="6"/>'
    )
    picture = "\n".join(drawn(each.panel.graph, each.layout))
    move = f"translate({number(inside)} {number(top + captions + _INSET)})"
    return f'<g class="panel">{frame}{"".join(lines)}\n<g transform="{move}">\n{picture}\n</g></g>'


def _line(text: str, x: float, y: float) -> str:
    return f'<text x="{number(x)}" y="{number(y)}" xml:space="preserve">{shown_text(text)}</text>'
