"""What is assumed of inputs, held against the objects that made-up Java programs make.

`python benchmarks/claims.py --programs N --seed S` prints every object that no check would try as an input.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from time import perf_counter

sys.path.insert(0, str(Path(__file__).parents[1] / "tests" / "java"))

from claims import broken_claims
from stateful_classes import stateful_program

_AT_ONCE = 10
"""Programs that are translated together, since the library takes most of the time."""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--programs", type=int, default=100, help="how many programs")
    parser.add_argument("--seed", type=int, default=0, help="the number of the first")
    options = parser.parse_args()
    began, found, last = perf_counter(), 0, options.seed + options.programs
    for first in range(options.seed, last, _AT_ONCE):
        for claim in broken_claims(stateful_program(range(first, min(first + _AT_ONCE, last)))):
            found += 1
            print(claim)
    print(f"{options.programs} programs, {found} broken claims, {perf_counter() - began:.0f} s")
    sys.exit(1 if found else 0)


if __name__ == "__main__":
    main()
