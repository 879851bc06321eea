"""Packs blocks side by side: the connected components of a picture."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt

from oxpecker.report.layout.geometry import Point

GAP = 36.0


def pack(sizes: Sequence[tuple[float, float]]) -> tuple[list[Point], float, float]:
    """The upper left corners of blocks arranged in rows, in order, and the total width and height."""
    area = sum((width + GAP) * (height + GAP) for width, height in sizes)
    widest = max((width for width, _ in sizes), default=0.0)
    # Screens are wider than high, and rows are never full.
    limit = max(widest, 1.6 * sqrt(area))
    corners: list[Point] = []
    x = y = row_height = whole_width = 0.0
    for width, height in sizes:
        if x > 0 and x + width > limit:
            x, y, row_height = 0.0, y + row_height + GAP, 0.0
        corners.append(Point(x, y))
        whole_width = max(whole_width, x + width)
        row_height = max(row_height, height)
        x += width + GAP
    return corners, whole_width, y + row_height


def components(count: int, edges: Sequence[tuple[int, int]]) -> list[list[int]]:
    """The connected components of nodes 0..count-1, ignoring directions, by their first nodes."""
    parent = list(range(count))

    def find(node: int) -> int:
        while parent[node] != node:
            parent[node] = parent[parent[node]]
            node = parent[node]
        return node

    for a, b in edges:
        low, high = sorted((find(a), find(b)))
        parent[high] = low
    found: dict[int, list[int]] = {}
    for node in range(count):
        found.setdefault(find(node), []).append(node)
    return list(found.values())
