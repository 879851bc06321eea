"""Linked nodes that are said to be of one object alone are so in runs of made-up classes."""

from __future__ import annotations

from functools import cache

import pytest

from oxpecker.oox.analysis.node_ownership import NodeOwnership
from tests.exhaustive import exhaustive, sampled
from tests.java.analysis_mutants import MUTANTS
from tests.java.mutant import Mutant, applied
from tests.java.node_claims import LinkedNodes
from tests.java.node_programs import ROUND, node_program


@cache
def linked_nodes(seed: int) -> LinkedNodes:
    return LinkedNodes(node_program(seed))


@pytest.mark.parametrize("seed", sampled(range(ROUND), 4))
def test_nodes_of_one_object_are_linked_by_it_alone(seed: int) -> None:
    assert linked_nodes(seed).broken() is None


def test_objects_that_share_nothing_have_nodes_of_their_own() -> None:
    assert linked_nodes(ROUND - 1).claimed() == {"head"}
    assert not linked_nodes(ROUND - 1).strange


SEEN_AT_ONCE = ("everybody owns nodes", "nodes come from the same object", "fields of all objects are of the same")
"""Rules that the first program misses."""
WEAKER = [each for each in MUTANTS if each.room == NodeOwnership.__module__]


@pytest.mark.parametrize("mutant", [each if each.rule in SEEN_AT_ONCE else exhaustive(each) for each in WEAKER])
def test_a_weaker_rule_is_noticed(mutant: Mutant) -> None:
    with applied(mutant):
        assert any(linked_nodes(seed).broken() for seed in range(1 if mutant.rule in SEEN_AT_ONCE else ROUND))
