"""Layered layout of one connected component of a graph.

Edges curve in the gaps between layers and pass each layer vertically, so they never cross a node.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import pairwise

from oxpecker.report.graph import EdgeKind, Graph, GraphNode, NodeShape
from oxpecker.report.layout.acyclic import backward, ranks
from oxpecker.report.layout.geometry import ClusterFrame, EdgePath, NodeBox, Point, indent, straight, upright
from oxpecker.report.layout.sugiyama import BEND_WIDTH, Layers, order
from oxpecker.report.measure import LINE_HEIGHT, SLANT, cell_place, node_size, text_width
from oxpecker.report.tones import Tone

ARROW = 8.0
"""The length of an arrow head."""

_NARROWEST_GAP, _WIDEST_GAP = 30.0, 90.0
_PORT_DISTANCE = 18.0
_LOOP = 18.0  # how far a self loop extends
_BESIDE = 12.0  # the distance at which an edge passes its own node


@dataclass(slots=True)
class Part:
    """A part of the picture with its own origin; nodes, edges and clusters have their index in the graph."""

    width: float = 0.0
    height: float = 0.0
    boxes: dict[int, NodeBox] = field(default_factory=dict)
    paths: dict[int, EdgePath] = field(default_factory=dict)
    frames: dict[int, ClusterFrame] = field(default_factory=dict)

    def add(self, part: Part, corner: Point) -> None:
        """Adds the contents of another part, with its origin at the corner."""
        self.boxes |= {node: box.moved(*corner) for node, box in part.boxes.items()}
        self.paths |= {edge: path.moved(*corner) for edge, path in part.paths.items()}
        self.frames |= {cluster: frame.moved(*corner) for cluster, frame in part.frames.items()}


@dataclass(slots=True)
class _Route:
    """An edge during layout, from its upper to its lower end; `turned` if the arrow points up."""

    edge: int
    kind: EdgeKind
    tone: Tone | None
    turned: bool
    path: list[int]
    label_node: int | None = None
    stations: list[tuple[int, float]] = field(default_factory=list)
    start: float = 0.0
    end: float = 0.0

    @property
    def upper(self) -> int:
        return self.path[0]

    @property
    def lower(self) -> int:
        return self.path[-1]


@dataclass(slots=True)
class _Places:
    """The items of a layer: first the nodes, then labels and the points where edges join."""

    widths: list[float]
    heights: list[float]
    rank: list[int] = field(default_factory=list)

    def add(self, width: float, height: float) -> int:
        self.widths.append(width)
        self.heights.append(height)
        return len(self.widths) - 1


def lay_out_component(graph: Graph, nodes: Sequence[int], edges: Sequence[tuple[int, int, int]]) -> Part:
    """The layout of connected nodes; an edge is its index in the graph and the indices of its ends."""
    local = {node: position for position, node in enumerate(nodes)}
    loops = [(edge, a) for edge, a, b in edges if a == b]
    sizes = [node_size(graph.nodes[node]) for node in nodes]
    rooms = _loop_rooms(graph, local, loops)
    widths = [width + 2 * room for (width, _), room in zip(sizes, rooms, strict=True)]
    places = _Places(widths, [height for _, height in sizes])
    routes = _routes(graph, local, [edge for edge in edges if edge[1] != edge[2]])
    _set_labels(graph, routes, places)
    _set_ranks(routes, places)
    _join(routes, places)
    layers = order(places.widths, places.rank, _arcs(routes))
    _set_stations(routes, places, layers)
    _set_ports(routes, layers, [_flat_width(graph.nodes[node]) for node in nodes])
    _set_cells(graph, nodes, routes, layers)
    rows = _rows(routes, places)
    part = Part()
    for node, position in local.items():
        part.boxes[node] = NodeBox(layers.x[position], sum(rows[places.rank[position]]) / 2, *sizes[position])
    for route in routes:
        upper, lower = part.boxes[nodes[route.upper]], part.boxes[nodes[route.lower]]
        path = _path(route, places, rows, upper, lower)
        around = route.turned and graph.edges[route.edge].cell is not None
        part.paths[route.edge] = _around(path, cell_port(graph, route.edge, lower), lower) if around else path
    _draw_loops(graph, part, loops)
    bends = [x for route in routes for _, x in route.stations]
    left = min([*bends, *(x - width / 2 for x, width in zip(layers.x, places.widths, strict=True))])
    right = max([*bends, *(x + width / 2 for x, width in zip(layers.x, places.widths, strict=True))])
    moved = Part(right - left, rows[-1][1])
    moved.add(part, Point(-left, 0))
    return moved


def _routes(graph: Graph, local: dict[int, int], edges: Sequence[tuple[int, int, int]]) -> list[_Route]:
    ends = [(local[a], local[b]) for _, a, b in edges]
    kinds = [graph.edges[edge].kind for edge, _, _ in edges]
    hinted = [
        graph.edges[edge].against or kind is EdgeKind.BACK for (edge, _, _), kind in zip(edges, kinds, strict=True)
    ]
    turned = backward(len(local), ends, hinted)
    return [
        _Route(edge, kind, graph.edges[edge].tone, turn, [b, a] if turn else [a, b])
        for (edge, _, _), kind, (a, b), turn in zip(edges, kinds, ends, turned, strict=True)
    ]


def _set_labels(graph: Graph, routes: list[_Route], places: _Places) -> None:
    """Reserves a place in a layer for labels and for each of several parallel edges."""
    parallel = Counter((route.upper, route.lower) for route in routes)
    for route in routes:
        label = graph.edges[route.edge].label
        if label:
            route.label_node = places.add(text_width(label) + 6, LINE_HEIGHT)
        elif parallel[route.upper, route.lower] > 1:
            route.label_node = places.add(BEND_WIDTH, 0.0)
    for route in routes:
        if route.label_node is not None:
            route.path.insert(1, route.label_node)


def _set_ranks(routes: list[_Route], places: _Places) -> None:
    places.rank = ranks(len(places.widths), _arcs(routes))
    for route in routes:
        if route.turned and route.label_node is not None:  # a label belongs at the start of its edge
            places.rank[route.label_node] = places.rank[route.lower] - 1


def _join(routes: list[_Route], places: _Places) -> None:
    """Joins long edges of one kind and colour to the same node: fifty exceptional ones would fill the picture."""
    groups: dict[tuple[int, bool, EdgeKind, Tone | None], list[_Route]] = {}
    for route in routes:
        target, before = (route.path[0], route.path[1]) if route.turned else (route.path[-1], route.path[-2])
        if abs(places.rank[target] - places.rank[before]) > 1:
            groups.setdefault((target, route.turned, route.kind, route.tone), []).append(route)
    for (target, turned, *_), group in groups.items():
        if len(group) == 1:
            continue
        joints: dict[int, int] = {}  # by layer
        for route in group:
            before = route.path[1] if turned else route.path[-2]
            low, high = sorted((places.rank[target], places.rank[before]))
            for rank in range(low + 1, high):
                if rank not in joints:
                    joints[rank] = places.add(BEND_WIDTH, 0.0)
                    places.rank.append(rank)
            at = 1 if turned else len(route.path) - 1
            route.path[at:at] = [joints[rank] for rank in range(low + 1, high)]


def _arcs(routes: list[_Route]) -> list[tuple[int, int]]:
    """The connections of the places, each once."""
    return list(dict.fromkeys(arc for route in routes for arc in pairwise(route.path)))


def _set_stations(routes: list[_Route], places: _Places, layers: Layers) -> None:
    """The layers that each route passes between its ends, with its x there."""
    for route in routes:
        xs = [x for a, b in pairwise(route.path) for x in (*layers.bends[a, b], layers.x[b])]
        route.stations = list(enumerate(xs[:-1], places.rank[route.upper] + 1))


def _set_ports(routes: list[_Route], layers: Layers, widths: list[float]) -> None:
    """Distributes the ends of edges over the lower and upper sides of nodes, in their order."""
    below: dict[int, dict[int, float]] = {}
    above: dict[int, dict[int, float]] = {}
    for route in routes:  # joined edges share their end
        xs = [layers.x[route.upper], *(x for _, x in route.stations), layers.x[route.lower]]
        below.setdefault(route.upper, {})[route.path[1]] = xs[1]
        above.setdefault(route.lower, {})[route.path[-2]] = xs[-2]
    ports: dict[tuple[int, int], float] = {}
    for side in (below, above):
        for node, ends in side.items():
            step = min(_PORT_DISTANCE, widths[node] / len(ends))
            for position, end in enumerate(sorted(ends, key=ends.__getitem__)):
                ports[node, end] = layers.x[node] + (position - (len(ends) - 1) / 2) * step
    for route in routes:
        route.start, route.end = ports[route.upper, route.path[1]], ports[route.lower, route.path[-2]]


def _set_cells(graph: Graph, nodes: Sequence[int], routes: list[_Route], layers: Layers) -> None:
    """Starts the edges of a cell below it; those that go up pass their own node on the right."""
    for route in routes:
        if graph.edges[route.edge].cell is None:
            continue
        source = route.lower if route.turned else route.upper
        width, height = node_size(graph.nodes[nodes[source]])
        box = NodeBox(layers.x[source], 0, width, height)
        if route.turned:
            route.end = box.right + _BESIDE
        else:
            route.start = cell_port(graph, route.edge, box).x


def cell_port(graph: Graph, edge: int, box: NodeBox) -> Point:
    """The point below the cell at which an edge starts."""
    found = graph.edges[edge]
    assert found.cell is not None
    node = next(node for node in graph.nodes if node.id == found.source)
    place = cell_place(node, found.cell)
    return Point(box.left + place.x + place.width / 2, box.bottom)


def _around(path: EdgePath, port: Point, box: NodeBox) -> EdgePath:
    """The path that starts below a cell and goes up beside its node."""
    side = path.points[0]
    low, turn = port.y + _BESIDE, Point(side.x, box.y)
    first = (port.moved(0, low - port.y), Point(side.x, low), turn)
    return EdgePath((port, *first, *straight(turn, side), *path.points[1:]), path.tip, path.label)


def _flat_width(node: GraphNode) -> float:
    """The width of a node's upper and lower sides."""
    return node_size(node)[0] - 2 * (4.0 if node.shape is NodeShape.BOX else SLANT)


