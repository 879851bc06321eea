"""Thirteen problems of textbooks, proved for all sizes: `python benchmarks/textbook_proofs.py [PROBLEM ..]`.

Each is checked with the loop invariants of a textbook, and without any. The table says what `check` answers, and the
seconds of the processor that it takes, processes of solvers included. `docs/proofs.md` has a copy.
"""

from __future__ import annotations

import argparse
import os
import re
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1] / "src"))

from oxpecker import check

PROGRAMS = Path(__file__).parents[1] / "tests" / "programs" / "java" / "proofs"
PROBLEMS = {
    "linear search": "Searches.first",
    "binary search": "Searches.binary",
    "maximum": "Searches.maximum",
    "two-sum": "Searches.twoSum",
    "partition": "Rearranging.partition",
    "insertion sort": "Rearranging.insertionSort",
    "reverse": "Rearranging.reverse",
    "sum": "Counting.sum",
    "greatest common divisor": "Counting.gcd",
    "power": "Counting.power",
    "majority vote": "Counting.majority",
    "Dutch national flag": "Rearranging.dutchFlag",
    "Gauss's sum": "Counting.gauss",
}
INVARIANT = re.compile(r"^\s*//@ loop_invariant .*\n", re.MULTILINE)


def used() -> float:
    """The seconds of the processor so far."""
    times = os.times()
    return times.user + times.system + times.children_user + times.children_system


def answered(text: str, method: str, seconds: float) -> str:
    """What `check` says, and in which time."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / f"{method.partition('.')[0]}.java"
        file.write_text(text, encoding="utf-8")
        before = used()
        (result,) = check(file, method=method, time=seconds).results
        return f"{result.verdict}, {used() - before:.1f} s"


def main() -> None:
    """Prints the table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("problems", nargs="*", help="some of them only")
    parser.add_argument("--time", type=float, default=60.0, help="seconds for each check")
    given = parser.parse_args()
    print("| problem | with the invariants of a textbook | without invariants |\n|---|---|---|")
    for problem, method in PROBLEMS.items():
        if not given.problems or problem in given.problems:
            text = (PROGRAMS / f"{method.partition('.')[0]}.java").read_text(encoding="utf-8")
            stated = answered(text, method, given.time)
            found = answered(INVARIANT.sub("", text), method, given.time)
            print(f"| {problem} | {stated} | {found} |", flush=True)


if __name__ == "__main__":
    main()
