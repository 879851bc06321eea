"""Smid's tables 4.4 to 4.14 (Jip, 2023): what each heuristic is worth, our figures beside the printed ones.

    python benchmarks/smid_tables.py                  # all tables
    python benchmarks/smid_tables.py --table 4.10 --seconds 20

The thesis adds one heuristic after the other, and runs each configuration on the Java tasks of SV-COMP 2023, which are
not ours to copy. We do the same on programs of this repository: compare how much a heuristic saves, not the
figures themselves. A table about a single task is shown with a program of the same kind. Our seconds are of the
processor, and a task that is not decided within `--seconds` counts as unsolved, with the time that it took.
The printed figures are seconds of a clock. Tables 4.15 and 4.16 compare verifiers on these tasks:
`oxpecker svcomp FOLDER` does, given a copy of them.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from time import process_time

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT / "src"))

from oxpecker.api.loading import choose_method, load  # noqa: E402
from oxpecker.engine import Bounds, Options, check_method  # noqa: E402
from oxpecker.engine.ablation import is_solved, with_nothing  # noqa: E402
from oxpecker.engine.options import PruningKind  # noqa: E402
from oxpecker.limits.clock import measure_by  # noqa: E402
from oxpecker.solver import CacheKind, EvaluationLevel, SolverName, available, build  # noqa: E402


@dataclass(frozen=True, slots=True)
class Task:
    """A method of a program, with its bounds."""

    file: str
    method: str
    bounds: Bounds


def _task(file: str, method: str, **bounds: int) -> Task:
    return Task(file, method, Bounds(**{"decisions": 100, "calls": 50, "steps": 1_000_000, **bounds}))


SORTING = _task("tests/programs/theses/bubble_sort.oox", "Main.sort", array=5)
THREADS = _task("tests/programs/theses/concurrent_merge_sort.oox", "Main.sort", array=3)
FIBONACCI = _task("tests/programs/theses/fibonacci.oox", "Main.recursive", calls=9)
LISTS = _task("tests/programs/theses/linked_list_membership.oox", "Node.recursive", chain=4)
TASKS = (
    SORTING,
    FIBONACCI,
    LISTS,
    THREADS,
    _task("tests/programs/theses/linked_list_minimum.oox", "Node.min", chain=4),
    _task("tests/programs/theses/modulus_by_subtraction.oox", "Main.mod", decisions=30),
    _task("tests/programs/theses/maximum.oox", "Math.max"),
    _task("examples/transfer.oox", "Main.transfer", chain=1),
    _task("examples/sum.oox", "Main.sum", decisions=12),
)


class Heuristics:
    """The thesis's names of configurations, each with ours."""

    def __init__(self, seconds: float) -> None:
        self._base = with_nothing(Options(seconds=seconds))

    def __getitem__(self, name: str) -> Options:
        first, *more = name.split("+")
        level, passes = _EVALUATION[first]
        solver = replace(self._base.solver, evaluation=level, interval_passes=passes)
        pruning = PruningKind.NEVER
        for each in more:
            pruning = _PRUNING.get(each, pruning)
            solver = replace(solver, cache=_CACHES.get(each, solver.cache), solver=_SOLVERS.get(each, solver.solver))
        return replace(self._base, pruning=pruning, solver=solver)


_EVALUATION = {
    "NH": (EvaluationLevel.NONE, 0),
    "EEE": (EvaluationLevel.EXTENDED, 0),
    "II": (EvaluationLevel.EXTENDED, 1),
    "II2": (EvaluationLevel.EXTENDED, 2),
}
_PRUNING = {"PP": PruningKind.PROBABILISTIC, "AP": PruningKind.ADAPTIVE, "CP": PruningKind.ALWAYS}
_CACHES = {"EC": CacheKind.EXACT, "NEC": CacheKind.NORMALISED}
_SOLVERS = {"Z3": SolverName.Z3, "CVC": SolverName.CVC5, "Yices2": SolverName.YICES}


@dataclass(frozen=True, slots=True)
class Table:
    """A table of the thesis: a figure of each configuration, as it is printed, and the tasks that we run."""

    title: str
    columns: str
    printed: Mapping[str, str]
    tasks: tuple[Task, ...]


