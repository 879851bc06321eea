"""Rounds: which method has its turn, within a budget or without."""

from __future__ import annotations

from functools import cache
from itertools import count

import pytest

from oxpecker.api import rounds
from oxpecker.api.loading import load_sources
from oxpecker.api.rounds import Rounds
from oxpecker.cli.progress import describe_run
from oxpecker.engine import Bounds, Progress
from oxpecker.limits.reason import NO_REASON, Cause, Reason, unsupported
from oxpecker.oox import typed
from oxpecker.oox.source import Source
from oxpecker.results import MethodResult, Verdict

TIME = Reason("time: not enough", Cause.TIME)


@cache
def methods() -> list[typed.Method]:
    text = "class A { static void f() { ; } static void g() { ; } static void h() { ; } }"
    return load_sources([Source("a.oox", text)]).methods_to_check()


def result(verdict: Verdict, reason: Reason = NO_REASON) -> MethodResult:
    return MethodResult("A.f()", methods()[0].info.span, verdict, reason)


def test_without_a_budget_every_method_has_one_turn() -> None:
    plan = Rounds(methods())
    taken = []
    while (task := plan.take()) is not None:
        assert task.seconds is None
        taken.append(task.number)
        plan.record(task, result(Verdict.UNKNOWN, TIME), 10.0)
    assert taken == [0, 1, 2]
    assert len(list(plan.finished())) == 3


def test_results_come_in_the_order_of_methods() -> None:
    plan = Rounds(methods())
    first, second = plan.take(), plan.take()
    assert first is not None
    assert second is not None
    plan.record(second, result(Verdict.INVALID), 10.0)
    assert not list(plan.finished())
    plan.record(first, result(Verdict.VALID), 10.0)
    assert [each.verdict for each in plan.finished()] == [Verdict.VALID, Verdict.INVALID]


def test_within_a_budget_the_unsettled_get_more_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rounds, "monotonic", lambda: 0.0)
    plan = Rounds(methods(), 1.0)
    answers = {0: result(Verdict.VALID), 1: result(Verdict.UNKNOWN, TIME), 2: result(Verdict.UNKNOWN, unsupported("x"))}
    turns = []
    while (task := plan.take()) is not None:
        assert task.seconds is not None
        turns.append((task.number, task.round))
        plan.record(task, answers[task.number], min(task.seconds, 600.0))
    assert turns == [(0, 0), (1, 0), (2, 0), (1, 1), (1, 2), (1, 3), (1, 4)]


def test_a_weaker_result_of_a_later_round_does_not_count(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rounds, "monotonic", lambda: 0.0)
    plan = Rounds(methods()[:1], 1.0)
    answers = iter([result(Verdict.VALID_WITHIN_BOUNDS), result(Verdict.UNKNOWN, TIME)])
    while (task := plan.take()) is not None and task.round < 2:
        plan.record(task, next(answers), task.seconds or 0.0)
    assert [each.verdict for each in plan.rest(is_cut=False)] == [Verdict.VALID_WITHIN_BOUNDS]


def test_a_budget_that_is_used_up_leaves_methods_unknown(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = count(0, 45)
    monkeypatch.setattr(rounds, "monotonic", lambda: next(clock))
    plan = Rounds(methods(), 1.0)
    task = plan.take()
    assert task is not None
    plan.record(task, result(Verdict.VALID), 10.0)
    assert plan.take() is None
    found = list(plan.rest(is_cut=False))
    assert [each.verdict for each in found] == [Verdict.VALID, Verdict.UNKNOWN, Verdict.UNKNOWN]
    assert found[1].reason == "budget: the run was out of time (1 minute) before the turn of this method"


def running(seconds: float, limit: float | None = 60.0) -> Progress:
    return Progress(Bounds(), 1, seconds, limit)


def test_the_last_methods_take_no_longer_than_their_limits() -> None:
    run = Rounds(methods())
    tasks = [run.take() for _ in methods()]
    for task in tasks[:-1]:
        assert task is not None
        run.record(task, result(Verdict.VALID))
    progress = run.progress({len(tasks) - 1: running(20.0)})
    assert (progress.left, progress.is_most) == (40.0, True)
    assert "at most 40 s left" in describe_run(progress)


def test_a_method_that_runs_long_is_expected_to_run_on() -> None:
    run = Rounds(methods())
    task = run.take()
    assert task is not None
    run.record(task, result(Verdict.VALID))
    for seconds, left in ((20.0, 20.0), (50.0, 10.0)):
        progress = run.progress({1: running(seconds)})
        assert (progress.left, progress.is_most) == (left, False)
    assert run.progress({1: running(20.0, limit=None)}).left == 20.0


def test_within_a_budget_what_is_left_of_it_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rounds, "monotonic", lambda: 100.0)
    run = Rounds(methods(), minutes=2)
    progress = run.progress({0: running(20.0)})
    assert (progress.left, progress.is_most) == (120.0, False)


def test_the_lengths_of_rounds_are_the_same_for_all_budgets(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rounds, "monotonic", lambda: 0.0)
    first = [Rounds(methods(), minutes).take() for minutes in (0.01, 0.1, 0.5, 7.0)]
    assert [task and task.seconds for task in first] == [0.5, 0.5, 2.0, 32.0]
