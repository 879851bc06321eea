"""Text as it is drawn: which characters can be shown, and how much room they take."""

from __future__ import annotations

import unicodedata

from oxpecker.report.graph import GraphNode, NodeShape

FONT_SIZE = 12
LINE_HEIGHT = 16
PADDING_X = 10
PADDING_Y = 7
SLANT = 12
"""How far the slanted sides of a hexagon reach in."""

_COLUMN = 7.25  # the widest of the usual monospaced fonts (DejaVu, Menlo) take 0.602 em
_NARROWEST = 36.0


def visible(text: str) -> str:
    """The text without what XML forbids or a line cannot hold: controls become their pictures."""
    return "".join(map(_visible, text.replace("\t", "    ")))


def _visible(character: str) -> str:
    code = ord(character)
    if code < 0x20:
        return chr(0x2400 + code)
    if 0x7F <= code < 0xA0 or 0xD800 <= code < 0xE000 or code & 0xFFFE == 0xFFFE or code in (0x2028, 0x2029):
        return "\N{REPLACEMENT CHARACTER}"
    return character


def text_width(text: str) -> float:
    """The width of a line in pixels; East Asian characters take two columns, combining ones none."""
    return _COLUMN * sum(_columns(character) for character in visible(text))


def _columns(character: str) -> int:
    if character < "\u0300":
        return 1
    if unicodedata.combining(character):
        return 0
    return 2 if unicodedata.east_asian_width(character) in "WF" else 1


def node_size(node: GraphNode) -> tuple[float, float]:
    """The width and height in pixels that hold the node's lines."""
    width = max((text_width(line) for line in node.lines), default=0.0)
    height = LINE_HEIGHT * max(1, len(node.lines)) + 2 * PADDING_Y
    return max(_NARROWEST, width + 2 * text_inset(node.shape)), height


def text_inset(shape: NodeShape) -> float:
    """The distance between the left end of the outline and that of the text."""
    return PADDING_X if shape is NodeShape.BOX else PADDING_X + SLANT * 0.5
