"""Graphs as SVG, whichever program lays them out."""

from __future__ import annotations

from collections import Counter
from xml.etree import ElementTree

import pytest
from hypothesis import given, settings

from oxpecker.report import Graph, to_svg
from oxpecker.report.layout import layered_layout
from oxpecker.report.measure import node_size, text_width, visible
from oxpecker.report.svg import render
from tests.exhaustive import tries
from tests.report.sample_graphs import LOOP, NASTY, NASTY_TEXT, SAMPLES, exceptional_ladder, graphs

SVG = "{http://www.w3.org/2000/svg}"


def _drawn(graph: Graph) -> ElementTree.Element:
    return ElementTree.fromstring(render(graph, layered_layout(graph)))


def _with_class(root: ElementTree.Element, name: str) -> list[ElementTree.Element]:
    return [item for item in root.iter(f"{SVG}g") if name in item.get("class", "").split()]


@settings(max_examples=tries(50), deadline=None)
@given(graphs())
def test_every_node_and_edge_is_drawn(graph: Graph) -> None:
    root = _drawn(graph)
    nodes = _with_class(root, "node")
    assert [node.get("data-id") for node in nodes] == [node.id for node in graph.nodes]
    for node, drawn in zip(graph.nodes, nodes, strict=True):
        assert tuple(text.text or "" for text in drawn.iter(f"{SVG}text")) == node.lines
        assert drawn.get("class") == f"node {node.shape} {node.emphasis}"
    edges = [edge for edge in _with_class(root, "edge") if edge.get("data-source")]
    assert [(edge.get("data-source"), edge.get("data-target"), edge.get("class")) for edge in edges] == [
        (edge.source, edge.target, f"edge {edge.kind}") for edge in graph.edges
    ]
    for edge in edges:  # a line and the head of its arrow
        assert [path.get("class") for path in edge.iter(f"{SVG}path")] == ["line", "head"]
    labels = [text.text for group in _with_class(root, "edge") for text in group.iter(f"{SVG}text")]
    assert Counter(labels) == Counter(edge.label for edge in graph.edges if edge.label)
    assert len(_with_class(root, "cluster")) == len(graph.clusters)


@pytest.mark.parametrize("graph", SAMPLES, ids=lambda graph: graph.name[:9])
def test_the_picture_stands_alone(graph: Graph) -> None:
    text = to_svg(graph)
    root = ElementTree.fromstring(text)
    assert root.tag == f"{SVG}svg"
    assert root.findtext(f"{SVG}title") == visible(graph.name)
    assert root.get("role") == "img"
    assert visible(graph.name) in (root.get("aria-label") or "")
    assert text.count("http") == 1  # the namespace: nothing is fetched
    assert "prefers-color-scheme:dark" in text
    assert not any(item.get("id") for item in root.iter())  # several pictures fit in one page
    assert to_svg(graph) == text


def test_escapes() -> None:
    root = _drawn(NASTY_TEXT)
    texts = [text.text for text in root.iter(f"{SVG}text")]
    assert texts.count(visible(NASTY)) == 4  # cluster, node, two labels
    assert "  indented" in texts
    assert "two\N{SYMBOL FOR LINE FEED}in one" in texts


def test_a_large_graph() -> None:
    graph = exceptional_ladder(300)
    text = to_svg(graph)
    assert len(_with_class(ElementTree.fromstring(text), "node")) == 301
    assert len(text) < 2_000_000


def test_the_summary_counts() -> None:
    assert _drawn(LOOP).get("aria-label") == "Main.count(int): 6 nodes, 7 edges"
    assert _drawn(SAMPLES[2]).get("aria-label") == "one: 1 node, 0 edges"


def test_room_for_text() -> None:
    assert text_width("漢字") == text_width("abcd")
    assert text_width("e\N{COMBINING ACUTE ACCENT}") == text_width("e")
    assert text_width("\t") == text_width("    ")
    for node in LOOP.nodes:
        width, height = node_size(node)
        assert width > max(map(text_width, node.lines))
        assert height >= 16 * len(node.lines)
