"""Calls whose refinements pile up are inlined: refinement takes hardly more work than inlining then."""

from __future__ import annotations

import pytest

from oxpecker.api.loading import choose_method, load_sources
from oxpecker.oox.source import Source
from oxpecker.refinement import Engine, Limits, RefinementOptions, check_method
from oxpecker.results import MethodResult, Verdict

TREE = """
class Node { int key; Node left; Node right; }
class Tree {
    static Node insert(Node t, int k) {
        if (t == null) { Node n := new Node(); n.key := k; return n; }
        if (k < t.key) { t.left := Tree.insert(t.left, k); }
        else { if (k > t.key) { t.right := Tree.insert(t.right, k); } }
        return t;
    }
    static bool contains(Node t, int k) {
        if (t == null) { return false; }
        if (t.key == k) { return true; }
        if (k < t.key) { return Tree.contains(t.left, k); }
        return Tree.contains(t.right, k);
    }
    static bool right(Node t, int k) ensures(retval) {
        Node u := Tree.insert(t, k);
        return Tree.contains(u, k);
    }
    static bool wrong(Node t, int k) ensures(retval) {
        Node u := Tree.insert(t, k);
        return Tree.contains(u, k + 1);
    }
}
"""


def checked(name: str, engine: Engine) -> MethodResult:
    """The result for a method that calls recursive ones."""
    loaded = load_sources([Source("tree.oox", TREE)])
    method = choose_method(loaded, f"Tree.{name}")
    return check_method(loaded.program, method, RefinementOptions(engine, Limits(2, 3, 2)), (), loaded.sources)


@pytest.mark.parametrize(("name", "verdict"), [("right", Verdict.VALID_WITHIN_BOUNDS), ("wrong", Verdict.INVALID)])
def test_recursion_is_inlined_after_few_refinements(name: str, verdict: Verdict) -> None:
    refined, inlined = checked(name, Engine.REFINE), checked(name, Engine.INLINE)
    assert refined.verdict is inlined.verdict is verdict
    work = refined.statistics.solver
    assert work["refinements"] <= 4 and work["searches"] <= 8
    assert work["inlined_methods"] <= 2


def test_the_encoding_is_that_of_inlining_then() -> None:
    refined, inlined = checked("right", Engine.REFINE), checked("right", Engine.INLINE)
    assert refined.statistics.solver["inlined_methods"] == 2
    assert refined.statistics.solver["clauses"] <= 1.1 * inlined.statistics.solver["clauses"]
