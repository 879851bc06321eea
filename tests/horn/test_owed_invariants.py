"""A method owes the invariants of all objects that it changes, in each iteration that stands for many."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest

from oxpecker.api.loading import Loaded, load
from oxpecker.engine import Options
from oxpecker.horn import NotEncodable, Proof, prove
from oxpecker.limits import Budget
from oxpecker.oox.analysis.effects import effect_table
from oxpecker.strategies import Goal
from oxpecker.strategies.induction import Induction, is_inductive

PROGRAM = Path(__file__).parent.parent / "programs" / "java" / "proofs" / "InvariantsOfChangedObjects.java"


@cache
def loaded() -> Loaded:
    return load(PROGRAM)


@pytest.mark.parametrize(("name", "holds"), [("Part.spoil", False), ("Part.number", True), ("Item.spoil", False)])
def test_only_what_holds_is_proved(name: str, holds: bool) -> None:
    program = loaded().program
    (method,) = program.find_methods(name)
    try:
        is_proved = isinstance(prove(program, method, effect_table(program)), Proof)
    except NotEncodable:
        is_proved = False
    assert is_proved == holds


@pytest.mark.parametrize(("name", "holds"), [("Item.spoil", False), ("Item.raise", True)])
def test_only_what_holds_is_inductive(name: str, holds: bool) -> None:
    known = loaded()
    (method,) = known.program.find_methods(name)
    goal = Goal(known.syntax, known.program, method, Options(seconds=600, effort=20), known.sources)
    assert is_inductive(goal)
    assert (Induction().run(goal, Budget(None)).result is not None) == holds
