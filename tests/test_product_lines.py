"""Products of features: a sample of `benchmarks/product_lines.py`."""

from __future__ import annotations

from pathlib import Path

import pytest

from benchmarks.product_lines import CLAIMS, PRODUCTS, is_true, program
from oxpecker import check
from tests.exhaustive import sampled


def test_claims_are_true_of_some_products_and_false_of_others() -> None:
    truths = [is_true(features, claim) for features in PRODUCTS for claim in CLAIMS]
    assert len(truths) == 40
    assert sum(truths) == 26


@pytest.mark.parametrize(("features", "number"), sampled([("H", 2), ("HQ", 0), ("HLAQC", 2), ("HLAQ", 4)], 4))
def test_answers_about_endless_runs(features: str, number: int, tmp_path: Path) -> None:
    claim = CLAIMS[number]
    file = tmp_path / "Main.java"
    file.write_text(program(features, claim), encoding="utf-8")
    (result,) = check(file, method="Main.main", time=120.0, jobs=1).results
    assert result.verdict == ("valid" if is_true(features, claim) else "invalid")