def _rows(routes: list[_Route], places: _Places) -> list[tuple[float, float]]:
    """The top and bottom of each layer; a gap is higher if its edges go further sideways."""
    count = max(places.rank) + 1
    row_heights = [0.0] * count
    for rank, height in zip(places.rank, places.heights, strict=True):
        row_heights[rank] = max(row_heights[rank], height)
    reach = [0.0] * count
    for route in routes:
        xs = [route.start, *(x for _, x in route.stations), route.end]
        for rank, (a, b) in enumerate(pairwise(xs), places.rank[route.upper]):
            reach[rank] = max(reach[rank], abs(a - b))
    rows: list[tuple[float, float]] = []
    y = 0.0
    for height, far in zip(row_heights, reach, strict=True):
        rows.append((y, y + height))
        y += height + min(_WIDEST_GAP, _NARROWEST_GAP + far * 0.08)
    return rows


def _path(route: _Route, places: _Places, rows: list[tuple[float, float]], upper: NodeBox, lower: NodeBox) -> EdgePath:
    """The curve of a route from its upper to its lower end, reversed if the edge goes up."""
    first, last = rows[places.rank[route.upper]][1], rows[places.rank[route.lower]][0]
    start, end = Point(route.start, upper.bottom), Point(route.end, lower.top)
    tip = start if route.turned else end
    if route.turned:
        start, first = start.moved(0, ARROW), first + ARROW
    else:
        end, last = end.moved(0, -ARROW), last - ARROW
    # Pairs of points: vertical between the two, and a curve to the next pair.
    verticals = [(start, Point(start.x, first))]
    verticals += [(Point(x, rows[rank][0]), Point(x, rows[rank][1])) for rank, x in route.stations]
    verticals += [(Point(end.x, last), end)]
    runs = verticals[:1]
    for top, bottom in verticals[1:]:
        if abs(top.x - runs[-1][1].x) < 0.1:
            runs[-1] = (runs[-1][0], bottom)
        else:
            runs.append((top, bottom))
    points = [start]
    for index, (top, bottom) in enumerate(runs):
        if index:
            points += upright(points[-1], top)
        if bottom.y > top.y:
            points += straight(top, bottom)
    label = None
    if route.label_node is not None:
        rank, x = route.stations[places.rank[route.label_node] - places.rank[route.upper] - 1]
        label = Point(x, sum(rows[rank]) / 2)
    return EdgePath(tuple(reversed(points) if route.turned else points), tip, label)


