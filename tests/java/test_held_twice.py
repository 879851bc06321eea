"""No check takes what can be reached in two ways for constant because of what code does in one of them."""

from __future__ import annotations

import pytest

from oxpecker.engine.explore.unshared import Unshared
from tests.exhaustive import exhaustive, sampled
from tests.java.analysis_mutants import MUTANTS
from tests.java.held_twice import held_twice, is_said, is_so
from tests.java.mutant import Mutant, applied

PROGRAMS = held_twice()


@pytest.mark.parametrize("number", sampled(range(len(PROGRAMS)), 8))
def test_no_check_says_what_a_change_refutes(number: int) -> None:
    assert not is_so(PROGRAMS[number])
    assert not is_said(PROGRAMS[number])


SEEN_AT_ONCE = ("objects refer to nothing", "other ways do not count")
"""Rules that one of the first programs misses."""
WEAKER = [each for each in MUTANTS if each.room == Unshared.__module__]


@pytest.mark.parametrize("mutant", [each if each.rule in SEEN_AT_ONCE else exhaustive(each) for each in WEAKER])
def test_a_weaker_rule_is_noticed(mutant: Mutant) -> None:
    with applied(mutant):
        assert any(map(is_said, PROGRAMS))
