"""Claims about functions of `Math`: a sample of `benchmarks/numeric_claims.py`."""

from __future__ import annotations

import pytest

from benchmarks.numeric_claims import CLAIMS, METHOD, Claim
from benchmarks.verdicts import answer
from tests.exhaustive import sampled
from tests.expectations import program_from_text

OPEN = (
    "Math.sin(-x)",
    "Math.sin(Math.asin",
    "Math.log(Math.exp",
    "Math.sqrt(x) * Math.sqrt(x) - (x)",
    "Math.sqrt(x * x + y * y)",
    "(x + y) / 2",
)
"""Parts of the claims that are not decided in time."""
DECIDED = [each for each in CLAIMS if not any(part in each.asserts for part in OPEN)]


@pytest.mark.parametrize("claim", sampled([each for each in CLAIMS if each.witness], 6), ids=lambda each: each.asserts)
def test_witnesses_refute_claims(claim: Claim) -> None:
    text = f"{claim.program}// run Main.claim({claim.witness}): throws AssertionError\n"
    program = program_from_text("Main.java", text)
    (expectation,) = program.expectations
    assert expectation.failure(program) is None


@pytest.mark.parametrize("claim", sampled(DECIDED, 8), ids=lambda each: each.asserts)
def test_claims_are_decided(claim: Claim) -> None:
    assert answer(claim.program, METHOD, 60).verdict == claim.truth


def test_slopes_of_arcs_decide() -> None:
    (claim,) = (each for each in CLAIMS if "Math.asin(x) + Math.acos(x)" in each.asserts)
    assert answer(claim.program, METHOD, 60).verdict == "valid"
