"""Random pairs of loops: versions that a small input tells apart are never shown to be equal."""

from __future__ import annotations

from functools import cache
from random import Random

import pytest

from tests.exhaustive import sampled
from tests.horn.loop_pairs import LoopMethod, differ, loop_pairs
from tests.horn.test_lockstep import is_equal

PAIRS = 6
SEED = 1
"""Of the pairs in every run."""


@cache
def shown(seed: int) -> list[tuple[LoopMethod, LoopMethod]]:
    """The pairs of a seed that are shown to be equal."""
    return [(old, new) for old, new in loop_pairs(Random(seed), PAIRS) if is_equal(old.java, new.java, 3_000)]


@pytest.mark.parametrize("seed", sampled([SEED, *(seed for seed in range(30) if seed != SEED)], 30))
def test_what_differs_is_not_shown(seed: int) -> None:
    assert [(old.java, new.java) for old, new in shown(seed) if differ(old, new)] == []


def test_some_are_shown() -> None:
    assert shown(SEED)
