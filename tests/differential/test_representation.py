"""Versions that keep their objects in other fields: what one of them holds says nothing about the other."""

from __future__ import annotations

from oxpecker.results.difference import Comparison
from tests.differential.programs import compared

STACK = """
import java.util.*;
class P {
    private final Deque<Integer> items = new ArrayDeque<>();
    private final Map<String, Integer> counts = new HashMap<>();
    private int size;
    void push(int x) { items.push(x); }
    boolean isEmpty() { return items.isEmpty(); }
    boolean counts(String text) { return counts.containsKey(text); }
    int twice() { return 2 * size; }
    static int last(int a, int b) { P p = new P(); p.push(a); p.push(b); return p.items.pop(); }
}
"""
WITH_LIST = (
    STACK.replace("Deque<Integer> items = new ArrayDeque<>()", "List<Integer> items = new ArrayList<>()")
    .replace("items.push(x)", "items.add(x)")
    .replace("items.pop()", "items.remove(0)")
    .replace("new HashMap<>()", "new LinkedHashMap<>()")
    .replace("2 * size", "size + size")
)
RENAMED = WITH_LIST.replace("items", "held")


def test_objects_that_hold_other_things_are_not_compared() -> None:
    for new in (WITH_LIST, RENAMED):
        found = compared(STACK, new)
        for method in ("P.push(int)", "P.isEmpty()"):
            assert found[method].verdict is Comparison.UNKNOWN
            assert "objects of P hold other things" in found[method].reason


def test_other_fields_and_objects_of_the_method_itself_are_no_obstacle() -> None:
    found = compared(STACK, WITH_LIST)
    assert found["P.twice()"].verdict is Comparison.EQUAL
    assert found["P.counts(String)"].verdict in (Comparison.EQUAL, Comparison.WITHIN_BOUNDS, Comparison.UNKNOWN)
    assert "hold other things" not in found["P.counts(String)"].reason
    assert found["P.last(int, int)"].verdict is Comparison.DIFFERS
