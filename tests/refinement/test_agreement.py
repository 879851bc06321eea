"""The relational engines, the symbolic engine and the interpreter agree about contracts of made-up programs."""

from __future__ import annotations

import re

import pytest

from oxpecker.api.checking import check
from oxpecker.api.loading import Loaded, choose_method, load_sources
from oxpecker.oox import interpreter as concrete
from oxpecker.oox import typed
from oxpecker.oox.source import Source
from oxpecker.refinement import Engine, Limits, RefinementOptions, check_method
from oxpecker.results import Verdict
from tests.engine.generated.heaps import Small, small_runs
from tests.engine.generated.programs import random_program
from tests.exhaustive import sampled

LIMITS = Limits(objects=2, width=4, unrollings=3)
SEEDS = (8, 19, 26, 35, 53, 83, 119)


def broken_by_a_small_input(loaded: Loaded, method: typed.Method) -> concrete.Run | None:
    """A run on a small input that breaks the contract."""
    counts = loaded.program.options["exceptions"] == "finding"
    for run in small_runs(loaded.program, method, Small()):
        outcome = run.outcome
        thrown = isinstance(outcome, concrete.Threw) and not outcome.excused and counts
        if isinstance(outcome, concrete.Violated) or thrown:
            return run
    return None


def supported(seed: int) -> tuple[str, str]:
    """A program without frames and invariants, which relational engines refuse, and the method to check."""
    made = random_program(seed)
    text = re.sub(r"(?m)^\s*(assignable|invariant)\s*\(.*\)\s*;?$", "", made.text)
    return text, made.method


@pytest.mark.parametrize("seed", sampled(SEEDS, 2))
def test_engines_agree(seed: int) -> None:
    text, name = supported(seed)
    loaded = load_sources([Source("made.oox", text)])
    method = choose_method(loaded, name)
    refined, inlined, abstract = (
        check_method(loaded.program, method, options, (), loaded.sources)
        for options in (
            RefinementOptions(Engine.REFINE, LIMITS),
            RefinementOptions(Engine.INLINE, LIMITS),
            RefinementOptions(Engine.REFINE, LIMITS, takes_small=False),
        )
    )
    for result in (refined, inlined, abstract):
        assert "internal error" not in result.reason
        if result.verdict is Verdict.VALID_WITHIN_BOUNDS:
            assert broken_by_a_small_input(loaded, method) is None
    if inlined.verdict is Verdict.UNKNOWN:
        assert "unsupported" in inlined.reason
        return
    assert refined.verdict is inlined.verdict is abstract.verdict
    symbolic = check(text, name="made.oox", method=name, seconds=1, chain=2, array=2, decisions=30).verdict
    if inlined.verdict is Verdict.INVALID:
        assert symbolic in (Verdict.INVALID, Verdict.UNKNOWN, Verdict.VALID_WITHIN_BOUNDS)


def test_seeds_are_of_both_kinds() -> None:
    verdicts = set()
    for seed in SEEDS:
        text, name = supported(seed)
        loaded = load_sources([Source("made.oox", text)])
        options = RefinementOptions(Engine.INLINE, LIMITS)
        verdicts.add(check_method(loaded.program, choose_method(loaded, name), options).verdict)
    assert verdicts >= {Verdict.INVALID, Verdict.VALID_WITHIN_BOUNDS}
