"""The experiments of `benchmarks/all.py`: their commands exist, and their page shows what they print."""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path

import pytest

from benchmarks.all import EXPERIMENTS, Experiment, Mode, Outcome, page
from benchmarks.koppier_tables import EXPERIMENTS as KOPPIER
from benchmarks.smid_tables import FIBONACCI, TABLES, Heuristics, Table, lines, measured
from oxpecker.engine.options import PruningKind
from oxpecker.solver import CacheKind, EvaluationLevel

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
    assert "`python benchmarks/koppier_tables.py --sample 12`, 3 s of the processor:\n" in lines
    assert any(line.startswith("| OOX (Koppier 2020): EXP-1 to EXP-8 | Seconds") for line in lines)
    assert "  valid   21   21" in lines


def test_an_experiment_of_the_thesis_gives_its_figures() -> None:
    _, run = KOPPIER["EXP-8"]
    assert [line.ours.partition(",")[0] for line in run(1)] == ["valid-within-bounds", *["invalid"] * 4]


@pytest.mark.parametrize("table", TABLES.values(), ids=list(TABLES))
def test_every_configuration_of_a_table_differs(table: Table) -> None:
    heuristics = Heuristics(5.0)
    assert len({heuristics[name] for name in table.printed}) == len(table.printed)
    assert all((ROOT / task.file).is_file() for task in table.tasks)


def test_a_configuration_adds_the_heuristics_of_its_name() -> None:
    nothing, everything = Heuristics(5.0)["NH"], Heuristics(5.0)["II2+CP+NEC"]
    assert (nothing.pruning, nothing.solver.evaluation) == (PruningKind.NEVER, EvaluationLevel.NONE)
    assert (everything.pruning, everything.solver.interval_passes) == (PruningKind.ALWAYS, 2)
    assert everything.solver.cache is CacheKind.NORMALISED


def test_a_table_has_our_figures_beside_the_printed_ones() -> None:
    table = Table("pruning", "s / questions", {"II": ">100 / 386", "II+CP": "0.831 / 516"}, (FIBONACCI,))
    _, without, pruned = (line.split() for line in lines(table, Heuristics(60.0)))
    assert without[:8] == ["II", ">100", "/", "386", "1/1", "9", "0", "2"]
    assert pruned[:7] == ["II+CP", "0.831", "/", "516", "1/1", "9", "9"]
    assert measured(FIBONACCI, Heuristics(60.0)["II"]).seconds > 0
