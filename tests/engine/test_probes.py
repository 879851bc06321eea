"""Probes of programs with threads cost at most a quarter of the exploration that they accompany."""

from __future__ import annotations

import pytest

from oxpecker.engine import Options
from oxpecker.engine.bounds import Bounds
from oxpecker.engine.checking import MethodCheck
from oxpecker.engine.concurrency.probes import Probes
from oxpecker.engine.limits import LEAST_PROBING
from oxpecker.limits import Budget
from tests.engine.checks import solver
from tests.engine.thread_tables import FAMILIES
from tests.oox.from_text import checked, method_named


@pytest.mark.parametrize(
    ("name", "n"), [("increments under a lock", 5), ("philosophers", 6), ("one writer, n readers", 6)]
)
def test_the_share_of_probes(name: str, n: int) -> None:
    (family,) = [each for each in FAMILIES if each.name == name]
    program = checked(family.text(n))
    check = MethodCheck(program, method_named(program, "Main.go"), solver(), Options(effort=20, seconds=600), {})
    check.result()
    explored = check.probes.work.spent - check.probes.probed
    assert check.probes.probed <= explored / 4


def test_a_probe_that_was_cut_comes_again_with_twice_as_much() -> None:
    probes = Probes(Bounds())
    assert probes.due() is None
    probes.work.spent = 4 * LEAST_PROBING
    due = probes.due()
    assert due is not None
    first, budget = due
    assert budget.units == LEAST_PROBING
    probes.work.spent += LEAST_PROBING
    budget.spent = LEAST_PROBING
    probes.done(first, budget, switched=True)
    assert first in probes.left
    assert probes.due() is None
    probes.work.spent += 4 * LEAST_PROBING
    second, budget = probes.due() or (first, Budget(0))
    assert second is not first
    assert budget.units == LEAST_PROBING


def test_without_a_choice_between_threads_there_are_no_more_probes() -> None:
    probes = Probes(Bounds())
    probes.done(probes.left[0], Budget(LEAST_PROBING), switched=False)
    assert not probes.left


def test_bounds_that_are_given_hold_for_probes() -> None:
    assert {each.bounds.switches for each in Probes(Bounds(switches=1, array=1)).left} == {0, 1}
    assert {each.bounds.array for each in Probes(Bounds(array=1)).left} == {1}
