"""The enumeration of small inputs: nothing twice, nothing left out."""

from __future__ import annotations

from tests.engine.generated.heaps import Small, small_runs
from tests.oox.from_text import checked, method_named

TEXT = """
class Node { Node next; }
class Main {
    static int f(bool b, int x) { return x; }
    static void list(Node n) { }
    static void two(Node m, Node n) { }
    static void array(bool[] a) { }
}
"""


def inputs(name: str, small: Small) -> list[tuple[str, ...]]:
    program = checked(TEXT)
    return [run.arguments for run in small_runs(program, method_named(program, name), small)]


def test_every_value_once() -> None:
    found = inputs("Main.f", Small())
    assert len(found) == len(set(found)) == 10


def test_every_shape_once() -> None:
    shapes = {"null", "Node{next: null}", "&1 Node{next: *1}", "Node{next: Node{next: null}}"}
    shapes |= {"&1 Node{next: Node{next: *1}}", "Node{next: &1 Node{next: *1}}"}
    found = inputs("Main.list", Small(objects=2))
    assert len(found) == 6
    assert {shape for (shape,) in found} == shapes


def test_aliases() -> None:
    found = inputs("Main.two", Small(objects=1))
    assert found == [
        ("null", "null"),
        ("null", "Node{next: null}"),
        ("null", "&1 Node{next: *1}"),
        ("Node{next: null}", "null"),
        ("&1 Node{next: *1}", "null"),
        ("&1 Node{next: null}", "*1"),
        ("&1 Node{next: *1}", "*1"),
    ]


def test_arrays() -> None:
    assert len(inputs("Main.array", Small(array=2))) == 1 + 1 + 2 + 4


def test_too_many_are_drawn() -> None:
    assert len(inputs("Main.f", Small(most=4))) == 8
