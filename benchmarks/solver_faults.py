"""Makes every solver crash, hang, give up or lie at random over the stored OOX programs, and compares verdicts.

    python benchmarks/solver_faults.py [--limit 100] [--seed 0] [--only FAULT]

A verdict under faults must be the one without them, or claim less. Refutations that are lies need `--paranoid`, and are
tried with it. The exit code is 1 if any verdict is wrong.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

import oxpecker
from oxpecker.results import Verdict
from tests.solver.faulty_backends import Fault, faulty, is_right

ROOT = Path(__file__).parents[1]
_SECONDS = 10.0
_SECONDS_OF_HANGS = 2.0


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--limit", type=int, help="programs at most")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--only", choices=[each.value for each in Fault])
    arguments = parser.parse_args()
    files = sorted((ROOT / "tests" / "programs").rglob("*.oox"))[: arguments.limit]
    counted: Counter[tuple[str, str]] = Counter()
    wrong = 0
    for fault in Fault:
        if arguments.only not in (None, fault.value):
            continue
        for number, file in enumerate(files):
            for method, reference, found in _compared(file, fault, arguments.seed + number):
                kind = "same" if found is reference else "weaker" if is_right(found, reference) else "WRONG"
                counted[fault.value, kind] += 1
                if kind == "WRONG":
                    wrong += 1
                    print(f"{fault.value}, seed {arguments.seed + number}: {file} {method}: {found}, not {reference}")
    for (name, kind), count in sorted(counted.items()):
        print(f"{name:18} {kind:8} {count:6}")
    return 1 if wrong else 0


def _compared(file: Path, fault: Fault, seed: int) -> list[tuple[str, Verdict, Verdict]]:
    """The verdicts of each method without and with a fault; none for programs with errors."""
    is_lie = fault is Fault.WRONG_REFUTATION
    seconds = _SECONDS_OF_HANGS if fault is Fault.HANG else _SECONDS
    try:
        usual = oxpecker.check(file, config=False, seconds=_SECONDS, solvers="smt")
    except oxpecker.ProgramErrors:
        return []
    with faulty(fault, seed):
        found = oxpecker.check(file, config=False, seconds=seconds, solvers="smt", paranoid=is_lie)
    pairs = zip(usual.results, found.results, strict=True)
    return [(one.method, one.verdict, other.verdict) for one, other in pairs]


if __name__ == "__main__":
    sys.exit(main())
