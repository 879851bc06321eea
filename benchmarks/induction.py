"""Induction against the stored programs: `python benchmarks/induction.py [FOLDER ..] [--units N] [--mutants N]`.

Induction alone gets each method that has an expectation and contains loops or recursion. If it proves one that is known
to be invalid, that is a defect: it is shown, and the exit code is 1. The table tells how many of the others are proved.
With `--mutants`, induction also gets some mutants of each method that it has proved. A proof of one for which symbolic
execution finds a counterexample is a defect, too.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from time import monotonic

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from oxpecker.limits import Budget  # noqa: E402
from oxpecker.mutation import mutants  # noqa: E402
from oxpecker.oox.checker import check  # noqa: E402
from oxpecker.results import Verdict  # noqa: E402
from oxpecker.strategies import Goal  # noqa: E402
from oxpecker.strategies.induction import Induction, is_inductive  # noqa: E402
from oxpecker.strategies.symbolic import Symbolic  # noqa: E402
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


def mutant_goals(goal: Goal, number: int) -> Iterator[tuple[str, Goal]]:
    """Some mutants of the method of a goal, spread over all there are."""
    info = goal.method.info
    found = list(mutants(goal.syntax, f"{info.owner}.{info.name}", accept=lambda _: True))
    for mutant in found[:: max(len(found) // number, 1)][:number]:
        program = check(mutant.program, dict(goal.program.options)).program
        if program is not None and info.key in program.methods:
            yield mutant.name, replace(goal, syntax=mutant.program, program=program, method=program.methods[info.key])


def wrongly_proved(goal: Goal, number: int, units: int) -> Iterator[str]:
    """The mutants that induction proves although they have a counterexample."""
    if not number:
        return
    for name, mutated in mutant_goals(goal, number):
        if Induction().run(mutated, Budget(units)).result is not None:
            result = Symbolic().run(mutated, Budget(units)).result
            if result is not None and result.verdict in (Verdict.INVALID, Verdict.DEADLOCK):
                yield name


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folders", nargs="*", help="folders below tests/programs; all of them if none is named")
    parser.add_argument("--units", type=int, default=4_000, help="the budget of each proof")
    parser.add_argument("--mutants", type=int, default=0, help="mutants of each method that is proved")
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
                wrong += [f"{place}, {name}" for name in wrongly_proved(goal, given.mutants, given.units)]
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
