"""Methods are matched by place, by name, and by similar code."""

from __future__ import annotations

import pytest

from oxpecker.api.loading import load_sources
from oxpecker.differential.matching import counterparts, pairs
from oxpecker.oox.source import Source

OLD = """
class P {
    static int kept(int x) { return x; }
    static int total(int[] a) { int s = 0; for (int i = 0; i < a.length; i++) { s += a[i] * 2; } return s; }
    static int gone(String s) { return s.length(); }
    static int moved(long y) { return (int) y; }
}
class H { }
"""
NEW = """
class P {
    static int kept(int x) { return x + 1; }
    static int kept(long x) { return 1; }
    static int doubled(int[] a) { int s = 0; for (int i = 0; i < a.length; i++) { s += a[i] * 2; } return s; }
}
class H { static int moved(long y) { return (int) y; } }
"""


@pytest.mark.quick
def test_pairs() -> None:
    old, new = (load_sources([Source("P.java", text)]).methods_to_check() for text in (OLD, NEW))
    classes = counterparts(old, new)
    found = {
        (
            None if each.old is None else str(each.old.info),
            None if each.new is None else str(each.new.info),
            str(each.match),
        )
        for each in pairs(old, new, classes)
    }
    assert found == {
        ("P.kept(int)", "P.kept(int)", "same"),
        (None, "P.kept(long)", "none"),
        ("P.total(int[])", "P.doubled(int[])", "renamed"),
        ("P.moved(long)", "H.moved(long)", "moved"),
        ("P.gone(String)", None, "none"),
    }


@pytest.mark.quick
def test_classes_with_other_names_are_matched_by_their_methods() -> None:
    old = load_sources([Source("A.java", "class Model { static int f(int x) { return x; } }")]).methods_to_check()
    new = load_sources([Source("B.java", "class Mine { static int f(int x) { return x; } }")]).methods_to_check()
    assert counterparts(old, new) == {"Model": "Mine"}
    assert [str(each.match) for each in pairs(old, new, counterparts(old, new))] == ["same"]
