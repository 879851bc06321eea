"""Costs that do not depend on the machine: what checks cost is what the stored figures say."""

from __future__ import annotations

import pytest

from benchmarks.costs import STORED, Costs, differences, measured, read


@pytest.mark.exhaustive
def test_checks_cost_what_they_did() -> None:
    found = list(differences(read(STORED), measured()))
    assert not found, (
        "a count has changed: if that is meant, run 'python benchmarks/costs.py --write', and say why in the commit\n"
        + "\n".join(found)
    )


ROW = {"verdict": "valid", "paths": 2, "forks": 1, "steps": 9, "solver_calls": 3}
TIMED = {**ROW, "seconds": 1.0, "noise": 0.1}


@pytest.mark.parametrize(
    ("old", "new", "found"),
    [
        (ROW, ROW, []),
        (ROW, {**ROW, "steps": 10}, ["m: steps 9 -> 10"]),
        (ROW, {**ROW, "verdict": "unknown", "paths": 1}, ["m: verdict valid -> unknown", "m: paths 2 -> 1"]),
        (ROW, {**ROW, "solver_calls": 4}, ["m: solver_calls 3 -> 4"]),
        (TIMED, {**TIMED, "seconds": 1.15}, []),  # within the noise of both
        (TIMED, {**TIMED, "seconds": 2.0}, ["m: 1.000 s -> 2.000 s, 2.00 times (noise 0.100 and 0.100 s)"]),
        ({**TIMED, "noise": 0.0}, {**TIMED, "seconds": 1.05, "noise": 0.0}, []),  # less than a tenth
        (TIMED, ROW, []),
    ],
)
def test_counts_are_compared_exactly_and_times_beyond_their_noise(
    old: dict[str, object], new: dict[str, object], found: list[str]
) -> None:
    assert list(differences(Costs("4", {"m": old}), Costs("4", {"m": new}))) == found


def test_questions_are_compared_for_one_version_of_the_solver() -> None:
    assert not list(differences(Costs("4", {"m": ROW}), Costs("5", {"m": {**ROW, "solver_calls": 4}})))


def test_methods_come_and_go() -> None:
    assert list(differences(Costs("4", {"m": ROW}), Costs("4", {"n": ROW}))) == ["m: is gone", "n: is new"]
