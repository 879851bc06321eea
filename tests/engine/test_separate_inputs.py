"""Objects of counterexamples are shared only if the defect needs it."""

from __future__ import annotations

import pytest

import oxpecker

PROGRAM = """public class Cell {
    private int size;
    private int[] data = new int[0];
    private Cell next;

    public int at(Cell other) { return data[other.size]; }
    public static int sum(Cell a, Cell b) { return 10 / (a.size + b.size - 2); }
    public static int same(Cell a, Cell b) { a.size = 0; b.size = 1; return 10 / a.size; }
    public static int onlySame(Cell a, Cell b) { return a == b && a != null ? 10 / (a.size - a.size) : 1; }
    public static int rest(int[] a, int[] b) { return 10 / (a.length + b.length - 2); }
}
"""


@pytest.mark.parametrize(
    ("method", "shared"),
    [
        ("at(Cell)", 0),
        ("sum(Cell, Cell)", 0),
        ("same(Cell, Cell)", 0),
        ("onlySame(Cell, Cell)", 1),
        ("rest(int[], int[])", 0),
    ],
)
def test_objects_are_shared_only_if_needed(method: str, shared: int) -> None:
    (finding,) = oxpecker.check(PROGRAM, name="Cell.java")[f"Cell.{method}"].findings
    roots = [value for _, value in finding.heap_before.roots]
    assert len(roots) - len(set(roots)) == shared
    assert finding.heap_before.shared_references == shared
