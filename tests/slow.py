"""Which tests are slow: an ordinary run leaves them to `-m exhaustive`, as CI has both.

`slow.txt` lists them: a file, a test with all its cases, or one case. To add what has become slow:

    pytest -n 2 --times times.tsv
    python -m tests.slow times.tsv

`--times` writes the processor time of every test to a file, which it appends to. Of several times of a test the least
counts, since a busy machine takes longer. List a whole file by hand if its tests share what is slow to prepare:
otherwise the next test of it is slow.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from pathlib import Path

SECONDS = 0.4
"""Processor time that a test may take in every run."""
SHARED = 0.02
"""Seconds that each further case takes where the first one prepares what all share."""
LIST = Path(__file__).parent / "slow.txt"
ALWAYS = ("tests/test_house.py", "tests/java/test_java_support.py", "tests/test_programs.py")
"""Tests about the repository, which every change can break, and stored programs, whose names have numbers of lines."""


def listed() -> frozenset[str]:
    """The names in the list."""
    return frozenset(LIST.read_text(encoding="utf-8").splitlines())


def is_listed(name: str, names: frozenset[str]) -> bool:
    """Whether a test is in the list, or all cases of it, or its file."""
    return name in names or function_of(name) in names or name.partition("::")[0] in names


def function_of(name: str) -> str:
    """The name of a test without its case."""
    return name.partition("[")[0]


def slow_names(times: dict[str, float]) -> Iterator[str]:
    """The slow ones among tests: single cases, or all cases of a test that has to prepare much for them."""
    cases: dict[str, dict[str, float]] = {}
    for name, seconds in times.items():
        if not name.startswith(ALWAYS):
            cases.setdefault(function_of(name), {})[name] = seconds
    for function, each in cases.items():
        slow = {name for name, seconds in each.items() if seconds >= SECONDS}
        others = [seconds for name, seconds in each.items() if name not in slow]
        if len(slow) == 1 and others and max(others) <= SHARED:
            yield function
        else:
            yield from slow


def least_times(files: Iterable[Path]) -> dict[str, float]:
    """What each test took at least."""
    times: dict[str, float] = {}
    for file in files:
        for line in file.read_text(encoding="utf-8").splitlines():
            seconds, _, name = line.partition("\t")
            times[name] = min(float(seconds), times.get(name, float("inf")))
    return times


if __name__ == "__main__":
    known = listed()
    found = {name for name in slow_names(least_times(map(Path, sys.argv[1:]))) if not is_listed(name, known)}
    LIST.write_text("".join(f"{name}\n" for name in sorted(known | found)), encoding="utf-8")
    print(f"{LIST.name}: {len(found)} more lines")
