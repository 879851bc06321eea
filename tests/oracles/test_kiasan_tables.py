"""Rows of Kiasan's tables that are quick to count: equal, or explained; `benchmarks/kiasan_tables.py` counts all."""

from __future__ import annotations

import pytest

from tests.exhaustive import sampled
from tests.oracles.kiasan_explanations import explanation
from tests.oracles.kiasan_tables import SUBJECTS, Row, count, rows

_MOST_PATHS = 130
"""Rows with more paths are left to the script."""

_QUICK = [row for row in rows() if row.k <= 2 and row.tests is not None and row.tests <= _MOST_PATHS]


def test_all_rows_are_there() -> None:
    assert len(rows()) == len({row.name for row in rows()}) == 546
    assert {row.subject for row in rows()} == set(SUBJECTS)


@pytest.mark.parametrize("row", sampled(_QUICK, 4), ids=lambda row: row.name)
def test_a_row_is_equal_or_explained(row: Row) -> None:
    counted = count(row)
    assert counted.complete
    assert (counted.paths == row.tests and not counted.longer) or explanation(row, counted)


def test_an_explanation_predicts_the_number() -> None:
    row = next(row for row in rows() if row.name == "Vector.indexOf lazier# 2")
    counted = count(row)
    assert counted.paths == 10
    assert explanation(row, counted)
    assert explanation(next(row for row in rows() if row.name == "Vector.indexOf lazier 1"), counted) is None


def test_a_limit_on_steps_ends_a_row() -> None:
    row = next(row for row in rows() if row.name == "AvlTree.insert lazier# 2")
    assert not count(row, most_steps=100).complete