TABLES: Mapping[str, Table] = {
    "4.4": Table(
        "evaluation: BellmanFord-FunUnsat01; ours: a list",
        "s / questions",
        {"NH": ">100 / 5315", "EEE": "13.1 / 11655", "II": "0.0406 / 21", "II2": "0.044 / 21"},
        (LISTS,),
    ),
    "4.5": Table(
        "evaluation: MinePump spec1-5_product15; ours: merge sort with threads",
        "s / questions",
        {"NH": ">100 / 13194", "EEE": "3.51 / 316", "II": "2.23 / 2", "II2": "2.13 / 2"},
        (THREADS,),
    ),
    "4.6": Table(
        "evaluation: MergeSortIterative-FunUnsat01; ours: bubble sort",
        "s / questions",
        {"NH": ">100 / 133926", "EEE": ">100 / 68131", "II": "0.285 / 46", "II2": "0.266 / 3"},
        (SORTING,),
    ),
    "4.7": Table(
        "evaluation, all tasks",
        "score / s",
        {"NH": "15 / 1.12", "EEE": "44 / 43.1", "II": "45 / 23.5", "II2": "45 / 23.6"},
        TASKS,
    ),
    "4.8": Table(
        "pruning: UnSat-Fibonacci01; ours: Fibonacci",
        "s / questions",
        {"II": ">100 / 386", "II+PP": "95.95 / 15018", "II+AP": "0.906 / 541", "II+CP": "0.831 / 516"},
        (FIBONACCI,),
    ),
    "4.9": Table(
        "pruning: MergeSortIterative-FunUnsat01, of which two rows are misprints; ours: bubble sort",
        "s / questions",
        {"II": "0.285 / 46", "II+PP": "0.393 / 443", "II+AP": "misprint", "II+CP": "0.656 / 1645"},
        (SORTING,),
    ),
    "4.10": Table(
        "pruning, all tasks",
        "score / s",
        {"II": "45 / 23.5", "II+PP": "45 / 18.9", "II+AP": "46 / 22.8", "II+CP": "46 / 21.3"},
        TASKS,
    ),
    "4.11": Table(
        "cache: MergeSortIterative-FunUnsat01; ours: bubble sort",
        "s / questions",
        {"II+CP": "0.656 / 1645", "II+CP+EC": "0.308 / 120", "II+CP+NEC": "0.306 / 120"},
        (SORTING,),
    ),
    "4.12": Table(
        "cache: UnSat-Fibonacci01; ours: Fibonacci",
        "s / questions",
        {"II+CP": "0.831 / 516", "II+CP+EC": "1.04 / 515", "II+CP+NEC": "2.18 / 515"},
        (FIBONACCI,),
    ),
    "4.13": Table(
        "cache, all tasks",
        "score / s",
        {"II+CP": "46 / 21.3", "II+CP+EC": "46 / 19.3", "II+CP+NEC": "46 / 21.6"},
        TASKS,
    ),
    "4.14": Table(
        "solvers, all tasks; ours: cvc5 in place of CVC4",
        "score / s",
        {"II+CP+EC+Z3": "46 / 19.3", "II+CP+EC+CVC": "46 / 22.4", "II+CP+EC+Yices2": "46 / 17.5"},
        TASKS,
    ),
}


@dataclass(frozen=True, slots=True)
class Cost:
    """What tasks took together."""

    solved: int = 0
    paths: int = 0
    pruned: int = 0
    questions: int = 0
    seconds: float = 0.0

    def __add__(self, other: Cost) -> Cost:
        return Cost(
            self.solved + other.solved,
            self.paths + other.paths,
            self.pruned + other.pruned,
            self.questions + other.questions,
            self.seconds + other.seconds,
        )


@cache
def measured(task: Task, options: Options) -> Cost:
    """What a task takes."""
    loaded = load(ROOT / task.file)
    chosen = replace(options, bounds=task.bounds)
    solver = build(chosen.solver)
    begun = process_time()
    try:
        result = check_method(loaded.program, choose_method(loaded, task.method), solver, chosen)
    finally:
        solver.close()
    seconds = process_time() - begun
    counts = result.statistics
    return Cost(
        is_solved(result, chosen), counts.paths, counts.pruned, int(counts.solver.get("solver_calls", 0)), seconds
    )


def lines(table: Table, heuristics: Heuristics) -> Iterator[str]:
    """The rows of a table."""
    head = f"{'solved':>8} {'paths':>7} {'pruned':>7} {'questions':>9} {'s':>7}"
    yield f"  {'configuration':18} {f'printed: {table.columns}':>26}   {head}"
    for name, printed in table.printed.items():
        options = heuristics[name]
        if options.solver.solver not in (SolverName.AUTO, *available()):
            yield f"  {name:18} {printed:>26}   absent: the solver is not installed"
            continue
        found = sum((measured(task, options) for task in table.tasks), Cost())
        solved = f"{found.solved}/{len(table.tasks)}"
        yield (
            f"  {name:18} {printed:>26}   {solved:>8} {found.paths:>7} {found.pruned:>7} {found.questions:>9} "
            f"{found.seconds:>7.2f}"
        )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--table", choices=TABLES, action="append", help="only this one; can be repeated")
    parser.add_argument("--seconds", type=float, default=5.0, help="how long a task may take")
    given = parser.parse_args()
    measure_by(process_time)
    heuristics = Heuristics(given.seconds)
    for name, table in TABLES.items():
        if given.table is None or name in given.table:
            print(f"Table {name}, {table.title}")
            for line in lines(table, heuristics):
                print(line, flush=True)


if __name__ == "__main__":
    main()
