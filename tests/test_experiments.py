"""The experiments of `benchmarks/all.py`: their commands exist, and their page shows what they print."""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path

import pytest

from benchmarks.all import EXPERIMENTS, Experiment, Mode, Outcome, page
from benchmarks.koppier_tables import EXPERIMENTS as KOPPIER

ROOT = Path(__file__).parents[1]


@pytest.mark.parametrize("experiment", EXPERIMENTS, ids=lambda each: each.name)
def test_commands_exist(experiment: Experiment) -> None:
    for mode in Mode:
        first, *rest = experiment.arguments(mode)
        assert find_spec(rest[0]) if first == "-m" else (ROOT / first).is_file()
        assert all((ROOT / each).is_file() for each in rest if each.endswith((".oox", ".java")))


def test_the_page_shows_commands_and_what_they_print() -> None:
    lines = list(page(Mode.QUICK, [(EXPERIMENTS[0], Outcome("  valid   21   21\n", 0, 3.0))]))
    assert "\n## OOX (Koppier 2020): EXP-1 to EXP-8\n" in lines
    assert "`python benchmarks/koppier_tables.py --sample 12`, 3 s:\n" in lines
    assert "  valid   21   21" in lines


def test_an_experiment_of_the_thesis_gives_its_figures() -> None:
    _, run = KOPPIER["EXP-8"]
    assert [line.ours.partition(",")[0] for line in run(1)] == ["valid-within-bounds", *["invalid"] * 4]
