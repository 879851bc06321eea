"""How many interleavings are explored and how fast: `python benchmarks/threads.py [--svg FILE] [--limit SECONDS]`.

The targets: philosophers (n = 4) deadlock within a second, merge sort for arrays up to 3 within three seconds, the
outlier among its mutants (an array of length 1 forks forever) within two, and at least a hundred times fewer paths of
the merge sort with `optimal` than with `none`. Two threads work at once only from length 4 on; 5 is taken, with the
elements in one order, so that there is a path for each interleaving and nothing else.

Then, for growing n, how many traces `optimal` explores, how many explorations are blocked (none should be), and the
time; and the number of paths with each reduction, as far as the limit allows. Exit code 1 when a target is missed.
Times are of the processor, so that others who use the machine hardly matter.
"""

from __future__ import annotations

import argparse
import os
import platform
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from math import log10
from pathlib import Path
from time import process_time

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from oxpecker.engine import Bounds, Options, ProgramCode, check_method  # noqa: E402
from oxpecker.engine.concurrency.interleaving import Interleavings  # noqa: E402
from oxpecker.engine.explore.explorer import Explorer  # noqa: E402
from oxpecker.engine.options import Reduction  # noqa: E402
from oxpecker.engine.path.endings import Cut, Excluded  # noqa: E402
from oxpecker.limits import LimitReached, Watch  # noqa: E402
from oxpecker.solver import SolverConfiguration, build  # noqa: E402
from tests.engine.thread_tables import FAMILIES, LARGER, Family, philosophers  # noqa: E402
from tests.oox.from_text import checked, method_named  # noqa: E402

SOLVER = build(SolverConfiguration())
MERGE_SORT = ROOT / "tests/programs/theses/concurrent_merge_sort.oox"


@dataclass(frozen=True, slots=True)
class Figure:
    """What was measured, and what it is meant to be."""

    name: str
    value: float
    target: float
    least: bool = False
    remark: str = ""

    @property
    def is_met(self) -> bool:
        """Whether the target is reached."""
        return self.value >= self.target if self.least else self.value <= self.target

    def __str__(self) -> str:
        sign = ">=" if self.least else "<="
        verdict = "" if self.is_met else "  MISSED"
        return f"{self.name:48}{self.value:>12.2f}  {sign} {self.target:<8g}{self.remark}{verdict}"


@dataclass(frozen=True, slots=True)
class Explored:
    """How many paths there are and how many explorations were blocked, how long that took, and whether it is all."""

    paths: int
    blocked: int
    seconds: float
    complete: bool


def explore(text: str, name: str, reduction: Reduction, bounds: Bounds, seconds: float) -> Explored:
    """Explores a program as far as the seconds allow."""
    program = checked(text)
    options = Options(bounds, reduction=reduction)
    begun = process_time()
    explorer = Explorer(ProgramCode(program), bounds, SOLVER, options, Watch(seconds))
    interleavings = Interleavings(explorer)
    paths, complete = 0, True
    try:
        for end in interleavings.paths(method_named(program, name)):
            paths += not isinstance(end.ending, (Cut, Excluded))
    except LimitReached:
        complete = False
    return Explored(paths, explorer.statistics.redundant, process_time() - begun, complete)


def one_merge_sort(length: int) -> str:
    """The merge sort of the arrays of a length that are in falling order, so that there is one path for each trace."""
    falling = " && ".join(f"array[{i}] > array[{i + 1}]" for i in range(length - 1))
    text = MERGE_SORT.read_text(encoding="utf-8")
    return text.replace("requires(array != null)", f"requires(array != null && #array == {length} && {falling})", 1)


@dataclass(frozen=True, slots=True)
class Growing:
    """A program for each n."""

    name: str
    text: Callable[[int], str]
    largest: int
    method: str = "Main.go"


GROWING = (
    *(Growing(family.name, family.text, family.largest) for family in FAMILIES),
    Growing("merge sort in one order", one_merge_sort, 7, "Main.sort"),
)


def verdict_time(text: str, name: str, bounds: Bounds | None) -> tuple[str, float]:
    """The verdict on a method, and how long it took."""
    program = checked(text)
    begun = process_time()
    result = check_method(program, method_named(program, name), SOLVER, Options(bounds, seconds=60.0))
    return str(result.verdict), process_time() - begun


def figures(limit: float) -> list[Figure]:
    """Everything that has a target."""
    dinner, seconds = verdict_time(philosophers(4), "Main.go", Bounds())
    found = [Figure("philosophers, n = 4, seconds", seconds, 1.0, remark=dinner)]
    original = MERGE_SORT.read_text(encoding="utf-8")
    sorted_, seconds = verdict_time(original, "Main.sort", Bounds(array=3))
    found.append(Figure("merge sort, arrays up to 3, seconds", seconds, 3.0, remark=sorted_))
    outlier = original.replace("if (left < right)", "if (left >= right)")
    broken, seconds = verdict_time(outlier, "Main.sort", None)
    found.append(Figure("merge sort, mutant CMP2, seconds", seconds, 2.0, remark=broken))
    text, bounds = one_merge_sort(5), Bounds(array=5)
    few = explore(text, "Main.sort", Reduction.OPTIMAL, bounds, limit)
    many = explore(text, "Main.sort", Reduction.NONE, bounds, limit)
    assert few.complete, "the limit is too low even for the reduced merge sort"
    remark = f"{few.paths} against {many.paths}{'' if many.complete else ' so far'}"
    times = many.paths / few.paths
    found.append(Figure("merge sort of 5 in one order, times fewer than none", times, 100.0, True, remark))
    return found


