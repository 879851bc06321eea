"""Proofs about linked structures: what holds is proved, and what does not hold never is."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

from oxpecker.api.loading import Loaded, load
from oxpecker.horn import NotEncodable, Proof, prove
from oxpecker.limits import Budget
from oxpecker.oox.analysis.effects import effect_table

PROGRAM = Path(__file__).parent.parent / "programs" / "java" / "proofs" / "LinkedStructures.java"
EXPECTED = re.findall(r"check (\w+\.\w+) with no bounds: (valid|invalid)", PROGRAM.read_text("utf-8"))


@cache
def loaded() -> Loaded:
    return load(PROGRAM)


@pytest.mark.parametrize(("name", "verdict"), EXPECTED)
def test_exactly_what_holds_is_proved(name: str, verdict: str) -> None:
    program = loaded().program
    (method,) = program.find_methods(name)
    with Budget(20_000).spending():
        try:
            is_proved = isinstance(prove(program, method, effect_table(program)), Proof)
        except NotEncodable:
            is_proved = False
    assert is_proved == (verdict == "valid")
