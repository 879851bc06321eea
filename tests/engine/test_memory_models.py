"""Memory models: litmus tests, laws, and the definitions on random programs."""

from __future__ import annotations

from pathlib import Path

import pytest

from oxpecker.engine import MemoryModel
from oxpecker.engine.options import Reduction
from tests.engine.interleavings.agreement import explored
from tests.engine.interleavings.programs import gated_threads, permitted_threads, random_threads
from tests.engine.interleavings.weak import unlawful, weak_disagreements
from tests.engine.litmus import axioms
from tests.engine.litmus.table import LITMUS, Litmus, table
from tests.exhaustive import sampled
from tests.oox.from_text import checked, method_named


@pytest.mark.parametrize("litmus", LITMUS, ids=lambda litmus: litmus.name)
def test_litmus(litmus: Litmus) -> None:
    assert litmus.occurs(MemoryModel.SC) == litmus.sc
    assert litmus.occurs(MemoryModel.JAVA) == litmus.explored


def test_every_outcome_that_is_shown_is_allowed() -> None:
    assert all((not each.sc or each.explored) and (not each.explored or each.java) for each in LITMUS)


def test_the_table_is_documented() -> None:
    assert table() in Path("docs/concurrency.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("first", sampled(range(0, 100, 4), 25))
def test_definition_of_the_memory_model(first: int) -> None:
    for seed in range(first, first + 4):
        program = axioms.random_program(seed)
        text = axioms.text_of(program)
        typed = checked(text)
        expected = {("returned", value) for value in axioms.outcomes(program)}
        for reduction in (Reduction.OPTIMAL, Reduction.GUARDED):
            method = method_named(typed, "Main.go")
            found = explored(typed, method, reduction, 60.0, memory_model=MemoryModel.JAVA)
            assert not found.defect, text
            assert found.outcomes == expected, text


@pytest.mark.parametrize("first", sampled(range(0, 100, 10), 5))
def test_reductions_show_what_all_schedules_and_reads_show(first: int) -> None:
    for seed in range(first, first + 10):
        made = random_threads(seed)
        wrong = [problem for problem in weak_disagreements(made, 0.05, 150) if not problem.startswith("?")]
        assert not wrong, f"seed {seed}: {wrong}\n{made.text}"


@pytest.mark.parametrize("first", sampled(range(0, 100, 10), 5))
def test_without_data_races_memory_is_sequentially_consistent(first: int) -> None:
    for seed in range(first, first + 10):
        for made in (random_threads(seed), gated_threads(seed), permitted_threads(seed)):
            wrong = [problem for problem in unlawful(made, 0.1) if not problem.startswith("?")]
            assert not wrong, f"seed {seed}: {wrong}\n{made.text}"
