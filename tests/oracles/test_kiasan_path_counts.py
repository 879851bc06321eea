"""The exact numbers of paths that Kiasan's analysis predicts, for Java classes of our own (Deng 2007, chapter 4).

Under lazier# they are the combinatorial minimum: for search trees the sum over all shapes with k levels of one path for
each key and each gap between keys; for merging C(2k, k) - 1; for insertion sort the sum of the factorials up to k.
"""

from __future__ import annotations

import pytest

from tests.exhaustive import exhaustive
from tests.oracles.oracle_classes import path_ends

COUNTS: list[tuple[str, str, tuple[int, ...]]] = [
    ("BinarySearchTree", "insert", (4, 21, 236)),
    ("BinarySearchTree", "find", (4, 21, 236)),
    ("BinarySearchTree", "remove", (4, 21, 236)),
    ("BinarySearchTree", "findMin", (2, 5, 26)),
    ("AvlTree", "insert", (4, 21, 190)),
    ("AvlTree", "find", (4, 21, 190)),
    ("RedBlackMap", "put", (4, 28, 331)),
    ("RedBlackMap", "get", (4, 28, 331)),
    ("RedBlackMap", "remove", (4, 28, 331)),
    ("SortedList", "merge", (1, 5, 19, 69)),
    ("Sorting", "insertionSort(int[])", (1, 3, 9, 33)),
    ("Sorting", "insertionSort(Sorting$Item[])", (2, 4, 10, 34)),
    ("ListStack", "push", (2, 3, 4)),
    ("ListStack", "pop", (2, 3, 4)),
    ("RingList", "clear", (1, 2, 3)),
    ("RingList", "removeLast", (1, 2, 3)),
]
"""Class, method, and the paths that return for k = 1, 2, ..; what is slow is in benchmarks/path_counts.py."""


@pytest.mark.parametrize(
    ("name", "method", "k", "paths"),
    [
        exhaustive(name, method, k, paths) if paths > 100 else (name, method, k, paths)
        for name, method, counts in COUNTS
        for k, paths in enumerate(counts, 1)
    ],
)
def test_lazier_sharp_explores_the_fewest_paths(name: str, method: str, k: int, paths: int) -> None:
    ends = path_ends(name, method, k)
    assert ends["Returned"] == paths
    assert set(ends) <= {"Returned", "Excluded", "Cut", "Diverged"}
