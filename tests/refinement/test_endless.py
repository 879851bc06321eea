"""Where no run comes to its end within the bounds, the relational engines claim nothing."""

from __future__ import annotations

from pathlib import Path

import pytest

import oxpecker

TEXT = """
class C {
    //@ alloy no C' - C;
    static int callsItself(int x) { return callsItself(x); }
    //@ alloy no C' - C
    static void spins() { while (true) { } }
    //@ ensures \\result == 3;
    static int isCut() { int i = 0; while (i < 7) i++; return 4; }
    //@ requires x > 100; ensures \\result == 3;
    static int beyondTheWidth(int x) { return 4; }
    //@ requires x < y && y < x; ensures \\result == 3;
    static int noInput(int x, int y) { return 4; }

    //@ ensures \\result == 3;
    static int sometimesEnds(int x) { return x > 0 ? sometimesEnds(x - 1) : 3; }
    //@ alloy no C' - C
    static void throwsAlways() { throw new IllegalStateException(); }
    //@ requires false; ensures \\result == 3;
    static int neverCalled(int x) { return 4; }
}
"""
CLAIMED = {"C.sometimesEnds(int)", "C.throwsAlways()", "C.neverCalled(int)"}


@pytest.mark.parametrize("engine", ["refine", "inline"])
def test_no_claim_without_a_run_that_ends(tmp_path: Path, engine: str) -> None:
    file = tmp_path / "C.java"
    file.write_text(TEXT)
    results = {each.method: each for each in oxpecker.check(file, engine=engine)}
    for method, each in results.items():
        if method in CLAIMED:
            assert str(each.verdict) == "valid-within-bounds", f"{method}: {each.reason}"
        else:
            assert str(each.verdict) == "unknown", method
            assert each.reason.startswith("no path ends within the bounds: objects up to 3")
    assert results["C.neverCalled(int)"].warnings == (
        "the precondition is unsatisfiable, so the contract says nothing",
    )
    assert not results["C.sometimesEnds(int)"].warnings
