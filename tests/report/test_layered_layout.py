"""Layout without Graphviz: nothing overlaps, edges go from node to node and cross no other."""

from __future__ import annotations

import subprocess
import sys
from itertools import combinations, pairwise

import pytest
from hypothesis import given, settings

from oxpecker.report import Graph, GraphEdge, GraphNode
from oxpecker.report.layout import EdgePath, Layout, NodeBox, Point, layered_layout
from oxpecker.report.layout.acyclic import backward, ranks
from oxpecker.report.layout.packing import components, pack
from tests.exhaustive import tries
from tests.report.sample_graphs import SAMPLES, exceptional_ladder, graphs


@settings(max_examples=tries(150), deadline=None)
@given(graphs(clusters=False))
def test_nothing_overlaps(graph: Graph) -> None:
    layout = layered_layout(graph)
    for one, other in combinations(layout.nodes, 2):
        assert not _overlap(one, other)
    for edge, path in zip(graph.edges, layout.edges, strict=True):
        for node, box in zip(graph.nodes, layout.nodes, strict=True):
            if node.id not in (edge.source, edge.target):
                assert not any(_inside(point, box) for point in _sampled(path))


@settings(max_examples=tries(150), deadline=None)
@given(graphs())
def test_edges_go_from_node_to_node_within_the_picture(graph: Graph) -> None:
    layout = layered_layout(graph)
    boxes = {node.id: box for node, box in zip(graph.nodes, layout.nodes, strict=True)}
    for edge, path in zip(graph.edges, layout.edges, strict=True):
        assert _touches(path.points[0], boxes[edge.source])
        assert _touches(path.tip, boxes[edge.target])
        assert len(path.points) % 3 == 1
        assert not edge.label or path.label is not None
        for point in _sampled(path):
            assert -1 <= point.x <= layout.width + 1
            assert -1 <= point.y <= layout.height + 1
    for box in layout.nodes:
        assert box.left >= -0.01 and box.right <= layout.width + 0.01
        assert box.top >= -0.01 and box.bottom <= layout.height + 0.01


def test_edges_go_down_except_back_edges() -> None:
    graph = exceptional_ladder(20)
    layout = layered_layout(graph)
    boxes = {node.id: box for node, box in zip(graph.nodes, layout.nodes, strict=True)}
    for edge in graph.edges:
        if edge.source != edge.target:
            assert (boxes[edge.source].y < boxes[edge.target].y) == (edge.kind != "back")


def _places(edges: tuple[GraphEdge, ...], count: int) -> list[NodeBox]:
    nodes = tuple(GraphNode(f"n{number}", (f"n{number}",)) for number in range(count))
    return list(layered_layout(Graph("list", nodes, edges, lists_in_rows=True)).nodes)


@pytest.mark.parametrize("against", [False, True])
def test_lists_are_drawn_from_left_to_right(against: bool) -> None:
    pairs = [("n2", "n0"), ("n0", "n1")]
    ends = [(b, a) if against else (a, b) for a, b in pairs]
    edges = tuple(GraphEdge(source, target, "next", against=against) for source, target in ends)
    first, second, third = (_places(edges, 3)[number] for number in (2, 0, 1))
    assert first.right < second.left and second.right < third.left
    assert first.y == second.y == third.y


def test_what_points_into_a_list_is_above_it() -> None:
    links = tuple(GraphEdge(f"n{number}", f"n{number + 1}", "next") for number in range(3))
    ends = (GraphEdge("n4", "n0", "head"), GraphEdge("n4", "n3", "tail"), GraphEdge("n5", "n1", "here"))
    places = _places((*ends, *links), 6)
    assert [box.y for box in places[:4]] == [places[0].y] * 4
    assert all(left.right < right.left for left, right in pairwise(places[:4]))
    assert all(box.bottom < places[0].top for box in places[4:])
    assert places[5].right < places[4].left or places[4].right < places[5].left


def test_a_list_whose_nodes_point_elsewhere_is_drawn_in_layers() -> None:
    links = (GraphEdge("n0", "n1", "next"), GraphEdge("n1", "n2", "next"))
    places = _places((*links, GraphEdge("n1", "n3", "value")), 4)
    assert places[0].y < places[1].y < places[2].y


