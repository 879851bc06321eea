"""Random recursive functions: a claim that an input refutes is never proved."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from oxpecker.api.loading import load
from oxpecker.horn import prove_by_summaries
from oxpecker.limits import Budget
from oxpecker.oox.analysis.effects import effect_table
from tests.exhaustive import sampled, tries
from tests.horn.recursive_functions import RecursiveFunction, recursive_functions

FUNCTIONS = 12


def proved(folder: Path, functions: list[RecursiveFunction]) -> list[int]:
    """The numbers of the claims that are proved."""
    file = folder / "Functions.java"
    file.write_text(f"public class Functions {{{''.join(each.java for each in functions)}}}", encoding="utf-8")
    program = load(file).program
    found = []
    for number in range(len(functions)):
        (method,) = program.find_methods(f"Functions.m{number}")
        with Budget(4_000).spending():
            if prove_by_summaries(program, method, effect_table(program)) is not None:
                found.append(number)
    return found


@pytest.mark.sampled
@pytest.mark.parametrize("seed", sampled(range(10), 10))
def test_what_is_refuted_is_not_proved(tmp_path: Path, seed: int) -> None:
    functions = list(recursive_functions(Random(seed), tries(FUNCTIONS)))
    wrong = [functions[number].java for number in proved(tmp_path, functions) if functions[number].is_refuted]
    assert wrong == []


@pytest.mark.exhaustive
def test_some_are_proved(tmp_path: Path) -> None:
    found = [proved(tmp_path, list(recursive_functions(Random(seed), FUNCTIONS))) for seed in (0, 1)]
    assert sum(map(len, found)) >= 2
