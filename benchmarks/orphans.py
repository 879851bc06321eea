"""Ends commands that start other processes at random moments, and counts processes that are left.

    python benchmarks/orphans.py --times 1000 [--seed 0] [--seconds 8] [--only NAME]

Every command is killed, interrupted or terminated in turn. Processes are found by a mark in their environment, so it
does not matter who their parent is by then. The exit code is 1 if any was left.
"""

from __future__ import annotations

import argparse
import random
import signal
import sys
import tempfile
from collections import Counter
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from tests.limits.orphans import Ending, commands, left_after


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--times", type=int, default=100)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--seconds", type=float, default=8.0, help="the latest moment")
    parser.add_argument("--only", help="the name of a command")
    arguments = parser.parse_args()
    signal.signal(signal.SIGINT, signal.default_int_handler)  # whoever runs this in the background ignores it
    choose = random.Random(arguments.seed)
    tried: Counter[tuple[str, str]] = Counter()
    failures = 0
    with tempfile.TemporaryDirectory() as folder:
        known = [each for each in commands(Path(folder)) if arguments.only in (None, each.name)]
        for number in range(arguments.times):
            command, ending = choose.choice(known), choose.choice(list(Ending))
            moment = choose.uniform(0, arguments.seconds)
            left = left_after(command, moment, ending)
            tried[command.name, ending.name.lower()] += 1
            if left:
                failures += 1
                print(f"{number}: {command.name}, {ending.name.lower()} after {moment:.2f} s: {'; '.join(left)}")
    for (name, how), count in sorted(tried.items()):
        print(f"{name:10} {how:10} {count:6}")
    print(f"{arguments.times} times, {failures} with processes left")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
