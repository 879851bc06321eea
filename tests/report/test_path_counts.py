"""How many paths a verdict covers, as `check` says it."""

from __future__ import annotations

import pytest

from oxpecker.oox.source import NOWHERE
from oxpecker.report.check import describe_paths
from oxpecker.results import MethodResult, Statistics, Verdict


@pytest.mark.parametrize(
    ("verdict", "paths", "said"),
    [
        (Verdict.VALID, 1, ["  1 path"]),
        (Verdict.VALID_WITHIN_BOUNDS, 1_200, ["  1,200 paths"]),
        (Verdict.VALID_WITHIN_BOUNDS_PROVIDED, 0, []),
        (Verdict.UNKNOWN, 0, ["  0 paths"]),
    ],
)
def test_a_proof_counts_no_paths(verdict: Verdict, paths: int, said: list[str]) -> None:
    result = MethodResult("M.m()", NOWHERE, verdict, statistics=Statistics(paths=paths))
    assert describe_paths(result) == said