def _loop_rooms(graph: Graph, local: dict[int, int], loops: Sequence[tuple[int, int]]) -> list[float]:
    """The space that each node needs at its side for its self loops."""
    rooms = [0.0] * len(local)
    for edge, node in loops:
        rooms[local[node]] += _loop_reach(graph, edge)
    return rooms


def _loop_reach(graph: Graph, edge: int) -> float:
    return _LOOP + (text_width(graph.edges[edge].label) + 8 if graph.edges[edge].label else 0.0)


def _draw_loops(graph: Graph, part: Part, loops: Sequence[tuple[int, int]]) -> None:
    """Self loops on the right side of their node, each around the previous one."""
    inside: dict[int, tuple[int, float]] = {}
    for edge, node in loops:
        box = part.boxes[node]
        count, used = inside.get(node, (0, 0.0))
        reach = used + _loop_reach(graph, edge)
        inside[node] = (count + 1, reach)
        rise = box.height * min(0.46, 0.18 + 0.2 * count)
        border = box.right - indent(graph.nodes[node].shape, box, rise)
        start, tip = Point(border, box.y - rise), Point(border, box.y + rise)
        foot = tip.moved(ARROW, 0)
        turn = Point(box.right + used + _LOOP, box.y)
        if graph.edges[edge].cell is not None:
            part.paths[edge] = _cell_loop(cell_port(graph, edge, box), turn, box)
            continue
        arrive = Point(turn.x, box.y + rise / 2)
        points = (start, Point(turn.x, start.y), Point(turn.x, start.y), turn, arrive, Point(turn.x, foot.y), foot)
        label = turn.moved((reach - used - _LOOP) / 2 + 2, 0) if graph.edges[edge].label else None
        part.paths[edge] = EdgePath(points, tip, label)


def _cell_loop(port: Point, turn: Point, box: NodeBox) -> EdgePath:
    """A self loop from below a cell to the upper part of the right side."""
    tip = Point(box.right, box.top + LINE_HEIGHT / 2)
    foot = tip.moved(ARROW, 0)
    low = port.y + _BESIDE
    down = (port.moved(0, low - port.y), Point(turn.x, low), turn)
    return EdgePath((port, *down, Point(turn.x, foot.y), Point(turn.x, foot.y), foot), tip)