@pytest.mark.parametrize("last", [GraphEdge("n2", "n0"), GraphEdge("n0", "n2"), GraphEdge("n1", "n1")])
def test_what_is_no_list_is_drawn_in_layers(last: GraphEdge) -> None:
    places = _places((GraphEdge("n0", "n1"), GraphEdge("n1", "n2"), last), 3)
    assert places[0].y < places[1].y < places[2].y


def test_a_large_graph_stays_narrow() -> None:
    layout = layered_layout(exceptional_ladder(300))
    assert layout.width < 5000  # a column for the blocks, one for all 300 exceptional edges, 34 for the loops


def test_deep_and_wide_graphs() -> None:
    nodes = tuple(GraphNode(str(i), ("x",)) for i in range(1200))
    chain = Graph("chain", nodes, tuple(GraphEdge(str(i), str(i + 1)) for i in range(1199)))
    star = Graph("star", nodes[:400], tuple(GraphEdge("0", str(i)) for i in range(1, 400)))
    limit = sys.getrecursionlimit()
    assert layered_layout(chain).height > layered_layout(chain).width
    assert layered_layout(star).height < layered_layout(star).width
    assert sys.getrecursionlimit() == limit


@pytest.mark.parametrize("seed", ["1", "2"])
def test_the_layout_does_not_depend_on_the_hash_seed(seed: str) -> None:
    program = (
        "from tests.report.sample_graphs import *; from oxpecker.report.layout import layered_layout\n"
        "print([layered_layout(graph) for graph in (*SAMPLES, exceptional_ladder(40))])"
    )
    done = subprocess.run(
        [sys.executable, "-c", program],
        env={"PYTHONHASHSEED": seed, "PYTHONPATH": ":".join(sys.path)},
        capture_output=True,
        text=True,
        check=True,
        timeout=600,
    )
    assert done.stdout.strip() == str([layered_layout(graph) for graph in (*SAMPLES, exceptional_ladder(40))])


def test_cycles_are_cut_at_the_edge_that_closes_them() -> None:
    edges = [(0, 1), (1, 2), (2, 0), (1, 1)]
    assert backward(3, edges, [False] * 4) == [False, False, True, False]
    assert backward(3, edges, [True, False, False, False]) == [True, False, False, False]
    assert backward(0, [], []) == []


def test_sources_stand_just_above_what_they_lead_to() -> None:
    assert ranks(4, [(0, 1), (1, 2), (3, 2)]) == [0, 1, 2, 1]
    assert ranks(1, []) == [0]


def test_components() -> None:
    assert components(5, [(3, 1), (4, 3)]) == [[0], [1, 3, 4], [2]]


def test_blocks_are_packed_in_rows() -> None:
    corners, width, height = pack([(100, 50)] * 6)
    assert len(set(corners)) == 6
    assert width <= 500 and height <= 300
    assert pack([]) == ([], 0, 0)


def test_an_empty_graph() -> None:
    assert layered_layout(Graph("empty", ())) == Layout(0, 0, (), ())


def _overlap(one: NodeBox, other: NodeBox) -> bool:
    return (
        min(one.right, other.right) > max(one.left, other.left) + 0.01
        and min(one.bottom, other.bottom) > max(one.top, other.top) + 0.01
    )


def _inside(point: Point, box: NodeBox) -> bool:
    return box.left + 0.1 < point.x < box.right - 0.1 and box.top + 0.1 < point.y < box.bottom - 0.1


def _touches(point: Point, box: NodeBox) -> bool:
    """On the box's border, or inside it by as much as slanted and rounded sides lie inside."""
    near = box.left - 0.1 <= point.x <= box.right + 0.1 and box.top - 0.1 <= point.y <= box.bottom + 0.1
    return near and not (box.left + 17 < point.x < box.right - 17 and box.top + 0.1 < point.y < box.bottom - 0.1)


def _sampled(path: EdgePath) -> list[Point]:
    """Points along the curve, up to the tip."""
    points = list(path.points)
    found = [points[0]]
    for index in range(0, len(points) - 1, 3):
        a, b, c, d = points[index : index + 4]
        for step in range(1, 9):
            t = step / 8
            weights = ((1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t**3)
            xs, ys = zip(a, b, c, d, strict=True)
            found.append(
                Point(
                    sum(w * x for w, x in zip(weights, xs, strict=True)),
                    sum(w * y for w, y in zip(weights, ys, strict=True)),
                )
            )
    return [*found, path.tip]
