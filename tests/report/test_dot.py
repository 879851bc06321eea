"""Graphs as DOT."""

from __future__ import annotations

import re

import pytest

from oxpecker.report import Graph, GraphEdge, GraphNode, to_dot
from tests.report.sample_graphs import LOOP, NASTY, NASTY_TEXT, SAMPLES

QUOTED = r'"(?:[^"\\]|\\.)*"'


def test_a_graph_as_dot() -> None:
    text = to_dot(LOOP)
    assert text.startswith('digraph "Main.count(int)" {\n')
    assert '"body" [label="int t := a[i];\\li := i + 1;\\l"];' in text
    assert '"head" -> "body" [id="edge1", label=" true ", color="#1a7f37", fontcolor="#1a7f37"];' in text
    assert 'subgraph "cluster_0" {\n    graph [label="within"' in text


@pytest.mark.parametrize("graph", SAMPLES, ids=lambda graph: graph.name[:9])
def test_every_node_and_edge_is_there_once(graph: Graph) -> None:
    text = to_dot(graph)
    assert len(re.findall(rf"^ +{QUOTED} \[label=", text, re.MULTILINE)) == len(graph.nodes)
    assert len(re.findall(rf"^  {QUOTED} -> {QUOTED} \[id=", text, re.MULTILINE)) == len(graph.edges)
    # Outside of quotes nothing is left but what the writer itself has written.
    assert re.fullmatch(r'[\w\s\[\]{}=,;>"-]*', re.sub(QUOTED, '""', text).replace("0.", "0"))
    assert to_dot(graph) == text


def test_escapes() -> None:
    text = to_dot(NASTY_TEXT)
    assert "a < b &amp;&amp; c > \\\"d\\\" ? 'e'" in text
    assert r"\\N \\l </text> &amp;lt; {x|y}" in text
    assert "\N{SYMBOL FOR NULL}\N{REPLACEMENT CHARACTER}\N{REPLACEMENT CHARACTER}" in text
    text.encode()  # no lone surrogate is left


def test_nodes_whose_ids_look_alike_keep_apart() -> None:
    ids = ("a b", "a_b", "a\tb", "a_b_2", NASTY)
    graph = Graph("g", tuple(GraphNode(name, (name,)) for name in ids), (GraphEdge("a\tb", "a_b"),))
    names = re.findall(rf"^  ({QUOTED}) \[label=", to_dot(graph), re.MULTILINE)
    assert len(set(names)) == len(ids)
