"""Coordinates in a picture, in pixels; x grows to the right and y downwards."""

from __future__ import annotations

from dataclasses import dataclass, replace
from math import sqrt
from typing import NamedTuple

from oxpecker.report.graph import NodeShape
from oxpecker.report.measure import LINE_HEIGHT, SLANT


class Point(NamedTuple):
    """A point."""

    x: float
    y: float

    def moved(self, dx: float, dy: float) -> Point:
        return Point(self.x + dx, self.y + dy)


@dataclass(frozen=True, slots=True)
class NodeBox:
    """The rectangle around a node, by its centre."""

    x: float
    y: float
    width: float
    height: float

    @property
    def left(self) -> float:
        return self.x - self.width / 2

    @property
    def right(self) -> float:
        return self.x + self.width / 2

    @property
    def top(self) -> float:
        return self.y - self.height / 2

    @property
    def bottom(self) -> float:
        return self.y + self.height / 2

    def moved(self, dx: float, dy: float) -> NodeBox:
        return replace(self, x=self.x + dx, y=self.y + dy)


@dataclass(frozen=True, slots=True)
class EdgePath:
    """Cubic Bezier curves (a start, then three points each) to the foot of the arrow head, and its tip."""

    points: tuple[Point, ...]
    tip: Point
    label: Point | None = None

    def moved(self, dx: float, dy: float) -> EdgePath:
        label = self.label.moved(dx, dy) if self.label else None
        return EdgePath(tuple(point.moved(dx, dy) for point in self.points), self.tip.moved(dx, dy), label)


@dataclass(frozen=True, slots=True)
class ClusterFrame:
    """The rectangle around a cluster, by its upper left corner."""

    x: float
    y: float
    width: float
    height: float

    def moved(self, dx: float, dy: float) -> ClusterFrame:
        return replace(self, x=self.x + dx, y=self.y + dy)


@dataclass(frozen=True, slots=True)
class Layout:
    """The positions of all nodes, edges and clusters, in the order of the graph."""

    width: float
    height: float
    nodes: tuple[NodeBox, ...]
    edges: tuple[EdgePath, ...]
    clusters: tuple[ClusterFrame, ...] = ()


def straight(start: Point, end: Point) -> tuple[Point, Point, Point]:
    """A straight line that continues a Bezier path."""
    third = Point((end.x - start.x) / 3, (end.y - start.y) / 3)
    return start.moved(*third), end.moved(-third.x, -third.y), end


def upright(start: Point, end: Point) -> tuple[Point, Point, Point]:
    """A curve with vertical ends that continues a Bezier path."""
    half = (end.y - start.y) / 2
    return start.moved(0, half), end.moved(0, -half), end


def sideways(start: Point, end: Point) -> tuple[Point, Point, Point]:
    """A curve with horizontal ends that continues a Bezier path."""
    half = (end.x - start.x) / 2
    return start.moved(half, 0), end.moved(-half, 0), end


def middle(start: Point, first: Point, second: Point, end: Point) -> Point:
    """The midpoint of a Bezier curve."""
    return Point((start.x + 3 * first.x + 3 * second.x + end.x) / 8, (start.y + 3 * first.y + 3 * second.y + end.y) / 8)


def indent(shape: NodeShape, box: NodeBox, rise: float) -> float:
    """How far the outline is inside of the box's right side, at a height above or below its middle."""
    if shape is NodeShape.HEXAGON:
        return SLANT * rise / (box.height / 2)
    if shape is NodeShape.ROUND:
        radius = corner_radius(shape, box)
        over = max(0.0, rise - (box.height / 2 - radius))
        return radius - sqrt(radius**2 - over**2)
    return 0.0


def corner_radius(shape: NodeShape, box: NodeBox) -> float:
    """The radius of the outline's corners."""
    return min(box.height / 2, LINE_HEIGHT) if shape is NodeShape.ROUND else 3.0
