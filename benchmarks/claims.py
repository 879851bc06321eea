"""What is assumed of inputs, held against the objects that made-up Java programs make.

`python benchmarks/claims.py --programs N --seed S` prints every object that no check would try as an input. With
`--probes` it asks questions about pairs of objects, and prints those that a check denies and a run does not.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path
from time import perf_counter

sys.path.insert(0, str(Path(__file__).parents[1]))

from oxpecker.results.verdict import Verdict
from tests.java.claims import broken_claims
from tests.java.probes import answers
from tests.java.stateful_classes import stateful_program

_AT_ONCE = 10
"""Programs that are translated together, since the library takes most of the time."""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--programs", type=int, default=100, help="how many programs")
    parser.add_argument("--seed", type=int, default=0, help="the number of the first")
    parser.add_argument("--probes", action="store_true", help="compare checks with runs")
    options = parser.parse_args()
    began, found = perf_counter(), 0
    seeds = range(options.seed, options.seed + options.programs)
    for problem in _denied(seeds) if options.probes else _broken(seeds):
        found += 1
        print(problem)
    print(f"{options.programs} programs, {found} problems, {perf_counter() - began:.0f} s")
    sys.exit(1 if found else 0)


def _broken(seeds: range) -> Iterator[str]:
    for first in range(0, len(seeds), _AT_ONCE):
        yield from broken_claims(stateful_program(seeds[first : first + _AT_ONCE]))


def _denied(seeds: range) -> Iterator[str]:
    for seed in seeds:
        for name, verdict in answers(seed, 10):
            if verdict in (Verdict.VALID, Verdict.VALID_WITHIN_BOUNDS):
                yield f"{name} of {seed}: {verdict}"


if __name__ == "__main__":
    main()
