"""The summaries of Karun's thesis, found again, and what the extraction knows about each construct."""

from __future__ import annotations

from pathlib import Path

import pytest

from oxpecker.api.loading import choose_method, load, load_sources
from oxpecker.oox.source import Source
from oxpecker.refinement.extraction import RESULT, Parameters, Summary, summarise

EXAMPLES = Path(__file__).parents[2] / "examples" / "infer"


def summary_of(text: str, method: str, parameters: Parameters | None = None) -> Summary:
    loaded = load_sources([Source("given.oox", text)])
    return summarise(loaded.program, choose_method(loaded, method), parameters)


def example(file: str, method: str, parameters: Parameters | None = None) -> list[str]:
    loaded = load(EXAMPLES / file)
    lines = summarise(loaded.program, choose_method(loaded, method), parameters).lines()
    return [line.replace("LinkedList$Entry", "Entry") for line in lines]


@pytest.mark.parametrize(
    ("method", "lines"),
    [
        ("Graph.init", ["visitedInsNum' = visitedInsNum ++ (this.nodes.head.*next.node -> 0)"]),
        (
            "Graph.fixIns",
            [
                "visitedInsNum' in visitedInsNum + (n.outNodesList.head.*next.node -> Int)",
                "visitedInsNum - (n.outNodesList.head.*next.node -> univ) in visitedInsNum'",
            ],
        ),
        (
            "Graph.findSource",
            [
                "return in null + entry.*next & node.inDeg.(entry.*next.node.visitedInsNum)"
                " & node.visitedInsNum.(entry.*next.node.inDeg)"
            ],
        ),
        (
            "List.insert",
            [
                "head' = head ++ (this -> New$ListEntry)",
                "next' = next ++ (New$ListEntry -> this.head)",
                "node' = node ++ (New$ListEntry -> n)",
                "prev' in prev ++ (New$ListEntry -> null) + (this.head -> New$ListEntry)",
                "prev ++ (New$ListEntry -> null) - (this.head -> univ) in prev'",
                "ListEntry$alloc' = ListEntry$alloc + New$ListEntry",
            ],
        ),
        (
            "List.nullifyMove",
            [
                "node' = node ++ (e1 -> e2.node) ++ (e2 -> null)",
                "return = e1.(node ++ (e1 -> e2.node) ++ (e2 -> null))",
            ],
        ),
    ],
)
def test_topological_sort(method: str, lines: list[str]) -> None:
    assert example("topological_sort.oox", method) == lines


def test_copy_of_a_linked_list() -> None:
    assert example("LinkedList.java", "LinkedList.copy") == [
        "element' in element + (New$Entry -> null) + (NewSet$Entry -> this.header.next.*next.element)",
        "element ++ (New$Entry -> null) in element'",
        "header' = header ++ (New$LinkedList -> New$Entry)",
        "next' in next + ((New$Entry + NewSet$Entry) -> (New$Entry + NewSet$Entry))",
        "next in next'",
        "previous' in previous + ((New$Entry + NewSet$Entry) -> (New$Entry + NewSet$Entry))",
        "previous in previous'",
        "LinkedList$alloc' = LinkedList$alloc + New$LinkedList",
        "Entry$alloc' in Entry$alloc + New$Entry + NewSet$Entry",
        "Entry$alloc + New$Entry in Entry$alloc'",
        "return = New$LinkedList",
    ]


@pytest.mark.parametrize(
    ("method", "lines"),
    [
        ("LinkedList.getFirst", ["return = this.header.next.element"]),
        ("LinkedList.find", ["return in null + (this.header.next.*next - this.header)"]),
        (
            "LinkedList.clear",
            [
                "next' = next ++ (this.header -> this.header)",
                "previous' = previous ++ (this.header -> this.header)",
            ],
        ),
    ],
)
def test_linked_list(method: str, lines: list[str]) -> None:
    assert example("LinkedList.java", method) == lines


def test_without_unions_before_closures_the_loop_is_the_same() -> None:
    lines = example("topological_sort.oox", "Graph.fixIns", Parameters(unions=0))
    assert lines[0] == "visitedInsNum' in visitedInsNum + (n.outNodesList.head.*next.node -> Int)"


def test_short_bounds_only() -> None:
    lines = example("topological_sort.oox", "Graph.fixIns", Parameters(operators=3))
    assert lines == ["visitedInsNum' in (null + Node) -> Int"]


def test_new_objects_beyond_the_limit_are_a_set() -> None:
    text = """class A { A f; static A two() { A x := new A(); A y := new A(); x.f := y; return x; } A() { } }"""
    assert summary_of(text, "A.two").lines() == [
        "f' = f ++ (New$A$2 -> null) ++ (New$A$1 -> New$A$2)",
        "A$alloc' = A$alloc + New$A$1 + New$A$2",
        "return = New$A$1",
    ]
    few = summary_of(text, "A.two", Parameters(allocations=1))
    assert "A$alloc' in A$alloc + New$A + NewSet$A" in few.lines()


