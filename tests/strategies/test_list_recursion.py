"""Recursion over linked lists: claims about lists of every length, under the assumption that the recursion ends."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest

from oxpecker.api.loading import Loaded, load
from oxpecker.engine import Options
from oxpecker.horn import Proof, prove
from oxpecker.oox import typed
from oxpecker.oox.analysis.effects import effect_table
from oxpecker.results import Verdict
from oxpecker.strategies import SCHEDULE, Goal, pursue

PROGRAM = Path(__file__).parent.parent / "programs" / "java" / "proofs" / "ListRecursion.java"


@cache
def loaded() -> Loaded:
    return load(PROGRAM)


def method(name: str) -> typed.Method:
    (found,) = loaded().program.find_methods(f"ListRecursion.{name}")
    return found


def test_a_recursion_that_may_never_end_is_claimed_for_all_lengths_at_which_it_ends() -> None:
    whole = loaded()
    goal = Goal(whole.syntax, whole.program, method("hasZero"), Options(seconds=600, effort=20.0), whole.sources)
    found = pursue(goal, SCHEDULE)
    assert found.verdict is Verdict.VALID_WITHIN_BOUNDS
    assert str(found.reason) == "inputs for which the recursion terminates"
    assert found.bounds_hit == () and found.proof is not None


@pytest.mark.parametrize("name", ["countsZeros", "largestOfOthers", "lengthBelow"])
def test_wrong_claims_are_not_proved(name: str) -> None:
    program = loaded().program
    assert not isinstance(prove(program, method(name), effect_table(program)), Proof)
