"""Pictures embedded in a page, in its style.

Graphviz is not used for the layout, so a report has the same bytes on every machine.
"""

from __future__ import annotations

from oxpecker.report.graph import Graph
from oxpecker.report.html.markup import Markup, tag
from oxpecker.report.layout import Layout
from oxpecker.report.svg import drawn
from oxpecker.report.svg_text import number

_MARGIN = 6.0


def page_picture(graph: Graph, layout: Layout, label: str, height: float | None = None) -> Markup:
    """A graph as a picture without its own style, in a frame that scrolls; may have a common height."""
    tall = layout.height if height is None else height
    width, whole = number(layout.width + 2 * _MARGIN), number(tall + 2 * _MARGIN)
    move = f"translate({number(_MARGIN)} {number(_MARGIN)})"
    inner = Markup(f'<g transform="{move}">{"".join(drawn(graph, layout))}</g>')
    picture = tag(
        "svg",
        inner,
        class_="oxpecker-graph",
        role="img",
        aria_label=label,
        width=width,
        height=whole,
        viewBox=f"0 0 {width} {whole}",
    )
    return tag("div", picture, class_="picture", tabindex="0", role="group", aria_label=label)
