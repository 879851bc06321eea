"""Facts as a whole: without them verdicts only get weaker, and the printed program claims the same."""

from __future__ import annotations

from pathlib import Path

import pytest

import oxpecker
from oxpecker.api.loading import load, load_sources
from oxpecker.oox.printer import print_program
from oxpecker.oox.source import Source
from oxpecker.results.verdict import Verdict
from tests.exhaustive import sampled

PROGRAMS = Path(__file__).parent.parent / "programs" / "java" / "inputs"
SAMPLE = ("fields_that_constructors_set", "own_arrays", "constructors_that_show_their_object")
HOLDS = (Verdict.VALID, Verdict.VALID_WITHIN_BOUNDS)


def verdicts(name: str, facts: str) -> dict[str, Verdict]:
    """What is said of each method of a program, by its name."""
    report = oxpecker.check(PROGRAMS / f"{name}.java", config=False, array=2, chain=1, facts=facts)
    return {result.method: result.verdict for result in report.results}


@pytest.mark.parametrize("name", sampled(SAMPLE, 3))
def test_without_facts_no_verdict_gets_stronger(name: str) -> None:
    claimed, unclaimed = verdicts(name, "all"), verdicts(name, "none")
    assert claimed.keys() == unclaimed.keys()
    assert not [m for m in claimed if unclaimed[m] in HOLDS and claimed[m] not in HOLDS]
    assert [m for m in claimed if claimed[m] in HOLDS and unclaimed[m] is Verdict.INVALID]


@pytest.mark.parametrize("name", [*SAMPLE, "parameters_of_private_methods", "what_constructors_establish"])
def test_the_printed_program_claims_the_same(name: str) -> None:
    loaded = load(PROGRAMS / f"{name}.java")
    again = load_sources([Source("printed.oox", print_program(loaded.syntax))])
    assert loaded.program.claims
    assert {str(each) for each in again.program.claims} == {str(each) for each in loaded.program.claims}
