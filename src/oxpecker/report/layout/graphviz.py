"""Layout by Graphviz's `dot`.

Only the coordinates come from it, so pictures have the same style, and follow the reader's theme, with and without
it.
"""

from __future__ import annotations

import json
import shutil
import subprocess
from math import hypot
from typing import Any

from oxpecker.report.dot import node_names, to_dot
from oxpecker.report.graph import Graph, NodeShape
from oxpecker.report.layout.geometry import ClusterFrame, EdgePath, Layout, NodeBox, Point, indent, straight
from oxpecker.report.limits import DOT_SECONDS
from oxpecker.report.measure import SLANT


class GraphvizError(Exception):
    """`dot` is missing or failed."""


def graphviz_layout(graph: Graph) -> Layout:
    """The layout of a graph by `dot`."""
    output = _run_dot(to_dot(graph, fixed_sizes=True))
    try:
        return _read(graph, json.loads(output))
    except (ValueError, KeyError, IndexError, TypeError, AttributeError) as error:
        raise GraphvizError(f"the output of its `dot` cannot be read: {type(error).__name__}: {error}") from error


def _run_dot(text: str) -> str:
    program = shutil.which("dot")
    if program is None:
        raise GraphvizError("its program `dot` is not installed")
    try:
        done = subprocess.run(
            [program, "-Tjson0"],
            input=text,
            capture_output=True,
            encoding="utf-8",
            errors="replace",
            timeout=DOT_SECONDS,
        )
    except subprocess.TimeoutExpired:
        raise GraphvizError(f"its `dot` took more than {DOT_SECONDS:g} seconds") from None
    except OSError as error:
        raise GraphvizError(f"its `dot` cannot be run: {error}") from error
    if done.returncode != 0:
        errors = done.stderr.strip().splitlines()
        raise GraphvizError(f"its `dot` failed with {done.returncode}: {errors[0] if errors else 'no message'}")
    return done.stdout


def _read(graph: Graph, output: dict[str, Any]) -> Layout:
    left, bottom, right, top = _numbers(output["bb"])

    def place(text: str) -> Point:
        x, y = _numbers(text)
        return Point(x - left, top - y)  # in Graphviz y grows upwards

    objects = {item["name"]: item for item in output.get("objects", ())}
    edges = {item["id"]: item for item in output.get("edges", ())}
    names = node_names(graph)
    boxes = {}
    for node in graph.nodes:
        item = objects[names[node.id]]
        boxes[node.id] = NodeBox(*place(item["pos"]), float(item["width"]) * 72, float(item["height"]) * 72)
    frames = []
    for index, cluster in enumerate(graph.clusters):
        if not cluster.nodes:  # Graphviz omits it
            frames.append(ClusterFrame(0, 0, 0, 0))
            continue
        x0, y0, x1, y1 = _numbers(objects[f"cluster_{index}"]["bb"])
        frames.append(ClusterFrame(x0 - left, top - y1, x1 - x0, y1 - y0))
    shapes = {node.id: node.shape for node in graph.nodes}
    paths = []
    for index, edge in enumerate(graph.edges):
        item = edges[f"edge{index}"]
        label = place(item["lp"]) if "lp" in item else None
        # `e,` marks the tip of the arrow head; the curve itself ends at its foot.
        tip, *points = (place(pair.removeprefix("e,")) for pair in item["pos"].split())
        path = EdgePath(tuple(points), tip, label)
        path = _leaving(path, shapes[edge.source])
        paths.append(_arriving(path, shapes[edge.target], boxes[edge.target]))
    return Layout(right - left, top - bottom, tuple(boxes.values()), tuple(paths), tuple(frames))


def _numbers(text: str) -> tuple[float, ...]:
    return tuple(map(float, text.split(",")))


def _leaving(path: EdgePath, shape: NodeShape) -> EdgePath:
    """The path, started inside of the outline where the node hides it: `dot` treats nodes as boxes."""
    if shape is NodeShape.BOX:
        return path
    first = path.points[0]
    inside = first.moved(*_step(next((p for p in path.points if p != first), path.tip), first, SLANT))
    return EdgePath((inside, *straight(inside, first), *path.points[1:]), path.tip, path.label)


def _arriving(path: EdgePath, shape: NodeShape, box: NodeBox) -> EdgePath:
    """The path, extended until the arrow head touches the outline."""
    foot, tip = path.points[-1], path.tip
    step = _step(foot, tip, 1.0)
    count = 0
    while count < 2 * SLANT and not _within(tip.moved(step.x * count, step.y * count), shape, box):
        count += 1
    if not 0 < count < 2 * SLANT:
        return path
    new_foot, new_tip = (point.moved(step.x * count, step.y * count) for point in (foot, tip))
    return EdgePath((*path.points, *straight(foot, new_foot)), new_tip, path.label)


def _step(origin: Point, end: Point, length: float) -> Point:
    """A vector of this length in the direction from one point to another."""
    distance = hypot(end.x - origin.x, end.y - origin.y) or 1.0
    return Point((end.x - origin.x) / distance * length, (end.y - origin.y) / distance * length)


def _within(point: Point, shape: NodeShape, box: NodeBox) -> bool:
    """Whether a point of a node's box is inside of the node's outline."""
    rise = min(abs(point.y - box.y), box.height / 2)
    return abs(point.x - box.x) <= box.width / 2 - indent(shape, box, rise) + 0.5
