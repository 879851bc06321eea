"""The exact numbers of paths that Kiasan's analysis predicts (reference: Deng 2007, chapters 3 and 4)."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.engine.checks import path_counts

TREE = (Path(__file__).parent / "binary_search_tree.oox").read_text(encoding="utf-8")
SWAP = """
class Cell {
    Object data;
    void swap(Cell n)
        requires(n != null)
        ensures(this.data == old(n.data) && n.data == old(this.data))
    {
        Object t := this.data;
        this.data := n.data;
        n.data := t;
    }
}
"""


@pytest.mark.parametrize(("strategy", "paths"), [("lazy", 20), ("lazier", 6), ("lazier#", 2)])
def test_swap(strategy: str, paths: int) -> None:
    assert path_counts(SWAP, "Cell.swap", strategy, chain=2)["Returned"] == paths


@pytest.mark.parametrize("strategy", ["lazy", "lazier", "lazier#"])
@pytest.mark.parametrize("method", ["insert", "find", "remove"])
@pytest.mark.parametrize(("k", "paths"), [(1, 4), (2, 21), (3, 236)])
def test_binary_search_tree(method: str, strategy: str, k: int, paths: int) -> None:
    counts = path_counts(TREE, f"Tree.{method}", strategy, chain=k)
    assert counts["Returned"] == paths
    assert set(counts) <= {"Returned", "Excluded", "Cut"}


@pytest.mark.parametrize("strategy", ["lazy", "lazier", "lazier#"])
@pytest.mark.parametrize(("k", "paths"), [(1, 2), (2, 5), (3, 26)])
def test_the_least_key_of_a_tree(strategy: str, k: int, paths: int) -> None:
    assert path_counts(TREE, "Tree.findMin", strategy, chain=k)["Returned"] == paths
