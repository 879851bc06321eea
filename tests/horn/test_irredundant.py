"""Conditions that follow from others are not told."""

from __future__ import annotations

import pytest

from oxpecker.api.loading import load_sources
from oxpecker.horn.irredundant import irredundant
from oxpecker.oox import typed
from oxpecker.oox.source import Source

TEXT = "class C { static void f(int x, int y, int[] a, string s) { %s } }"
CASES = {
    "x >= 0; x >= 0 - 1": [0],
    "x >= 0 - 1; x >= 0": [1],
    "x <= y; y <= #a; x <= #a": [0, 1],
    "x >= 0; y >= 0": [0, 1],
    "x >= 0; x + 1 > 0": [0],
    "s != null; x >= 0; x >= 0 - 5": [0, 1],
    "x >= 0; x >= 0": [0],
}


@pytest.mark.parametrize("conditions", CASES)
def test_what_follows_is_left_out(conditions: str) -> None:
    asserted = " ".join(f"assert {each};" for each in conditions.split("; "))
    program = load_sources([Source("C.oox", TEXT % asserted)]).program
    (method,) = program.find_methods("C.f")
    assert method.body is not None
    given = [node.condition for node in typed.found(method.body, typed.Assert)]
    kept = irredundant(program, given)
    assert [number for number, each in enumerate(given) if any(each is other for other in kept)] == CASES[conditions]
