"""Compares the schedule of `check` with each strategy alone: how many methods each decides, and in which time.

    python benchmarks/auto.py                              stored programs of algorithms, arrays, proofs and recursion
    python benchmarks/auto.py --time 10 FILE_OR_FOLDER ..
    python benchmarks/auto.py --svg auto.svg               the quantile plot as a picture, too

A method is *decided* if it is valid without bounds, or invalid. Times are seconds of the processor. The schedule
should decide whatever one strategy decides, in at most 1.5 times its time and a second; the methods for which it does
not are listed as they are found, and contradictions between strategies at the end.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from oxpecker.api.loading import Loaded, ProgramErrors, load
from oxpecker.engine import Options
from oxpecker.oox import typed
from oxpecker.report.quantile import quantile_svg, quantile_text
from oxpecker.results import Attempt, disagreements, solving_times
from oxpecker.strategies import SCHEDULE, Goal, Schedule, Turn, pursue
from oxpecker.strategies.horn import Horn
from oxpecker.strategies.induction import Induction
from oxpecker.strategies.strategy import DECISIVE
from oxpecker.strategies.symbolic import Symbolic

PROGRAMS = Path(__file__).parents[1] / "tests" / "programs" / "java"
FOLDERS = ("algorithms", "arrays", "proofs", "recursion")
AUTO = "auto"
CONFIGURATIONS: Mapping[str, Schedule] = {
    AUTO: SCHEDULE,
    "symbolic": (Turn(Symbolic()),),
    "horn": (Turn(Horn(shows_return=True)),),
    "induction": (Turn(Induction()),),
}
FACTOR, SECONDS = 1.5, 1.0
"""How much longer than a single strategy the schedule may take."""


def programs(paths: Iterable[Path]) -> Iterator[Loaded]:
    """The programs in files and folders; those with errors are left out."""
    for path in paths:
        inside = sorted(path.rglob("*")) if path.is_dir() else [path]
        for file in (each for each in inside if each.suffix in (".java", ".oox")):
            try:
                yield load(file)
            except ProgramErrors as errors:
                print(f"left out: {file}: {str(errors).splitlines()[0]}", file=sys.stderr)


def used() -> float:
    """The seconds of the processor so far: on a busy machine, they say more than the clock."""
    times = os.times()
    return times.user + times.system + times.children_user + times.children_system


def attempts(loaded: Loaded, method: typed.Method, seconds: float) -> Iterator[Attempt]:
    """What each configuration says about a method."""
    options = Options(seconds=seconds, null_inputs=True)
    goal = Goal(loaded.syntax, loaded.program, method, options, loaded.sources)
    task = f"{method.info.span.file}: {method.info}"
    for name, schedule in CONFIGURATIONS.items():
        before = used()
        found = pursue(goal, schedule)
        found.statistics.seconds = used() - before
        yield Attempt(name, task, found.verdict, found.reason, found.verdict in DECISIVE, found.statistics)


def complaints(found: Iterable[Attempt]) -> Iterator[str]:
    """Where a single strategy is better than the schedule, by more than it may be."""
    by_task: dict[str, dict[str, Attempt]] = {}
    for each in found:
        by_task.setdefault(each.task, {})[each.configuration] = each
    for task, answers in by_task.items():
        auto = answers[AUTO]
        for name, other in answers.items():
            if name == AUTO or not other.solved:
                continue
            allowed = FACTOR * other.statistics.seconds + SECONDS
            if not auto.solved:
                yield f"{task}: decided by {name} alone ({other.verdict}), but {auto.verdict} by {AUTO}"
            elif auto.statistics.seconds > allowed:
                yield f"{task}: {auto.statistics.seconds:.1f} s, but {other.statistics.seconds:.1f} s by {name} alone"


def main() -> None:
    """Prints a table, the plot, and what is to be mended."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("paths", nargs="*", type=Path, default=[PROGRAMS / each for each in FOLDERS])
    parser.add_argument("--time", type=float, default=20.0, help="seconds for each method and configuration")
    parser.add_argument("--limit", type=int, help="methods at most")
    parser.add_argument("--svg", type=Path, help="write the quantile plot to this file")
    given = parser.parse_args()
    found: list[Attempt] = []
    methods = ((loaded, method) for loaded in programs(given.paths) for method in loaded.methods_to_check())
    for count, (loaded, method) in enumerate(methods):
        if given.limit is not None and count >= given.limit:
            break
        here = list(attempts(loaded, method, given.time))
        found += here
        for text in complaints(here):
            print(text, flush=True)
    times = solving_times(found)
    for name in CONFIGURATIONS:
        spent = sum(each.statistics.seconds for each in found if each.configuration == name)
        print(f"{name:10} {len(times.get(name, [])):5} of {len(found) // len(CONFIGURATIONS)} decided, {spent:8.1f} s")
    print(quantile_text(times))
    for each in disagreements(found):
        print(f"CONTRADICTION: {each.task}: invalid by {each.invalid}, valid by {each.valid}")
    if given.svg is not None:
        given.svg.write_text(quantile_svg(times), encoding="utf-8")


if __name__ == "__main__":
    main()
