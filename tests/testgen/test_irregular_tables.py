"""Rows of different lengths, or very short ones, are doubtful inputs if regular ones cause no failure."""

from __future__ import annotations

import pytest

import oxpecker
from oxpecker.results.doubt import Doubt
from oxpecker.results.finding_class import Confidence, confidence_of
from oxpecker.results.verdict import Finding

TABLES = """
public class Tables {
    public static int[][] transposed(int[][] table) {
        int[][] result = new int[table.length][table.length];
        for (int i = 0; i < table.length; i++)
            for (int j = 0; j < table[i].length; j++) result[j][i] = table[i][j];
        return result;
    }

    public static int trace(int[][] table) {
        int sum = 0;
        for (int i = 0; i < table.length; i++) sum += table[i][i];
        return sum;
    }

    public static int targets(int nodes, int[][] edges) {
        int sum = 0;
        for (int[] edge : edges) sum += edge[1];
        return sum + nodes;
    }

    public static int beyond(int[][] table) {
        int sum = 0;
        for (int i = 0; i < table.length; i++) sum += table[i][table[i].length];
        return sum;
    }
}
"""


def found(method: str) -> Finding:
    """The finding about a method of the tables."""
    (finding,) = oxpecker.check(TABLES, name="Tables.java", method=f"Tables.{method}").results[0].findings
    return finding


@pytest.mark.parametrize("method", ["trace", "targets"])
def test_only_irregular_tables_fail(method: str) -> None:
    finding = found(method)
    assert finding.doubts == (Doubt.ROWS,)
    assert confidence_of(finding) is Confidence.LOW


@pytest.mark.parametrize("method", ["transposed", "beyond"])
def test_regular_tables_fail_as_well(method: str) -> None:
    finding = found(method)
    assert Doubt.ROWS not in finding.doubts
    assert confidence_of(finding) is Confidence.HIGH
