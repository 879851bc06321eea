"""Pictures of instances: what is drawn, what the theme changes, and what is recognised without one."""

from __future__ import annotations

import pytest

from oxpecker.report.graph import Graph, NodeShape
from oxpecker.report.instances import Theme, ThemeError, frames, picture, read_theme
from oxpecker.report.layout import layered_layout
from oxpecker.report.svg import render
from oxpecker.report.tones import Tone
from tests.relational.solutions import solution

LIST = """
sig Node { link: lone Node }
one sig List { head: Node }
fact { no iden & ^link and Node in List.head.*link }
run { some disj a, b: Node | a.link = b } for exactly 3 Node
"""
TREE = """
sig Node { above: lone Node }
one sig Root extends Node {}
fact { no iden & ^above and Node - Root in above.Root }
run {} for exactly 4 Node
"""
TIMED = """
open util/ordering[Time]
sig Time {}
enum Colour { Red, Green }
sig Light { colour: Colour one -> Time, near: set Light, visits: Light -> Time }
sig Broken in Light {}
fact { near = ~near and no near & iden and #Light = 2 and some near and some Broken
  all t: Time | one Light.colour.t and some visits.t }
run {} for exactly 2 Light, exactly 2 Time
"""
NUMBERS = """
one sig A { n: Int, m: Int -> lone B }
one sig B {}
run { A.n = 3 and A.m = 2 -> B } for 1 but 4 Int
"""


def drawn(text: str, theme: str = "") -> Graph:
    return picture(solution(text), read_theme(theme))


def lines(graph: Graph) -> set[tuple[str, ...]]:
    return {node.lines for node in graph.nodes}


def arrows(graph: Graph) -> set[tuple[str, str, str]]:
    return {(edge.source, edge.label, edge.target) for edge in graph.edges}


def test_atoms_are_nodes_and_pairs_are_arrows() -> None:
    graph = drawn(LIST)
    assert len(graph.nodes) == 4
    assert sum(label == "link" for _, label, _ in arrows(graph)) == 2
    assert sum(label == "head" for _, label, _ in arrows(graph)) == 1
    labels = {line for node in graph.nodes for line in node.lines}
    assert "List" in labels, "the only atom of a signature needs no number"
    assert any("$a" in line for line in labels), "witnesses are labels"


def test_a_single_relation_needs_no_labels() -> None:
    graph = drawn("sig A { f: lone A } run { some f } for exactly 2 A")
    assert {edge.label for edge in graph.edges} == {""}
    theme = '[relation.f]\nlabel = "to"'
    assert {edge.label for edge in drawn("sig A { f: lone A } run { some f } for 2", theme).edges} == {"to"}


def test_trees_have_their_root_on_top() -> None:
    graph = drawn(TREE)
    assert graph.edges and all(edge.against for edge in graph.edges)
    boxes = dict(zip((node.id for node in graph.nodes), layered_layout(graph).nodes, strict=True))
    assert all(boxes[edge.target].y < boxes[edge.source].y for edge in graph.edges)
    down = drawn(TREE, '[relation.above]\ndirection = "down"')
    assert not any(edge.against for edge in down.edges)


def test_a_list_that_goes_both_ways_is_drawn_along_the_first_relation() -> None:
    text = LIST.replace("link: lone Node", "link, back: lone Node").replace("fact {", "fact { back = ~link ")
    graph = drawn(text)
    assert {edge.against for edge in graph.edges if edge.label == "back"} == {True}
    assert {edge.against for edge in graph.edges if edge.label == "link"} == {False}


def test_atoms_have_the_same_name_everywhere() -> None:
    text = (
        "enum Hue { Red, Blue } sig A { hue: Hue, f: A, g: A -> A } run { A.hue = Red and g = A -> f } for exactly 2 A"
    )
    graph = drawn(text, '[signature.A]\nlabel = "x"\n[relation.f]\nshow = "attribute"')
    assert {line for node in graph.nodes for line in node.lines if line.startswith("hue")} == {"hue: Red"}
    assert {line[:5] for node in graph.nodes for line in node.lines if line.startswith("f")} == {"f: x$"}
    assert {edge.label[:5] for edge in graph.edges} == {"g [x$"}


