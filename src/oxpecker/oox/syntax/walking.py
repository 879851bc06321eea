"""Going over a tree of syntax."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields

from oxpecker.oox.source import Span
from oxpecker.oox.syntax.node import Node


def children(node: Node) -> Iterator[Node]:
    """The nodes directly below a node, in the order of its fields."""
    for f in fields(node):
        value = getattr(node, f.name)
        if isinstance(value, Node):
            yield value
        elif isinstance(value, tuple) and not isinstance(value, Span):
            yield from (item for item in value if isinstance(item, Node))


def walk(node: Node) -> Iterator[Node]:
    """A node and everything below it, parents first; uses no recursion."""
    pending = [node]
    while pending:
        current = pending.pop()
        yield current
        pending.extend(reversed(list(children(current))))
