"""Numbers of paths that take too long for a test: Kiasan's oracles at greater k (Deng 2007, chapter 4).

python benchmarks/path_counts.py            # some seconds
python benchmarks/path_counts.py --large    # trees with four levels
python benchmarks/path_counts.py --large --only AvlTree
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from time import monotonic

TESTS = Path(__file__).parent.parent / "tests"
sys.path.insert(0, str(TESTS.parent))

from tests.oracles.oracle_classes import path_ends  # noqa: E402

COUNTS = [
    ("SortedList", "merge", 5, 251),
    ("Sorting", "insertionSort(int[])", 5, 153),
    ("Sorting", "insertionSort(Sorting$Item[])", 5, 154),
]
LARGE = [
    ("AvlTree", "insert", 4, 7099),
    ("BinarySearchTree", "insert", 4, 12949),
    ("RedBlackMap", "put", 4, 25088),
]


def main() -> int:
    """Prints a table; the exit code says whether all numbers are right."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--large", action="store_true", help="also trees with four levels")
    parser.add_argument("--only", metavar="CLASS", help="only the rows of one class")
    arguments = parser.parse_args()
    wrong = 0
    for name, method, k, expected in [*COUNTS, *(LARGE if arguments.large else [])]:
        if arguments.only not in (None, name):
            continue
        begun = monotonic()
        found = path_ends(name, method, k)["Returned"]
        wrong += found != expected
        mark = "" if found == expected else f"  expected {expected:,}"
        print(f"{name + '.' + method:42} k = {k}  {found:7,} paths  {monotonic() - begun:7.1f} s{mark}", flush=True)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