def test_colours_of_a_theme_are_not_given_to_other_signatures() -> None:
    tones = [node.tone for node in drawn(LIST, '[signature.Node]\ncolour = "green"').nodes]
    assert tones.count(Tone.GREEN) == 3
    assert len(tones) == 4


def test_states_are_projected_over_and_constants_are_attributes() -> None:
    found = solution(TIMED)
    parts = frames(found, Theme())
    assert [part.label for part in parts] == ["Time$0", "Time$1"]
    for part in parts:
        assert {node.id for node in part.graph.nodes} == {"Light$0", "Light$1"}, "no Time, no constants of an enum"
        assert any(line.startswith("colour: ") for node in part.graph.nodes for line in node.lines)
        assert any("Broken" in line for node in part.graph.nodes for line in node.lines)
        near = [edge for edge in part.graph.edges if edge.label == "near"]
        assert [edge.two_way for edge in near] == [True], "opposite arrows are one"
    whole = picture(found, Theme())
    assert [cluster.label for cluster in whole.clusters] == ["Time$0", "Time$1"]
    assert len(whole.nodes) == 4


def test_a_theme_can_forbid_projection() -> None:
    graph = drawn(TIMED, "project = []")
    assert not graph.clusters
    assert {"Time$0", "Time$1"} <= {node.id for node in graph.nodes}
    assert any("[" in label for _, label, _ in arrows(graph)), "longer tuples name their middle"


def test_integers_are_attributes_or_parts_of_labels() -> None:
    graph = drawn(NUMBERS)
    assert lines(graph) == {("A", "n: 3"), ("B",)}
    assert arrows(graph) == {("A$0", "m [2]", "B$0")}
    shown = drawn(NUMBERS, '[relation.n]\nshow = "arrow"')
    assert ("A$0", "n", "3") in arrows(shown)


def test_a_theme_colours_hides_and_names() -> None:
    theme = """
    hide = ["head"]
    [signature.Node]
    colour = "pink"
    shape = "hexagon"
    label = "N"
    [relation.link]
    colour = "red"
    """
    graph = drawn(LIST, theme)
    nodes = [node for node in graph.nodes if node.id.startswith("Node$")]
    assert {(node.tone, node.shape) for node in nodes} == {(Tone.PINK, NodeShape.HEXAGON)}
    assert {node.lines[0].split("$")[0] for node in nodes} == {"N"}
    assert {edge.tone for edge in graph.edges} == {Tone.RED}
    assert "List$0" not in {node.id for node in drawn(LIST, 'hide = ["List"]').nodes}
    assert 'class="node hexagon none tone-pink"' in render(graph, layered_layout(graph))


@pytest.mark.parametrize(
    ("theme", "message"),
    [
        ("colour = 3", "a theme has no 'colour'"),
        ("hide = 'A'", "hide must be a list of names"),
        ("[signature.Node]\ncolour = 'beige'", "colour 'beige' is unknown; choose from blue, green"),
        ("[relation.link]\nshow = 3", "show 3 is unknown"),
        ("[relation.link]\nlabel = 3", "label must be a text"),
        ("[relation]\nnext = 3", "relation must be tables"),
        ("[relation.link]\nshape = 'box'", "relation link has no 'shape'"),
        ("hide = ['nothing']", "no relation 'nothing'"),
        ("project = ['link']", "no signature 'link'"),
        ("[signature.List", "Expected"),
    ],
)
def test_mistakes_in_a_theme_are_named(theme: str, message: str) -> None:
    with pytest.raises(ThemeError, match=message):
        drawn(LIST, theme)


def test_a_trace_has_a_frame_for_each_state_and_names_its_loop() -> None:
    text = "one sig Lamp {} var sig On in Lamp {} run { always (some On iff no On') and no On }"
    parts = frames(solution(text), Theme())
    assert [part.label for part in parts] == ["state 0", "state 1, then state 0 again"]
    assert [lines(part.graph) for part in parts] == [{("Lamp",)}, {("Lamp", "(On)")}]


def test_strings_are_attributes_and_nothing_is_a_picture_too() -> None:
    graph = drawn('one sig A { t: String } run { A.t = "x<y" }')
    assert lines(graph) == {("A", 't: "x<y"')}
    empty = drawn("sig A { r: A -> Time } sig Time {} run { no A and no Time }")
    assert not empty.nodes
    assert "<svg" in render(empty, layered_layout(empty))
