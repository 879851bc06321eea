"""Pictures of heaps: what they show, what they mark, and that everything keeps its place."""

from __future__ import annotations

from itertools import combinations
from xml.etree import ElementTree

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from oxpecker.report import panels
from oxpecker.report.dot import to_dot
from oxpecker.report.graph import CellKind, EdgeKind, Emphasis, Graph, GraphNode
from oxpecker.report.heap_picture import Selection, heap_picture
from oxpecker.report.layout import layered_layout
from oxpecker.report.layout.graphviz import GraphvizError, graphviz_layout
from oxpecker.report.measure import cell_place, cell_rows, node_size
from oxpecker.report.panels import Panel, lay_out_panels, side_by_side
from oxpecker.report.panels_svg import panels_svg
from oxpecker.results import HeapGraph, HeapObject, HeapReference, HeapValue
from oxpecker.results.heap import Shape
from tests.exhaustive import tries

SVG = "{http://www.w3.org/2000/svg}"
R = HeapReference


def node(name: str, value: str, **links: HeapValue) -> HeapObject:
    return HeapObject(name, "Node", (("value", value), ("left", links.get("left")), ("right", links.get("right"))))


BEFORE = HeapGraph(
    (("this", R("Tree#1")), ("x", "3"), ("Tree.count", "0")),
    (
        HeapObject("Tree#1", "Tree", (("root", R("Node#2")), ("size", "1"), ("owner", None))),
        node("Node#2", "5"),
    ),
)
AFTER = HeapGraph(
    (("this", R("Tree#1")), ("x", "3"), ("Tree.count", "0"), ("retval", "true")),
    (
        HeapObject("Tree#1", "Tree", (("root", R("Node#2")), ("size", "2"), ("owner", None))),
        node("Node#2", "5", left=R("Node#3")),
        node("Node#3", "3"),
    ),
)
TOUCHED = frozenset({("Tree#1", "root"), ("Node#2", "value"), ("Node#2", "left")})


def pictures(full: bool = False) -> tuple[Graph, Graph]:
    shown = Selection([BEFORE, AFTER], None if full else TOUCHED).shown()
    before = heap_picture("before", BEFORE, shown, frame="Tree.insert")
    return before, heap_picture("after", AFTER, shown, BEFORE, "Tree.insert")


def cells(graph: Graph, name: str) -> dict[str, tuple[CellKind, str, bool]]:
    found = next(each for each in graph.nodes if each.id == name)
    return {cell.name: (cell.kind, cell.text, cell.changed) for cell in found.cells}


def test_objects_are_cells_and_references_are_edges() -> None:
    before, after = pictures()
    assert cells(before, "Node#2") == {
        "value": (CellKind.TEXT, "5", False),
        "left": (CellKind.NULL, "", False),
    }
    assert cells(after, "Node#2") == {
        "value": (CellKind.TEXT, "5", False),
        "left": (CellKind.REFERENCE, "", True),
    }
    changed = [edge for edge in after.edges if edge.kind is EdgeKind.CHANGED]
    assert [(edge.source, edge.target, edge.cell) for edge in changed] == [("Node#2", "Node#3", 1)]


def test_only_what_is_touched_or_changes_is_shown() -> None:
    _, after = pictures()
    assert set(cells(after, "Tree#1")) == {"root", "size"}  # `size` was written, `owner` is nobody's business
    assert set(cells(after, "Node#3")) == {"value", "left", "right"}  # of what is new, everything
    assert "Tree.count" not in cells(after, "variables of ")


def test_everything_is_shown_on_demand() -> None:
    before, after = pictures(full=True)
    assert set(cells(before, "Tree#1")) == {"root", "size", "owner"}
    assert "Tree.count" in cells(after, "variables of ")


def test_what_is_new_is_marked() -> None:
    _, after = pictures()
    emphases = {each.id: each.emphasis for each in after.nodes}
    assert emphases == {
        "variables of ": Emphasis.FRAME,
        "Tree#1": Emphasis.NONE,
        "Node#2": Emphasis.NONE,
        "Node#3": Emphasis.NEW,
    }
    assert cells(after, "variables of ")["retval"] == (CellKind.TEXT, "true", True)


