"""Rules of the analyses that made-up classes miss when they are gone; `benchmarks/analysis_mutants.py` tries all."""

from __future__ import annotations

import pytest
from analysis_mutants import MUTANTS, Mutant, applied
from claims import broken_claims
from stateful_classes import stateful_program

PROGRAMS = stateful_program([132, 276])
"""Classes whose constructors show their objects: through a recursion, and through a set that asks for a hash code."""

SAMPLE = ("nothing shows an object", "calls move nothing", "constructors leave no field out")


@pytest.mark.parametrize("mutant", MUTANTS, ids=lambda mutant: mutant.rule)
def test_there_is_such_a_rule(mutant: Mutant) -> None:
    assert mutant.exists(), f"{mutant.place} is gone: so should be the mutant"


def test_all_claims_hold_with_all_rules() -> None:
    assert not list(broken_claims(PROGRAMS))


@pytest.mark.parametrize("rule", SAMPLE)
def test_made_up_classes_miss_a_rule(rule: str) -> None:
    (mutant,) = (each for each in MUTANTS if each.rule == rule)
    with applied(mutant):
        assert list(broken_claims(PROGRAMS))
