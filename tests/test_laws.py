"""Changes that mean nothing change no verdict, nor its cost by much. `benchmarks/campaign.py` does it at length."""

from __future__ import annotations

from pathlib import Path

import pytest

from oxpecker.oox.source import Source
from tests.laws import LAWS, Law
from tests.laws.answers import Breach
from tests.laws.both_languages import differences_in, in_both
from tests.laws.keeping import Subject

PROGRAMS = Path(__file__).parent / "programs" / "java"

SAMPLE = """
import java.util.*;
interface Priced { int price(); }
class Item implements Priced {
    private final int price;
    Item(int price) { this.price = price; }
    public int price() { return price; }
    public boolean equals(Object o) { return o instanceof Item && ((Item) o).price == price; }
    public int hashCode() { return price; }
}
class Basket<T extends Priced> {
    Node<T> first;
    int size;
    //@ invariant size >= 0 && lowest(first) >= 0 && length(first) == size;
    static class Node<T> {
        T held;
        Node<T> next;
    }
    //@ pure
    static <T extends Priced> int length(Node<T> n) { return n == null ? 0 : 1 + length(n.next); }
    //@ pure
    static <T extends Priced> int lowest(Node<T> n) {
        return n == null ? 0 : n.held == null ? -1 : Math.min(0, lowest(n.next));
    }
    //@ requires item != null && size < 3;
    //@ ensures size == \\old(size) + 1 && first.held == item;
    void add(T item) {
        Node<T> made = new Node<>();
        made.held = item;
        made.next = first;
        first = made;
        size++;
    }
    static boolean same(Object a, Object b) {
        boolean equal = a != null && a.equals(b);
        assert !equal || a == b;
        return equal;
    }
    static int length(String s) { return s == null ? 0 : s.trim().length(); }
}
"""


@pytest.fixture(scope="module")
def subject() -> Subject:
    return Subject(SAMPLE, most=20)


@pytest.mark.parametrize("law", LAWS, ids=str)
def test_a_change_that_means_nothing_changes_nothing(law: Law, subject: Subject) -> None:
    broken = subject.broken(law, seed=3)
    assert broken == [], f"{broken}\n{subject.changed(law, 3)}"


def test_an_unused_class_may_not_open_a_way_to_break_a_contract(subject: Subject) -> None:
    law = LAWS[0]
    texts = {"".join(file.text for file in subject.changed(law, seed) or ()) for seed in range(30)}
    assert len(texts) == 8, "all unused classes are tried"


TREE = """
class Tree {
    static class Node { int key; boolean red; Node left; Node right; }
    Node root;
    //@ invariant height(root) > 0 && ordered(root, Long.MIN_VALUE, Long.MAX_VALUE);
    //@ pure
    static int height(Node n) {
        if (n == null) return 1;
        int left = height(n.left), right = height(n.right);
        return left < 0 || left != right ? -1 : left + (n.red ? 0 : 1);
    }
    //@ pure
    static boolean ordered(Node n, long low, long high) {
        return n == null || low < n.key && n.key < high && ordered(n.left, low, n.key) && ordered(n.right, n.key, high);
    }
    int least() {
        int found = 0;
        for (Node n = root; n != null; n = n.left) found = n.key;
        return found;
    }
}
"""


def test_the_order_of_conjuncts_costs_nothing() -> None:
    subject = Subject(TREE)
    swapped = next(law for law in LAWS if law.name == "swapped conjuncts")
    assert subject.broken(swapped, seed=1) == []
    assert "Tree.least()" in subject.known


@pytest.mark.parametrize("seed", [0, 4, 8, 10, 12])
def test_a_program_has_the_same_verdict_in_oox_and_in_java(seed: int) -> None:
    written = in_both(seed)
    assert written is not None
    assert differences_in(*written) == [], written[2]


def test_a_broken_law_is_noticed() -> None:
    """A change that does mean something: the laws' own test."""
    negated = Law("negated", lambda text, _: [Source("Main.java", text.replace("a.equals(b)", "a == b"))])
    broken = Subject(SAMPLE, most=20).broken(negated, seed=0)
    assert broken and {each.breach for each in broken} == {Breach.CONTRADICTION}
