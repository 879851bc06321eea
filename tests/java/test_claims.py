"""What is claimed of inputs holds of the objects that programs make. `benchmarks/claims.py` does the same at length."""

from __future__ import annotations

from itertools import islice

import pytest

from oxpecker.results.verdict import Verdict
from tests.exhaustive import exhaustive, sampled, tries
from tests.java.analysis_mutants import MUTANTS
from tests.java.claims import MadeUp
from tests.java.mutant import Mutant, applied
from tests.java.probes import answers
from tests.java.stateful_classes import stateful_program


@pytest.fixture(scope="module")
def made_up(request: pytest.FixtureRequest) -> MadeUp:
    """A made-up program, translated and run once."""
    return MadeUp(stateful_program([request.param]))


@pytest.mark.parametrize("made_up", sampled((1, 0, 2), 3), indirect=True, scope="module")
def test_every_object_is_an_input_that_would_be_tried(made_up: MadeUp) -> None:
    assert not list(made_up.broken())


MISSED = (
    "values are kept before those that they depend on are known",
    "nothing shows an object",
    "fields hold nothing",
    "calls let nothing out",
    "parameters are never null",
    "constructors leave no field out",
    "no view is let out",
    "every array is new",
    "nothing is assigned",
    "nobody assigns static fields of constant classes",
    "no field is assigned",
    "calls do nothing",
)
"""Rules that the first of these programs misses."""
MISSED_BY_ANOTHER = ("unknown code moves nothing", "calls throw nothing")
CASES = [*((1, rule) for rule in MISSED), *(exhaustive(2, rule) for rule in MISSED_BY_ANOTHER)]


@pytest.mark.parametrize(("made_up", "rule"), CASES, indirect=["made_up"], scope="module")
def test_a_weaker_rule_is_noticed(made_up: MadeUp, rule: str) -> None:
    (mutant,) = (each for each in MUTANTS if each.rule == rule)
    with applied(mutant):
        assert next(made_up.broken(mutant.room), None) is not None


@pytest.mark.parametrize("mutant", MUTANTS, ids=lambda mutant: mutant.rule)
def test_there_is_such_a_rule(mutant: Mutant) -> None:
    assert mutant.exists(), f"{mutant.place} has no such rule any more: so should be the mutant"


@pytest.mark.sampled
def test_no_check_denies_what_a_run_shows() -> None:
    asked = [verdict for seed in (105, 101)[: tries(2)] for _, verdict in islice(answers(seed, 10), tries(3))]
    assert asked
    assert not {Verdict.VALID, Verdict.VALID_WITHIN_BOUNDS}.intersection(asked)
