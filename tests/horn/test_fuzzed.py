"""Random loops over arrays: what a small input refutes is never proved."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from oxpecker.api.loading import load
from oxpecker.horn import NotEncodable, Proof, prove
from oxpecker.limits import Budget
from oxpecker.oox.analysis.effects import effect_table
from tests.exhaustive import sampled
from tests.horn.array_loops import ArrayLoop, array_loops
from tests.horn.call_loops import HELPERS, call_loops

METHODS = 20
FEW_METHODS = 8


def proved(folder: Path, loops: list[ArrayLoop], helpers: str = "") -> list[int]:
    """The numbers of the methods that are proved."""
    file = folder / "Loops.java"
    file.write_text(f"public class Loops {{{helpers}{''.join(loop.java for loop in loops)}}}", encoding="utf-8")
    program = load(file).program
    found = []
    for number in range(len(loops)):
        (method,) = program.find_methods(f"Loops.m{number}")
        with Budget(4_000).spending():
            try:
                result = prove(program, method, effect_table(program))
            except NotEncodable:
                continue
        if isinstance(result, Proof):
            found.append(number)
    return found


@pytest.mark.parametrize("seed", sampled(range(40), 20))
def test_what_is_refuted_is_not_proved(tmp_path: Path, seed: int) -> None:
    loops = list(array_loops(Random(seed), METHODS))
    wrong = [loops[number].java for number in proved(tmp_path, loops) if loops[number].is_refuted]
    assert wrong == []


@pytest.mark.parametrize("seed", sampled(range(40), 40))
def test_what_is_refuted_of_bits_is_not_proved(tmp_path: Path, seed: int) -> None:
    loops = list(array_loops(Random(seed), FEW_METHODS, has_bits=True))
    wrong = [loops[number].java for number in proved(tmp_path, loops) if loops[number].is_refuted]
    assert wrong == []


@pytest.mark.parametrize("seed", sampled(range(40), 40))
def test_what_is_refuted_of_calls_is_not_proved(tmp_path: Path, seed: int) -> None:
    loops = list(call_loops(Random(seed), FEW_METHODS))
    wrong = [loops[number].java for number in proved(tmp_path, loops, HELPERS) if loops[number].is_refuted]
    assert wrong == []


def test_some_are_proved(tmp_path: Path) -> None:
    assert len(proved(tmp_path, list(array_loops(Random(4), METHODS)))) >= 4
