"""Tokens: as many processes at the same time as a user asks for, and no more."""

from __future__ import annotations

import pytest

from oxpecker.limits.tokens import Tokens, can_fork


@pytest.mark.skipif(not can_fork(), reason="no processes to share tokens with")
def test_tokens_are_taken_and_given_back() -> None:
    tokens = Tokens(2)
    assert [tokens.take() for _ in range(3)] == [True, True, False]
    tokens.give_back()
    assert [tokens.take() for _ in range(2)] == [True, False]


@pytest.mark.skipif(not can_fork(), reason="no processes to share tokens with")
@pytest.mark.parametrize("count", [100_000, 10**30])
def test_more_processes_than_any_machine_has(count: int) -> None:
    tokens = Tokens(count)
    assert tokens.take()
    tokens.give_back()
    assert 0 < tokens.count < count
