"""A directed graph as something to draw: plain data, whatever it is a graph of."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum


class NodeShape(StrEnum):
    """The outline of a node."""

    BOX = "box"
    ROUND = "round"
    HEXAGON = "hexagon"


class Emphasis(StrEnum):
    """How a node stands out from the others."""

    NONE = "none"
    STRONG = "strong"
    GOOD = "good"
    BAD = "bad"
    FADED = "faded"
    NEW = "new"
    """Something that was not there before: its outline is dashed."""
    FRAME = "frame"
    """The variables of a call."""


class EdgeKind(StrEnum):
    """What an edge stands for; a back edge is drawn against the direction of the picture."""

    NORMAL = "normal"
    TRUE = "true"
    FALSE = "false"
    EXCEPTIONAL = "exceptional"
    BACK = "back"
    CHANGED = "changed"
    """It did not lead there before."""


class CellKind(StrEnum):
    """What a cell holds: a text, nothing (null), the beginning of an edge, or places that are left out."""

    TEXT = "text"
    NULL = "null"
    REFERENCE = "reference"
    ABSENT = "absent"


@dataclass(frozen=True, slots=True)
class Cell:
    """A part of a node with a name above what it holds; `changed` where that was something else before."""

    name: str
    kind: CellKind
    text: str = ""
    changed: bool = False
    width: float = 0.0
    """How wide it is at least."""


@dataclass(frozen=True, slots=True)
class GraphNode:
    """A node; its lines are set in a monospaced font, aligned left. Cells stand in rows below the lines."""

    id: str
    lines: tuple[str, ...]
    shape: NodeShape = NodeShape.BOX
    emphasis: Emphasis = Emphasis.NONE
    cells: tuple[Cell, ...] = ()
    width: float = 0.0
    """How wide it is at least, if it has cells."""


@dataclass(frozen=True, slots=True)
class GraphEdge:
    """An edge between two nodes, named by their ids; parallel edges and self loops are allowed."""

    source: str
    target: str
    label: str = ""
    kind: EdgeKind = EdgeKind.NORMAL
    cell: int | None = None
    """The cell of its source where it begins."""


@dataclass(frozen=True, slots=True)
class Cluster:
    """Nodes that are drawn together in a frame."""

    label: str
    nodes: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Graph:
    """A graph to draw; nodes that come first are drawn at the top and left, as far as the edges allow."""

    name: str
    nodes: tuple[GraphNode, ...]
    edges: tuple[GraphEdge, ...] = ()
    clusters: tuple[Cluster, ...] = ()

    def __post_init__(self) -> None:
        _no_repetition("node", (node.id for node in self.nodes))
        _no_repetition("clustered node", (name for cluster in self.clusters for name in cluster.nodes))
        known = {node.id for node in self.nodes}
        used = {name for edge in self.edges for name in (edge.source, edge.target)}
        used |= {name for cluster in self.clusters for name in cluster.nodes}
        if used - known:
            raise ValueError(f"graph {self.name!r} has no node {min(used - known)!r}")
        cells = {node.id: len(node.cells) for node in self.nodes}
        for edge in self.edges:
            if edge.cell is not None and not 0 <= edge.cell < cells[edge.source]:
                raise ValueError(f"node {edge.source!r} has no cell {edge.cell}")


def _no_repetition(what: str, names: Iterable[str]) -> None:
    repeated = [name for name, count in Counter(names).items() if count > 1]
    if repeated:
        raise ValueError(f"{what} {repeated[0]!r} occurs more than once")