SIZES = {"last zero": 9, "late choice": 10, "indexer": 15, "file system": 20, "philosophers": 9}
"""How far the families of `optimal` are followed, if the limit allows; others go to their own size and one more."""


def optimal_rows(limit: float) -> Iterator[str]:
    """Traces, blocked explorations, seconds and growth of each family, as far as the limit allows."""
    families: dict[str, Family] = {family.name: family for family in (*FAMILIES, *LARGER)}
    for family in families.values():
        before = 0.0
        for n in range(2, SIZES.get(family.name, family.largest + 1) + 1):
            found = explore(family.text(n), "Main.go", Reduction.OPTIMAL, Bounds(array=8, threads=40), limit)
            if not found.complete:
                yield f"{family.name:32}{n:>4}  more than {limit:g} seconds"
                break
            growth = f"{found.seconds / before:>9.1f}" if before > 0.05 else f"{'':>9}"
            yield f"{family.name:32}{n:>4}{found.paths:>10}{found.blocked:>10}{found.seconds:>10.2f}{growth}"
            before = found.seconds


def growth(limit: float) -> dict[str, dict[str, list[int]]]:
    """The number of paths for n = 1, 2, ..: by program and reduction, as far as the limit allows."""
    table: dict[str, dict[str, list[int]]] = {}
    for growing in GROWING:
        rows = table[growing.name] = {}
        for reduction in Reduction:
            counts = rows[reduction] = []
            for n in range(2, growing.largest + 1):
                found = explore(growing.text(n), growing.method, reduction, Bounds(array=8), limit)
                if not found.complete:
                    break
                counts.append(found.paths)
    return table


def plot(table: dict[str, dict[str, list[int]]]) -> str:
    """The growth as a picture: n to the right, paths upwards by powers of ten; a panel for each program."""
    panels = [
        _panel(name, rows, 20 + 240 * (i % 3), 30 + 200 * (i // 3)) for i, (name, rows) in enumerate(table.items())
    ]
    height = 30 + 200 * ((len(table) + 2) // 3)
    style = "text{font:11px sans-serif}.none{stroke:#c33}.guarded{stroke:#c90}.optimal{stroke:#06c}"
    head = f'<svg xmlns="http://www.w3.org/2000/svg" width="740" height="{height}"><style>{style}</style>'
    legend = '<text x="20" y="14">paths for n = 2, 3, ..: none red, guarded yellow, optimal blue</text>'
    return f"{head}{legend}{''.join(panels)}</svg>\n"


def _panel(name: str, rows: dict[str, list[int]], x: int, y: int) -> str:
    top = max(log10(max(count, 1)) for counts in rows.values() for count in counts) or 1.0
    parts = [f'<rect x="{x}" y="{y}" width="200" height="140" fill="none" stroke="#999"/>']
    parts.append(f'<text x="{x}" y="{y + 156}">{name}, up to 10^{top:.1f}</text>')
    for reduction, counts in rows.items():
        points = [f"{x + 30 * i},{y + 140 - 130 * log10(max(c, 1)) / top:.1f}" for i, c in enumerate(counts)]
        parts.append(f'<polyline class="{reduction}" fill="none" points="{" ".join(points)}"/>')
    return "".join(parts)


def main() -> int:
    """Print the machine, the figures and the growth."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--limit", type=float, default=60.0, help="seconds for each exploration")
    parser.add_argument("--svg", type=Path, metavar="FILE", help="where to draw the growth")
    options = parser.parse_args()
    print(f"{platform.machine()}, {os.cpu_count()} processors, Python {platform.python_version()}")
    measured = figures(options.limit)
    print(*measured, sep="\n", flush=True)
    print(f"\n{'optimal':32}{'n':>4}{'traces':>10}{'blocked':>10}{'seconds':>10}{'growth':>9}", flush=True)
    for row in optimal_rows(options.limit):
        print(row, flush=True)
    table = growth(min(options.limit, 5.0))
    print(f"\n{'paths for n = 2, 3, ..':32}")
    for name, rows in table.items():
        for reduction, counts in rows.items():
            print(f"{name:32}{reduction:10}" + "".join(f"{count:>9}" for count in counts))
    if options.svg is not None:
        options.svg.write_text(plot(table), encoding="utf-8")
    return 0 if all(figure.is_met for figure in measured) else 1


if __name__ == "__main__":
    sys.exit(main())
