"""Searches for garbage leave large programs out, and find what an earlier program has left."""

from __future__ import annotations

import gc
from weakref import ref

import pytest

from oxpecker.limits import garbage


class Node:
    """An object that refers to itself, so that only a search finds it."""

    def __init__(self) -> None:
        self.itself = self


def test_a_small_program_stays_in_searches() -> None:
    before = gc.get_freeze_count()
    with garbage.loading():
        kept = [Node() for _ in range(10)]
    assert gc.get_freeze_count() == before and gc.isenabled() and kept


def test_a_large_program_is_left_out_until_the_next_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(garbage, "OBJECTS_OF_A_LARGE_PROGRAM", 100)
    with garbage.loading():
        program = [Node() for _ in range(1000)]
    first = ref(program[0])
    program.clear()
    gc.collect()
    assert first() is not None
    monkeypatch.undo()
    with garbage.loading():
        pass
    assert first() is None
    gc.freeze()  # as the test run has it
