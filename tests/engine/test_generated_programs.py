"""Random whole programs: the engine agrees with the interpreter on all small inputs, and with itself in every setup.

`benchmarks/agreement.py` does the same at length.
"""

from __future__ import annotations

from dataclasses import replace
from random import Random

from hypothesis import Phase, given, settings
from hypothesis import strategies as st

from oxpecker.engine import STRATEGIES
from oxpecker.engine.options import Statics
from oxpecker.limits import LimitReached
from tests.engine.generated.agreement import check, difference, missed, setups, violations
from tests.engine.generated.heaps import Small
from tests.engine.generated.partition import problems
from tests.engine.generated.programs import random_plain_program, random_program
from tests.exhaustive import tries
from tests.oox.from_text import checked, method_named

SECONDS = 2.0
seeds = st.integers(0, 10**9)
deterministic = settings(derandomize=True, deadline=None, database=None, phases=[Phase.explicit, Phase.generate])


@settings(deterministic, max_examples=tries(6))
@given(seeds)
def test_every_violation_of_a_small_input_is_found(seed: int) -> None:
    made = random_program(seed)
    program = checked(made.text)
    method = method_named(program, made.method)
    broken = violations(program, method, Small(most=150))
    for setup in setups():
        if setup.axis in ("usual", "strategy"):
            outcome = check(program, method, setup, SECONDS)
            assert not outcome.defect, f"{setup}: {outcome.defect}\n{made.text}"
            assert not list(missed(broken, outcome)), f"{setup}\n{made.text}"


@settings(deterministic, max_examples=tries(6))
@given(seeds)
def test_setups_agree(seed: int) -> None:
    made = random_program(seed)
    program = checked(made.text)
    method = method_named(program, made.method)
    usual = check(program, method, setups()[0], SECONDS)
    for setup in Random(seed).sample(setups()[1:], 4):
        other = check(program, method, setup, SECONDS)
        assert not other.defect, f"{setup}: {other.defect}\n{made.text}"
        assert not difference(usual, other, setup), f"{setup}: {difference(usual, other, setup)}\n{made.text}"


@settings(deterministic, max_examples=tries(12))
@given(seeds, st.sampled_from(list(STRATEGIES)))
def test_path_conditions_divide_the_inputs(seed: int, strategy: str) -> None:
    made = random_plain_program(seed)
    program = checked(made.text)
    method = method_named(program, made.method)
    options = replace(setups()[0].options, strategy=strategy, seconds=SECONDS, statics=Statics.INITIAL)
    try:
        found = list(problems(program, method, options))
    except LimitReached:
        return
    assert not found, f"{found[0]}\n{made.text}"
