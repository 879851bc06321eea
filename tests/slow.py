"""Which tests are slow: an ordinary run leaves them to `-m exhaustive`, as CI has both.

`slow.txt` lists them, as measured: a name stands for all its cases if it has no brackets.

    pytest -n 2 --times times.tsv
    python -m tests.slow times.tsv

`--times` runs the slow tests of the list, too, and writes the processor time of every test to a file, which it appends
to. Of several files the least time of a test counts, since a busy machine takes longer.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from pathlib import Path

SECONDS = 0.6
"""Processor time that a test may take in every run."""
SHARED = 0.02
"""Seconds that each further case takes where the first one prepares what all share."""
LIST = Path(__file__).parent / "slow.txt"
ALWAYS = ("tests/test_house.py", "tests/java/test_java_support.py")
"""Tests about the repository, which every change can break."""


def listed() -> frozenset[str]:
    """The names in the list."""
    return frozenset(LIST.read_text(encoding="utf-8").splitlines())


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
    names = sorted(slow_names(least_times(map(Path, sys.argv[1:]))))
    LIST.write_text("".join(f"{name}\n" for name in names), encoding="utf-8")
    print(f"{len(names)} lines in {LIST.name}")
