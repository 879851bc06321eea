"""Which program lays a picture out."""

from __future__ import annotations

from oxpecker.report.graph import Graph
from oxpecker.report.layout.geometry import Layout
from oxpecker.report.layout.graphviz import GraphvizError, graphviz_layout
from oxpecker.report.layout.layered import layered_layout

LARGE = 120
"""The number of edges from which on grandalf is asked first: where a hundred blocks share one exceptional exit, it
takes a tenth of a second and `dot` half a minute."""


class PicturesUnavailable(Exception):
    """Nothing on this machine can lay out a picture."""


def lay_out(graph: Graph) -> Layout:
    """The layout by Graphviz or, for a large graph and when Graphviz is missing or fails, by grandalf."""
    engines = [graphviz_layout, layered_layout]
    if len(graph.edges) > LARGE:
        engines.reverse()
    failures = []
    for engine in engines:
        try:
            return engine(graph)
        except GraphvizError as failure:
            failures.append(f"Graphviz ({failure})")
        except ModuleNotFoundError as missing:
            if (missing.name or "").partition(".")[0] != "grandalf":
                raise
            failures.append("the Python package grandalf (it is not installed)")
    raise PicturesUnavailable(
        f"Drawing a picture needs {' or '.join(failures)}. "
        "Run `pip install 'oxpecker[pictures]'`, or install Graphviz from https://graphviz.org."
    )
