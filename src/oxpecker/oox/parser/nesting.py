"""How deep the parser reads before it refuses."""

from __future__ import annotations

from oxpecker.oox.limits import MAX_DEPTH
from oxpecker.oox.syntax import Expression, Node, children

DEEPEST = MAX_DEPTH + 8
"""Where reading stops: a chain of MAX_DEPTH links still has room for what its last link holds."""


def beyond(expression: Expression, levels: int) -> Node | None:
    """A node nested more than this many levels below the expression, if there is one."""
    layer: list[Node] = [expression]
    for _ in range(levels + 1):
        layer = [child for node in layer for child in children(node)]
        if not layer:
            return None
    return layer[0]