def test_what_a_collection_gets_or_loses_is_marked() -> None:
    short, long = (
        HeapGraph((("xs", R("List#1")),), (HeapObject("List#1", "List", fields, shape=Shape.LIST),))
        for fields in ((("0", "7"),), (("0", "7"), ("1", "8")))
    )
    shown = Selection([short, long], None).shown()
    grown = cells(heap_picture("after", long, shown, short), "List#1")
    assert grown == {"0": (CellKind.TEXT, "7", False), "1": (CellKind.TEXT, "8", True)}
    shrunk = cells(heap_picture("after", short, shown, long), "List#1")
    assert shrunk == {"0": (CellKind.TEXT, "7", False), "1": (CellKind.ABSENT, "", True)}
    first = cells(heap_picture("before", short, shown), "List#1")
    assert not any(changed for _, _, changed in first.values())


def test_what_comes_into_sight_again_is_not_new() -> None:
    shown = Selection([BEFORE, AFTER]).shown()
    again = heap_picture("again", AFTER, shown, BEFORE, known={"Node#3"})
    assert next(each for each in again.nodes if each.id == "Node#3").emphasis is Emphasis.NONE


def test_marks_are_not_colours_alone() -> None:
    before, after = pictures()
    root = ElementTree.fromstring(panels_svg("Tree.insert", [Panel("before", before), Panel("after", after)]))
    stars = [item for item in root.iter(f"{SVG}tspan") if item.get("class") == "mark" and item.text == "*"]
    assert len(stars) == sum(cell.changed for each in after.nodes for cell in each.cells)
    assert [item.text for item in root.iter(f"{SVG}text") if item.get("class") == "tag"] == ["new"]
    slashes = [item for item in root.iter(f"{SVG}path") if item.get("class") == "slash"]
    assert len(slashes) == sum(c.kind is CellKind.NULL for g in (before, after) for n in g.nodes for c in n.cells)


def test_arrays_are_rows_of_cells_and_long_ones_show_what_changes() -> None:
    def array(changed: str) -> HeapGraph:
        elements = tuple((str(i), changed if i == 70 else "0") for i in range(100))
        return HeapGraph((("a", R("int[]#1")),), (HeapObject("int[]#1", "int[]", elements),))

    old, new = array("0"), array("9")
    graph = heap_picture("after", new, Selection([old, new], frozenset()).shown(), old)
    row = next(each for each in graph.nodes if each.id == "int[]#1").cells
    assert [cell.name for cell in row] == [*map(str, range(23)), "…", "70", "…"]
    assert [cell.name for cell in row if cell.changed] == ["70"]


def matrix(
    *rows: tuple[str, tuple[str, ...]], order: tuple[str, ...] = ("int[]#2", "int[]#3"), **roots: str
) -> HeapGraph:
    """An array `m` of arrays; `roots` are other variables that lead to a row."""
    outer = HeapObject("int[][]#1", "int[][]", tuple((str(i), HeapReference(n)) for i, n in enumerate(order)))
    inner = [HeapObject(name, "int[]", tuple((str(i), v) for i, v in enumerate(values))) for name, values in rows]
    variables = (("m", HeapReference("int[][]#1")), *((name, HeapReference(row)) for name, row in roots.items()))
    return HeapGraph(variables, (outer, *inner))


ROWS = (("int[]#2", ("1", "20")), ("int[]#3", ("300", "4", "5")))


def test_a_matrix_is_a_table() -> None:
    before = matrix(*ROWS)
    after = matrix(("int[]#2", ("1", "7")), ROWS[1])
    picture = heap_picture("after", after, Selection([before, after], ()).shown(), before)
    assert [node.id for node in picture.nodes] == ["variables of ", "int[][]#1"]
    node = picture.nodes[1]
    rows = [[node.cells[index] for index, _ in row] for row in cell_rows(node)]
    assert [[cell.text for cell in row] for row in rows] == [["0", "1", "7"], ["1", "300", "4", "5"]]
    assert [[cell.name for cell in row] for row in rows] == [["int[]#2", "0", "1"], ["int[]#3", "0", "1", "2"]]
    assert [cell.text for cell in node.cells if cell.changed] == ["7"]
    first, second = ([place.x for _, place in row] for row in cell_rows(node))
    assert first == second[: len(first)]


