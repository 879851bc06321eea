"""Random pairs of loops: versions that a small input tells apart are never shown to be equal."""

from __future__ import annotations

from random import Random

import pytest

from tests.exhaustive import sampled
from tests.horn.loop_pairs import LoopMethod, differ, loop_pairs
from tests.horn.test_lockstep import is_equal

PAIRS = 6


def shown(pairs: list[tuple[LoopMethod, LoopMethod]]) -> list[tuple[LoopMethod, LoopMethod]]:
    """The pairs that are shown to be equal."""
    return [(old, new) for old, new in pairs if is_equal(old.java, new.java, 3_000)]


@pytest.mark.parametrize("seed", sampled(range(30), 15))
def test_what_differs_is_not_shown(seed: int) -> None:
    wrong = [(old.java, new.java) for old, new in shown(list(loop_pairs(Random(seed), PAIRS))) if differ(old, new)]
    assert wrong == []


def test_some_are_shown() -> None:
    assert shown(list(loop_pairs(Random(1), PAIRS)))
