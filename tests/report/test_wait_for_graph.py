"""Wait-for graphs of deadlocks."""

from __future__ import annotations

from pathlib import Path

import oxpecker
from oxpecker.report.graph import Graph
from oxpecker.report.wait_for_graph import wait_for_graph

PROGRAM = """
class Lock { }
class Main {
    static void cross() {
        Lock a := new Lock(); Lock b := new Lock();
        fork Main.take(a, b);
        fork Main.take(b, a);
        join;
    }
    static void take(Lock first, Lock second) requires(first != null && second != null) {
        lock (first) { lock (second) { ; } }
    }
    static void keep() { Lock a := new Lock(); lock (a) { fork Main.need(a); join; } }
    static void need(Lock a) requires(a != null) { lock (a) { ; } }
}
"""


def graph_of(method: str) -> Graph:
    (result,) = oxpecker.check(PROGRAM, name="locks.oox", method=method).results
    graph = wait_for_graph(result.findings[0].waiting)
    assert graph is not None
    return graph


def edges(graph: Graph) -> list[tuple[str, str, str]]:
    return sorted((each.source, each.label, each.target) for each in graph.edges)


def test_locks_taken_crosswise_are_a_cycle() -> None:
    graph = graph_of("Main.cross")
    assert edges(graph) == [
        ("Lock#1", "held by", "thread 1"),
        ("Lock#2", "held by", "thread 2"),
        ("thread 1", "waits for the lock", "Lock#2"),
        ("thread 2", "waits for the lock", "Lock#1"),
    ]
    assert "thread 0" not in {node.id for node in graph.nodes}


def test_a_thread_that_waits_for_its_children_is_drawn_if_it_holds_a_lock() -> None:
    graph = graph_of("Main.keep")
    assert edges(graph) == [("Lock#1", "held by", "thread 0"), ("thread 1", "waits for the lock", "Lock#1")]
    assert "waits for its children" in graph.nodes[0].lines


def test_without_objects_there_is_no_graph() -> None:
    assert wait_for_graph([]) is None


def test_it_is_on_the_page(tmp_path: Path) -> None:
    oxpecker.check(PROGRAM, name="locks.oox", method="Main.cross").write_html(tmp_path)
    text = (tmp_path / "method-Main.cross.html").read_text(encoding="utf-8")
    assert 'class="wait-for"' in text and "Who waits for whom: 4 boxes" in text
