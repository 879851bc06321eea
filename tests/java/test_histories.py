"""A check counts with all that may have run before, also with initialisers that change other classes."""

from __future__ import annotations

import pytest

from oxpecker.oox.analysis.felt_initialisers import FeltInitialisers
from tests.exhaustive import sampled
from tests.java.histories import made_up

FELT = 73
"""A program in which the initialiser of a class with nothing that changes assigns a field of another class."""


@pytest.mark.parametrize("seed", sampled((FELT, *range(FELT)), 24))
def test_what_some_history_refutes_is_not_said_to_hold(seed: int) -> None:
    program = made_up(seed)
    assert program.is_valid or not program.is_said(), program.text


@pytest.mark.parametrize("seed", sampled(tuple(range(200)), 12))
def test_nor_where_classes_are_used_inside_of_methods(seed: int) -> None:
    program = made_up(seed, is_nested=True)
    assert program.is_valid or not program.is_said(), program.text


def test_initialisers_that_are_not_felt_would_be_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(FeltInitialisers, "is_felt", lambda *_: False)
    assert made_up(FELT).is_said()
    assert not made_up(FELT).is_valid
