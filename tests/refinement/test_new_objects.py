"""Properties speak of all objects that a run makes, also of those that nothing leads to in the end."""

from __future__ import annotations

from pathlib import Path

import pytest

import oxpecker

JAVA = """
class N {
    N next;
    int v;
    static N kept;
    static { new N(); }

    N() { }

    //@ alloy no N' - N
    N(int v) { this.v = v; }

    static N make() { N made = new N(); made.next = new N(); return made; }

    //@ alloy one N' - N
    static void dropped() { new N(); }
    //@ alloy no N' - N
    static void wrongDropped() { new N(); }
    //@ alloy no N' - N
    static void wrongLoop(int k) { for (int i = 0; i < k; i++) { N made = new N(); made.v = i; } }
    //@ alloy one N' - N
    static int wrongCallee() { return make().v; }
    //@ alloy some N' - N
    static void wrongBranch(boolean b) { if (b) { kept = new N(); kept = null; } }
    //@ alloy no N' - N
    static void nothing() { kept = null; }
    //@ alloy no N' - N
    static void arrays() { Object[] made = new N[1]; made[0] = null; }
}
"""

OOX = """
class N {
    N next; int v;
    N() { }
    static void make() { N made := new N(); made.next := made; }

    //@ alloy one N' - N
    static void dropped() { N made := new N(); made := null; }
    //@ alloy no N' - N
    static void wrongDropped() { N made := new N(); }
    //@ alloy no N' - N
    static void wrongLoop(int k) { int i := 0; while (i < k) { N made := new N(); i := i + 1; } }
    //@ alloy one N' - N
    static void wrongCallee() { N.make(); N.make(); }
}
"""


@pytest.mark.parametrize("engine", ["refine", "inline"])
@pytest.mark.parametrize(("name", "text"), [("N.java", JAVA), ("n.oox", OOX)])
def test_objects_that_nothing_leads_to_exist(tmp_path: Path, engine: str, name: str, text: str) -> None:
    file = tmp_path / name
    file.write_text(text)
    results = oxpecker.check(file, engine=engine).results
    assert len(results) > 3
    for each in results:
        expected = "invalid" if ".wrong" in each.method else "valid-within-bounds"
        assert str(each.verdict) == expected, f"{each.method}: {each.verdict} ({each.reason})"