@pytest.mark.parametrize(
    "other",
    [
        matrix(*ROWS, order=("int[]#2", "int[]#2")),
        matrix(*ROWS, order=("int[]#3", "int[]#2")),
        matrix(*ROWS, row="int[]#3"),
        matrix(("int[]#2", ("1",) * 80), ("int[]#3", ("1",) * 80)),
    ],
    ids=["shared", "exchanged", "named", "large"],
)
def test_rows_that_are_more_than_rows_keep_their_arrows(other: HeapGraph) -> None:
    before = matrix(*ROWS)
    shown = Selection([before, other], None).shown()
    assert shown.matrices == {}
    picture = heap_picture("before", before, shown)
    assert {edge.target for edge in picture.edges} == {"int[][]#1", "int[]#2", "int[]#3"}


def test_dot_has_ports_for_references() -> None:
    before, after = pictures()
    text = to_dot(side_by_side("both", [Panel("before", before), Panel("after", after)]))
    assert '"1:Node_2" -> "1:Node_3" [id="edge4", color="#9a6700", fontcolor="#9a6700", penwidth="2", ' in text
    assert 'tailport="c1:s"' in text
    assert '<TD PORT="c1"' in text
    try:
        graphviz_layout(side_by_side("both", [Panel("before", before)]))
    except GraphvizError as error:
        assert "not installed" in str(error)


@pytest.mark.parametrize("without_graphviz", [False, True])
def test_everything_keeps_its_place(without_graphviz: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    if without_graphviz:
        monkeypatch.setattr(panels, "lay_out", layered_layout)
    first, second = lay_out_panels([Panel("before", pictures()[0]), Panel("after", pictures()[1])])
    places = [
        {
            each.id: (box, [cell_place(each, n) for n in range(len(each.cells))])
            for each, box in zip(laid.panel.graph.nodes, laid.layout.nodes, strict=True)
        }
        for laid in (first, second)
    ]
    for name in places[0]:
        assert places[0][name] == places[1][name]


@st.composite
def heaps(draw: st.DrawFn) -> HeapGraph:
    """Any small heap, connected or not, with cycles and references to oneself."""
    count = draw(st.integers(1, 6))
    names = [f"N#{number}" for number in range(count)]
    value = st.one_of(st.none(), st.sampled_from(names).map(R), st.sampled_from(["0", "-17", '"a <b> & c"', "true"]))
    objects = tuple(
        HeapObject(name, "N", tuple((f"f{i}", draw(value)) for i in range(draw(st.integers(0, 9))))) for name in names
    )
    return HeapGraph((("a", R(names[0])), ("b", draw(value))), objects)


@settings(max_examples=tries(60), deadline=None)
@given(heaps())
def test_pictures_without_graphviz_have_no_overlaps_and_edges_begin_at_their_cells(heap: HeapGraph) -> None:
    graph = heap_picture("any", heap, Selection([heap]).shown(), frame="f")
    layout = layered_layout(graph)
    for one, other in combinations(layout.nodes, 2):
        assert one.right <= other.left or other.right <= one.left or one.bottom <= other.top or other.bottom <= one.top
    boxes = {each.id: (each, box) for each, box in zip(graph.nodes, layout.nodes, strict=True)}
    for edge, path in zip(graph.edges, layout.edges, strict=True):
        source, box = boxes[edge.source]
        assert edge.cell is not None
        place = cell_place(source, edge.cell)
        assert path.points[0].x == pytest.approx(box.left + place.x + place.width / 2)
        assert path.points[0].y == pytest.approx(box.bottom)
    ElementTree.fromstring(panels_svg("any", [Panel("now", graph)]))


@settings(max_examples=tries(60), deadline=None)
@given(heaps())
def test_cells_fill_their_node(heap: HeapGraph) -> None:
    for each in heap_picture("any", heap, Selection([heap]).shown()).nodes:
        _within(each)


def _within(each: GraphNode) -> None:
    width, height = node_size(each)
    places = [place for row in (cell_rows(each) if each.cells else []) for _, place in row]
    for place in places:
        assert place.x >= 0 and place.x + place.width <= width + 0.01
        assert place.y + place.height <= height + 0.01
    if len({place.y for place in places}) == 1:
        assert sum(place.width for place in places) == pytest.approx(width)


def test_the_same_bytes_every_time() -> None:
    made = {panels_svg("t", [Panel("before", pictures()[0]), Panel("after", pictures()[1])]) for _ in range(3)}
    assert len(made) == 1
