"""Random loops over arrays and numbers: what a small input refutes is never proved."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Protocol

import pytest

from oxpecker.api.loading import load_sources
from oxpecker.horn import NotEncodable, Proof, prove
from oxpecker.limits import Budget
from oxpecker.oox.analysis.effects import effect_table
from oxpecker.oox.source import Source
from tests.exhaustive import sampled
from tests.horn.array_loops import array_loops
from tests.horn.call_loops import HELPERS, call_loops
from tests.horn.list_loops import HELPERS as NODES
from tests.horn.list_loops import list_loops
from tests.horn.number_loops import number_loops

METHODS = 20
FEW_METHODS = 8
SEED = 15
"""Of the methods in every run."""
LIST_SEED = 2
"""Of methods about lists, of which some are right."""


class Claim(Protocol):
    """A method with a contract."""

    @property
    def java(self) -> str: ...

    @property
    def is_refuted(self) -> bool: ...


@cache
def proved(loops: tuple[Claim, ...], helpers: str = "", units: int = 4_000) -> list[Claim]:
    """The methods that are proved, each with so many units of a budget."""
    text = f"public class Loops {{{helpers}{''.join(loop.java for loop in loops)}}}"
    program = load_sources([Source("Loops.java", text)]).program
    found = []
    for number in range(len(loops)):
        (method,) = program.find_methods(f"Loops.m{number}")
        with Budget(units).spending():
            try:
                result = prove(program, method, effect_table(program))
            except NotEncodable:
                continue
        if isinstance(result, Proof):
            found.append(loops[number])
    return found


@pytest.mark.parametrize("seed", sampled([SEED, *(seed for seed in range(40) if seed != SEED)], 40))
def test_what_is_refuted_is_not_proved(seed: int) -> None:
    loops = tuple(array_loops(Random(seed), METHODS))
    assert [loop.java for loop in proved(loops) if loop.is_refuted] == []


@pytest.mark.parametrize("seed", sampled(range(40), 40))
def test_what_is_refuted_of_bits_is_not_proved(seed: int) -> None:
    loops = tuple(array_loops(Random(seed), FEW_METHODS, has_bits=True))
    assert [loop.java for loop in proved(loops) if loop.is_refuted] == []


@pytest.mark.parametrize("seed", sampled(range(40), 40))
def test_what_is_refuted_of_calls_is_not_proved(seed: int) -> None:
    loops = tuple(call_loops(Random(seed), FEW_METHODS))
    assert [loop.java for loop in proved(loops, HELPERS) if loop.is_refuted] == []


@pytest.mark.parametrize("seed", sampled(range(40), 40))
def test_what_is_refuted_of_numbers_is_not_proved(seed: int) -> None:
    loops = tuple(number_loops(Random(seed), FEW_METHODS))
    assert [loop.java for loop in proved(loops) if loop.is_refuted] == []


@pytest.mark.parametrize("seed", sampled(range(40), 40))
def test_what_is_refuted_of_lists_is_not_proved(seed: int) -> None:
    loops = tuple(list_loops(Random(seed), FEW_METHODS))
    assert [loop.java for loop in proved(loops, NODES) if loop.is_refuted] == []


def test_some_about_lists_are_proved() -> None:
    assert len(proved(tuple(list_loops(Random(LIST_SEED), FEW_METHODS)), NODES)) >= 2


def test_some_are_proved() -> None:
    assert len(proved(tuple(array_loops(Random(SEED), METHODS)))) >= 4
