"""Budgets: what counts towards them, and how they nest."""

from __future__ import annotations

from threading import Thread

import pytest

from oxpecker.limits import Budget, LimitReached, Watch
from oxpecker.limits.budget import give_up_question, is_spent, question_units, spend


def test_work_counts_towards_all_budgets_in_force() -> None:
    outer, inner, other = Budget(10), Budget(4), Budget(2)
    with outer.spending():
        spend(1)
        with inner.spending():
            spend(3)
        spend(2)
    spend(100)
    assert (outer.spent, inner.spent, other.spent) == (6, 3, 0)
    assert not (outer.is_spent or inner.is_spent)


def test_a_watch_ends_work_when_a_budget_is_spent() -> None:
    watch = Watch()
    with Budget(3).spending(), pytest.raises(LimitReached, match="effort"):
        for _ in range(4):
            watch.look()
    watch.look()
    assert not is_spent()


def test_one_question_may_take_a_part_of_the_smallest_budget() -> None:
    assert question_units() is None
    with Budget().spending():
        assert question_units() is None
        with Budget(400).spending(), Budget(4000).spending():
            assert question_units() == 100
            with Budget(question=7).spending():
                assert question_units() == 7


def test_a_question_that_is_given_up_makes_a_budget_too_small() -> None:
    outer = Budget(100)
    with outer.spending():
        assert outer.is_enough
        give_up_question()
    assert not outer.is_enough and not outer.is_spent


def test_a_share_of_the_time_is_a_number_of_units() -> None:
    assert Budget.of_time(10, 0.25).units == 10_000
    assert Budget.of_time(10, 0.25, most=300).units == 300


def test_the_budgets_of_a_thread_limit_no_other() -> None:
    found: list[tuple[int | None, bool]] = []
    with Budget(2).spending():
        spend(3)
        thread = Thread(target=lambda: (spend(1), found.append((question_units(), is_spent()))))
        thread.start()
        thread.join()
        assert is_spent()
    assert found == [(None, False)]
