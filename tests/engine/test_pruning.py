"""Pruning: how often a fork asks whether a path is possible (Smid H1 to H3)."""

from __future__ import annotations

import pytest

from oxpecker.engine.explore.pruning import Pruning
from oxpecker.engine.options import PruningKind


def share_of_questions(pruning: Pruning, draws: int = 2000) -> float:
    return sum(pruning.asks() for _ in range(draws)) / draws


@pytest.mark.parametrize(
    ("kind", "least", "most"),
    [(PruningKind.NEVER, 0.0, 0.0), (PruningKind.PROBABILISTIC, 0.2, 0.3), (PruningKind.ALWAYS, 1.0, 1.0)],
)
def test_how_often_is_asked(kind: PruningKind, least: float, most: float) -> None:
    pruning = Pruning(kind, seed=1)
    assert least <= share_of_questions(pruning) <= most
    for possible in (True, False):
        pruning.learn(possible)
    assert least <= share_of_questions(pruning) <= most


def test_answers_that_prune_make_it_ask_more_often() -> None:
    pruning = Pruning(PruningKind.ADAPTIVE)
    assert pruning.probability == 0.5
    pruning.learn(possible=False)
    assert pruning.probability == pytest.approx(0.55)
    for _ in range(100):
        pruning.learn(possible=False)
    assert pruning.probability == 1.0 and share_of_questions(pruning) == 1.0


def test_answers_that_do_not_make_it_ask_less_often_but_never_not_at_all() -> None:
    pruning = Pruning(PruningKind.ADAPTIVE)
    for _ in range(100):
        pruning.learn(possible=True)
    assert pruning.probability == pytest.approx(0.05)
    assert 0 < share_of_questions(pruning) < 0.1


def test_the_average_is_over_what_was_drawn() -> None:
    pruning = Pruning(PruningKind.ADAPTIVE)
    pruning.asks()
    pruning.learn(possible=False)
    pruning.asks()
    assert pruning.average == pytest.approx((0.5 + 0.55) / 2)


def test_a_seed_repeats_the_draws() -> None:
    one, two = (Pruning(PruningKind.PROBABILISTIC, seed=3) for _ in range(2))
    assert [one.asks() for _ in range(50)] == [two.asks() for _ in range(50)]
