"""Heaps as plain data and as text."""

from __future__ import annotations

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

import oxpecker
from oxpecker.oox.interpreter import Heap, parse_arguments
from oxpecker.oox.types import INT, ArrayType, ClassType, Type
from oxpecker.report.heap import describe_heaps
from oxpecker.results import HeapGraph, HeapObject, HeapReference, HeapValue, heap_graph, static_roots
from tests.oox.from_text import checked

TEXT = """
class Node { int value; Node next; }
class Main { static int count; static Node last; }
"""
NODE = ClassType("Node")


def graph(arguments: str, *types: Type) -> HeapGraph:
    heap = Heap(checked(TEXT).hierarchy)
    values = parse_arguments(arguments, types, heap)
    roots = [("abc"[number], value, types[number]) for number, value in enumerate(values)]
    return heap_graph([*roots, *static_roots(heap)])


def test_a_graph_holds_what_can_be_reached_nearest_first() -> None:
    found = graph("&1 Node{value: 1, next: Node{value: 2, next: *1}}, *1, [3, 4]", NODE, NODE, ArrayType(INT))
    one, two = HeapReference("Node#1"), HeapReference("Node#2")
    assert found.roots[:3] == (("a", one), ("b", one), ("c", HeapReference("int[]#3")))
    assert found.roots[3:] == (("Main.count", "0"), ("Main.last", None))
    assert found.objects == (
        HeapObject("Node#1", "Node", (("value", "1"), ("next", two))),
        HeapObject("int[]#3", "int[]", (("0", "3"), ("1", "4"))),
        HeapObject("Node#2", "Node", (("value", "2"), ("next", one))),
    )


@pytest.mark.parametrize(
    ("text", "is_cyclic"),
    [
        ("&1 Node{value: 1, next: Node{value: 2, next: *1}}", True),
        ("&1 Node{value: 1, next: *1}", True),
        ("Node{value: 1, next: Node{value: 2, next: null}}", False),
    ],
)
def test_objects_that_lead_back_to_themselves(text: str, is_cyclic: bool) -> None:
    assert graph(text, NODE).is_cyclic is is_cyclic


def test_the_number_of_an_identity_is_not_shown() -> None:
    fields = (("$identity", "1"), ("value", "2"))
    found = HeapGraph((("a", HeapReference("Node#1")),), (HeapObject("Node#1", "Node", fields),)).readable()
    assert [each.fields for each in found.objects] == [(("value", "2"),)]


def test_what_has_changed_is_marked() -> None:
    before = graph("&1 Node{value: 1, next: Node{value: 2, next: *1}}, *1", NODE, NODE)
    changed = HeapObject("Node#2", "Node", (("value", "5"), ("next", HeapReference("Node#9"))))
    new = HeapObject("Node#9", "Node", (("value", "0"), ("next", None)))
    roots = (*before.roots[:2], ("Main.count", "1"), before.roots[3])
    after = HeapGraph(roots, (before.objects[0], changed, new))
    assert describe_heaps(before, after) == [
        "heap before",
        "  a = Node#1 { value = 1, next = Node#2 }",
        "  b = Node#1",
        "  Main.count = 0",
        "  Node#2 { value = 2, next = Node#1 }",
        "heap after",
        "  a = Node#1 { value = 1, next = Node#2 }",
        "  b = Node#1",
        "* Main.count = 1",
        "* Node#2 { value = 5, next = Node#9 }",
        "* Node#9 { value = 0, next = null }",
    ]


def test_a_heap_that_stays_is_told_once() -> None:
    before = graph("Node{value: 1, next: null}, 3", NODE, INT)
    assert describe_heaps(before, before) == ["heap, unchanged", "  a = Node#1 { value = 1, next = null }"]


def test_numbers_alone_are_no_heap() -> None:
    before = graph("3", INT)
    assert describe_heaps(before, before) == []


def test_long_arrays_and_many_objects_are_shortened_and_counted() -> None:
    array = graph(str(list(range(100))), ArrayType(INT))
    _, line = describe_heaps(array, array)
    assert line.endswith("14, 15, .. 84 more]")
    chain = "null"
    for value in range(30):
        chain = f"Node{{value: {value}, next: {chain}}}"
    before = graph(chain, NODE)
    first, *rest = before.objects
    last = HeapObject(rest[-1].name, "Node", (("value", "77"), ("next", None)))
    after = HeapGraph(before.roots, (first, *rest[:-1], last))
    lines = describe_heaps(before, after)
    assert lines[-1] == "  .. 18 more objects"
    assert lines[-2] == "* Node#30 { value = 77, next = null }"


NAMES = st.sampled_from(["A#1", "B#2", "int[]#3"])
VALUES: st.SearchStrategy[HeapValue] = st.one_of(st.none(), st.text(max_size=4), st.builds(HeapReference, NAMES))


def objects() -> st.SearchStrategy[HeapObject]:
    fields = st.dictionaries(st.text(min_size=1, max_size=3), VALUES, max_size=3).map(lambda d: tuple(d.items()))
    elements = st.lists(VALUES, max_size=4).map(lambda vs: tuple((str(i), v) for i, v in enumerate(vs)))
    return st.builds(HeapObject, NAMES, st.just("A"), fields) | st.builds(HeapObject, NAMES, st.just("int[]"), elements)


@given(st.dictionaries(st.text(max_size=3), VALUES, max_size=3), st.lists(objects(), max_size=3))
def test_graphs_survive_json(roots: dict[str, HeapValue], found: list[HeapObject]) -> None:
    original = HeapGraph(tuple(roots.items()), tuple(found))
    assert HeapGraph.from_data(json.loads(json.dumps(original.data()))) == original


@pytest.mark.parametrize("value", ["null", "3", "'a'", '"text"'])
def test_text_that_looks_like_something_else_stays_text(value: str) -> None:
    original = HeapGraph((("x", value),))
    assert HeapGraph.from_data(original.data()) == original


def test_interned_strings_are_literals_in_calls_and_exact_in_replays() -> None:
    text = """class Main {
        public static int same(String a, String b, String c) {
            int n = a.length() + b.length() + c.length();
            assert !(a == b && b == c && n > 0);
            return n;
        }
    }"""
    shown = str(oxpecker.check(text, name="Main.java"))
    call, replay = (next(line for line in shown.splitlines() if each in line) for each in (" throws ", "replay:"))
    assert ".intern()" not in call and 'Main.same("' in call
    assert ".intern()" in replay or "*1" in replay
    assert "$" not in shown


def test_answers_name_exceptions_as_the_source_does() -> None:
    text = """class Main {
        static class Problem extends Exception { }
        interface Source { int next() throws Problem; }
        static int use(Source source) {
            try {
                return 10 / source.next();
            } catch (Problem problem) {
                return 0;
            }
        }
    }"""
    shown = str(oxpecker.check(text, name="Main.java"))
    assert "Main.Source#1.next() throws Main.Problem = false" in shown
    assert "$" not in shown
