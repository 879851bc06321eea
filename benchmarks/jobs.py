"""What `--jobs` gains on one method: `python benchmarks/jobs.py [--only NAME] [--json FILE] [--wall]`.

Each program of benchmarks/jobs/ has one method with many paths. It is checked whole, and in pieces. The targets: with
one process, pieces take at most 5 % longer than the whole, and two processes are at least 1.7 times as fast as one.
Exit code 1 when the mean misses a target.

Times are of the processor, so that others who use the machine hardly matter: a piece costs what its process computed,
and the time of several processes is the longest chain of what each of them computed, as the schedule of `Helpers` would
hand it out. The same costs give the speed-up for up to 256 processes. `--wall` adds times of the clock.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from heapq import heappop, heappush
from math import exp, inf, log
from pathlib import Path
from time import monotonic, process_time

from oxpecker.api.loading import load
from oxpecker.engine import Bounds, Merging, Options, check_method
from oxpecker.engine.explore import partition
from oxpecker.engine.pieces import Line, Outcome, Piece, Place
from oxpecker.limits.tokens import Tokens, sharing
from oxpecker.results import MethodResult
from oxpecker.solver import open_solver

FOLDER = Path(__file__).with_name("jobs")
CROWDS = (1, 2, 4, 8, 16, 32, 64, 128, 256)


Explored = dict[partition.Beginning, tuple[float, list[partition.Beginning]]]
"""The pieces of a round: the seconds of each, and the pieces that were split off from it."""


@dataclass(slots=True)
class Costs:
    """Seconds of the processor: of the pieces of each round, and of what one process does alone."""

    alone: float = 0.0
    rounds: dict[Bounds, Explored] = field(default_factory=dict)

    @property
    def pieces(self) -> list[float]:
        """The seconds of all pieces."""
        return [seconds for explored in self.rounds.values() for seconds, _ in explored.values()]

    @property
    def total(self) -> float:
        """The seconds of one process."""
        return self.alone + sum(self.pieces)

    def makespan(self, processes: int) -> float:
        """The seconds of several processes."""
        return self.alone + sum(_makespan(explored, processes) for explored in self.rounds.values())


def _makespan(pieces: Explored, processes: int) -> float:
    """The seconds of a round: one process takes the first open piece, the others the shallowest."""
    line, now = Line(), 0.0
    below = {each for _, split in pieces.values() for each in split}
    line.begin([each for each in pieces if each not in below])
    running: list[tuple[float, int, Place]] = []
    for number in range(len(pieces)):
        while len(running) < processes and (place := _next(line)) is not None:
            place.is_taken = True
            heappush(running, (now + pieces[place.beginning][0], number + len(running) * 10**6, place))
        now, _, done = heappop(running)
        behind = line.places.index(done) + 1
        line.places[behind:behind] = [Place(each) for each in pieces[done.beginning][1]]
        line.places.remove(done)
    return now


def _next(line: Line) -> Place | None:
    return line.shallowest() if line.places and line.places[0].is_taken else line.first()


@contextmanager
def recorded(costs: Costs) -> Iterator[None]:
    """Records the pieces that are explored inside."""
    right = Piece.explore

    def explore(piece: Piece, beginning: partition.Beginning) -> Outcome:
        begun = process_time()
        outcome = right(piece, beginning)
        explored = costs.rounds.setdefault(piece.bounds, {})
        explored[beginning] = (process_time() - begun, outcome.open)
        return outcome

    Piece.explore = explore  # type: ignore[method-assign]
    try:
        yield
    finally:
        Piece.explore = right  # type: ignore[method-assign]


def checked(file: Path, units: float, processes: int = 1, size: int | None = None) -> tuple[MethodResult, float, float]:
    """The result of a program, and the seconds that it took: of the processor, and of the clock."""
    array = size or int(file.read_text(encoding="utf-8").split()[2])
    options = Options(Bounds(array=array), merging=Merging.NEVER, seconds=10_000.0)
    loaded = load(file)
    method = next(each for each in loaded.methods_to_check() if each.info.name == "work")
    usual, partition.UNITS_OF_A_PIECE = partition.UNITS_OF_A_PIECE, units  # type: ignore[assignment]
    begun, clock = process_time(), monotonic()
    try:
        with open_solver(options.solver) as solver, sharing(Tokens(processes - 1)):
            result = check_method(loaded.program, method, solver, options, loaded.sources)
    finally:
        partition.UNITS_OF_A_PIECE = usual
    return result, process_time() - begun, monotonic() - clock


def measured(file: Path, wall: bool) -> dict[str, object]:
    """The figures of one program."""
    checked(file, inf, size=2)  # what is known of the program, and the libraries of solvers, are loaded once
    whole, seconds, _ = checked(file, inf)
    costs = Costs()
    with recorded(costs):
        pieces, computed, alone = checked(file, partition.UNITS_OF_A_PIECE)
    costs.alone = computed - sum(costs.pieces)
    assert pieces.verdict is whole.verdict and pieces.statistics.paths == whole.statistics.paths, file
    figures: dict[str, object] = {
        "program": file.stem,
        "paths": whole.statistics.paths,
        "pieces": 1 + len(costs.pieces),
        "whole": round(seconds, 2),
        "alone": round(costs.total, 2),
        "before": round(costs.alone, 2),
        "largest": round(max(costs.pieces, default=0.0), 2),
        "speed-up": {str(n): round(costs.total / costs.makespan(n), 2) for n in CROWDS},
    }
    if wall:
        figures["clock"] = round(alone / checked(file, partition.UNITS_OF_A_PIECE, 2)[2], 2)
    return figures


def main() -> int:
    """Prints a table, and the means."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--only", help="programs whose names contain this")
    parser.add_argument("--json", type=Path, help="append the figures to this file, one program a line")
    parser.add_argument("--wall", action="store_true", help="measure two processes by the clock, too")
    arguments = parser.parse_args()
    rows = []
    for file in sorted(FOLDER.glob("*.java")):
        if arguments.only is None or arguments.only in file.stem:
            rows.append(measured(file, arguments.wall))
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
