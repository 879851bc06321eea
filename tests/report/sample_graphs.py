"""Graphs to draw in tests, and a strategy for more of them."""

from __future__ import annotations

from hypothesis import strategies as st

from oxpecker.report import Cluster, EdgeKind, Emphasis, Graph, GraphEdge, GraphNode, NodeShape

NASTY = "a < b && c > \"d\" ? 'e' : \\N \\l </text> &lt; {x|y} \t\x00\x7f\ud800\uffff 漢字"

LOOP = Graph(
    "Main.count(int)",
    (
        GraphNode("entry", ("entry",), NodeShape.ROUND),
        GraphNode("head", ("i < n",), NodeShape.HEXAGON, Emphasis.STRONG),
        GraphNode("body", ("int t := a[i];", "i := i + 1;")),
        GraphNode("exit", ("exit",), NodeShape.ROUND, Emphasis.GOOD),
        GraphNode("thrown", ("exceptional exit",), NodeShape.ROUND, Emphasis.BAD),
        GraphNode("dead", ("i := 0;",), emphasis=Emphasis.FADED),
    ),
    (
        GraphEdge("entry", "head"),
        GraphEdge("head", "body", "true", EdgeKind.TRUE),
        GraphEdge("head", "exit", "false", EdgeKind.FALSE),
        GraphEdge("body", "head", kind=EdgeKind.BACK),
        GraphEdge("body", "thrown", "null", EdgeKind.EXCEPTIONAL),
        GraphEdge("body", "thrown", "index", EdgeKind.EXCEPTIONAL),
        GraphEdge("head", "head", "again", EdgeKind.BACK),
    ),
    (Cluster("within", ("entry", "head", "body", "exit")),),
)

EMPTY = Graph("nothing", ())
SINGLE = Graph("one", (GraphNode("only", ("only one",)),))
BLANK = Graph("blank", (GraphNode("", ()),), (GraphEdge("", ""),))
SCATTERED = Graph("scattered", tuple(GraphNode(str(i), (f"node {i}",)) for i in range(7)), (GraphEdge("2", "3"),))
NASTY_TEXT = Graph(
    NASTY,
    (GraphNode(NASTY, (NASTY, "  indented")), GraphNode("b", ("two\nin one",), NodeShape.HEXAGON)),
    (GraphEdge(NASTY, "b", NASTY), GraphEdge("b", NASTY, kind=EdgeKind.BACK), GraphEdge(NASTY, NASTY, NASTY)),
    (Cluster(NASTY, (NASTY,)),),
)

SAMPLES = (LOOP, EMPTY, SINGLE, BLANK, SCATTERED, NASTY_TEXT)


def exceptional_ladder(count: int) -> Graph:
    """Blocks in a row, each of which may also fail: the usual shape of a large control flow graph."""
    nodes = [GraphNode(str(i), (f"block {i}", "x := x + 1;")) for i in range(count)]
    edges = [GraphEdge(str(i), str(i + 1)) for i in range(count - 1)]
    edges += [GraphEdge(str(i), "failed", kind=EdgeKind.EXCEPTIONAL) for i in range(count)]
    edges += [GraphEdge(str(i), str(i // 2), "again", EdgeKind.BACK) for i in range(0, count, 9)]
    return Graph("ladder", (*nodes, GraphNode("failed", ("failed",), NodeShape.ROUND, Emphasis.BAD)), tuple(edges))


@st.composite
def graphs(draw: st.DrawFn, *, clusters: bool = True) -> Graph:
    """Graphs of up to a dozen nodes with any edges: cycles, self loops, parallel edges, loose parts."""
    count = draw(st.integers(0, 12))
    nodes = tuple(
        GraphNode(
            f"n{i}",
            tuple(draw(st.lists(st.sampled_from(["", "x", "a long line of text", "if (x)"]), max_size=3))),
            draw(st.sampled_from(NodeShape)),
            draw(st.sampled_from(Emphasis)),
        )
        for i in range(count)
    )
    names = st.sampled_from([node.id for node in nodes]) if nodes else st.nothing()
    edge = st.builds(GraphEdge, names, names, st.sampled_from(["", "true", "a label"]), st.sampled_from(EdgeKind))
    edges = draw(st.one_of(st.lists(edge, max_size=24), _lists(count))) if nodes else []
    cut = draw(st.integers(0, count)) if clusters else 0
    groups = [Cluster("cluster", tuple(node.id for node in nodes[:cut]))] if cut else []
    return Graph("generated", nodes, tuple(edges), tuple(groups), lists_in_rows=draw(st.booleans()))


def _lists(count: int) -> st.SearchStrategy[list[GraphEdge]]:
    """Edges that make one or more lists of the nodes, each in either direction."""
    links = [
        st.builds(GraphEdge, st.just(f"n{i}"), st.just(f"n{i + 1}"), st.sampled_from(["", "next"]))
        | st.builds(GraphEdge, st.just(f"n{i + 1}"), st.just(f"n{i}"), st.just("previous"), against=st.just(True))
        for i in range(count - 1)
    ]
    return st.tuples(*(st.none() | each for each in links)).map(lambda found: [each for each in found if each])
