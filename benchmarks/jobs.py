"""What `--jobs` gains on one method: `python benchmarks/jobs.py [--only NAME] [--json FILE] [--wall] [--repeat N]`.

Each program of benchmarks/jobs/ has one method with many paths. It is checked whole, and in pieces. The targets: with
one process, pieces take at most 5 % longer than the whole, and two processes are at least 1.7 times as fast as one.
Exit code 1 when the mean misses a target.

Times are of the processor: a piece costs what its process computed, and the time of several processes is the longest
chain of what each of them computed, as the schedule of `Helpers` would hand it out. The same costs give the speed-up
for up to 256 processes. The whole and the pieces are checked at once by two processes that take turns on one processor,
so that others who use the machine disturb both alike. `--wall` adds times of the clock.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from heapq import heappop, heappush
from math import exp, inf, log
from multiprocessing import get_context
from multiprocessing.connection import Connection
from pathlib import Path
from time import monotonic, process_time

from oxpecker.api.loading import load
from oxpecker.engine import Bounds, Merging, Options, check_method
from oxpecker.engine.checking import MethodCheck
from oxpecker.engine.explore import partition
from oxpecker.engine.explore.rounds import Round
from oxpecker.engine.limits import UNITS_OF_A_PIECE
from oxpecker.engine.pieces import Line, Outcome, Piece, Place
from oxpecker.limits.tokens import Tokens, sharing
from oxpecker.results import MethodResult
from oxpecker.solver import open_solver

FOLDER = Path(__file__).with_name("jobs")
CROWDS = (1, 2, 4, 8, 16, 32, 64, 128, 256)


@dataclass(slots=True)
class Explored:
    """One piece: its seconds of the processor, and when which pieces were split off from it."""

    begun: float
    seconds: float = 0.0
    split: list[tuple[float, partition.Beginning]] = field(default_factory=list)


@dataclass(slots=True)
class Explorations:
    """The first piece of a round, and the others."""

    first: Explored
    others: dict[partition.Beginning, Explored] = field(default_factory=dict)

    def makespan(self, processes: int) -> float:
        """The seconds of several processes: one takes the first open piece, the others the shallowest."""
        line, root, now, done = Line(), Place((), is_taken=True), 0.0, 0
        line.places.append(root)
        events: list[tuple[float, int, Place, partition.Beginning | None]] = []

        def start(place: Place, piece: Explored) -> None:
            for seconds, beginning in piece.split:
                heappush(events, (now + seconds, len(events) + done * 1000, place, beginning))
            heappush(events, (now + piece.seconds, len(events) + done * 1000, place, None))

        start(root, self.first)
        running = 1
        while events:
            now, _, place, beginning = heappop(events)
            done += 1
            if beginning is not None:
                line.split(place, beginning)
            else:
                line.places.remove(place)
                running -= 1
            while running < processes and (taken := _next(line)) is not None:
                taken.is_taken = True
                running += 1
                start(taken, self.others[taken.beginning])
        return now


def _next(line: Line) -> Place | None:
    return line.shallowest() if line.places and line.places[0].is_taken else line.first()


@dataclass(slots=True)
class Costs:
    """Seconds of the processor: of the pieces of each round, and of what one process does alone."""

    total: float = 0.0
    rounds: list[Explorations] = field(default_factory=list)

    @property
    def pieces(self) -> list[float]:
        """The seconds of all pieces that were split off."""
        return [piece.seconds for each in self.rounds for piece in each.others.values()]

    @property
    def before(self) -> float:
        """The seconds until the first piece is split off, if one is."""
        alone = self.total - sum(each.first.seconds for each in self.rounds) - sum(self.pieces)
        return alone + sum(min((at for at, _ in each.first.split), default=each.first.seconds) for each in self.rounds)

    def makespan(self, processes: int) -> float:
        """The seconds of several processes."""
        return self.total - sum(each.makespan(1) - each.makespan(processes) for each in self.rounds)


@contextmanager
def recorded(costs: Costs) -> Iterator[None]:
    """Records the pieces that are explored inside."""
    right_round, right_piece, right_split = MethodCheck.round, Piece.explore, partition.Partition.split
    now: list[Explored] = []

    def explore_round(check: MethodCheck, bounds: Bounds, probing: bool = False) -> Round:
        first = Explored(process_time())
        costs.rounds.append(Explorations(first))
        now.append(first)
        try:
            return right_round(check, bounds, probing)
        finally:
            now.pop()
            others = sum(each.seconds for each in costs.rounds[-1].others.values())
            first.seconds = process_time() - first.begun - others

    def explore(piece: Piece, beginning: partition.Beginning) -> Outcome:
        explored = costs.rounds[-1].others[beginning] = Explored(process_time())
        now.append(explored)
        try:
            return right_piece(piece, beginning)
        finally:
            now.pop()
            explored.seconds = process_time() - explored.begun

    def split(partition: partition.Partition, beginning: partition.Beginning) -> None:
        now[-1].split.append((process_time() - now[-1].begun, beginning))
        right_split(partition, beginning)

    MethodCheck.round, Piece.explore = explore_round, explore  # type: ignore[method-assign]
    partition.Partition.split = split  # type: ignore[method-assign]
    try:
        yield
    finally:
        MethodCheck.round, Piece.explore = right_round, right_piece  # type: ignore[method-assign]
        partition.Partition.split = right_split  # type: ignore[method-assign]


def checked(file: Path, units: float, processes: int = 1, size: int | None = None) -> tuple[MethodResult, float, float]:
    """The result of a program, and the seconds that it took: of the processor, and of the clock."""
    array = size or int(file.read_text(encoding="utf-8").split()[2])
    options = Options(Bounds(array=array), merging=Merging.NEVER, seconds=10_000.0)
    loaded = load(file)
    method = next(each for each in loaded.methods_to_check() if each.info.name == "work")
    vars(partition)["UNITS_OF_A_PIECE"] = units
    begun, clock = process_time(), monotonic()
    try:
        with open_solver(options.solver) as solver, sharing(Tokens(processes - 1)):
            result = check_method(loaded.program, method, solver, options, loaded.sources)
    finally:
        vars(partition)["UNITS_OF_A_PIECE"] = UNITS_OF_A_PIECE
    return result, process_time() - begun, monotonic() - clock


@dataclass(frozen=True, slots=True)
class Run:
    """One check of a program: what it found, its queries, and what it cost."""

    verdict: str
    paths: int
    queries: int
    costs: Costs


def run_of(file: Path, units: float) -> Run:
    """Checks a program; with infinitely many units, it is not split."""
    costs = Costs()
    with recorded(costs):
        result, costs.total, _ = checked(file, units)
    return Run(result.verdict, result.statistics.paths, int(result.statistics.solver["solver_calls"]), costs)


def at_once(*tasks: Callable[[], Run]) -> list[Run]:
    """Runs tasks in copies of this process, which take turns on one processor where the system allows that."""
    copies = get_context("fork")

    def work(task: Callable[[], Run], out: Connection) -> None:
        if hasattr(os, "sched_setaffinity"):
            os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
        out.send(task())

    pipes = [copies.Pipe(duplex=False) for _ in tasks]
    processes = [copies.Process(target=work, args=(task, out)) for task, (_, out) in zip(tasks, pipes, strict=True)]
    for process in processes:
        process.start()
    for _, out in pipes:
        out.close()
    runs = [answers.recv() for answers, _ in pipes]
    for process in processes:
        process.join()
    return runs


def measured(file: Path, wall: bool, repetitions: int) -> dict[str, object]:
    """The figures of one program; of several runs, the one that was disturbed least."""
    checked(file, inf, size=2)  # what is known of the program, and the libraries of solvers, are loaded once
    runs = [at_once(lambda: run_of(file, inf), lambda: run_of(file, UNITS_OF_A_PIECE)) for _ in range(repetitions)]
    whole, pieces = min(runs, key=lambda pair: pair[0].costs.total + pair[1].costs.total)
    assert (pieces.verdict, pieces.paths) == (whole.verdict, whole.paths), file
    costs = pieces.costs
    figures: dict[str, object] = {
        "program": file.stem,
        "paths": whole.paths,
        "pieces": len(costs.rounds) + len(costs.pieces),
        "queries": {"whole": whole.queries, "pieces": pieces.queries},
        "whole": round(whole.costs.total, 2),
        "alone": round(costs.total, 2),
        "before": round(costs.before, 2),
        "largest": round(max(costs.pieces, default=0.0), 2),
        "speed-up": {str(n): round(costs.total / costs.makespan(n), 2) for n in CROWDS},
    }
    if wall:
        one, two = (checked(file, UNITS_OF_A_PIECE, processes)[2] for processes in (1, 2))
        figures["clock"] = round(one / two, 2)
    return figures


def main() -> int:
    """Prints a table, and the means."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--only", help="programs whose names contain this")
    parser.add_argument("--json", type=Path, help="append the figures to this file, one program a line")
    parser.add_argument("--wall", action="store_true", help="measure two processes by the clock, too")
    parser.add_argument("--repeat", type=int, default=1, metavar="N", help="take the run of N that was disturbed least")
    arguments = parser.parse_args()
    rows = []
    for file in sorted(FOLDER.glob("*.java")):
        if arguments.only is None or arguments.only in file.stem:
            rows.append(measured(file, arguments.wall, arguments.repeat))
            print(json.dumps(rows[-1]), flush=True)
            if arguments.json is not None:
                with arguments.json.open("a", encoding="utf-8") as out:
                    out.write(json.dumps(rows[-1]) + "\n")
    return 1 if _misses(rows) else 0


def _misses(rows: list[dict[str, object]]) -> bool:
    """Prints the means, and tells whether they miss the targets."""
    overhead = _mean([float(str(row["alone"])) / float(str(row["whole"])) for row in rows]) - 1
    curve = {n: _mean([row["speed-up"][str(n)] for row in rows]) for n in CROWDS}  # type: ignore[index]
    print(f"overhead of pieces with one process: {100 * overhead:.1f} %  (target: at most 5 %)")
    print("speed-up:", ", ".join(f"{n}: {gain:.2f}" for n, gain in curve.items()), " (target: at least 1.7 with 2)")
    return overhead > 0.05 or curve[2] < 1.7


def _mean(ratios: list[float]) -> float:
    return exp(sum(map(log, ratios)) / len(ratios))


if __name__ == "__main__":
    sys.exit(main())
