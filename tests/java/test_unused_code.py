"""Code that a method does not use changes neither its verdict nor its counterexample (a law)."""

from __future__ import annotations

from pathlib import Path

import pytest

import oxpecker
from tests.exhaustive import sampled

PROGRAMS = Path(__file__).parents[1] / "programs" / "java"
SAMPLE = (
    "interfaces/generic_interfaces.java",
    "generics/captured.java",
    "inputs/classes_by_declared_type.java",
    "inputs/arrays_as_objects.java",
    "inputs/types_of_one_object.java",
)

UNUSED = """
    static String s = ""; static Integer i = 1; static Long g = 2L; static Character c = 'c';
    static java.util.List<String> l = new java.util.ArrayList<>();
    static java.util.Map<Object, Number> m = new java.util.LinkedHashMap<>();
    int x;

    public boolean equals(Object o) { return o == this; }

    public int hashCode() { return x; }

    static int f(Object o, Number n, Comparable<Long> c, CharSequence s, double[] d, Runnable r) {
        if (o instanceof Byte || o instanceof java.util.TreeSet || o instanceof long[]) { return 1; }
        try { r.run(); } catch (IllegalStateException e) { return 2; }
        return n.intValue() + c.compareTo(3L) + s.length() + new java.util.LinkedList<Short>().size();
    }
"""


def _told(text: str) -> dict[str, tuple[object, ...]]:
    """What a check says about each method that is not unused."""
    report = oxpecker.check(text, name="A.java", config=False, array=2, chain=2, string=2, decisions=24)
    return {
        result.method: (result.verdict, result.reason, tuple(finding.call for finding in result.findings))
        for result in report
        if "Unused" not in result.method
    }


@pytest.mark.parametrize("name", sampled(SAMPLE, len(SAMPLE)))
def test_unused_code_changes_no_verdict_and_no_counterexample(name: str) -> None:
    text = (PROGRAMS / name).read_text()
    before = _told(text)
    assert before
    assert _told(f"{text}\nclass Unused {{ {UNUSED} }}\n") == before
