"""Induction against the stored programs: `python benchmarks/induction.py [FOLDER ..] [--units N]`.

Each method that has an expectation and goes round is given to induction alone. A proof of a method that is known to be
invalid is a defect: it is shown, and the exit code is 1. The table tells how many of the others are proved.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from dataclasses import replace
from pathlib import Path
from time import monotonic

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from oxpecker.limits import Budget  # noqa: E402
from oxpecker.results import Verdict  # noqa: E402
from oxpecker.strategies import Goal  # noqa: E402
from oxpecker.strategies.induction import Induction, is_inductive  # noqa: E402
from tests.expectations import load  # noqa: E402
from tests.expectations.base import Program  # noqa: E402
from tests.expectations.verdicts import _MANNERS, HasVerdict  # noqa: E402

PROGRAMS = ROOT / "tests" / "programs"


def goal_of(program: Program, expected: HasVerdict) -> Goal | None:
    """The goal that an expectation is about, without bounds."""
    if not program.parses:
        return None
    checked = program.checked({"overflow": "check"} if expected.how == "overflow check" else {})
    found = [] if checked.program is None else checked.program.find_methods(expected.method)
    if checked.program is None or len(found) != 1:
        return None
    options = replace(_MANNERS[expected.how], bounds=None, seconds=60.0)
    return Goal(program.parsed.program, checked.program, found[0], options, {program.source.name: program.source})


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folders", nargs="*", help="folders below tests/programs; all of them if none is named")
    parser.add_argument("--units", type=int, default=4_000, help="the budget of each proof")
    given = parser.parse_args()
    folders = [PROGRAMS / each for each in given.folders] or [PROGRAMS]
    files = [file for folder in folders for ending in ("*.oox", "*.java") for file in sorted(folder.rglob(ending))]
    proved: Counter[Verdict] = Counter()
    tried: Counter[Verdict] = Counter()
    wrong: list[str] = []
    begun = monotonic()
    for file in files:
        program = load(file, PROGRAMS)
        for expected in program.expectations:
            goal = goal_of(program, expected) if isinstance(expected, HasVerdict) else None
            if goal is None or not isinstance(expected, HasVerdict) or not is_inductive(goal):
                continue
            tried[expected.verdict] += 1
            if Induction().run(goal, Budget(given.units)).result is not None:
                proved[expected.verdict] += 1
                place = f"{program.name}:{expected.line}: {expected.text}"
                if expected.verdict in (Verdict.INVALID, Verdict.DEADLOCK):
                    wrong.append(place)
                elif expected.verdict is Verdict.UNKNOWN:
                    print(f"proved although it is unknown: {place}", flush=True)
        program.forget()
    print(f"{'expected':<22} {'tried':>6} {'proved':>7}")
    for verdict in Verdict:
        print(f"{verdict:<22} {tried[verdict]:>6} {proved[verdict]:>7}")
    print(f"{len(files)} files in {monotonic() - begun:.0f} s; {len(wrong)} wrong proofs")
    print(*wrong, sep="\n")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
