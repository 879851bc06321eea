"""Chains of nodes about which invariants are inferred: only those whose nodes belong to one object."""

from __future__ import annotations

import pytest

from oxpecker.api.loading import load_sources
from oxpecker.oox.analysis.encapsulation import Encapsulation
from oxpecker.oox.source import Source

NODES = """class Nodes {
    private static class Node {
        int value;
        Node next;
        Node(int value, Node next) { this.value = value; this.next = next; }
    }

    private Node head;
    private int count;

    public void push(int value) {
        head = new Node(value, head);
        count++;
    }

    public int pop() {
        int value = head.value;
        head = head.next;
        count--;
        return value;
    }
"""
"""A stack of linked nodes; more methods follow."""

OWN = {
    "nothing else": "",
    "reads its nodes": "int sum() { int s = 0; for (Node n = head; n != null; n = n.next) s += n.value; return s; }",
    "reads nodes of another": """boolean same(Nodes o) { return o.head != null && head != null &&
        o.head.value == head.value; }""",
    "a private helper links": """private void link(Node n) { n.next = head; head = n; }
        void put() { link(new Node(1, null)); }""",
    "an iterator reads": """class Walk {
        private Node at = head;
        int next() { int v = at.value; at = at.next; return v; } }
        Walk walk() { return new Walk(); }""",
}
SHARED = {
    "takes nodes of another": "void steal(Nodes o) { head = o.head; count = o.count; }",
    "links to nodes of another": "void join(Nodes o) { head.next = o.head; }",
    "gives its nodes to another": "void give(Nodes o) { o.head = head; }",
    "gives by a private method": "private void take(Node n) { head = n; } void give(Nodes o) { o.take(head); }",
    "takes what another returns": "private Node first() { return head; } void steal(Nodes o) { head = o.first(); }",
    "a static method links": "static void join(Nodes a, Nodes b) { a.head.next = b.head; }",
    "an iterator links": """class Walk { private Node at = head; void cut() { at.next = null; } }
        Walk walk() { return new Walk(); }""",
    "keeps nodes elsewhere": """private Object kept; void keep() { kept = head; }
        void use(Nodes o) { head = (Node) o.kept; }""",
    "keeps nodes in a list": """private java.util.List<Node> kept = new java.util.ArrayList<>();
        void keep() { kept.add(head); } void use(Nodes o) { head = o.kept.get(0); }""",
    "keeps nodes in an array": "private Node[] kept = new Node[1]; void keep() { kept[0] = head; }",
    "keeps nodes in a static field": """private static Node kept; void keep() { kept = head; }
        void use() { head = kept; }""",
    "shows its nodes": "Node first() { return head; }",
    "a field that others see": "Node cursor;",
    "unknown code in between": "void run(Runnable r) { head.next = null; r.run(); count = 1; }",
}


def chains(members: str, header: str = "class Nodes {") -> list[str]:
    text = NODES.replace("class Nodes {", header) + members + "}"
    program = load_sources([Source("Nodes.java", text)]).program
    cls = program.hierarchy["Nodes"]
    encapsulation = Encapsulation(program)
    return [f"{each.first.name} by {each.link.name}" for each in encapsulation.chains(cls, encapsulation.fields(cls))]


@pytest.mark.parametrize("members", OWN.values(), ids=OWN.keys())
def test_nodes_that_only_one_object_links(members: str) -> None:
    assert chains(members) == ["head by next"]


@pytest.mark.parametrize("members", SHARED.values(), ids=SHARED.keys())
def test_nodes_that_others_may_link(members: str) -> None:
    assert chains(members) == []


def test_copies_of_an_object_share_its_nodes() -> None:
    copies = """public Nodes copy() throws CloneNotSupportedException { return (Nodes) clone(); }"""
    assert chains(copies, "class Nodes implements Cloneable {") == []


def test_nodes_that_link_their_owner() -> None:
    assert chains("private static class Other { Nodes of; void take(Nodes o) { of.head = o.head; } }") == []
    assert chains("static class Sub extends Nodes { void take(Nodes o) { ((Nodes) this).head = o.head; } }") == []
