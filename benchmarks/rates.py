"""How many steps and forks the engine makes in a second of the processor.

    python benchmarks/rates.py [--runs 3] [--only TEXT] [--profile]

A rate is the best of several runs, and the noise is how much the worst one is below it. Steps and forks are exact, and
`benchmarks/costs.py` compares them; the seconds are of the processor, so that other work on the machine changes them
little, but caches and clocks are shared: compare rates that were measured one after the other. `--profile` prints
where the time goes, by functions.
"""

from __future__ import annotations

import argparse
import cProfile
import pstats
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from time import process_time

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from benchmarks.engine import BUBBLE_SORT, LOOP, TREE, read, typed_program
from oxpecker.engine import Bounds, Options, check_method
from oxpecker.oox import typed
from oxpecker.oox.parser import parse
from oxpecker.oox.source import Source
from oxpecker.results import Statistics
from oxpecker.solver import SolverConfiguration, build

SHOWN = 25
"""Functions of a profile that are printed."""

SYMBOLIC_LOOP = """
class Main {
    static int f(int x, int y) {
        int i := 0; int s := x;
        while (i < 20000) { s := y - s; i := i + 1; }
        return s;
    }
}
"""


@dataclass(frozen=True, slots=True)
class Task:
    """A method, and the options with which it is checked."""

    name: str
    program: typed.Program
    method: str
    options: Options

    def run(self) -> tuple[Statistics, float]:
        """A check, and its seconds of the processor."""
        (method,) = self.program.find_methods(self.method)
        solver = build(SolverConfiguration())
        begun = process_time()
        result = check_method(self.program, method, solver, self.options)
        seconds = process_time() - begun
        solver.close()
        return result.statistics, seconds


def tasks() -> Iterator[Task]:
    """Concrete steps, symbolic steps, and forks over numbers and over references."""
    yield Task("concrete loop", _of_text(LOOP.format(times=100_000)), "Main.f", Options(seconds=600))
    yield Task("symbolic loop", _of_text(SYMBOLIC_LOOP), "Main.f", Options(seconds=600))
    sort = typed_program(read(BUBBLE_SORT))
    yield Task("bubble sort", sort, "Main.sort", Options(Bounds(array=4), seconds=600))
    tree = typed_program(read(TREE))
    yield Task("tree insert", tree, "Tree.insert", Options(Bounds(chain=3), strategy="lazier#", seconds=600))


def _of_text(text: str) -> typed.Program:
    return typed_program(parse(Source("rates.oox", text)).program)


def measured(task: Task, runs: int) -> str:
    """The rates of a task, as a row."""
    found = [task.run() for _ in range(runs)]
    statistics = found[0][0]
    best, worst = min(seconds for _, seconds in found), max(seconds for _, seconds in found)
    row = f"{task.name:16}{statistics.steps:>10,} steps {statistics.forks:>6,} forks {best:7.2f} s"
    noise = 100 * (1 - best / worst)
    return (
        f"{row}{statistics.steps / best:>12,.0f} steps/s{statistics.forks / best:>8,.0f} forks/s  noise {noise:.0f} %"
    )


def profile(work: Callable[[], object]) -> None:
    """Prints in which functions the time goes."""
    profiler = cProfile.Profile(process_time)
    profiler.runcall(work)
    pstats.Stats(profiler).sort_stats("tottime").print_stats(SHOWN)


def main() -> None:
    """The command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--runs", type=int, default=3, help="runs of each task; default: 3")
    parser.add_argument("--only", default="", help="tasks whose name contains this")
    parser.add_argument("--profile", action="store_true", help="where the time goes, in one run")
    given = parser.parse_args()
    for task in tasks():
        if given.only in task.name:
            if given.profile:
                print(task.name)
                profile(task.run)
            else:
                print(measured(task, given.runs), flush=True)


if __name__ == "__main__":
    main()
