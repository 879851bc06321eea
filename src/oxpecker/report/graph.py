"""A directed graph to draw: plain data, whatever it represents."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum

from oxpecker.report.tones import Tone


class NodeShape(StrEnum):
    """The outline of a node."""

    BOX = "box"
    ROUND = "round"
    HEXAGON = "hexagon"


class Emphasis(StrEnum):
    """How a node is emphasised."""

    NONE = "none"
    STRONG = "strong"
    GOOD = "good"
    BAD = "bad"
    FADED = "faded"
    NEW = "new"
    """A new object: its outline is dashed."""
    FRAME = "frame"
    """The variables of a call."""


class EdgeKind(StrEnum):
    """The meaning of an edge; a back edge points against the direction of the picture."""

    NORMAL = "normal"
    TRUE = "true"
    FALSE = "false"
    EXCEPTIONAL = "exceptional"
    BACK = "back"
    CHANGED = "changed"
    """A changed reference."""


class CellKind(StrEnum):
    """The content of a cell: a text, nothing (null), the start of an edge, or omitted elements."""

    TEXT = "text"
    NULL = "null"
    REFERENCE = "reference"
    ABSENT = "absent"


@dataclass(frozen=True, slots=True)
class Cell:
    """A part of a node with a name above its content; `changed` if the content is new."""

    name: str
    kind: CellKind
    text: str = ""
    changed: bool = False
    width: float = 0.0
    """Its minimum width."""
    row: int = 0
    """Cells with different rows stand below each other."""


@dataclass(frozen=True, slots=True)
class GraphNode:
    """A node; its lines are monospaced and left-aligned. Cells are in rows below the lines."""

    id: str
    lines: tuple[str, ...]
    shape: NodeShape = NodeShape.BOX
    emphasis: Emphasis = Emphasis.NONE
    cells: tuple[Cell, ...] = ()
    width: float = 0.0
    """Its minimum width, if it has cells."""
    tone: Tone | None = None


@dataclass(frozen=True, slots=True)
class GraphEdge:
    """An edge between two nodes, given by their ids; parallel edges and self loops are allowed."""

    source: str
    target: str
    label: str = ""
    kind: EdgeKind = EdgeKind.NORMAL
    cell: int | None = None
    """The cell of its source at which it starts."""
    tone: Tone | None = None
    against: bool = False
    """Whether it points against the direction of the picture, if possible."""
    two_way: bool = False
    """Whether it has an arrow head at both ends."""


@dataclass(frozen=True, slots=True)
class Cluster:
    """Nodes that are drawn together in a frame."""

    label: str
    nodes: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Graph:
    """A graph to draw; earlier nodes are drawn further up and left, as far as the edges allow."""

    name: str
    nodes: tuple[GraphNode, ...]
    edges: tuple[GraphEdge, ...] = ()
    clusters: tuple[Cluster, ...] = ()
    lists_in_rows: bool = False
    """Whether lists are drawn from left to right."""

    @property
    def tones(self) -> list[Tone]:
        """The tones of its nodes and edges."""
        used = {node.tone for node in self.nodes} | {edge.tone for edge in self.edges}
        return [tone for tone in Tone if tone in used]

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
