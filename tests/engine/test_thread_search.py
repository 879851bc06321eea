"""The search among interleavings does not sink into one corner."""

from __future__ import annotations

from pathlib import Path

import pytest
from checks import solver
from from_text import checked, method_named

from oxpecker.engine import Options, Order, check_method
from oxpecker.results import MethodResult, Verdict

THESES = Path(__file__).parent.parent / "programs" / "theses"


def result_of(text: str, name: str, options: Options) -> MethodResult:
    program = checked(text)
    return check_method(program, method_named(program, name), solver(), options)


@pytest.mark.parametrize("order", [Order.DEPTH_FIRST, Order.RANDOM])
def test_a_mutant_that_forks_for_ever_on_small_arrays_fails_on_larger_ones(order: Order) -> None:
    # Koppier 2020, EXP-3: CMP2 took 130 s, because arrays of length 1 fork for ever.
    text = (THESES / "concurrent_merge_sort.oox").read_text(encoding="utf-8")
    mutant = text.replace("if (left < right)", "if (left >= right)")
    assert mutant != text
    result = result_of(mutant, "Main.sort", Options(seconds=10.0, order=order))
    assert result.verdict is Verdict.INVALID
    assert result.findings[0].kind == "ensures"
    assert result.statistics.steps < 5_000


def test_philosophers_who_eat_any_number_of_times_deadlock() -> None:
    text = (THESES / "dining_philosophers.oox").read_text(encoding="utf-8")
    result = result_of(text, "Main.dine", Options(seconds=10.0))
    assert result.verdict is Verdict.DEADLOCK
    (finding,) = result.findings
    assert [stuck.waits_for for stuck in finding.waiting].count("lock") == len(finding.waiting) - 1
