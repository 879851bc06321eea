"""Recursive methods for all inputs: a sample of `benchmarks/recursive_proofs.py`."""

from __future__ import annotations

import pytest

from benchmarks.recursive_proofs import PROBLEMS, Problem, answered
from tests.exhaustive import sampled
from tests.expectations import program_from_text

NAMED = {each.name: each for each in PROBLEMS}
NOT_PROVED = ("Ackermann is positive",)


@pytest.mark.parametrize("problem", sampled(PROBLEMS, 9), ids=lambda each: each.name)
def test_wrong_claims_are_false_of_some_input(problem: Problem) -> None:
    ending = "violates ensures" if problem.is_contract else "throws AssertionError"
    text = f"{problem.program(problem.wrong)}// run {problem.method}({problem.refuted_by}): {ending}\n"
    program = program_from_text("Main.java", text)
    (expectation,) = program.expectations
    assert expectation.failure(program) is None


@pytest.mark.parametrize("name", sampled([name for name in NAMED if name not in NOT_PROVED], 15))
def test_right_claims_are_proved(name: str) -> None:
    assert answered(NAMED[name], NAMED[name].right, 60).verdict == "valid"


@pytest.mark.parametrize("problem", sampled(PROBLEMS, 15), ids=lambda each: each.name)
def test_wrong_claims_are_refuted(problem: Problem) -> None:
    assert answered(problem, problem.wrong, 60).verdict == "invalid"


def test_multiples_of_three_are_told_by_three_functions() -> None:
    problem = NAMED["multiples of three"]
    assert answered(problem, problem.right, 60).verdict == "valid"