HIERARCHY = """
abstract class Shape { int area; Shape first; abstract void set(int i); static void all(Shape s, int i) { s.set(i); } }
class Square extends Shape { void set(int i) { this.area := i; } }
class Line extends Shape { void set(int i) { this.first := this; } }
"""


def test_dispatch_joins_its_targets() -> None:
    assert summary_of(HIERARCHY, "Shape.all").lines() == [
        "area' in area + (s -> i)",
        "area - (s -> univ) in area'",
        "first' in first + (s -> s)",
        "first - (s -> univ) in first'",
    ]


def test_recursion_finds_a_closure() -> None:
    text = """class N { N next; N last() { if (this.next == null) { return this; } return this.next.last(); } }"""
    assert summary_of(text, "N.last").lines() == ["return in this.*next"]


TREE = """
class T {
    T left; T right; int v; int other;
    void mirror() {
        T t := this.left;
        this.left := this.right;
        this.right := t;
        if (this.left != null) { this.left.mirror(); }
        if (this.right != null) { this.right.mirror(); }
    }
    void zero() {
        this.v := 0;
        if (this.left != null) { this.left.zero(); }
        if (this.right != null) { this.right.zero(); }
    }
}
"""


def test_recursion_in_another_context_is_looked_at() -> None:
    """The second call finds fields that the first has changed: it changes what the body changes, and no more."""
    lines = summary_of(TREE, "T.mirror").lines()
    assert [line.partition("'")[0] for line in lines if "'" in line.split(" in ")[0]] == ["left", "right"]
    zero = summary_of(TREE, "T.zero").lines()
    assert any(line.startswith("v' in ") for line in zero) and not any("Exception" in line for line in zero)


def test_recursion_that_never_ends_returns_nowhere() -> None:
    text = "class N { int f(int i) { return this.f(i); } }"
    assert summary_of(text, "N.f").lines() == ["no call returns normally"]


def test_exceptions_that_are_caught_keep_what_was_done() -> None:
    text = """class N { int v; N n; void f() { try { this.v := 1; this.n.v := 2; } catch (Exception e) { } } }"""
    lines = [line for line in summary_of(text, "N.f").lines() if line.startswith("v'")]
    assert lines == ["v' in v ++ (this -> 1) + (this.n -> 2)"]


def test_what_is_thrown_out_is_no_return() -> None:
    text = """class N { int v; void f(N a) { if (a == null) { this.v := 3; throw new Exception(); } this.v := 4; } }"""
    summary = summary_of(text, "N.f")
    assert summary.lines() == ["v' = v ++ (this -> 4)"]
    assert summary.thrown is not None


def test_threads_make_everything_unknown() -> None:
    text = """class N { int v; void g() { this.v := 1; } void f() { fork this.g(); join; } }"""
    assert summary_of(text, "N.f").lines()[0] == "anything may change: it starts or awaits threads"


def test_elements_of_arrays() -> None:
    text = """class N { static int f(int[] a, int i, int v) { a[i] := v; return a[0]; } }"""
    lines = summary_of(text, "N.f").lines()
    assert lines[0] == "int$elements' = (a -> i -> v) + (int$elements - (a -> i -> univ))"


def test_a_result_for_the_model_finder() -> None:
    summary = summary_of("class N { N n; N f() { return this.n; } }", "N.f")
    assert summary.result is not None and summary.result.exact
    assert summary.after[RESULT].arity == 1
    assert [r.name for r in summary.before.values()] == ["n", "this"]


SEARCHES = """
class Node { Node next; int key; bool seen; }
class Bag {
    Node first;
    bool has(Node n) {
        Node c := this.first;
        while (c != null) {
            if (c == n) { return true; }
            c := c.next;
        }
        return false;
    }
    Node find(int key) {
        Node c := this.first;
        while (c != null && c.key != key) { c := c.next; }
        return c;
    }
    bool knows(int key) { return this.find(key) != null; }
    bool maybe(Node n, bool b) {
        if (b) { return true; }
        return this.has(n);
    }
    bool lacks(Node n) {
        Node c := this.first;
        while (c != null) {
            if (c == n) { return false; }
            c := c.next;
        }
        return true;
    }
}
"""


@pytest.mark.parametrize(
    ("method", "told"),
    [
        ("Bag.has", ["return = true => some n & (this.first.*next - null)"]),
        ("Bag.lacks", ["return = false => some n & (this.first.*next - null)"]),
        ("Bag.maybe", []),
    ],
)
def test_an_answer_tells_what_was_found(method: str, told: list[str]) -> None:
    assert [line for line in summary_of(SEARCHES, method).lines() if "=>" in line] == told


def test_the_answer_of_a_condition_tells_what_the_condition_says() -> None:
    (told,) = [line for line in summary_of(SEARCHES, "Bag.knows").lines() if "=>" in line]
    assert told.startswith("return = true => some") and "key" in told
