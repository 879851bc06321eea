"""The wait-for graph of a deadlock: threads, the objects they wait for, and who holds the locks of these."""

from __future__ import annotations

from collections.abc import Sequence

from oxpecker.oox.interpreter import Stuck
from oxpecker.report.graph import EdgeKind, Emphasis, Graph, GraphEdge, GraphNode, NodeShape

_WAITS = {"lock": "waits for the lock", "wait": "waits for a notification"}
_OTHERWISE = {"join": "waits for its children", "initialise": "waits for a class"}


def wait_for_graph(threads: Sequence[Stuck]) -> Graph | None:
    """Arrows lead from threads to the objects that they wait for, and on to those who hold them; None without any.

    Threads that neither wait for an object nor hold one are left out.
    """
    drawn = [each for each in threads if _target(each) or each.holds]
    if not drawn:
        return None
    objects = dict.fromkeys(name for stuck in drawn for name in (*_target(stuck), *stuck.holds))
    nodes = [GraphNode(_thread(each), _lines(each), NodeShape.ROUND, Emphasis.BAD) for each in drawn]
    nodes += [GraphNode(name, (name,)) for name in objects]
    edges = [
        GraphEdge(_thread(each), name, _WAITS[each.waits_for], EdgeKind.CHANGED)
        for each in drawn
        for name in _target(each)
    ]
    edges += [GraphEdge(name, _thread(each), "held by") for each in drawn for name in each.holds]
    return Graph("waiting", tuple(nodes), tuple(edges))


def _thread(stuck: Stuck) -> str:
    return f"thread {stuck.thread}"


def _lines(stuck: Stuck) -> tuple[str, ...]:
    more = (_OTHERWISE[stuck.waits_for],) if stuck.waits_for in _OTHERWISE else ()
    return (_thread(stuck), stuck.method, *more)


def _target(stuck: Stuck) -> tuple[str, ...]:
    """The object that a thread waits for; who waits for threads or classes waits for no object."""
    return (stuck.target,) if stuck.target is not None and stuck.waits_for in _WAITS else ()
